import type { ProductCard } from '@blockfront/engine/render'
import { createStore } from 'zustand/vanilla'

/** Duration of the cart's closing animation, in milliseconds (product.md, point 9). */
export const CART_CLOSE_DURATION = 500

export interface OverlayState {
  cart: 'closed' | 'open' | 'closing'
  /** The term to start with; null while the search is closed. */
  search: { term: string } | null
  /** The product whose options are chosen; null while that dialog is closed. */
  quickAdd: ProductCard | null
}

export interface Overlays {
  get: () => OverlayState
  subscribe: (listener: () => void) => () => void
  openCart: () => void
  /** Closes the cart; its state is `closing` for {@link CART_CLOSE_DURATION}. */
  closeCart: () => void
  openSearch: (term?: string) => void
  closeSearch: () => void
  openQuickAdd: (product: ProductCard) => void
  closeQuickAdd: () => void
  /** Closes the cart, the search and the options. */
  close: () => void
}

/** Returns the state of the overlays: cart and search. */
export function createOverlays(): Overlays {
  const store = createStore<OverlayState>(() => ({ cart: 'closed', search: null, quickAdd: null }))
  let closing: ReturnType<typeof setTimeout> | undefined
  const closeCart = () => {
    if (store.getState().cart !== 'open') return
    store.setState({ cart: 'closing' })
    closing = setTimeout(() => store.setState({ cart: 'closed' }), CART_CLOSE_DURATION)
  }
  const closeSearch = () => {
    if (store.getState().search) store.setState({ search: null })
  }
  const closeQuickAdd = () => {
    if (store.getState().quickAdd) store.setState({ quickAdd: null })
  }
  return {
    get: store.getState,
    subscribe: store.subscribe,
    openCart: () => {
      clearTimeout(closing)
      store.setState({ cart: 'open', search: null, quickAdd: null })
    },
    closeCart,
    openSearch: (term = '') => store.setState({ search: { term } }),
    closeSearch,
    openQuickAdd: (quickAdd) => store.setState({ quickAdd }),
    closeQuickAdd,
    close: () => {
      closeCart()
      closeSearch()
      closeQuickAdd()
    },
  }
}
