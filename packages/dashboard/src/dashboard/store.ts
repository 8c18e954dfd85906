import { type CallOutput, type Capability, roleCan } from '@blockfront/contract/client'
import { createContext, use } from 'react'

export type Store = CallOutput<'store.findCurrent'>

export const StoreContext = createContext<Store | undefined>(undefined)

/** Returns the dashboard's store. For screens inside the dashboard, where it is loaded. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('useStore was called outside of the dashboard.')
  return store
}

/** Returns whether the signed-in member's role has a capability in the dashboard's store. Hide what it does not allow. */
export const useCan = (capability: Capability): boolean => roleCan(useStore().role, capability)
