import { onIdle } from '../document/content-visibility.ts'
import type { Shop } from '../shop.ts'
import type { BrowserWishlist } from './browser-wishlist.ts'

/** The wishlist of this browser, whose code is loaded when it is needed. Until then it is empty. */
export interface LazyWishlist {
  has: (productId: string) => boolean
  subscribe: (listener: () => void) => () => void
  /** Saves a product, or removes it. */
  toggle: (product: { id: string }) => void
  /** Resolves when the list is read from browser storage. Rejects when its code fails to load; the next call tries again. */
  load: () => Promise<BrowserWishlist>
}

/** Returns the wishlist of this browser. `shop` has all of its members before the first call of `load` or `toggle`. */
export function lazyWishlist(shop: Pick<Shop, 'store'> & Partial<Pick<Shop, 'api' | 'toast'>>): LazyWishlist {
  const key = `wishlist-${shop.store.storeId}`
  const listeners = new Set<() => void>()
  let loaded: BrowserWishlist | undefined
  let loading: Promise<BrowserWishlist> | undefined
  const load = () => {
    loading ??= import('../lazy-services.ts').then(
      ({ createWishlist }) => {
        const notify = () => {
          for (const listener of listeners) listener()
        }
        loaded = createWishlist(shop as Shop, key, notify)
        notify()
        return loaded
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    load,
    has: (id) => loaded?.ids().includes(id) ?? false,
    subscribe: (listener) => {
      if (listeners.size === 0 && hasStored(key)) onIdle(() => void load().catch(() => undefined))
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle: ({ id }) => {
      load().then(
        (list) => list.toggle(id),
        ({ message }: Error) => shop.toast?.('error', message),
      )
    },
  }
}

function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // The shopper blocks site data.
    return false
  }
}
