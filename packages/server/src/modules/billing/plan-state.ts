import { graceDays } from '@blockfront/contract/plans'

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

/** The columns of a subscription that decide what its account may do. */
export type PlanRow = {
  status: SubscriptionStatus
  trial_ends_at: Date | null
  /** When a payment failed first; null after one succeeded. */
  past_due_since: Date | null
  ended_at: Date | null
  /** The payment provider; null if the account pays nothing or pays the operator directly. */
  provider: string | null
}

/** See `BillingOverview` of the contract. */
export type PlanState = { dashboard: 'open' | 'grace' | 'read-only'; readOnlyFrom: Date | null }

const GRACE_MS = graceDays * 24 * 3600_000

/**
 * Returns what a subscription allows at the time `now`, in milliseconds since 1970. Without a subscription, the dashboard is read-only.
 *
 * A subscription at a provider that is `trialing` has no deadline here: the provider ends its trial, and its failure to respond must not lock
 * an account.
 */
export function planStateOf(row: PlanRow | undefined, now: number): PlanState {
  const deadline = row && deadlineOf(row)
  if (deadline === undefined) return { dashboard: 'read-only', readOnlyFrom: null }
  if (deadline === null) return { dashboard: 'open', readOnlyFrom: null }
  const { end, grace } = deadline
  const readOnlyFrom = new Date(end.getTime() + (grace ? GRACE_MS : 0))
  if (readOnlyFrom.getTime() <= now) return { dashboard: 'read-only', readOnlyFrom }
  return { dashboard: end.getTime() <= now ? 'grace' : 'open', readOnlyFrom }
}

/** When the plan ends or ended, and whether grace days follow; null for a plan that continues, undefined for one that ended. */
function deadlineOf({ status, trial_ends_at, past_due_since, ended_at, provider }: PlanRow) {
  switch (status) {
    case 'active':
      return null
    case 'trialing':
      if (provider !== null) return null
      return trial_ends_at ? { end: trial_ends_at, grace: true } : undefined
    case 'past_due':
      return past_due_since ? { end: past_due_since, grace: true } : null
    case 'canceled':
      // The grace days of a failed payment continue when the provider gives up collecting it.
      if (past_due_since) return { end: past_due_since, grace: true }
      return ended_at ? { end: ended_at, grace: false } : undefined
  }
}
