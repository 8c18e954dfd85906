import { useQueryClient } from '@tanstack/react-query'
import { useStore } from '../store.ts'
import { storeKey } from '../store-query.ts'

/** Returns a function that loads the zones again, because a rejected change may be based on an older list. */
export function useReloadZones(): () => void {
  const client = useQueryClient()
  const { storeId } = useStore()
  return () => void client.invalidateQueries({ queryKey: storeKey(storeId, 'shipping.zones') })
}
