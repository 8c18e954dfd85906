import { addToCart, type Cart, type CartItem, clampQuantity, hasExactTotal, maxLines } from './cart.ts'
import type { Currency } from './currency.ts'
import { toMinor } from './money.ts'

/** One thing that was wrong with a stored cart, for the shopper's message and the log. */
export interface CartRepair {
  /** Position in the stored list; null when the whole was unreadable. */
  index: number | null
  /** The field that was wrong; null when the line or the list was. */
  field: keyof CartItem | null
  action: 'emptied' | 'dropped' | 'replaced' | 'merged'
  /** The name of the line where it has one. */
  name: string
}

/** Takes the place of a currency that is not known: none of them writes more digits. */
const maxDecimals: Currency = 'KWD'

export interface RepairedCart {
  cart: CartItem[]
  /** Empty when the stored cart was whole. */
  repairs: CartRepair[]
}

/**
 * Reads a cart from what browser storage holds. Nothing there is an empty cart. What cannot be used is dropped or replaced,
 * line by line, and reported; the result is always valid and survives another reading unchanged. With a currency, prices
 * that do not fit it count as broken. A line that would make the sum too large to be exact is dropped.
 */
export function readCart(stored: string | null | undefined, currency?: Currency): RepairedCart {
  if (stored === null || stored === undefined || stored === '') return { cart: [], repairs: [] }
  const list = parseList(stored)
  if (!list) return { cart: [], repairs: [{ index: null, field: null, action: 'emptied', name: '' }] }
  const all = mergeLines(list, currency)
  if (hasExactTotal(all.cart, currency ?? maxDecimals)) return all
  return mergeLines(list, currency, (cart) => hasExactTotal(cart, currency ?? maxDecimals))
}

/** Adds up the lines that can be used and that `fits` lets in. */
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

/** What to write into browser storage. */
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
    productId: replaceMissing('productId', sameText(record.productId, productId), productId),
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

const sameText = (value: unknown, wanted: string | undefined): string | undefined => (value === wanted ? wanted : undefined)

/** An id as the server makes and takes them; it refuses a whole cart for one that is none. Ids of older carts may be numbers. */
function readId(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
}

/** A price as a number or as decimal text; undefined when it cannot be charged. */
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
