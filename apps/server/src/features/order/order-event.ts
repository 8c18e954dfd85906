import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

export type OrderEventType = 'placed' | 'paid' | 'fulfilled' | 'cancelled' | 'expired' | 'note'

interface Event {
  storeId: string
  orderId: string
  type: OrderEventType
  data?: Record<string, unknown>
  /** The member who did it; nobody for what the shopper or the system did. */
  actorId?: string
}

/** Adds to an order's timeline. */
export async function noteEvent(trx: StoreTrx, { storeId, orderId, type, data = {}, actorId }: Event): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({ store_id: storeId, id: newId(), order_id: orderId, type, data: JSON.stringify(data), actor_id: actorId ?? null })
    .execute()
}

/** An event as a sentence of the timeline. */
export function eventMessage(type: string, data: Record<string, unknown>): string {
  const text = (key: string) => (typeof data[key] === 'string' && data[key] ? String(data[key]) : '')
  switch (type) {
    case 'placed':
      return 'The order was placed.'
    case 'paid':
      return text('reference') ? `Marked as paid (${text('reference')}).` : 'Marked as paid.'
    case 'fulfilled':
      return text('trackingNumber') ? `Sent. Tracking number ${text('trackingNumber')}.` : 'Sent.'
    case 'cancelled':
      return text('reason') ? `Cancelled: ${text('reason')}` : 'Cancelled.'
    case 'expired':
      return 'Canceled because it was not paid in time. The items are back in stock.'
    default:
      return text('note')
  }
}
