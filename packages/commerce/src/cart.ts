import type { Currency } from './currency.ts'
import { type Minor, maxTotal, multiplyMinor, sumMinor, toMinor } from './money.ts'

/** The browser storage key of the cart (product.md, point 9). */
export const cartKey = 'cart'

/** The largest quantity of one line, and the most lines that a cart holds. The server takes no more either. */
export const maxQuantity = 100
export const maxLines = 100

/** One line as it stands in browser storage (product.md, point 3, "Cart item"). Prices are in major units. */
export interface CartItem {
  productId: string
  /** null when the product has no variations. */
  variationId: string | null
  storeId: string
  name: string
  /** The price to pay: the discount price on a sale. */
  price: number
  /** As the product had it; 0 without a sale. */
  discountPrice: number
  /** A whole number from 1 to {@link maxQuantity}. */
  quantity: number
  /** Group name to chosen value; empty when there is nothing to choose. */
  selectedAttributes: Record<string, string>
  productImage: string
  /** Always 0: shipping is the quote's affair. */
  shipping: number
}

export type Cart = readonly CartItem[]

/** What makes two lines the same. */
export type LineKey = Pick<CartItem, 'productId' | 'variationId'>

/** Whether both name the same product and the same variation or none. */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.productId === b.productId && a.variationId === b.variationId
}

/**
 * Adds an item: the same line's quantity grows by the item's, else a new line follows the others. The line takes over the
 * item's name, price and picture, which are newer. Quantities stay within 1 and {@link maxQuantity}; a full cart stays as it is.
 */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const added = { ...item, quantity: clampQuantity(item.quantity) }
  const index = cart.findIndex((line) => isSameLine(line, item))
  const line = cart[index]
  if (!line) return cart.length < maxLines ? [...cart, added] : cart
  return cart.with(index, { ...added, quantity: clampQuantity(line.quantity + added.quantity) })
}

/** Sets a line's quantity; what is below 1 becomes 1. */
export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return cart.map((line) => (isSameLine(line, key) ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** Removes a line. */
export function removeFromCart(cart: Cart, key: LineKey): Cart {
  return cart.filter((line) => !isSameLine(line, key))
}

/** How many pieces are in the cart. */
export function cartCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0)
}

/**
 * The sum of the lines in minor units. Throws MoneyError when a price does not fit the currency; a repaired cart of the
 * same currency never does.
 */
export function cartTotal(cart: Cart, currency: Currency): Minor {
  return sumMinor(cart.map((line) => multiplyMinor(toMinor(line.price, currency), line.quantity)))
}

/** Whether {@link cartTotal} has an answer that an order may have: prices fit the currency, and the sum is at most {@link maxTotal}. */
export function hasExactTotal(cart: Cart, currency: Currency): boolean {
  try {
    return cartTotal(cart, currency) <= maxTotal
  } catch {
    return false
  }
}

/** A whole number from 1 to {@link maxQuantity}; anything that is no number becomes 1. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1
  return Math.min(maxQuantity, Math.max(1, Math.floor(quantity)))
}
