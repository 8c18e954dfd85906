import { type LineKey, maxQuantity } from '@blockfront/commerce'
import type { OrderReceipt } from '@blockfront/contract'
import { saveValues } from '../../checkout/form/checkout-values.ts'
import { saveCode } from '../../discount/discount-code.ts'
import type { Shop } from '../../shop.ts'

/** An order of this browser that waits for its online payment. Its items stay in the cart until it is paid. */
export interface WaitingOrder {
  token: string
  number: string
  lines: readonly (LineKey & { quantity: number })[]
}

const keyOf = (storeId: string) => `waiting-order/${storeId}`

/** Returns the stored text of a store's waiting order, which changes with it; empty without one, and with storage blocked. */
export function waitingOrderText(storeId: string): string {
  try {
    return localStorage.getItem(keyOf(storeId)) ?? ''
  } catch {
    return ''
  }
}

/** Returns the order that waits in a store; undefined without one. Unreadable data counts as none. */
export const loadWaitingOrder = (storeId: string): WaitingOrder | undefined => parse(waitingOrderText(storeId))

function parse(text: string): WaitingOrder | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    return isWaitingOrder(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isWaitingOrder(value: unknown): value is WaitingOrder {
  if (typeof value !== 'object' || value === null) return false
  const { token, number, lines } = value as Record<keyof WaitingOrder, unknown>
  return typeof token === 'string' && typeof number === 'string' && Array.isArray(lines) && lines.every(isLine)
}

const isLine = (line: unknown): boolean =>
  typeof line === 'object' &&
  line !== null &&
  'productId' in line &&
  typeof line.productId === 'string' &&
  'quantity' in line &&
  Number.isInteger(line.quantity) &&
  Number(line.quantity) <= maxQuantity

/** Stores the order that waits in a store, in all tabs; undefined deletes it. */
export function saveWaitingOrder(storeId: string, order: WaitingOrder | undefined): void {
  const key = keyOf(storeId)
  try {
    if (order) localStorage.setItem(key, JSON.stringify(order))
    else localStorage.removeItem(key)
  } catch {
    return
  }
  // Other tabs get this event from the browser.
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Calls `listener` when the waiting order may have changed. Returns a function that ends this. */
export function onWaitingOrder(listener: () => void): () => void {
  addEventListener('storage', listener)
  // A page in the back/forward cache receives no storage events.
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

/**
 * Applies the status of an order to the store's waiting order, if it is this one. A confirmed order takes its items from the cart, and the values of
 * the checkout are deleted. The items of a closed one stay in the cart. Returns whether the order still waits.
 */
export async function settleWaitingOrder(
  { store: { storeId }, cart }: Pick<Shop, 'store' | 'cart'>,
  token: string,
  status: OrderReceipt['status'] | undefined,
): Promise<boolean> {
  if (status === 'pending_payment') return true
  if (loadWaitingOrder(storeId)?.token !== token) return false
  const loaded = await cart.load()
  // Another tab may have done the same meanwhile.
  const waiting = loadWaitingOrder(storeId)
  if (waiting?.token !== token) return false
  saveWaitingOrder(storeId, undefined)
  if (status === undefined || status === 'expired' || status === 'cancelled') return false
  saveValues(null)
  saveCode('')
  loaded.removeOrdered(waiting.lines)
  return false
}
