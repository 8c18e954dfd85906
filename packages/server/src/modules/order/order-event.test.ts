import { expect, it } from 'vitest'
import { eventMessage } from './order-event.ts'

it.each([
  ['paid', { reference: 'Transfer 7' }, 'Marked as paid (Transfer 7).'],
  ['paid', { reference: '' }, 'Marked as paid.'],
  ['fulfilled', { trackingNumber: 'T1' }, 'Fulfilled. Tracking number T1.'],
  ['cancelled', { reason: 'Ordered twice' }, 'Canceled: Ordered twice'],
  ['cancelled', {}, 'Canceled.'],
  ['returned', { restock: true }, 'A shipment was returned. Its items are back in stock.'],
  ['refunded', { amount: 1000, currency: 'EUR', manual: false }, 'Refunded €10.00.'],
  [
    'refunded',
    { amount: 1000, counted: 1000, currency: 'EUR', external: true },
    "Refunded €10.00 in the payment provider's dashboard.",
  ],
  [
    'refunded',
    { amount: 1000, counted: 400, currency: 'EUR', external: true },
    "Refunded €10.00 in the payment provider's dashboard. Of this, €4.00 was not yet recorded as refunded.",
  ],
  ['refund_failed', { amount: 500, currency: 'JPY', failure: 'Account closed.' }, 'The refund of ¥500 failed: Account closed.'],
  ['placed', {}, 'The order was placed.'],
  ['placed', { draft: '#D1' }, 'The order was created from draft #D1.'],
  ['paid_online', { provider: 'stripe' }, 'Paid online with Stripe.'],
  ['paid_online', { provider: 'other' }, 'Paid online with the payment provider.'],
  ['payment_failed', {}, 'The online payment failed.'],
  ['payment_failed', { failure: 'Declined.' }, 'The online payment failed: Declined.'],
  ['payment_incident', { type: 'other' }, 'A payment needs attention.'],
  ['fulfilled', { trackingNumber: 7 }, 'Fulfilled.'],
  ['tracking', {}, 'Tracking changed.'],
  ['tracking', { trackingNumber: 'T1' }, 'Tracking changed. Tracking number T1.'],
  ['delivered', {}, 'A shipment was delivered.'],
  ['returned', {}, 'A shipment was returned.'],
  ['parcel_cancelled', {}, 'A shipment was canceled. Its items are unfulfilled again.'],
  ['refund_requested', { amount: 1000, currency: 'EUR' }, 'Refund of €10.00 requested.'],
  ['refund_requested', { amount: 1000, currency: 'EUR', reason: 'Broken' }, 'Refund of €10.00 requested: Broken'],
  ['refunded', { amount: 1000, currency: 'EUR', manual: true }, 'Recorded a refund of €10.00.'],
  ['refunded', { amount: 1000, currency: 'EUR', manual: true, reason: 'Broken' }, 'Recorded a refund of €10.00: Broken'],
  ['dispute_lost', {}, 'The dispute was lost. The bank returned the payment to the customer.'],
  ['note', { note: 'Call first' }, 'Call first'],
])('describes the event %s with %j as "%s"', (type, data, message) => {
  expect(eventMessage(type, data)).toBe(message)
})

it.each([
  ['fulfilled', {}, 'Ready for pickup.'],
  ['delivered', {}, 'Items were picked up.'],
  ['returned', {}, 'Items were returned.'],
  ['returned', { restock: true }, 'Items were returned. They are back in stock.'],
  ['parcel_cancelled', {}, 'A pickup was canceled. Its items are unfulfilled again.'],
])('describes the event %s of an order for pickup', (type, data, message) => {
  expect(eventMessage(type, data, true)).toBe(message)
})
