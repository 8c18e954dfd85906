import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDatabase } from './watch.ts'

const state = { answeredAt: 0, changes: [] as boolean[] }
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  Object.assign(state, { answeredAt: 0, changes: [] })
  stop = watchDatabase({ staleForMs: () => Date.now() - state.answeredAt }, (isAway) => state.changes.push(isAway))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('detects within a second and a half that the database does not respond, and that it recovers', () => {
  vi.advanceTimersByTime(1_500)
  expect(state.changes).toEqual([true])
  vi.advanceTimersByTime(60_000)
  expect(state.changes).toEqual([true])
  state.answeredAt = Date.now()
  vi.advanceTimersByTime(100)
  expect(state.changes).toEqual([true, false])
})

it('does not mistake a delay of this process for one of the database', () => {
  // All timers of a blocked process run late, before it reads a response that has arrived.
  vi.setSystemTime(30_000)
  vi.advanceTimersByTime(100)
  state.answeredAt = Date.now()
  vi.advanceTimersByTime(300)
  expect(state.changes).toEqual([])
})

it('ignores slow responses', () => {
  for (let i = 0; i < 50; i++) {
    vi.advanceTimersByTime(900)
    state.answeredAt = Date.now() - 300
  }
  expect(state.changes).toEqual([])
})
