import { create } from 'zustand'

/** The store that the owner works on, remembered in this browser (product.md, point 9). */
const KEY = 'currentStoreId'

/** What is known of the chosen store (product.md, points 3, "Store info"). */
interface SessionStore {
  storeId: string
  storeDomain: string
  currency: string
  fbPixelId: string
}

/** The session's state (product.md, point 3). What is not known yet is undefined. */
export interface Session extends Partial<SessionStore> {
  userId?: string
  signedIn: (userId: string) => void
  /** Remembers a store of which nothing but the id is known yet. */
  chooseStore: (storeId: string) => void
  storeLoaded: (store: SessionStore) => void
  /** Login and signup forget the store of whoever worked here before (product.md, point 4). */
  forgetStore: () => void
}

const nothing = { storeId: undefined, storeDomain: undefined, currency: undefined, fbPixelId: undefined }

/** A browser may refuse storage altogether; the choice then lasts as long as the page. */
const storage = {
  read: () => {
    try {
      return localStorage.getItem(KEY) || undefined
    } catch {
      return undefined
    }
  },
  write: (storeId: string | undefined) => {
    try {
      if (storeId) localStorage.setItem(KEY, storeId)
      else localStorage.removeItem(KEY)
    } catch {}
  },
}

export const useSession = create<Session>()((set, get) => ({
  ...nothing,
  storeId: storage.read(),
  signedIn: (userId) => set({ userId }),
  chooseStore: (storeId) => {
    storage.write(storeId)
    if (get().storeId !== storeId) set({ ...nothing, storeId })
  },
  storeLoaded: ({ storeId, storeDomain, currency, fbPixelId }) => set({ storeId, storeDomain, currency, fbPixelId }),
  forgetStore: () => {
    storage.write(undefined)
    set({ ...nothing, userId: undefined })
  },
}))
