import { withMessages } from '../language/load-messages.ts'
import type { BrowserWishlist, WishlistShop } from './wishlist.ts'

/** Products in one wishlist, as in the contract. */
export const MAX_WISHLIST_ITEMS = 100

/** The wishlist in browser storage. */
interface Stored {
  ids: readonly string[]
  /** Changes that the account does not have: true for a saved product, false for a removed one. */
  changes: Readonly<Record<string, boolean>>
  /** Whether the last response of the server came with a session. */
  isSignedIn: boolean
}

const none: Stored = { ids: [], changes: {}, isSignedIn: false }
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** Returns the wishlist under a key of browser storage, kept in sync with other tabs. `onChange` is called when the list changed. */
export function createWishlist(
  { api, toast }: Pick<WishlistShop, 'api' | 'toast'>,
  key: string,
  onChange: () => void,
): BrowserWishlist {
  let state = read(key)
  let syncing: Promise<void> = Promise.resolve()

  const change = (next: Stored) => {
    const isSame = next.ids.join() === state.ids.join()
    state = isSame ? { ...next, ids: state.ids } : next
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is blocked or full: the list lasts as long as the page.
    }
    if (!isSame) onChange()
  }
  const reload = () => change(read(key))

  const send = async () => {
    const sent = state.changes
    const changed = (value: boolean) => Object.keys(sent).filter((id) => sent[id] === value)
    const add = state.ids.filter((id) => sent[id])
    const body = { add, remove: changed(false).slice(-MAX_WISHLIST_ITEMS) }
    const { productIds } = await api.call('shopper.syncWishlist', { body })
    if (!productIds) return change({ ...state, isSignedIn: false })
    // The shopper may have changed the list meanwhile.
    const changes = Object.fromEntries(Object.entries(state.changes).filter(([id, value]) => sent[id] !== value))
    const added = state.ids.filter((id) => changes[id] && !productIds.includes(id))
    const ids = [...added, ...productIds.filter((id) => changes[id] !== false)]
    change({ ids: ids.slice(0, MAX_WISHLIST_ITEMS), changes, isSignedIn: true })
  }
  const sync = () => {
    syncing = syncing.catch(() => undefined).then(send)
    return syncing
  }
  const syncInBackground = () => {
    if (state.isSignedIn) sync().catch(() => undefined)
  }

  const toggle = (id: string) => {
    const isSaved = state.ids.includes(id)
    if (!isSaved && state.ids.length >= MAX_WISHLIST_ITEMS) return void showFull(toast)
    change({
      ...state,
      ids: isSaved ? state.ids.filter((other) => other !== id) : [id, ...state.ids],
      changes: { ...state.changes, [id]: !isSaved },
    })
    syncInBackground()
  }

  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) reload()
  })
  // A page in the back/forward cache receives no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && reload())
  syncInBackground()
  return { ids: () => state.ids, isSignedIn: () => state.isSignedIn, toggle, sync, forget: () => change(none) }
}

async function showFull(toast: WishlistShop['toast']): Promise<void> {
  const { listingMessages } = await withMessages(import('../listing/messages.ts'), 'shopping')
  toast('error', listingMessages.wishlistFull)
}

/** Reads browser storage. Other values in it are ignored. */
function read(key: string): Stored {
  try {
    const { ids, changes, isSignedIn } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<string, unknown>>
    return {
      ids: Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, MAX_WISHLIST_ITEMS) : [],
      changes: Object.fromEntries(
        Object.entries(changes ?? {})
          .filter(([id, value]) => isId(id) && typeof value === 'boolean')
          .slice(-2 * MAX_WISHLIST_ITEMS),
      ),
      isSignedIn: isSignedIn === true,
    }
  } catch {
    return none
  }
}
