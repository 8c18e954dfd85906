import { type Minor, multiplyMinor, sumMinor } from '../money/money.ts'
import { type Discount, type DiscountLine, discountState, isInScope } from './discount.ts'
import { missingItems } from './free-items.ts'

/** Why a discount does not apply to a cart. */
export type DiscountRefusal =
  | { reason: 'unknown' | 'expired' | 'not_yet' | 'used_up' | 'already_used' | 'not_for_these_products' }
  /** `missing` is in minor units for a subtotal, and a number of items for a quantity. */
  | { reason: 'minimum_not_met'; of: 'subtotal' | 'quantity'; missing: number }
  /** It cannot be combined with an automatic discount that saves at least as much. */
  | { reason: 'not_combined'; with: string }

/** Returns why a discount does not apply to these lines; null if it does. A disabled discount is unknown to shoppers. */
export function refuseDiscount(discount: Discount, lines: readonly DiscountLine[], now: Date): DiscountRefusal | null {
  return refuseCustomer(discount, now) ?? refuseLines(discount, lines)
}

function refuseCustomer(discount: Discount, now: Date): DiscountRefusal | null {
  const state = discountState(discount, now)
  if (state === 'disabled') return { reason: 'unknown' }
  if (state === 'expired') return { reason: 'expired' }
  if (state === 'scheduled') return { reason: 'not_yet' }
  if (discount.oncePerCustomer && discount.usedByCustomer) return { reason: 'already_used' }
  if (discount.usageLimit !== null && discount.used >= discount.usageLimit) return { reason: 'used_up' }
  return null
}

function refuseLines(
  { offer, scope, minSubtotal, minQuantity }: Discount,
  lines: readonly DiscountLine[],
): DiscountRefusal | null {
  const inScope = lines.filter((line) => line.quantity > 0 && isInScope(line, scope))
  if (inScope.length === 0) return { reason: 'not_for_these_products' }
  const subtotal: Minor = sumMinor(inScope.map((line) => multiplyMinor(line.unitPrice, line.quantity)))
  if (minSubtotal !== null && subtotal < minSubtotal)
    return { reason: 'minimum_not_met', of: 'subtotal', missing: minSubtotal - subtotal }
  const quantity = inScope.reduce((sum, line) => sum + line.quantity, 0)
  const missing = Math.max((minQuantity ?? 0) - quantity, offer.type === 'buy_x_get_y' ? missingItems(offer, scope, lines) : 0)
  return missing > 0 ? { reason: 'minimum_not_met', of: 'quantity', missing } : null
}
