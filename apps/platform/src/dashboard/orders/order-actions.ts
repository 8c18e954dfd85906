import { canTransition } from '@blockfront/commerce'
import type { Order, OrderLine } from '@blockfront/contract'

/** Quantities of lines: those of a fulfillment, or the unfulfilled ones. */
export interface Quantities {
  line: OrderLine
  quantity: number
}

/** The unfulfilled quantities. */
export const unfulfilled = ({ lines }: Order): Quantities[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.fulfilledQuantity
    return quantity > 0 ? [{ line, quantity }] : []
  })

export const quantitiesOf = (order: Order, parcel: Order['fulfillments'][number]): Quantities[] =>
  parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity }] : []
  })

/** The actions that the order's status allows, with the server's rules. */
export const allowedOn = (order: Order) => ({
  pay: order.status === 'open' && canTransition('paymentStatus', order.paymentStatus, 'paid'),
  fulfil: order.status === 'open' && unfulfilled(order).length > 0,
  cancel: canTransition('status', order.status, 'cancelled'),
})
