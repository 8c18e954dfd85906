import { type Currency, cartKey } from '@blockfront/commerce'
import { type CartStore, createCartStore } from './cart-store.ts'

/** The cart of this browser, in step with its other tabs from the start on. */
export function createBrowserCart(store: { storeId: string; currency: Currency }): CartStore {
  const cart = createCartStore({
    ...store,
    // Asking for the storage can throw by itself, where the shopper forbids it.
    storage: { getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value) },
    dispatchStorageEvent: () => window.dispatchEvent(new StorageEvent('storage', { key: cartKey })),
  })
  cart.read()
  window.addEventListener('storage', ({ key }) => {
    if (key === cartKey || key === null) cart.read()
  })
  // While the page rested for Back and Forward it heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => persisted && cart.read())
  return cart
}

/** The cart where there is no browser: empty, and nobody adds to it. */
export const emptyCart = (store: { storeId: string; currency: Currency }): CartStore =>
  createCartStore({ ...store, storage: { getItem: () => null, setItem: () => undefined }, dispatchStorageEvent: () => undefined })
