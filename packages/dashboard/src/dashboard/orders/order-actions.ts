import { canTransition, isComplete } from '@blockfront/commerce'
import type { Order, OrderLine } from '@blockfront/contract'
import { useCan } from '../store.ts'

/** Quantities of lines: those of a fulfillment, or the unfulfilled ones. */
export interface Quantities {
  line: OrderLine
  quantity: number
}

/** The unfulfilled quantities. */
export const unfulfilled = ({ lines }: Order): Quantities[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.fulfilledQuantity - line.removedQuantity
    return quantity > 0 ? [{ line, quantity }] : []
  })

export const quantitiesOf = (order: Order, parcel: Order['fulfillments'][number]): Quantities[] =>
  parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity }] : []
  })

/** The quantities that were refunded before they were sent. */
export const removed = ({ lines }: Order): Quantities[] =>
  lines.flatMap((line) => (line.removedQuantity > 0 ? [{ line, quantity: line.removedQuantity }] : []))

/** The quantities that were not refunded. */
export const refundable = ({ lines }: Order): Quantities[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.refundedQuantity
    return quantity > 0 ? [{ line, quantity }] : []
  })

/** The actions that the order's status allows, with the server's rules. */
export const allowedOn = (order: Order) => ({
  pay:
    (order.status === 'open' || hasPaymentLink(order)) &&
    order.paymentStatus !== 'authorized' &&
    canTransition('paymentStatus', order.paymentStatus, 'paid'),
  paymentLink: hasPaymentLink(order),
  capture: order.status === 'open' && order.paymentStatus === 'authorized',
  fulfill: order.status === 'open' && unfulfilled(order).length > 0,
  cancel: canTransition('status', order.status, 'cancelled'),
  editContact:
    (order.status === 'open' || order.status === 'pending_payment') &&
    (order.fulfillmentStatus === 'unfulfilled' || order.fulfillmentStatus === 'partially_fulfilled'),
  refund: canRefund(order),
  reopen: order.status === 'completed',
  complete: order.status === 'open' && isComplete({ unfulfilled: unfulfilled(order).length, paymentStatus: order.paymentStatus }),
  archive: canTransition('status', order.status, 'archived'),
})

/** {@link allowedOn}, for a member whose role may not refund. */
export function useAllowedOn(order: Order): ReturnType<typeof allowedOn> {
  const mayRefund = useCan('orders.refund')
  const allowed = allowedOn(order)
  return { ...allowed, refund: allowed.refund && mayRefund }
}

/** Whether the order waits for an online payment with a link that a member sent. */
const hasPaymentLink = ({ status, payUntil }: Order): boolean => status === 'pending_payment' && payUntil !== null

/** Whether money or items of a paid order can be refunded. */
const canRefund = ({ paymentStatus, refundableTotal }: Order): boolean =>
  (paymentStatus === 'paid' || paymentStatus === 'partially_refunded') && refundableTotal > 0
