import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

export type OrderEventType = 'placed' | 'paid' | 'fulfilled' | 'cancelled' | 'expired' | 'note'

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
    .values({ store_id: storeId, id: newId(), order_id: orderId, type, data: JSON.stringify(data), actor_id: actorId ?? null })
    .execute()
}

/** The sentence that the timeline shows for an event. */
export function eventMessage(type: string, data: Record<string, unknown>): string {
  const text = (key: string) => (typeof data[key] === 'string' && data[key] ? String(data[key]) : '')
  switch (type) {
    case 'placed':
      return 'The order was placed.'
    case 'paid':
      return text('reference') ? `Marked as paid (${text('reference')}).` : 'Marked as paid.'
    case 'fulfilled':
      return text('trackingNumber') ? `Fulfilled. Tracking number ${text('trackingNumber')}.` : 'Fulfilled.'
    case 'cancelled':
      return text('reason') ? `Canceled: ${text('reason')}` : 'Canceled.'
    case 'expired':
      return 'Canceled because it was not paid in time. The items are back in stock.'
    default:
      return text('note')
  }
}
