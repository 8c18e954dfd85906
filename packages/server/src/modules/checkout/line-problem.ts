import type { QuoteLine } from '@blockfront/contract'

export type LineProblem = NonNullable<QuoteLine['problem']>

interface LineState {
  /** The active product; undefined when it was deleted or deactivated. */
  product: { trackInventory: boolean; isOutOfStock: boolean } | undefined
  /** Whether the line names a variation, and whether that variation can be bought. */
  variation: 'none' | 'available' | 'unavailable'
  hasVariations: boolean
  /** Items in stock; null without a limit. */
  available: number | null
  quantity: number
}

/** Why a line of a cart cannot be ordered, or null. */
export function lineProblem({ product, variation, hasVariations, available, quantity }: LineState): LineProblem | null {
  if (!product) return 'gone'
  if (variation === 'unavailable') return 'variation_gone'
  if (variation === 'none' && hasVariations) return 'choose_options'
  if (!product.trackInventory && product.isOutOfStock) return 'sold_out'
  if (available === null) return null
  if (available === 0) return 'sold_out'
  return available < quantity ? 'not_enough_stock' : null
}

const MESSAGES: Record<LineProblem, (name: string, available: number) => string> = {
  gone: (name) => `${name} is no longer available. Remove it to continue.`,
  variation_gone: (name) => `These options of ${name} are no longer available. Choose other options.`,
  choose_options: (name) => `Please choose the options of ${name}.`,
  sold_out: (name) => `${name} is sold out. Remove it to continue.`,
  not_enough_stock: (name, available) =>
    `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left. Lower the quantity.`,
  price_changed: (name) => `The price of ${name} changed. Please check the total.`,
}

/** A problem as the shopper reads it. */
export const lineMessage = (problem: LineProblem, name: string, available: number): string =>
  MESSAGES[problem](name || 'This product', available)
