import type { Subscription } from '../../../context.ts'

/** The columns of a user's subscription; null without one. */
export type SubscriptionRow = {
  status: Subscription['status'] | null
  plan_code: string | null
  trial_ends_at: Date | null
}

/** Returns the subscription of a session at the time `now`, in milliseconds since 1970. */
export function subscriptionOf({ status, plan_code, trial_ends_at }: SubscriptionRow, now: number): Subscription {
  if (!status) return { status: 'canceled', plan: '', trialEndsAt: null, live: false }
  const isInTrial = status === 'trialing' && trial_ends_at !== null && trial_ends_at.getTime() > now
  const live = isInTrial || status === 'active' || status === 'past_due'
  return { status, plan: plan_code ?? '', trialEndsAt: trial_ends_at, live }
}
