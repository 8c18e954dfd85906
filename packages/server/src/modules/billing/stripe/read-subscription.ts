import type Stripe from 'stripe'
import type { SubscriptionStatus } from '../plan-state.ts'
import { type PlanPrice, planOfPrice } from './prices.ts'

/** A subscription as Stripe reports it, in our terms. */
export interface ReadSubscription extends PlanPrice {
  ref: string
  status: SubscriptionStatus
  /** End of the period that is paid for, or of the trial. */
  periodEndsAt: Date | null
  cancelsAtPeriodEnd: boolean
  endedAt: Date | null
}

/** Statuses of Stripe. `incomplete` ones have never been paid for and change nothing. */
const statuses: Readonly<Record<string, SubscriptionStatus | null>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete: null,
  incomplete_expired: null,
}

/** Returns the subscriptions of a customer to our plans that were ever valid, the newest first. */
export async function readSubscriptions(stripe: Stripe, customer: string): Promise<ReadSubscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return data.toSorted((a, b) => b.created - a.created).flatMap((subscription) => viewSubscription(subscription) ?? [])
}

/** Returns the subscription of an account: the newest one that has not ended, else the newest one. */
export const currentOf = (subscriptions: readonly ReadSubscription[]): ReadSubscription | undefined =>
  subscriptions.find(({ status }) => status !== 'canceled') ?? subscriptions[0]

function viewSubscription(subscription: Stripe.Subscription): ReadSubscription | undefined {
  const [item] = subscription.items.data
  const status = statuses[subscription.status]
  const price = item && planOfPrice(item.price)
  if (!status || !price) return undefined
  return {
    ...price,
    ref: subscription.id,
    status,
    periodEndsAt: date(item.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: date(subscription.ended_at),
  }
}

const date = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))
