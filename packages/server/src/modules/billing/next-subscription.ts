import type { SubscriptionStatus } from './plan-state.ts'
import type { ReadSubscription } from './stripe/read-subscription.ts'

/** The columns of a subscription that its provider decides. */
export interface ProvidedColumns {
  plan_code: string
  status: SubscriptionStatus
  billing_interval: 'monthly' | 'yearly'
  current_period_ends_at: Date | null
  cancel_at_period_end: boolean
  past_due_since: Date | null
  ended_at: Date | null
  provider: string | null
  provider_ref: string | null
}

/**
 * Returns the columns of a subscription after it was read from its provider; `current` unchanged if nothing was found there that concerns it.
 * The result depends on what was read and not on the event that caused the reading, so that events may be repeated and reordered.
 */
export function nextSubscription<Row extends ProvidedColumns>(
  current: Row,
  read: ReadSubscription | undefined,
  now: Date,
): ProvidedColumns {
  if (!read) return current
  const isCurrent = current.provider_ref === read.ref
  // One that ended before this account got its current plan, such as a trial or a plan from the operator.
  if (read.status === 'canceled' && !isCurrent) return current
  const since = isCurrent ? current.past_due_since : null
  return {
    plan_code: read.plan,
    status: read.status,
    billing_interval: read.interval,
    current_period_ends_at: read.periodEndsAt,
    cancel_at_period_end: read.cancelsAtPeriodEnd,
    // Kept when the provider gives up after a failed payment: the grace days that were promised continue.
    past_due_since: read.status === 'past_due' ? (since ?? now) : read.status === 'canceled' ? since : null,
    ended_at: read.status === 'canceled' ? (read.endedAt ?? now) : null,
    provider: 'stripe',
    provider_ref: read.ref,
  }
}
