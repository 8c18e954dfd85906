import type { OrderReceipt } from '@blockfront/contract'
import { checkoutMessages } from './messages.ts'

type States = Pick<OrderReceipt, 'status' | 'fulfillmentStatus' | 'rate'>

/** Where an order stands, as a shopper asks: is it paid, and where is it? What is picked up is never on its way. */
export function orderState({ status, fulfillmentStatus, rate }: States): string {
  const states = isPickup({ rate }) ? checkoutMessages.pickupStates : checkoutMessages.parcelStates
  if (status === 'open' || status === 'completed') return states[fulfillmentStatus]
  return checkoutMessages.orderStates[status]
}

/** Whether the shopper comes for the order. */
export const isPickup = ({ rate }: Pick<OrderReceipt, 'rate'>): boolean => rate?.type === 'pickup'
