import type { OrderReceipt } from '@blockfront/contract'
import { orderMessages } from './messages.ts'

type States = Pick<OrderReceipt, 'status' | 'fulfillmentStatus' | 'rate'>

/** Returns the status of an order in words for the shopper. An order for pickup is never "on its way". */
export function orderState({ status, fulfillmentStatus, rate }: States): string {
  const statuses = isPickup({ rate }) ? orderMessages.pickupStatuses : orderMessages.shippingStatuses
  if (status === 'open' || status === 'completed') return statuses[fulfillmentStatus]
  return orderMessages.statuses[status]
}

/** Whether the shopper picks the order up. */
export const isPickup = ({ rate }: Pick<OrderReceipt, 'rate'>): boolean => rate?.type === 'pickup'
