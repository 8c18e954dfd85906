import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNow } from './use-now.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is the time after mounting, updated at the interval, and once with an interval of 0', () => {
  vi.useFakeTimers({ now: 1000 })
  const every = renderHook(() => useNow(500))
  const once = renderHook(() => useNow(0))
  act(() => void vi.advanceTimersByTime(499))
  expect([every.result.current, once.result.current]).toEqual([1000, 1000])
  act(() => void vi.advanceTimersByTime(1))
  expect([every.result.current, once.result.current]).toEqual([1500, 1000])
  every.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
