import type { OrderReceipt } from '@blockfront/contract'
import { orderMessages } from './messages.ts'

type States = Pick<OrderReceipt, 'status' | 'fulfillmentStatus' | 'rate'>

/** Returns the status of an order in words for the shopper. An order for pickup is never "on its way". */
export function orderState({ status, fulfillmentStatus, rate }: States): string {
  if (status === 'open' || status === 'completed') return statusesOf(rate)[fulfillmentStatus]
  return orderMessages.statuses[status]
}

/** Without a rate, no item of the order requires shipping. */
function statusesOf(rate: OrderReceipt['rate']) {
  if (!rate) return orderMessages.digitalStatuses
  return isPickup({ rate }) ? orderMessages.pickupStatuses : orderMessages.shippingStatuses
}

/** Whether the shopper picks the order up. */
export const isPickup = ({ rate }: Pick<OrderReceipt, 'rate'>): boolean => rate?.type === 'pickup'
