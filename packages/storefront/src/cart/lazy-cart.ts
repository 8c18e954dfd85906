import { type Currency, cartKey } from '@blockfront/commerce'
import type { CartState, CartStore } from './cart-store.ts'

/**
 * The cart of this browser, whose code is loaded when it is needed. Until `load` resolves, it is empty, and only `get` and `subscribe` of its
 * other methods exist.
 */
export interface LazyCart extends CartStore {
  /** Loads the cart if browser storage has one, now or after another tab stored one. */
  loadStored: () => void
  /** Resolves when the cart is read from browser storage. Rejects when its code fails to load; the next call tries again. */
  load: () => Promise<LazyCart>
}

const unknown: CartState = { lines: [], repairs: [], count: undefined }
const empty: CartState = { ...unknown, count: 0 }

/** Returns the cart of this browser. It has no effects until it is loaded. */
export function lazyCart(store: { storeId: string; currency: Currency }): LazyCart {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let state = unknown
  let loading: Promise<LazyCart> | undefined
  const start = {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load: () => {
      loading ??= import('./browser-cart.ts').then(
        ({ createBrowserCart }) => {
          const { subscribe, ...loaded } = createBrowserCart(store)
          subscribe(notify)
          Object.assign(cart, loaded)
          notify()
          return cart
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
    loadStored: () => {
      const loadIfStored = () => {
        if (hasStoredCart()) void cart.load().catch(() => undefined)
      }
      loadIfStored()
      if (!loading) {
        state = empty
        notify()
      }
      addEventListener('storage', loadIfStored)
      // A page in the back/forward cache receives no storage events.
      addEventListener('pageshow', loadIfStored)
    },
  } satisfies Partial<LazyCart>
  const cart = start as Partial<LazyCart> as LazyCart
  return cart
}

function hasStoredCart(): boolean {
  try {
    return localStorage.getItem(cartKey) !== null
  } catch {
    // The shopper blocks site data.
    return false
  }
}
