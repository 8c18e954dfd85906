import { expect, it } from 'vitest'
import { type DueNotice, dueNotice } from './due-notice.ts'
import type { PlanRow } from './plan-state.ts'

const DAY = 24 * 3600_000
const start = Date.UTC(2026, 5, 1)
const trial: PlanRow = {
  status: 'trialing',
  trial_ends_at: new Date(start + 14 * DAY),
  past_due_since: null,
  ended_at: null,
  provider: null,
}

/** The notices to an account when the job runs every hour, as "day type". */
function sentTo(row: PlanRow): string[] {
  const sent = new Map<string, string>()
  for (let hour = 0; hour < 40 * 24; hour++) {
    const notice: DueNotice | undefined = dueNotice(row, start + hour * 3600_000)
    const key = `${notice?.type} ${notice?.about.getTime()}`
    if (notice && !sent.has(key)) sent.set(key, `${Math.floor(hour / 24)} ${notice.type}`)
  }
  return [...sent.values()]
}

it('reminds of a trial three days before its end, at its end, two days before the dashboard is read-only, and then', () => {
  expect(sentTo(trial)).toEqual(['11 trialEnding', '14 trialEnded', '19 graceEnding', '21 trialReadOnly'])
})

it('reminds of a failed payment until the dashboard is read-only', () => {
  const late: PlanRow = { ...trial, status: 'past_due', past_due_since: new Date(start), provider: 'stripe' }
  expect(sentTo(late)).toEqual(['0 paymentFailed', '5 graceEnding', '7 planReadOnly'])
})

it('says once that a canceled plan has ended, and nothing about an active one or old times', () => {
  expect(sentTo({ ...trial, status: 'canceled', ended_at: new Date(start + DAY) })).toEqual(['1 planReadOnly'])
  expect(sentTo({ ...trial, status: 'canceled', ended_at: new Date(start - 3 * DAY + 1) })).toEqual(['0 planReadOnly'])
  expect(sentTo({ ...trial, status: 'canceled', ended_at: new Date(start - 3 * DAY) })).toEqual([])
  expect(sentTo({ ...trial, status: 'active' })).toEqual([])
  expect(sentTo({ ...trial, provider: 'stripe' })).toEqual([])
})
