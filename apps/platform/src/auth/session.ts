import { create } from 'zustand'
import { remembered } from '../stored-text.ts'
import { signedIn } from './signed-in.ts'

/** The store that the owner works on (product.md, point 9). */
const currentStore = remembered('currentStoreId')

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
  /** Login and signup forget the store of the previous user (product.md, point 4). */
  forgetStore: () => void
}

const nothing = { storeId: undefined, storeDomain: undefined, currency: undefined, fbPixelId: undefined }

export const useSession = create<Session>()((set, get) => ({
  ...nothing,
  storeId: currentStore.read(),
  signedIn: (userId) => {
    signedIn.keep('yes')
    set({ userId })
  },
  chooseStore: (storeId) => {
    currentStore.keep(storeId)
    if (get().storeId !== storeId) set({ ...nothing, storeId })
  },
  storeLoaded: ({ storeId, storeDomain, currency, fbPixelId }) => set({ storeId, storeDomain, currency, fbPixelId }),
  forgetStore: () => {
    currentStore.forget()
    signedIn.forget()
    set({ ...nothing, userId: undefined })
  },
}))
