import { type Minor, sumMinor } from '../money/money.ts'
import { type AppliedDiscount, applyCombination, type CombinationResult } from './combination.ts'
import type { Discount, DiscountLine } from './discount.ts'
import { type DiscountRefusal, refuseDiscount } from './refusal.ts'

export interface DiscountInput {
  lines: readonly DiscountLine[]
  /** Automatic discounts. At most one of them applies. */
  automatic: readonly Discount[]
  /** The discount of the entered code: null for an unknown code, undefined without a code. */
  code?: Discount | null
  now: Date
  /** Returns the price of shipping for the price of all items after their discounts; undefined if it is not known yet. */
  shippingPrice: (discountedSubtotal: Minor) => Minor | undefined
}

/** The discounts of a cart. The amounts of `applied` add up to all line discounts, the order discount and the shipping discount. */
export interface DiscountResult {
  /** Discount of each line, at most its price. */
  lineDiscounts: Minor[]
  /** Discount on the whole order, at most the rest of its lines. */
  orderDiscount: Minor
  /** At most the price of shipping. */
  shippingDiscount: Minor
  /** In the order in which they apply: to lines, to the order, to shipping. */
  applied: AppliedDiscount[]
  /** Why the entered code does not apply; null if it does, or without a code. */
  refusal: DiscountRefusal | null
}

/**
 * Applies the entered code and the automatic discount with the lowest price to pay for items and shipping. Two discounts apply together
 * only if both combine; otherwise the one that saves more applies, and the code if both save the same. An automatic discount never
 * increases the price to pay. The order of `automatic` does not matter.
 */
export function applyDiscounts({ lines, automatic, code, now, shippingPrice }: DiscountInput): DiscountResult {
  const refusal = code === null ? ({ reason: 'unknown' } as const) : code ? refuseDiscount(code, lines, now) : null
  const entered = code && !refusal ? code : undefined
  const candidates = automatic
    .filter((discount) => refuseDiscount(discount, lines, now) === null)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const apply = (discounts: readonly Discount[]) => applyCombination(discounts, lines, shippingPrice)

  let best = apply(entered ? [entered] : [])
  for (const discount of candidates) {
    const result = apply(entered?.combines && discount.combines ? [discount, entered] : [discount])
    if (hasEffect(result, discount) && isBetter(result, best)) best = result
  }
  const winner = best.applied[0]
  const isCodeApplied = !entered || best.applied.some(({ id }) => id === entered.id)
  return {
    lineDiscounts: best.lineDiscounts,
    orderDiscount: best.orderDiscount,
    shippingDiscount: best.shippingDiscount,
    applied: best.applied,
    refusal: isCodeApplied ? refusal : { reason: 'not_combined', with: winner?.name ?? '' },
  }
}

/** Whether a discount saves something, or will as soon as the price of shipping is known. */
const hasEffect = ({ applied, isShippingKnown }: CombinationResult, { id, offer }: Discount): boolean =>
  applied.some((one) => one.id === id && (one.amount > 0 || (offer.type === 'free_shipping' && !isShippingKnown)))

/** Whether a combination leaves less to pay, or as much with more discounts, such as free shipping before an address is known. */
const isBetter = (a: CombinationResult, b: CombinationResult): boolean =>
  a.toPay < b.toPay || (a.toPay === b.toPay && a.applied.length > b.applied.length)

/** Returns the sum of all discounts. */
export const discountSum = ({ lineDiscounts, orderDiscount, shippingDiscount }: DiscountResult): Minor =>
  sumMinor([...lineDiscounts, orderDiscount, shippingDiscount])
