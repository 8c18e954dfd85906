import { useStore } from '../../store.ts'
import { useStoreQuery } from '../../store-query.ts'
import type { StoreState } from './checklist-steps.ts'

/** Loads what the setup guide and the opening dialog derive their steps from. `data` is undefined until all of it is known. */
export function useSetup(enabled = true): { data: StoreState | undefined; isPending: boolean; error: Error | null } {
  const store = useStore()
  const pages = useStoreQuery('page.getByStoreId', undefined, { enabled })
  const setup = useStoreQuery('store.setup', undefined, { enabled })
  const data = pages.data && setup.data ? { store, pages: pages.data, setup: setup.data } : undefined
  return { data, isPending: !pages.isFetched || !setup.isFetched, error: pages.error ?? setup.error }
}
