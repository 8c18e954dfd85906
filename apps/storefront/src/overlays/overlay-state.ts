import { createStore } from 'zustand/vanilla'

/** How long the cart takes to slide away, in milliseconds (product.md, point 9). */
export const CART_CLOSE_DURATION = 500

export interface OverlayState {
  cart: 'closed' | 'open' | 'closing'
  /** What the shopper already typed elsewhere; null while the search is closed. */
  search: { term: string } | null
}

export interface Overlays {
  get: () => OverlayState
  subscribe: (listener: () => void) => () => void
  openCart: () => void
  /** Slides the cart away: it counts as closing for {@link CART_CLOSE_DURATION}. */
  closeCart: () => void
  openSearch: (term?: string) => void
  closeSearch: () => void
  /** Closes both, for another page. */
  close: () => void
}

/** What stands over the page. */
export function createOverlays(): Overlays {
  const store = createStore<OverlayState>(() => ({ cart: 'closed', search: null }))
  let closing: ReturnType<typeof setTimeout> | undefined
  const closeCart = () => {
    if (store.getState().cart !== 'open') return
    store.setState({ cart: 'closing' })
    closing = setTimeout(() => store.setState({ cart: 'closed' }), CART_CLOSE_DURATION)
  }
  const closeSearch = () => {
    if (store.getState().search) store.setState({ search: null })
  }
  return {
    get: store.getState,
    subscribe: store.subscribe,
    openCart: () => {
      clearTimeout(closing)
      store.setState({ cart: 'open', search: null })
    },
    closeCart,
    openSearch: (term = '') => store.setState({ search: { term } }),
    closeSearch,
    close: () => {
      closeCart()
      closeSearch()
    },
  }
}
