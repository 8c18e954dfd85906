import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { planOfPrice } from './prices.ts'

const recurring = (interval: Stripe.Price.Recurring.Interval) => ({ interval }) as Stripe.Price.Recurring

it.each<[string, Parameters<typeof planOfPrice>[0], ReturnType<typeof planOfPrice>]>([
  [
    'its lookup key',
    { lookup_key: 'blockfront_growth_yearly', recurring: recurring('year'), metadata: {} },
    { plan: 'growth', interval: 'yearly' },
  ],
  [
    'its metadata, after another price took its key',
    { lookup_key: null, recurring: recurring('month'), metadata: { blockfront_plan: 'scale' } },
    { plan: 'scale', interval: 'monthly' },
  ],
  ['nothing, for another product of the account', { lookup_key: 'mugs_monthly', recurring: null, metadata: {} }, undefined],
  ['nothing, without a key', { lookup_key: null, recurring: null, metadata: {} }, undefined],
])('knows the plan of a price by %s', (_, price, plan) => {
  expect(planOfPrice(price)).toEqual(plan)
})
