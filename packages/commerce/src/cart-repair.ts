import { addToCart, type Cart, type CartItem, clampQuantity, hasExactTotal } from './cart.ts'
import { maxLines } from './cart-limits.ts'
import type { Currency } from './money/currency.ts'
import { toMinor } from './money/money.ts'

/** One repair of a stored cart, for the shopper's notice and the log. */
export interface CartRepair {
  /** Index in the stored list; null if the list was unreadable. */
  index: number | null
  /** The invalid field; null if the line or the list was invalid. */
  field: keyof CartItem | null
  action: 'emptied' | 'dropped' | 'replaced' | 'merged'
  /** Name of the line; empty without one. */
  name: string
}

/** Used for an unknown currency: no currency has more decimals. */
const maxDecimals: Currency = 'KWD'

export interface RepairedCart {
  cart: CartItem[]
  /** Empty if the stored cart was valid. */
  repairs: CartRepair[]
}

/**
 * Parses a stored cart. A missing value is an empty cart. Invalid lines are dropped and invalid fields replaced; each repair is reported.
 * The result is always valid, and reading it again changes nothing. With a currency, prices that do not fit it are invalid. A line that
 * would make the total too large to be exact is dropped.
 */
export function readCart(stored: string | null | undefined, currency?: Currency): RepairedCart {
  if (stored === null || stored === undefined || stored === '') return { cart: [], repairs: [] }
  const list = parseList(stored)
  if (!list) return { cart: [], repairs: [{ index: null, field: null, action: 'emptied', name: '' }] }
  const all = mergeLines(list, currency)
  if (hasExactTotal(all.cart, currency ?? maxDecimals)) return all
  return mergeLines(list, currency, (cart) => hasExactTotal(cart, currency ?? maxDecimals))
}

/** Reads the lines one by one and adds those that are valid and keep `fits` true. */
function mergeLines(list: readonly unknown[], currency?: Currency, fits: (cart: Cart) => boolean = () => true): RepairedCart {
  const repairs: CartRepair[] = []
  let cart: Cart = []
  list.forEach((value, index) => {
    const item = readItem(value, index, repairs, currency)
    if (!item) return
    const next = addToCart(cart, item)
    if (next === cart || !fits(next)) {
      repairs.push({ index, field: null, action: 'dropped', name: item.name })
      return
    }
    if (next.length === cart.length) repairs.push({ index, field: null, action: 'merged', name: item.name })
    cart = next
  })
  return { cart: cart.slice(0, maxLines), repairs }
}

/** Serializes a cart for browser storage. */
export function storeCart(cart: readonly CartItem[]): string {
  return JSON.stringify(cart)
}

function parseList(stored: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readItem(value: unknown, index: number, repairs: CartRepair[], currency?: Currency): CartItem | undefined {
  const record = isRecord(value) ? value : {}
  const name = typeof record.name === 'string' ? record.name : ''
  const productId = readId(record.productId)
  const price = readPrice(record.price, currency)
  if (!productId || price === undefined) {
    repairs.push({ index, field: productId ? 'price' : 'productId', action: 'dropped', name })
    return undefined
  }
  const replaceMissing = <Value>(field: keyof CartItem, found: Value | undefined, fallback: Value): Value => {
    if (found !== undefined) return found
    repairs.push({ index, field, action: 'replaced', name })
    return fallback
  }
  const quantity = readQuantity(record.quantity)
  return {
    productId: replaceMissing('productId', ifEqual(record.productId, productId), productId),
    variationId: readVariationId(record.variationId, replaceMissing),
    storeId: replaceMissing('storeId', text(record.storeId), readId(record.storeId) ?? ''),
    name: replaceMissing('name', text(record.name), ''),
    price: replaceMissing('price', record.price === price ? price : undefined, price),
    discountPrice: replaceMissing(
      'discountPrice',
      record.discountPrice === 0 ? 0 : exactPrice(record.discountPrice, currency),
      0,
    ),
    quantity: replaceMissing('quantity', record.quantity === quantity ? quantity : undefined, quantity),
    selectedAttributes: replaceMissing('selectedAttributes', readAttributes(record.selectedAttributes), {}),
    productImage: replaceMissing('productImage', text(record.productImage), ''),
    shipping: replaceMissing('shipping', record.shipping === 0 ? 0 : undefined, 0),
  }
}

type Replace = <Value>(field: keyof CartItem, found: Value | undefined, fallback: Value) => Value

function readVariationId(value: unknown, replaceMissing: Replace): string | null {
  if (value === null) return null
  const found = readId(value) ?? null
  return replaceMissing('variationId', typeof value === 'string' && found !== null ? found : undefined, found)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const ifEqual = (value: unknown, expected: string | undefined): string | undefined => (value === expected ? expected : undefined)

/** Returns a valid id. The server rejects a cart with an invalid one. Older carts may have numbers. */
function readId(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
}

/** Returns a price from a number or a decimal string; undefined if it cannot be charged. */
function readPrice(value: unknown, currency: Currency = maxDecimals): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  try {
    toMinor(value, currency)
    return Math.abs(Number(value))
  } catch {
    return undefined
  }
}

function exactPrice(value: unknown, currency?: Currency): number | undefined {
  return typeof value === 'number' ? readPrice(value, currency) : undefined
}

function readQuantity(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? clampQuantity(Number(value)) : 1
}

function readAttributes(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : undefined
}
