import { type Currency, cartKey } from '@blockfront/commerce'
import { type CartStore, createCartStore } from './cart-store.ts'

/** Returns the cart of this browser, kept in sync with its other tabs. */
export function createBrowserCart(store: { storeId: string; currency: Currency }): CartStore {
  const cart = createCartStore({
    ...store,
    // Reading `localStorage` itself throws where the shopper blocks site data, so read it on each use.
    storage: { getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value) },
    dispatchStorageEvent: () => window.dispatchEvent(new StorageEvent('storage', { key: cartKey })),
  })
  cart.reload()
  window.addEventListener('storage', ({ key }) => {
    if (key === cartKey || key === null) cart.reload()
  })
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && cart.reload())
  return cart
}
