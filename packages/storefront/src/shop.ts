import type { BlockServices } from '@blockfront/engine/render'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Api } from './api/lazy-client.ts'
import type { CartState } from './cart/cart-store.ts'
import type { LazyCart } from './cart/lazy-cart.ts'
import type { OverlayState, Overlays } from './overlays/overlay-state.ts'
import type { PagePayload, StorePayload } from './payload.ts'
import type { Pixel } from './tracking/pixel.ts'
import type { LazyWishlist } from './wishlist/wishlist.ts'

/** The running storefront of one store: state and services that its screens share. The entry creates it once. */
export interface Shop {
  store: StorePayload
  cart: LazyCart
  /** Undefined in a store without wishlists. */
  wishlist?: LazyWishlist | undefined
  overlays: Overlays
  tracker: Pixel
  formatPrice: BlockServices['formatPrice']
  api: Api
  /** Image sources of all pages and searches so far, by URL. */
  pictures: PagePayload['pictures']
  /** How long values stay unchanged before they are sent, in milliseconds. Undefined: each request has its own delay. Tests set less. */
  idleDelay?: number
  /** Shows a message. Returns a function that removes it, unless the app cannot show one. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a test may return nothing
  toast: (kind: 'success' | 'error', message: string) => void | (() => void)
}

export const ShopContext = createContext<Shop | null>(null)

/** Returns the shop of the nearest {@link ShopContext}. Throws outside of one. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop must be called inside ShopContext.')
  return shop
}

/** Returns the current cart; empty on the server and during hydration. */
export function useCart(): CartState {
  const { cart } = useShop()
  return useSyncExternalStore(cart.subscribe, cart.get, () => noCart)
}

export function useOverlays(): OverlayState {
  const { overlays } = useShop()
  return useSyncExternalStore(overlays.subscribe, overlays.get, overlays.get)
}

const noCart: CartState = { lines: [], repairs: [], count: 0 }
