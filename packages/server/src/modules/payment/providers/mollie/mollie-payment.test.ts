import { expect, it } from 'vitest'
import { paymentSchema, refundState, toProviderPayment } from './mollie-payment.ts'

const euros = (value: string) => ({ value, currency: 'EUR' })
const read = (changes: object) =>
  toProviderPayment(
    paymentSchema.parse({
      id: 'tr_1',
      status: 'open',
      amount: euros('10.00'),
      metadata: { attempt: 'a' },
      _links: {},
      ...changes,
    }),
    [],
  )

it.each([
  ['open', { status: 'open' }, { state: 'pending', authorized: 0, captured: 0 }],
  ['authorized', { status: 'authorized' }, { state: 'authorized', authorized: 1000, captured: 0 }],
  ['paid', { status: 'paid' }, { state: 'paid', authorized: 1000, captured: 1000 }],
  [
    'captured in part',
    { status: 'paid', captureMode: 'manual', amountCaptured: euros('4.00') },
    { state: 'paid', authorized: 1000, captured: 400 },
  ],
  [
    'canceled after a part was captured',
    { status: 'canceled', amountCaptured: euros('4.00') },
    { state: 'canceled', authorized: 400, captured: 400 },
  ],
])('reports the amounts of a payment that is %s', (_, changes, expected) => {
  expect(read(changes)).toMatchObject(expected)
})

it.each([
  ['the message', { failureMessage: 'Too late', failureReason: 'card_expired' }, 'Too late'],
  ['the reason', { failureReason: 'insufficient_funds_left' }, 'insufficient funds left'],
  ['a general one', null, 'The payment failed.'],
])('reports a failure by %s', (_, details, failure) => {
  expect(read({ status: 'failed', details }).failure).toBe(failure)
  expect(read({ status: 'paid', details }).failure).toBe('')
})

it('has no reference if the payment was not made here', () => {
  expect([{ attempt: 'a' }, { attempt: 7 }, null].map((metadata) => read({ metadata }).reference)).toEqual(['a', '', ''])
})

it('a refund is done when the bank sent it, and failed when it did not', () => {
  const states = ['refunded', 'failed', 'canceled', 'queued', 'pending', 'processing'].map(refundState)
  expect(states).toEqual(['done', 'failed', 'failed', 'pending', 'pending', 'pending'])
})
