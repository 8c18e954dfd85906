import { allocateMinor, type Minor, multiplyMinor, scaleMinor, sumMinor } from '../money/money.ts'
import { type Discount, type DiscountLine, isInScope } from './discount.ts'
import { discountFreeItems } from './free-items.ts'

/** A discount that applies, with what it takes off. */
export interface AppliedDiscount {
  id: string
  name: string
  code: string | null
  /** 0 for free shipping whose price is not known yet, or that is free anyway. */
  amount: Minor
}

export interface CombinationResult {
  lineDiscounts: Minor[]
  orderDiscount: Minor
  shippingDiscount: Minor
  applied: AppliedDiscount[]
  isShippingKnown: boolean
  /** Price of all items and of shipping, if it is known, after discounts and before tax. */
  toPay: Minor
}

/** A discount on all products applies to the order; one on some of them, or on items, applies to lines. */
function levelOf({ offer, scope }: Discount): 'line' | 'order' | 'shipping' {
  if (offer.type === 'free_shipping') return 'shipping'
  return offer.type === 'buy_x_get_y' || scope.type !== 'all' ? 'line' : 'order'
}

/** Applies all given discounts: first to lines, then to the order, then to shipping; in each step in the given order. */
export function applyCombination(
  discounts: readonly Discount[],
  lines: readonly DiscountLine[],
  shippingPrice: (discountedSubtotal: Minor) => Minor | undefined,
): CombinationResult {
  const prices = lines.map((line) => multiplyMinor(line.unitPrice, line.quantity))
  let left = prices
  const applied: AppliedDiscount[] = []
  const add = ({ id, name, code }: Discount, amount: Minor) => applied.push({ id, name, code, amount })
  const at = (level: ReturnType<typeof levelOf>) => discounts.filter((discount) => levelOf(discount) === level)

  for (const discount of at('line')) {
    const amounts = lineAmounts(discount, lines, left)
    left = left.map((price, index) => price - (amounts[index] ?? 0))
    add(discount, sumMinor(amounts))
  }
  let subtotal = sumMinor(left)
  let orderDiscount = 0
  for (const discount of at('order')) {
    const amount = amountOf(discount, subtotal)
    subtotal -= amount
    orderDiscount += amount
    add(discount, amount)
  }
  const shipping = shippingPrice(subtotal)
  let shippingDiscount = 0
  for (const discount of at('shipping')) {
    const amount = (shipping ?? 0) - shippingDiscount
    shippingDiscount += amount
    add(discount, amount)
  }
  return {
    lineDiscounts: prices.map((price, index) => price - (left[index] ?? 0)),
    orderDiscount,
    shippingDiscount,
    applied,
    isShippingKnown: shipping !== undefined,
    toPay: subtotal + (shipping ?? 0) - shippingDiscount,
  }
}

/** The reduction of each line by a discount, at most the rest of its price. A fixed amount is split in proportion to the rest. */
function lineAmounts(discount: Discount, lines: readonly DiscountLine[], left: readonly Minor[]): Minor[] {
  const { offer, scope } = discount
  if (offer.type === 'buy_x_get_y')
    return discountFreeItems(offer, scope, lines).map((amount, index) => Math.min(amount, left[index] ?? 0))
  const inScope = left.map((price, index) => {
    const line = lines[index]
    return line && isInScope(line, scope) ? price : 0
  })
  if (offer.type === 'percentage') return inScope.map((price) => amountOf(discount, price))
  return allocateMinor(amountOf(discount, sumMinor(inScope)), inScope)
}

/** The reduction of a price by a percentage, rounded half up, or by a fixed amount; at most the price. */
function amountOf({ offer }: Discount, price: Minor): Minor {
  if (offer.type === 'percentage') return scaleMinor(price, offer.rate, 10_000)
  return offer.type === 'fixed_amount' ? Math.min(offer.amount, price) : 0
}
