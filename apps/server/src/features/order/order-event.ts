import { type Currency, formatMoney } from '@blockfront/commerce'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

export type OrderEventType =
  | 'placed'
  | 'paid'
  | 'fulfilled'
  | 'tracking'
  | 'delivered'
  | 'returned'
  | 'parcel_cancelled'
  | 'refund_requested'
  | 'refunded'
  | 'refund_failed'
  | 'cancelled'
  | 'expired'
  | 'completed'
  | 'reopened'
  | 'archived'
  | 'note'

interface OrderEvent {
  storeId: string
  orderId: string
  type: OrderEventType
  data?: Record<string, unknown>
  /** The member who caused it; undefined for events of the shopper or the server. */
  actorId?: string
}

/** Adds an event to an order's timeline. */
export async function recordOrderEvent(trx: StoreTrx, { storeId, orderId, type, data = {}, actorId }: OrderEvent): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      store_id: storeId,
      id: newId(),
      order_id: orderId,
      type,
      data: JSON.stringify(data),
      actor_id: actorId ?? null,
      // Not the start of the transaction: a change can have several events, in their order.
      at: sql<Date>`clock_timestamp()`,
    })
    .execute()
}

/** The sentence that the timeline shows for an event. */
export function eventMessage(type: string, data: Record<string, unknown>): string {
  const text = (key: string) => (typeof data[key] === 'string' && data[key] ? String(data[key]) : '')
  const amount = () => formatMoney(Number(data.amount ?? 0), data.currency as Currency)
  switch (type) {
    case 'placed':
      return 'The order was placed.'
    case 'paid':
      return text('reference') ? `Marked as paid (${text('reference')}).` : 'Marked as paid.'
    case 'fulfilled':
      return text('trackingNumber') ? `Fulfilled. Tracking number ${text('trackingNumber')}.` : 'Fulfilled.'
    case 'tracking':
      return text('trackingNumber') ? `Tracking changed. Tracking number ${text('trackingNumber')}.` : 'Tracking changed.'
    case 'delivered':
      return 'A shipment was delivered.'
    case 'returned':
      return data.restock === true ? 'A shipment was returned. Its items are back in stock.' : 'A shipment was returned.'
    case 'parcel_cancelled':
      return 'A shipment was canceled. Its items are unfulfilled again.'
    case 'refund_requested':
      return text('reason') ? `Refund of ${amount()} requested: ${text('reason')}` : `Refund of ${amount()} requested.`
    case 'refunded':
      return refundMessage(amount(), { isManual: data.manual === true, reason: text('reason') })
    case 'refund_failed':
      return `The refund of ${amount()} failed: ${text('failure')}`
    case 'completed':
      return 'Marked as completed.'
    case 'reopened':
      return 'Reopened.'
    case 'archived':
      return 'Archived.'
    case 'cancelled':
      return text('reason') ? `Canceled: ${text('reason')}` : 'Canceled.'
    case 'expired':
      return 'Canceled because it was not paid in time. The items are back in stock.'
    default:
      return text('note')
  }
}

function refundMessage(amount: string, { isManual, reason }: { isManual: boolean; reason: string }): string {
  if (!isManual) return `Refunded ${amount}.`
  return reason ? `Recorded a refund of ${amount}: ${reason}` : `Recorded a refund of ${amount}.`
}
