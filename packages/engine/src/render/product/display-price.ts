/** A price in an API response: decimal numbers in the store's currency. */
interface PricedItem {
  price: number
  discountPrice?: number | null
}

/** The price that a shopper pays, and the crossed-out price next to it when it is reduced. */
export interface DisplayPrice {
  current: number
  original?: number
}

const offer = (price: number, discount: number | null | undefined): DisplayPrice =>
  discount && discount > 0 && discount < price ? { current: discount, original: price } : { current: price }

/**
 * The price logic of product.md (point 4) with its correction in server.md. A discount applies if it is above 0 and below the
 * price. A variation's price applies if it is above 0, and then only its own discount counts; otherwise the product's price
 * applies with the variation's discount, or else the product's. The server uses the same rule.
 */
export function displayPrice(
  product: PricedItem,
  variation?: { price?: number | null; discountPrice?: number | null },
): DisplayPrice {
  if (variation?.price && variation.price > 0) return offer(variation.price, variation.discountPrice)
  const own = offer(product.price, variation?.discountPrice)
  return own.original === undefined ? offer(product.price, product.discountPrice) : own
}
