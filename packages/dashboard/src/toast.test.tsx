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

/** Milliseconds after which a dismissed toast is removed from the document; less than any toast's lifetime. */
const LEAVING = 1100

/** The visible messages, after dismissed ones are removed. */
const shown = () => {
  act(() => vi.advanceTimersByTime(LEAVING))
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}

test('only the newest three toasts stay, and the same message is visible once', () => {
  render(<Toasts />)
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) act(() => toast.error(name))
  expect(shown().toSorted()).toEqual(['Five', 'Four', 'Three'])
  for (let count = 0; count < 5; count++) act(() => toast.error('No connection'))
  expect(shown().toSorted()).toEqual(['Five', 'Four', 'No connection'])
})
