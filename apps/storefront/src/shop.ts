import type { BlockServices } from '@blockfront/engine/render'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Api } from './api/lazy-client.ts'
import type { CartState, CartStore } from './cart/cart-store.ts'
import type { OverlayState, Overlays } from './overlays/overlay-state.ts'
import type { PagePayload, StorePayload } from './payload.ts'
import type { Pixel } from './tracking/pixel.ts'

/** What the screens of one store work with, made once by the entry. */
export interface Shop {
  store: StorePayload
  cart: CartStore
  overlays: Overlays
  pixel: Pixel
  formatPrice: BlockServices['formatPrice']
  api: Api
  /** Sizes of the pictures that were named so far, on any page or by a search, by their addresses. */
  pictures: PagePayload['pictures']
  toast: (kind: 'success' | 'error', message: string) => void
}

export const ShopContext = createContext<Shop | null>(null)

/** The shop around a screen. Throws outside of one. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('A screen stands outside of ShopContext. Render it inside App.')
  return shop
}

/** The cart as it is now; empty on the server and while hydrating. */
export function useCart(): CartState {
  const { cart } = useShop()
  return useSyncExternalStore(cart.subscribe, cart.get, () => noCart)
}

export function useOverlays(): OverlayState {
  const { overlays } = useShop()
  return useSyncExternalStore(overlays.subscribe, overlays.get, overlays.get)
}

const noCart: CartState = { lines: [], repairs: [] }
