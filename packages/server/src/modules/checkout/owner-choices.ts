import { type Currency, type TaxClass, toMajor } from '@blockfront/commerce'
import type { AppliedDiscount, CartDiscounts } from '../discount/index.ts'
import type { QuotedRate } from '../shipping/index.ts'
import type { PricedLine } from './price-lines.ts'

/** An item that is not in the catalog. Its price is in minor units. */
export interface CustomItem {
  id: string
  name: string
  unitPrice: number
  quantity: number
  taxClass: TaxClass
  requiresShipping: boolean
}

/** A discount by the owner, off the rest after all other discounts on lines and order. */
export type ManualDiscount = { reason: string } & (
  | { type: 'percentage' /** Basis points. */; rate: number }
  | { type: 'fixed_amount' /** Minor units. */; amount: number }
)

/** Additions to a cart that only the owner of a store can make. Money in minor units. */
export interface OwnerChoices {
  customItems?: readonly CustomItem[] | undefined
  manualDiscount?: ManualDiscount | undefined
  /** Replaces the rates of the store's zones. */
  customShipping?: { name: string; price: number } | undefined
}

/** The id of a manual discount in an order, and of a custom rate in a quote: no row has it, because row ids are longer. */
export const MANUAL_DISCOUNT = 'manual'
export const CUSTOM_RATE = 'custom'

/** A custom item as a line of a quote. Its id takes the place of a product's; no product has it. */
export function customLine(
  { id, name, unitPrice, quantity, taxClass, requiresShipping }: CustomItem,
  currency: Currency,
): PricedLine {
  return {
    product: undefined,
    variation: undefined,
    sku: '',
    taxClass,
    requiresShipping,
    weight: 0,
    listPrice: unitPrice,
    unitPrice,
    quantity,
    tracked: false,
    view: {
      productId: id,
      variationId: null,
      name,
      productImage: '',
      selectedAttributes: {},
      quantity,
      available: null,
      unitPrice: toMajor(unitPrice, currency),
      lineTotal: toMajor(unitPrice * quantity, currency),
      problem: null,
      message: '',
    },
  }
}

/** The amount of a manual discount off `remaining`, in minor units. A percentage is rounded half up. */
export function manualAmount(discount: ManualDiscount | undefined, remaining: number): number {
  if (!discount) return 0
  if (discount.type === 'fixed_amount') return Math.min(discount.amount, remaining)
  return Number((BigInt(remaining) * BigInt(discount.rate) + 5_000n) / 10_000n)
}

/** The discounts of a quote with a manual one after those on lines and order. */
export function withManualDiscount(
  discounts: CartDiscounts,
  manual: ManualDiscount | undefined,
  remaining: number,
): CartDiscounts {
  const amount = manualAmount(manual, remaining)
  if (!manual || amount === 0) return discounts
  const applied: AppliedDiscount = { id: MANUAL_DISCOUNT, name: manual.reason || 'Discount', code: null, amount }
  return { ...discounts, orderDiscount: discounts.orderDiscount + amount, applied: [...discounts.applied, applied] }
}

/** A shipping rate of the owner's choice. */
export const customRate = (storeId: string, { name, price }: NonNullable<OwnerChoices['customShipping']>): QuotedRate => ({
  price,
  row: {
    ...{ store_id: storeId, id: CUSTOM_RATE, zone_id: '', name, type: 'flat', price, tiers: [], free_over: null },
    ...{ min_days: null, max_days: null, enabled: true, position: 0, version: 1 },
  },
})
