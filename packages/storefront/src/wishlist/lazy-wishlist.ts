import { onIdle } from '../document/content-visibility.ts'
import { errorMessage } from '../problems/error-message.ts'
import type { BrowserWishlist, LazyWishlist, WishlistShop } from './wishlist.ts'

/** Returns the wishlist of this browser. `shop` has all of its members before the first call of `load` or `toggle`. */
export function lazyWishlist(shop: Pick<WishlistShop, 'store'> & Partial<WishlistShop>): LazyWishlist {
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
        loaded = createWishlist(shop as WishlistShop, key, notify)
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
        (error: unknown) => shop.toast?.('error', errorMessage(error)),
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
