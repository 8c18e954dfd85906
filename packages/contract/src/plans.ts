import type { Plan } from './entities/people/account.ts'

/** Length of the trial of a new account. */
export const trialDays = 14

/**
 * The plans of this installation, the smallest first: the only place to change them. The server copies them into its database at every
 * start; the pricing page and the billing screen show them. An account keeps a plan that is removed here, and nobody else can choose it.
 *
 * `stores` limits an account, every other limit each of its stores. Limits hold when something is added: nothing is ever removed.
 */
export const plans: readonly Plan[] = [
  plan('starter', 'Starter', 19, { stores: 3, products: 500, pages: 20, staff: 1, storageMb: gigabytes(2), customDomains: 1 }),
  plan('growth', 'Growth', 49, { stores: 5, products: 10_000, pages: 100, staff: 5, storageMb: gigabytes(20), customDomains: 5 }),
  plan('scale', 'Scale', 149, {
    stores: 50,
    products: 200_000,
    pages: 1000,
    staff: 50,
    storageMb: gigabytes(200),
    customDomains: 50,
  }),
]

/** The plan of new accounts during their trial. */
export const trialPlan = 'starter'

/** Days in which the dashboard stays open after a trial ended or a payment failed. */
export const graceDays = 7

/** A year costs ten months. */
function plan(code: string, name: string, monthlyPrice: number, limits: Plan['limits']): Plan {
  return { code, name, currency: 'USD', monthlyPrice, yearlyPrice: monthlyPrice * 10, trialDays, limits }
}

function gigabytes(count: number): number {
  return count * 1024
}

/**
 * Shortest rest of a trial that stays free when an account subscribes, in milliseconds. Stripe's trials end at least 48 hours after the payment,
 * and a payment page stays open for 24 hours.
 */
const SHORTEST_TRIAL_MS = 73 * 3600_000

/** Returns whether the rest of a trial stays free when its account subscribes now. Times are in milliseconds since 1970. */
export const keepsTrial = (trialEndsAt: number, now: number): boolean => trialEndsAt - now > SHORTEST_TRIAL_MS

export type BillingInterval = 'monthly' | 'yearly'

/** The lookup key of a plan's price at Stripe, such as `blockfront_growth_yearly`. */
export const lookupKeyOf = (code: string, interval: BillingInterval): string => `blockfront_${code}_${interval}`
