import { create } from 'zustand'
import { remembered } from '../stored-text.ts'
import { signedIn } from './signed-in.ts'

/** The id of the selected store (product.md, point 9). */
const currentStore = remembered('currentStoreId')

/** The loaded data of the selected store (product.md, point 3, "Store info"). */
interface SessionStore {
  storeId: string
  storeDomain: string
  currency: string
  fbPixelId: string
}

/** The session's state (product.md, point 3). Unknown values are undefined. */
export interface Session extends Partial<SessionStore> {
  userId?: string
  signedIn: (userId: string) => void
  /** Selects a store of which only the id is known. */
  chooseStore: (storeId: string) => void
  storeLoaded: (store: SessionStore) => void
  /** Login and signup clear the store of the previous user (product.md, point 4). */
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
