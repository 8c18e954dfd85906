import { afterEach, expect, test, vi } from 'vitest'
import { roomBelow } from './room-below.ts'
import { removeToast, showToast } from './toast.ts'

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

test('a message can be removed before its time', async () => {
  await showToast('error', 'Please select all options: Size')
  await removeToast('error', 'Another one')
  expect(alerts()).toHaveLength(1)
  await removeToast('error', 'Please select all options: Size')
  expect(alerts()).toEqual([])
})

test('a message is above the buttons at the bottom of the window, and not above others', () => {
  const bar = (className: string, top: number, height: number) => {
    const element = document.body.appendChild(document.createElement('div'))
    element.className = className
    element.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
  }
  expect(roomBelow()).toBe(0)
  bar('bf-product__buttons', 100, 72)
  expect(roomBelow()).toBe(0)
  bar('bf-product__buttons', innerHeight - 130, 130)
  expect(roomBelow()).toBe(130)
})
