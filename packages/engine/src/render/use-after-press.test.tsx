import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAfterPress } from './use-after-press.ts'

afterEach(cleanup)

it.each(['pointerup', 'pointercancel'])('runs an action immediately, and during a press after its %s', async (end) => {
  const { result, unmount } = renderHook(useAfterPress)
  const action = vi.fn()
  result.current(action)
  expect(action).toHaveBeenCalledTimes(1)
  fireEvent(window, new Event('pointerdown'))
  result.current(action)
  expect(action).toHaveBeenCalledTimes(1)
  fireEvent(window, new Event(end))
  expect(action).toHaveBeenCalledTimes(1)
  await expect.poll(() => action).toHaveBeenCalledTimes(2)
  result.current(action)
  expect(action).toHaveBeenCalledTimes(3)
  unmount()
  fireEvent(window, new Event('pointerdown'))
  result.current(action)
  expect(action).toHaveBeenCalledTimes(4)
})
