import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from './toast.ts'

vi.mock('./Toasts.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

test('without the toast library, only the newest message is shown, for 6 seconds', async () => {
  vi.useFakeTimers()
  await showToast('success', 'Item added to cart!')
  await showToast('error', 'Not added')
  expect(alerts()).toEqual(['Not added'])
  vi.advanceTimersByTime(5999)
  expect(alerts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(alerts()).toEqual([])
})

test('with an open modal, the message is shown inside it', async () => {
  const modal = document.body.appendChild(document.createElement('dialog'))
  modal.setAttribute('open', '')
  await showToast('error', 'No response')
  expect(modal.textContent).toBe('No response')
})
