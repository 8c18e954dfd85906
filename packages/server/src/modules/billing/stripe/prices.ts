import { type BillingInterval, lookupKeyOf, plans } from '@blockfront/contract/plans'
import type Stripe from 'stripe'
import { ProviderError, toStripeAmount } from '../../payment/index.ts'
import { minorPrice } from '../minor-price.ts'

export interface PlanPrice {
  plan: string
  interval: BillingInterval
}

const stripeInterval = { monthly: 'month', yearly: 'year' } as const

/** The required values of a price at Stripe, so that accounts pay the amount on the pricing page. */
export function expectedPrice({ plan: code, interval }: PlanPrice) {
  const plan = plans.find((each) => each.code === code)
  if (!plan) throw new ProviderError('refused', `There is no plan "${code}".`)
  return {
    currency: plan.currency.toLowerCase(),
    unit_amount: toStripeAmount(minorPrice(plan, interval), plan.currency),
    interval: stripeInterval[interval],
  }
}

/**
 * Returns the id of the price of a plan, which Stripe finds by its lookup key. Throws `ProviderError` `refused` if it is missing, or differs
 * from the plan: nobody pays anything but the published price.
 */
export async function priceOf(stripe: Stripe, chosen: PlanPrice): Promise<string> {
  const key = lookupKeyOf(chosen.plan, chosen.interval)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = data
  if (!price)
    throw new ProviderError(
      'refused',
      `Stripe has no active price with the lookup key "${key}". Run: npm run operator -- stripe-prices`,
    )
  const expected = expectedPrice(chosen)
  const found = { currency: price.currency, unit_amount: price.unit_amount, interval: price.recurring?.interval }
  if (found.currency !== expected.currency || found.unit_amount !== expected.unit_amount || found.interval !== expected.interval)
    throw new ProviderError(
      'refused',
      `The price "${key}" at Stripe is ${found.unit_amount} ${found.currency} per ${found.interval}, but the plan says ${expected.unit_amount} ${expected.currency} per ${expected.interval}. Run: npm run operator -- stripe-prices`,
    )
  return price.id
}

/** Returns the plan and interval of a price by its lookup key; undefined for a price of another product. */
export function planOfPrice(price: Pick<Stripe.Price, 'lookup_key' | 'recurring' | 'metadata'>): PlanPrice | undefined {
  // A price that was replaced has lost its lookup key, and keeps its metadata.
  const code = price.metadata.blockfront_plan ?? /^blockfront_(.+)_(?:monthly|yearly)$/.exec(price.lookup_key ?? '')?.[1]
  if (code === undefined) return undefined
  return { plan: code, interval: price.recurring?.interval === 'year' ? 'yearly' : 'monthly' }
}
