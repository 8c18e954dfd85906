import type { OrderReceipt } from '@blockfront/contract'
import { checkoutWords } from './words.ts'

type States = Pick<OrderReceipt, 'status' | 'fulfillmentStatus'>

/** Where an order stands, as a shopper asks: is it paid, and where is it? */
export function orderState({ status, fulfillmentStatus }: States): string {
  if (status === 'open' || status === 'completed') return checkoutWords.parcelStates[fulfillmentStatus]
  return checkoutWords.orderStates[status]
}
