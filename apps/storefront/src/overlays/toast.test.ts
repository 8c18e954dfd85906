import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from './toast.ts'

vi.mock('./Toasts.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
const said = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

test('where what draws toasts does not come, the message still stands in the page, the newest alone, for a while', async () => {
  vi.useFakeTimers()
  await showToast('success', 'Item added to cart!')
  await showToast('error', 'Not added')
  expect(said()).toEqual(['Not added'])
  vi.advanceTimersByTime(5999)
  expect(said()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
})

test('over a modal it stands inside, where it can be heard', async () => {
  const modal = document.body.appendChild(document.createElement('dialog'))
  modal.setAttribute('open', '')
  await showToast('error', 'No answer')
  expect(modal.textContent).toBe('No answer')
})
