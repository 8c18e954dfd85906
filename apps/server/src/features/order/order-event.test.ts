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
  ['dispute_lost', {}, 'The dispute was lost. The bank returned the payment to the customer.'],
  ['note', { note: 'Call first' }, 'Call first'],
])('describes the event %s with %j as "%s"', (type, data, message) => {
  expect(eventMessage(type, data)).toBe(message)
})

it.each([
  ['fulfilled', {}, 'Ready for pickup.'],
  ['delivered', {}, 'Items were picked up.'],
  ['returned', { restock: true }, 'Items were returned. They are back in stock.'],
  ['parcel_cancelled', {}, 'A pickup was canceled. Its items are unfulfilled again.'],
])('describes the event %s of an order for pickup', (type, data, message) => {
  expect(eventMessage(type, data, true)).toBe(message)
})
