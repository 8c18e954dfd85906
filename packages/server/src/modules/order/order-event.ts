import { type Currency, formatMoney } from '@blockfront/commerce'
import type { EventType } from '@blockfront/contract'
import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { recordEvent } from '../../ground/events/record-event.ts'

export type OrderEventType =
  | 'placed'
  | 'paid'
  | 'fulfilled'
  | 'tracking'
  | 'delivered'
  | 'returned'
  | 'parcel_cancelled'
  | 'contact_changed'
  | 'refund_requested'
  | 'refunded'
  | 'refund_failed'
  | 'cancelled'
  | 'expired'
  | 'completed'
  | 'reopened'
  | 'archived'
  | 'paid_online'
  | 'payment_authorized'
  | 'payment_failed'
  | 'payment_canceled'
  | 'payment_method_changed'
  | 'payment_incident'
  | 'payment_returned'
  | 'dispute_won'
  | 'dispute_lost'
  | 'capture_requested'
  | 'payment_link_sent'
  | 'note'

interface OrderEvent {
  storeId: string
  orderId: string
  type: OrderEventType
  data?: Record<string, unknown>
  /** The member who caused it; undefined for events of the shopper or the server. */
  actorId?: string
}

/** The entries of the timeline of which subscribers learn. */
const recordedAs = {
  placed: 'order.created',
  paid: 'order.paid',
  paid_online: 'order.paid',
  fulfilled: 'order.shipped',
  delivered: 'order.delivered',
  refunded: 'order.refunded',
  cancelled: 'order.canceled',
  expired: 'order.canceled',
} as const satisfies Partial<Record<OrderEventType, EventType>>

/** Adds an event to an order's timeline, and records it for subscribers if they learn of it. */
export async function recordOrderEvent(trx: StoreTrx, { storeId, orderId, type, data = {}, actorId }: OrderEvent): Promise<void> {
  const recorded = recordedAs[type as keyof typeof recordedAs] as (typeof recordedAs)[keyof typeof recordedAs] | undefined
  const inserted = trx
    .insertInto('order_events')
    .values({
      store_id: storeId,
      id: newId(),
      order_id: orderId,
      type,
      data: JSON.stringify(data),
      actor_id: actorId,
      // Not the start of the transaction: a change can have several events, in their order.
      at: sql<Date>`clock_timestamp()`,
    })
    .execute()
  const subject = { storeId, subject: orderId, data: { orderId } }
  await Promise.all([inserted, recorded && recordEvent(trx, { ...subject, type: recorded })])
}

/** Whether a payment already has an event of a type, so that it is recorded once. The caller has locked the order. */
export async function hasPaymentEvent(
  trx: StoreTrx,
  { store_id, order_id, id }: { store_id: string; order_id: string; id: string },
  type: OrderEventType,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('order_events')
    .select('id')
    .where('store_id', '=', store_id)
    .where('order_id', '=', order_id)
    .where('type', '=', type)
    .where(sql<string>`data->>'payment'`, '=', id)
    .executeTakeFirst()
  return earlier !== undefined
}

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', mollie: 'Mollie', test: 'the test provider' }
const providerName = (provider: string) => PROVIDERS[provider] ?? 'the payment provider'

const INCIDENTS: Readonly<Record<string, string>> = {
  wrong_amount: 'The provider reported a payment with a different amount. The order was not marked as paid.',
  wrong_currency: 'The provider reported a payment in a different currency. The order was not marked as paid.',
  wrong_reference: 'The provider reported the payment of another order. The order was not marked as paid.',
  partial_capture: 'Only part of the payment was captured.',
  late_payment: 'A payment arrived after the order was closed. It is being refunded.',
  duplicate_payment: 'The order was paid twice. The second payment is being refunded.',
  authorization_lost: 'The authorization of the payment has ended.',
  dispute: 'The customer disputed the payment with their bank.',
}

/** The sentence that the timeline shows for an event. The customer picks the order up if `isPickup`. */
export function eventMessage(type: string, data: Record<string, unknown>, isPickup = false): string {
  const text = (key: string) => (typeof data[key] === 'string' && data[key] ? String(data[key]) : '')
  const amount = () => formatMoney(Number(data.amount), data.currency as Currency)
  switch (type) {
    case 'placed':
      return text('draft') ? `The order was created from draft ${text('draft')}.` : 'The order was placed.'
    case 'paid':
      return text('reference') ? `Marked as paid (${text('reference')}).` : 'Marked as paid.'
    case 'paid_online':
      return `Paid online with ${providerName(text('provider'))}.`
    case 'payment_authorized':
      return `The payment was authorized with ${providerName(text('provider'))}. Capture it to receive the money.`
    case 'payment_failed':
      return text('failure') ? `The online payment failed: ${text('failure')}` : 'The online payment failed.'
    case 'payment_canceled':
      return 'The online payment was canceled or has expired.'
    case 'payment_method_changed':
      return `The customer changed the payment method to ${text('title')}.`
    case 'payment_incident':
      return INCIDENTS[text('type')] ?? 'A payment needs attention.'
    case 'dispute_won':
      return 'The dispute was decided in your favor. You keep the payment.'
    case 'dispute_lost':
      return 'The dispute was lost. The bank returned the payment to the customer.'
    case 'payment_returned':
      return 'The payment arrived too late and was refunded. The customer was notified.'
    case 'capture_requested':
      return 'The capture of the payment was requested.'
    case 'payment_link_sent':
      return 'The payment link was sent to the customer.'
    case 'fulfilled':
      if (isPickup) return 'Ready for pickup.'
      return text('trackingNumber') ? `Fulfilled. Tracking number ${text('trackingNumber')}.` : 'Fulfilled.'
    case 'tracking':
      return text('trackingNumber') ? `Tracking changed. Tracking number ${text('trackingNumber')}.` : 'Tracking changed.'
    case 'delivered':
      return isPickup ? 'Items were picked up.' : 'A shipment was delivered.'
    case 'returned':
      return returnMessage({ isPickup, isRestocked: data.restock === true })
    case 'parcel_cancelled':
      return `A ${isPickup ? 'pickup' : 'shipment'} was canceled. Its items are unfulfilled again.`
    case 'contact_changed':
      return 'The contact or shipping address was changed.'
    case 'refund_requested':
      return text('reason') ? `Refund of ${amount()} requested: ${text('reason')}` : `Refund of ${amount()} requested.`
    case 'refunded':
      return data.external === true
        ? externalRefundMessage(amount(), data)
        : refundMessage(amount(), { isManual: data.manual === true, reason: text('reason') })
    case 'refund_failed':
      return `The refund of ${amount()} failed: ${text('failure')}`
    case 'completed':
      return 'Marked as completed.'
    case 'reopened':
      return 'Reopened.'
    case 'archived':
      return 'Archived.'
    case 'cancelled':
      if (data.byCustomer === true) return 'Canceled by the customer, who placed a new order instead.'
      return text('reason') ? `Canceled: ${text('reason')}` : 'Canceled.'
    case 'expired':
      return 'Canceled because it was not paid in time. The items are back in stock.'
    default:
      return text('note')
  }
}

function returnMessage({ isPickup, isRestocked }: { isPickup: boolean; isRestocked: boolean }): string {
  if (isPickup) return isRestocked ? 'Items were returned. They are back in stock.' : 'Items were returned.'
  return isRestocked ? 'A shipment was returned. Its items are back in stock.' : 'A shipment was returned.'
}

function refundMessage(amount: string, { isManual, reason }: { isManual: boolean; reason: string }): string {
  if (!isManual) return `Refunded ${amount}.`
  return reason ? `Recorded a refund of ${amount}: ${reason}` : `Recorded a refund of ${amount}.`
}

function externalRefundMessage(amount: string, { amount: returned, counted, currency }: Record<string, unknown>): string {
  const message = `Refunded ${amount} in the payment provider's dashboard.`
  if (counted === returned) return message
  return `${message} Of this, ${formatMoney(Number(counted), currency as Currency)} was not yet recorded as refunded.`
}
