import { calculateRefund, type RefundableOrder, toMajor, toMinor } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'

export interface RefundLines {
  lineId: string
  quantity: number
}

/** The refundable items and amount of a paid order, by the server's rule. Taxes do not matter for the amount. */
const refundableOrder = ({ lines, currency, refundableTotal, refundableShipping }: Order): RefundableOrder => ({
  lines: lines.map(({ id, quantity, refundedQuantity, paidTotal }) => ({
    id,
    quantity,
    refundedQuantity,
    total: toMinor(paidTotal, currency),
    tax: 0,
  })),
  shipping: { total: toMinor(refundableShipping, currency), tax: 0, refunded: 0 },
  captured: toMinor(refundableTotal, currency),
  refunded: 0,
  tax: 0,
  refundedTax: 0,
})

/** Amount of a refund of items and shipping, in major units. `shipping` is at most the rest of it. */
export function refundTotal(order: Order, { lines, shipping }: { lines: readonly RefundLines[]; shipping: number }): number {
  const chosen = lines.filter(({ quantity }) => quantity > 0).map(({ lineId, quantity }) => ({ id: lineId, quantity }))
  if (chosen.length === 0 && shipping === 0) return 0
  const choice = { lines: chosen, shipping: toMinor(shipping, order.currency) }
  return toMajor(calculateRefund(refundableOrder(order), choice).amount, order.currency)
}

/** Amount of the refund of an order that is canceled: of the items that were not sent, and of the shipping if nothing was sent. */
export function canceledTotal(order: Order): number {
  const lines = order.lines.map(({ id, quantity, fulfilledQuantity, removedQuantity }) => ({
    lineId: id,
    quantity: quantity - fulfilledQuantity - removedQuantity,
  }))
  const isSent = order.lines.some(({ fulfilledQuantity }) => fulfilledQuantity > 0)
  return refundTotal(order, { lines, shipping: isSent ? 0 : order.refundableShipping })
}
