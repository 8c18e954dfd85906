import type { OrderReceipt } from '@blockfront/contract'
import { orderMessages } from './messages.ts'

type Rate = Pick<NonNullable<OrderReceipt['rate']>, 'type'> | null

type States = Pick<OrderReceipt, 'status' | 'fulfillmentStatus'> & { rate: Rate }

/** Returns the status of an order in words for the shopper. An order for pickup is never "on its way". */
export function orderState({ status, fulfillmentStatus, rate }: States): string {
  if (status === 'open' || status === 'completed') return orderMessages[`${deliveryOf(rate)}.${fulfillmentStatus}`]
  return orderMessages[`statuses.${status}`]
}

/** How the shopper receives the order. Without a rate, no item requires shipping. */
export function deliveryOf(rate: Rate): 'digital' | 'pickup' | 'shipping' {
  if (!rate) return 'digital'
  return isPickup({ rate }) ? 'pickup' : 'shipping'
}

/** Whether the shopper picks the order up. */
export const isPickup = ({ rate }: { rate: Rate }): boolean => rate?.type === 'pickup'
