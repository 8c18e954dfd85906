import type { Api } from '../api/lazy-client.ts'
import type { StorePayload } from '../payload.ts'

/** The parts of the shop that a wishlist uses. */
export interface WishlistShop {
  store: Pick<StorePayload, 'storeId'>
  api: Api
  toast: (kind: 'success' | 'error', message: string) => void
}

/** The wishlist in browser storage, and its copy in the account of a signed-in customer. */
export interface BrowserWishlist {
  /** Ids of the saved products, newest first. The same array until they change. */
  ids: () => readonly string[]
  /** Whether the server found a session at the last `sync`. */
  isSignedIn: () => boolean
  /** Saves a product, or removes it. At the limit it shows a message instead. */
  toggle: (productId: string) => void
  /**
   * Sends the changes since the last call to the account of the signed-in customer, and takes over its list. Without a session the
   * list stays in the browser. Rejects when the server does not respond; the changes are sent again with the next call.
   */
  sync: () => Promise<void>
  /** Empties the list of this browser, after signing out. The list in the account stays. */
  forget: () => void
}

/** The wishlist of this browser, whose code is loaded when it is needed. Until then it is empty. */
export interface LazyWishlist {
  has: (productId: string) => boolean
  subscribe: (listener: () => void) => () => void
  /** Saves a product, or removes it. */
  toggle: (product: { id: string }) => void
  /** Resolves when the list is read from browser storage. Rejects when its code fails to load; the next call tries again. */
  load: () => Promise<BrowserWishlist>
}
