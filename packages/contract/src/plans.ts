import type { Plan } from './entities/account.ts'

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

export type BillingInterval = 'monthly' | 'yearly'

/** The lookup key of a plan's price at Stripe, such as `blockfront_growth_yearly`. */
export const lookupKeyOf = (code: string, interval: BillingInterval): string => `blockfront_${code}_${interval}`
