import { checkMinor, type Minor, scaleMinor, sumMinor } from '../money/money.ts'

/** The amount that was paid for a part of an order, and the tax in it. */
export interface PaidPart {
  /** With tax and after discounts. */
  total: Minor
  /** Part of `total`. */
  tax: Minor
}

export interface RefundableLine extends PaidPart {
  id: string
  /** Integer of 1 or more. */
  quantity: number
  refundedQuantity: number
}

/** The paid order and what was refunded of it, pending refunds included. */
export interface RefundableOrder {
  lines: readonly RefundableLine[]
  shipping: PaidPart & { refunded: Minor }
  /** Money that was received. */
  captured: Minor
  refunded: Minor
  /** Tax of the order. */
  tax: Minor
  refundedTax: Minor
}

export interface RefundChoice {
  /** Each line at most once. */
  lines: readonly { id: string; quantity: number }[]
  /** Part of the shipping price, with tax. */
  shipping: Minor
  /** Replaces the calculated amount. */
  amount?: Minor | undefined
}

export interface Refund {
  lines: { id: string; quantity: number; amount: Minor }[]
  shipping: Minor
  /** Money that goes back to the shopper. */
  amount: Minor
  /** Part of `amount`. */
  tax: Minor
}

export type RefundProblem = 'quantity' | 'shipping' | 'amount' | 'nothing'

/** Thrown by {@link calculateRefund} for more than the rest. `line` is the index of the chosen line. */
export class RefundError extends Error {
  readonly problem: RefundProblem
  readonly line: number | undefined

  constructor(problem: RefundProblem, line?: number) {
    super(`This refund is not possible: ${problem}.`)
    this.name = 'RefundError'
    this.problem = problem
    this.line = line
  }
}

/** Money that can still be refunded. */
export const refundableAmount = ({ captured, refunded }: Pick<RefundableOrder, 'captured' | 'refunded'>): Minor =>
  Math.max(0, captured - refunded)

/** Shipping that can still be refunded, with tax. */
export const refundableShipping = ({ shipping }: Pick<RefundableOrder, 'shipping'>): Minor =>
  Math.max(0, shipping.total - shipping.refunded)

/** The share of `whole` for `count` items after `before` items, so that the shares of all items add up to `whole`. */
const share = (whole: Minor, { quantity }: { quantity: number }, before: number, count: number): Minor =>
  scaleMinor(whole, before + count, quantity) - scaleMinor(whole, before, quantity)

/**
 * Calculates a refund of items and shipping. The amount never exceeds the remaining amount of the payment; `choice.amount` replaces it within that
 * limit. Each line is rounded so that refunds of all its items add up to its price. Throws {@link RefundError}.
 */
export function calculateRefund(order: RefundableOrder, choice: RefundChoice): Refund {
  const left = refundableAmount(order)
  if (checkMinor(choice.shipping) > refundableShipping(order)) throw new RefundError('shipping')
  const parts = choice.lines.map(({ id, quantity }, index) => {
    const line = order.lines.find((one) => one.id === id)
    if (choice.lines.findIndex((one) => one.id === id) !== index) throw new RefundError('quantity', index)
    if (!line || quantity < 1 || line.refundedQuantity + quantity > line.quantity) throw new RefundError('quantity', index)
    const of = (whole: Minor) => share(whole, line, line.refundedQuantity, quantity)
    return { id, quantity, amount: of(line.total), tax: of(line.tax) }
  })
  const shippingTax = order.shipping.total === 0 ? 0 : scaleMinor(order.shipping.tax, choice.shipping, order.shipping.total)
  const calculated = sumMinor([...parts.map(({ amount }) => amount), choice.shipping])
  const amount = choice.amount ?? Math.min(calculated, left)
  if (checkMinor(amount) > left) throw new RefundError('amount')
  // A refund of items whose price is 0 moves no money, and stays possible.
  if (amount === 0 && parts.length === 0) throw new RefundError('nothing')
  const itemTax = sumMinor([...parts.map(({ tax }) => tax), shippingTax])
  return {
    lines: parts.map(({ tax, ...part }) => part),
    shipping: choice.shipping,
    amount,
    tax: taxIn(order, amount, { amount: calculated, tax: itemTax }),
  }
}

/** The tax in an amount: that of the items, in proportion if the amount differs from their price, and all that is left in the last refund. */
function taxIn(order: RefundableOrder, amount: Minor, items: { amount: Minor; tax: Minor }): Minor {
  const left = Math.max(0, order.tax - order.refundedTax)
  const rest = refundableAmount(order)
  if (amount === rest) return Math.min(left, amount)
  const [tax, whole] = items.amount > 0 ? [items.tax, items.amount] : [left, rest]
  return Math.min(left, whole === 0 ? 0 : scaleMinor(tax, amount, whole), amount)
}
