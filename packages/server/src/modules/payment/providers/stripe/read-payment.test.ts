import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { outcomeOf, refundState, stateOf } from './read-payment.ts'

type Intent = Stripe.PaymentIntent['status']

it.each<[Stripe.Checkout.Session['status'], Intent | null, string]>([
  ['complete', 'succeeded', 'paid'],
  ['open', 'requires_capture', 'authorized'],
  ['expired', 'succeeded', 'paid'],
  ['expired', 'requires_capture', 'authorized'],
  ['expired', null, 'expired'],
  ['expired', 'canceled', 'expired'],
  ['complete', 'canceled', 'canceled'],
  ['complete', 'requires_payment_method', 'failed'],
  ['open', 'requires_payment_method', 'pending'],
  ['complete', 'processing', 'pending'],
  ['open', null, 'pending'],
])('a session that is %s with an intent that is %s is %s', (session, intent, state) => {
  expect(stateOf({ status: session }, intent && { status: intent })).toBe(state)
})

it.each<[Stripe.Dispute['status'][], string | null]>([
  [[], null],
  [['won'], 'won'],
  [['lost'], 'lost'],
  [['won', 'lost'], 'lost'],
  [['won', 'won'], 'won'],
  [['won', 'needs_response'], null],
  [['under_review'], null],
])('disputes that are %j end as %s', (statuses, outcome) => {
  expect(outcomeOf(statuses.map((status) => ({ status })))).toBe(outcome)
})

it('a refund is done, failed, or pending', () => {
  const states = ['succeeded', 'failed', 'canceled', 'pending', 'requires_action', null].map((status) => refundState({ status }))
  expect(states).toEqual(['done', 'failed', 'failed', 'pending', 'pending', 'pending'])
})
