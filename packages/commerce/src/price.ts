/** The two prices of a product or variation; in minor or in major units, as long as both are the same. */
export interface Prices {
  price: number
  /** On sale only when above 0 and below `price` (server.md, "Corrections"). */
  discountPrice?: number | null
}

/** What is charged, and what is struck through beside it. */
export interface ChargedPrice {
  /** The price to pay. */
  price: number
  /** The regular price while on sale, else null. */
  compareAt: number | null
  onSale: boolean
}

/** A sale needs 0 < discountPrice < price. */
export function isOnSale({ price, discountPrice }: Prices): boolean {
  return typeof discountPrice === 'number' && discountPrice > 0 && discountPrice < price
}

/** What is charged for a product without a chosen variation. */
export function chargedPrice(prices: Prices): ChargedPrice {
  const { price, discountPrice } = prices
  if (typeof discountPrice === 'number' && isOnSale(prices)) return { price: discountPrice, compareAt: price, onSale: true }
  return { price, compareAt: null, onSale: false }
}

/**
 * What is charged for a variation of a product (product.md, point 4, "Product page"): the variation's price counts if
 * greater than 0, else the product's. A variation with its own price has its own discount or none; without its own price,
 * its own discount is tried on the product's price first, then the product's discount.
 */
export function chargedPriceOfVariation(
  product: Prices,
  variation?: { price?: number | null; discountPrice?: number | null } | null,
): ChargedPrice {
  if (!variation) return chargedPrice(product)
  if (typeof variation.price === 'number' && variation.price > 0) {
    return chargedPrice({ price: variation.price, discountPrice: variation.discountPrice })
  }
  const own = { price: product.price, discountPrice: variation.discountPrice }
  return isOnSale(own) ? chargedPrice(own) : chargedPrice(product)
}
