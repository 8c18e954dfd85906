import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** The store that the owner works on, remembered in this browser under `currentStoreId` (product.md, point 9). */
const KEY = 'currentStoreId'

interface Session {
  /** Undefined until a store was chosen here, or the server said which one is selected. */
  storeId: string | undefined
  chooseStore: (storeId: string) => void
  /** Login and signup forget it (product.md, point 4). */
  forgetStore: () => void
}

/** Reads and writes the bare id, as other versions of the product do. */
const bareId = {
  getItem: (key: string) => JSON.stringify({ state: { storeId: localStorage.getItem(key) ?? undefined } }),
  setItem: (key: string, value: string) => {
    const { storeId } = (JSON.parse(value) as { state: Pick<Session, 'storeId'> }).state
    if (storeId) localStorage.setItem(key, storeId)
    else localStorage.removeItem(key)
  },
  removeItem: (key: string) => localStorage.removeItem(key),
}

export const useSession = create<Session>()(
  persist(
    (set) => ({
      storeId: undefined,
      chooseStore: (storeId) => set({ storeId }),
      forgetStore: () => set({ storeId: undefined }),
    }),
    { name: KEY, storage: createJSONStorage(() => bareId), partialize: ({ storeId }) => ({ storeId }) as Session },
  ),
)
