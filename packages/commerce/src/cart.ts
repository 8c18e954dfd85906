import { maxLines, maxQuantity } from './cart-limits.ts'
import type { Currency } from './money/currency.ts'
import { type Minor, maxTotal, multiplyMinor, sumMinor, toMinor } from './money/money.ts'

/** One line as stored in the browser (product.md, point 3, "Cart item"). Prices are in major units. */
export interface CartItem {
  productId: string
  /** null when the product has no variations. */
  variationId: string | null
  storeId: string
  name: string
  /** The price to pay: the discount price on a sale. */
  price: number
  /** The discount price of the product; 0 without a sale. */
  discountPrice: number
  /** Integer from 1 to {@link maxQuantity}. */
  quantity: number
  /** Selected value by option group; empty without options. */
  selectedAttributes: Record<string, string>
  productImage: string
  /** Always 0: the quote calculates shipping. */
  shipping: number
}

export type Cart = readonly CartItem[]

/** Identifies a line. */
export type LineKey = Pick<CartItem, 'productId' | 'variationId'>

/** Whether both lines have the same product and the same variation, or none. */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.productId === b.productId && a.variationId === b.variationId
}

/**
 * Adds an item. Increases the quantity of the same line, or appends a line. The line takes the item's name, price and image, which are
 * newer. Quantities stay between 1 and {@link maxQuantity}. A full cart is returned unchanged.
 */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const added = { ...item, quantity: clampQuantity(item.quantity) }
  const index = cart.findIndex((line) => isSameLine(line, item))
  const line = cart[index]
  if (!line) return cart.length < maxLines ? [...cart, added] : cart
  return cart.with(index, { ...added, quantity: clampQuantity(line.quantity + added.quantity) })
}

/** Sets the quantity of a line, limited to 1 and {@link maxQuantity}. */
export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return cart.map((line) => (isSameLine(line, key) ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** Removes a line. */
export function removeFromCart(cart: Cart, key: LineKey): Cart {
  return cart.filter((line) => !isSameLine(line, key))
}

/** Returns the number of units in the cart. */
export function cartCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0)
}

/**
 * Returns the sum of the lines in minor units. Throws MoneyError if a price does not fit the currency, which never happens for a repaired
 * cart of the same currency.
 */
export function cartTotal(cart: Cart, currency: Currency): Minor {
  return sumMinor(cart.map((line) => multiplyMinor(toMinor(line.price, currency), line.quantity)))
}

/** Whether the prices fit the currency and {@link cartTotal} is at most {@link maxTotal}. */
export function hasExactTotal(cart: Cart, currency: Currency): boolean {
  try {
    return cartTotal(cart, currency) <= maxTotal
  } catch {
    return false
  }
}

/** Returns an integer from 1 to {@link maxQuantity}. NaN becomes 1. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1
  return Math.min(maxQuantity, Math.max(1, Math.floor(quantity)))
}
