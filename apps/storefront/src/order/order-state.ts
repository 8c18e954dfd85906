import type { OrderReceipt } from '@blockfront/contract'
import { orderMessages } from './messages.ts'

type Rate = Pick<NonNullable<OrderReceipt['rate']>, 'type'> | null

type States = Pick<OrderReceipt, 'status' | 'fulfillmentStatus'> & { rate: Rate }

/** Returns the status of an order in words for the shopper. An order for pickup is never "on its way". */
export function orderState({ status, fulfillmentStatus, rate }: States): string {
  if (status === 'open' || status === 'completed') return statusesOf(rate)[fulfillmentStatus]
  return orderMessages.statuses[status]
}

/** Without a rate, no item of the order requires shipping. */
function statusesOf(rate: Rate) {
  if (!rate) return orderMessages.digitalStatuses
  return isPickup({ rate }) ? orderMessages.pickupStatuses : orderMessages.shippingStatuses
}

/** Whether the shopper picks the order up. */
export const isPickup = ({ rate }: { rate: Rate }): boolean => rate?.type === 'pickup'
