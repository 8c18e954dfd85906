import { isPaymentExpected } from '@blockfront/commerce'
import type { OrderReceipt } from '@blockfront/contract'
import { orderMessages } from './messages.ts'

type Rate = Pick<NonNullable<OrderReceipt['rate']>, 'type'> | null

type States = Pick<OrderReceipt, 'status' | 'paymentStatus' | 'fulfillmentStatus'> & {
  rate: Rate
  method: Pick<OrderReceipt['method'], 'type'>
}

/**
 * Returns the status of an order in sentences for the shopper: of the order and, if it matters, of its payment. An order for pickup is never "on
 * its way", and one that waits for its payment is not being prepared.
 */
export function orderState(order: States): string[] {
  const { status, paymentStatus, fulfillmentStatus, rate } = order
  const isActive = status === 'open' || status === 'completed'
  if (!isActive)
    return [orderMessages[`statuses.${status}`], ...(paymentStatus === 'refunded' ? [orderMessages['statuses.refunded']] : [])]
  const payment = paymentState(order)
  const isOnHold = payment !== undefined && fulfillmentStatus === 'unfulfilled'
  return [
    isOnHold ? orderMessages.received : orderMessages[`${deliveryOf(rate)}.${fulfillmentStatus}`],
    ...(payment ? [payment] : []),
  ]
}

/** What the shopper has to know about the payment of an active order; undefined if it is received, or paid on delivery. */
function paymentState({ status, paymentStatus, method }: States): string | undefined {
  if (paymentStatus === 'refunded' || paymentStatus === 'voided') return orderMessages[`statuses.${paymentStatus}`]
  return isPaymentExpected({ status, paymentStatus }) && method.type !== 'cod'
    ? orderMessages['statuses.pending_payment']
    : undefined
}

/** How the shopper receives the order. Without a rate, no item requires shipping. */
export function deliveryOf(rate: Rate): 'digital' | 'pickup' | 'shipping' {
  if (!rate) return 'digital'
  return isPickup({ rate }) ? 'pickup' : 'shipping'
}

/** Whether the shopper picks the order up. */
export const isPickup = ({ rate }: { rate: Rate }): boolean => rate?.type === 'pickup'
