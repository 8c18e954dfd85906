import { expect, test } from 'vitest'
import { type LoggedEvent, restoreLog, withEvent } from './event-log.ts'

const minute = 60_000
const entry = (id: number, at: number, state: LoggedEvent['state'] = 'waiting'): LoggedEvent => ({
  id,
  name: 'PageView',
  at,
  state,
  data: '',
})

test('the newest event is first, a state replaces the one before, and events older than 30 minutes are dropped', () => {
  const now = 100 * minute
  const log = [entry(1, now - 31 * minute), entry(2, now - minute), entry(3, now)].reduce<LoggedEvent[]>(withEvent, [])
  expect(log.map(({ id }) => id)).toEqual([3, 2])
  expect(withEvent(log, entry(2, now, 'sent')).map(({ id, state, at }) => [id, state, at])).toEqual([
    [3, 'waiting', now],
    [2, 'sent', now - minute],
  ])
})

test('an event that waited when its document was closed is lost', () => {
  const stored = [entry(2, minute, 'sent'), entry(1, 0)]
  expect(restoreLog(stored, 2 * minute).map(({ state }) => state)).toEqual(['sent', 'lost'])
  expect(restoreLog(stored, 60 * minute)).toEqual([])
  expect(restoreLog('broken', 0)).toEqual([])
})
