import { act, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Toasts, toast } from './toast.tsx'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})

/** Milliseconds in which a toast that is dismissed leaves the document, and less than any toast lives. */
const LEAVING = 1100

/** The messages on screen, once those that were dismissed have left. */
const shown = () => {
  act(() => vi.advanceTimersByTime(LEAVING))
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}

test('of many toasts the newest three stay, and the same message is on screen once', () => {
  render(<Toasts />)
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) act(() => toast.error(name))
  expect(shown().toSorted()).toEqual(['Five', 'Four', 'Three'])
  for (let count = 0; count < 5; count++) act(() => toast.error('No connection'))
  expect(shown().toSorted()).toEqual(['Five', 'Four', 'No connection'])
})
