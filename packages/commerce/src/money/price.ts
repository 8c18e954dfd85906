/** The two prices of a product or variation, both in minor or both in major units. */
export interface Prices {
  price: number
  /** On sale only when above 0 and below `price` (server.md, "Corrections"). */
  discountPrice?: number | null
}

/** The charged price, and the regular price to show crossed out next to it. */
export interface ChargedPrice {
  /** The price to pay. */
  price: number
  /** The regular price while on sale, else null. */
  compareAt: number | null
  onSale: boolean
}

/** Whether `0 < discountPrice < price`. */
export function isOnSale({ price, discountPrice }: Prices): boolean {
  return typeof discountPrice === 'number' && discountPrice > 0 && discountPrice < price
}

/** Returns the charged price of a product without variation. */
export function chargedPrice(prices: Prices): ChargedPrice {
  const { price, discountPrice } = prices
  if (typeof discountPrice === 'number' && isOnSale(prices)) return { price: discountPrice, compareAt: price, onSale: true }
  return { price, compareAt: null, onSale: false }
}

/**
 * Returns the charged price of a variation (product.md, point 4, "Product page"): the variation's price if greater than 0, else the
 * product's. A variation with its own price uses only its own discount. Without a price, it uses its own discount on the product's price if
 * that is a sale, else the product's discount.
 */
export function chargedPriceOfVariation(
  product: Prices,
  variation?: { price?: number | null; discountPrice?: number | null } | null,
): ChargedPrice {
  if (!variation) return chargedPrice(product)
  if (typeof variation.price === 'number' && variation.price > 0) {
    return chargedPrice({ price: variation.price, discountPrice: variation.discountPrice })
  }
  const discounted = { price: product.price, discountPrice: variation.discountPrice }
  return isOnSale(discounted) ? chargedPrice(discounted) : chargedPrice(product)
}
