import type { LinkFinder } from '@blockfront/engine/form'
import { useMemo } from 'react'
import { api } from '../api.ts'
import { storeLinks } from '../store-links.ts'
import { useStore } from './store.ts'

/** Finds what links in forms of the selected store can open. */
export function useLinks(): LinkFinder {
  const { storeId } = useStore()
  return useMemo(() => storeLinks(api, storeId), [storeId])
}
