import { graceDays } from '@blockfront/contract/plans'
import { type PlanRow, planStateOf } from './plan-state.ts'

const DAY = 24 * 3600_000

/** Days before the end of a trial, and before the dashboard becomes read-only, at which a reminder is sent. */
const TRIAL_REMINDER_DAYS = 3
const GRACE_REMINDER_DAYS = 2

/** A notice that is older is not sent anymore, for example after the server was off or an old account comes back. */
const LATEST = 3 * DAY

export type NoticeType = 'trialEnding' | 'trialEnded' | 'paymentFailed' | 'graceEnding' | 'trialReadOnly' | 'planReadOnly'

/** An email about a plan. `about` is the deadline that it names; one email of each type is sent for it. */
export interface DueNotice {
  type: NoticeType
  about: Date
}

/** Returns the notice that the account should get now, if any. */
export function dueNotice(row: PlanRow, now: number): DueNotice | undefined {
  const { dashboard, readOnlyFrom } = planStateOf(row, now)
  if (!readOnlyFrom) return undefined
  const deadline = readOnlyFrom.getTime()
  const isTrial = row.status === 'trialing'
  if (dashboard === 'read-only')
    return now - deadline < LATEST ? { type: isTrial ? 'trialReadOnly' : 'planReadOnly', about: readOnlyFrom } : undefined
  if (dashboard === 'grace') {
    if (deadline - now <= GRACE_REMINDER_DAYS * DAY) return { type: 'graceEnding', about: readOnlyFrom }
    return { type: isTrial ? 'trialEnded' : 'paymentFailed', about: readOnlyFrom }
  }
  const trialEnd = deadline - graceDays * DAY
  return isTrial && trialEnd - now <= TRIAL_REMINDER_DAYS * DAY ? { type: 'trialEnding', about: new Date(trialEnd) } : undefined
}
