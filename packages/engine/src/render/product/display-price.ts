/** A price in an API response: decimal numbers in the store's currency. */
interface PricedItem {
  price: number
  discountPrice?: number | null
  /** See `ProductCard`. */
  maxPrice?: number | undefined
  onSale?: boolean | undefined
  variations?: readonly { price?: number | null; discountPrice?: number | null }[] | undefined
}

/** The price that a shopper pays, and the crossed-out price next to it when it is reduced. */
export interface DisplayPrice {
  current: number
  original?: number
  /** Whether other variations cost more. */
  isLowest?: true
  /** Whether this price is not reduced, but another one is. */
  onSale?: true
}

const offer = (price: number, discount: number | null | undefined): DisplayPrice =>
  discount && discount > 0 && discount < price ? { current: discount, original: price } : { current: price }

/**
 * The price logic of product.md (point 4) with its correction in server.md. A discount applies if it is above 0 and below the
 * price. A variation's price applies if it is above 0, and then only its own discount counts; otherwise the product's price
 * applies with the variation's discount, or else the product's. The server uses the same rule. Before a variation is chosen, the lowest price of all
 * variations is returned.
 */
export function displayPrice(
  product: PricedItem,
  variation?: { price?: number | null; discountPrice?: number | null },
): DisplayPrice {
  if (!variation) return lowestPrice(product)
  return priceOf(product, variation)
}

function lowestPrice(product: PricedItem): DisplayPrice {
  const { variations = [], maxPrice = 0, onSale = false } = product
  const prices =
    variations.length > 0 ? variations.map((each) => priceOf(product, each)) : [offer(product.price, product.discountPrice)]
  const lowest = prices.reduce((least, each) => (each.current < least.current ? each : least))
  const isLowest = maxPrice > lowest.current || prices.some(({ current }) => current > lowest.current)
  const isOtherReduced = lowest.original === undefined && (onSale || prices.some(({ original }) => original !== undefined))
  return { ...lowest, ...(isLowest && { isLowest }), ...(isOtherReduced && { onSale: true }) }
}

/** The price of a variation of a product. */
function priceOf(product: PricedItem, variation: { price?: number | null; discountPrice?: number | null }): DisplayPrice {
  if (variation.price && variation.price > 0) return offer(variation.price, variation.discountPrice)
  const own = offer(product.price, variation.discountPrice)
  return own.original === undefined ? offer(product.price, product.discountPrice) : own
}
