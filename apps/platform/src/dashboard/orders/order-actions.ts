import { canTransition } from '@blockfront/commerce'
import type { Order, OrderLine } from '@blockfront/contract'

/** Some pieces of a line: those of a parcel, or those that are left. */
export interface Quantities {
  line: OrderLine
  quantity: number
}

/** What is left to send. */
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

/** What can be done with an order as it is now, as the server sees it. */
export const allowedOn = (order: Order) => ({
  pay: order.status === 'open' && canTransition('paymentStatus', order.paymentStatus, 'paid'),
  fulfil: order.status === 'open' && unfulfilled(order).length > 0,
  cancel: canTransition('status', order.status, 'cancelled'),
})
