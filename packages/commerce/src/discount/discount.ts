import type { Minor } from '../money/money.ts'

/** The reduction of a discount. Rates are in basis points, integers from 1 to 10000: 2000 is 20 percent. */
export type DiscountOffer =
  | { type: 'percentage'; rate: number }
  | { type: 'fixed_amount'; amount: Minor }
  | { type: 'free_shipping' }
  /** For every `buy` items, `get` items of `getScope` at a reduced price, cheapest first. */
  | { type: 'buy_x_get_y'; buy: number; get: number; rate: number; getScope: DiscountScope }

export type DiscountType = DiscountOffer['type']

/** The products that a discount is for. A category includes only the products that are directly in it. */
export type DiscountScope =
  | { type: 'all' }
  | { type: 'products'; ids: readonly string[] }
  | { type: 'categories'; ids: readonly string[] }

/** A discount with everything that decides whether it applies. */
export interface Discount {
  id: string
  name: string
  /** Null for an automatic discount. */
  code: string | null
  offer: DiscountOffer
  scope: DiscountScope
  /** Least price of the items in scope, before discounts; null without a minimum. */
  minSubtotal: Minor | null
  /** Least number of items in scope; null without a minimum. */
  minQuantity: number | null
  startsAt: Date
  /** The first moment without the discount; null without an end. */
  endsAt: Date | null
  /** Largest number of orders; null without a limit. */
  usageLimit: number | null
  /** Number of orders that have the discount. */
  used: number
  oncePerCustomer: boolean
  /** Whether an order of this customer has the discount. Matters with `oncePerCustomer` only. */
  usedByCustomer: boolean
  /** Whether it applies together with another discount that combines too. */
  combines: boolean
  enabled: boolean
}

/** A cart line as far as discounts need it. */
export interface DiscountLine {
  productId: string
  categoryIds: readonly string[]
  unitPrice: Minor
  /** Integer of 0 or more. */
  quantity: number
}

export const discountStates = ['active', 'scheduled', 'expired', 'disabled'] as const
export type DiscountState = (typeof discountStates)[number]

/** Returns the state of a discount at a moment. A disabled discount is `disabled`, whatever its dates. */
export function discountState(
  { enabled, startsAt, endsAt }: Pick<Discount, 'enabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): DiscountState {
  if (!enabled) return 'disabled'
  if (endsAt !== null && endsAt <= now) return 'expired'
  return startsAt > now ? 'scheduled' : 'active'
}

/** Whether a line is in a scope. */
export function isInScope({ productId, categoryIds }: DiscountLine, scope: DiscountScope): boolean {
  if (scope.type === 'all') return true
  if (scope.type === 'products') return scope.ids.includes(productId)
  return categoryIds.some((id) => scope.ids.includes(id))
}
