import type { PictureSource } from '@blockfront/engine/render'
import { LRUCache } from 'lru-cache'
import type { StoreTrx } from '../../db/scope.ts'
import type { StoreEvents } from '../../events/store-events.ts'
import { pictureSources } from '../../features/media/media-images.ts'

export interface KnownPictures {
  /** Sizes of pictures of a store's library by their addresses: from memory, or read now, all that are missing in one query. */
  of(trx: StoreTrx, storeId: string, addresses: readonly string[]): Promise<Record<string, PictureSource>>
}

/** Stores, and pictures of each, that are remembered: some 40 MB at most. */
const STORES = 200
const PICTURES = 300

/** Remembers pictures until they change. While changes cannot be heard, all are read. */
export function createKnownPictures(events: Pick<StoreEvents, 'onChange' | 'listening'>): KnownPictures {
  const remembered = new LRUCache<string, Map<string, PictureSource>>({ max: STORES })
  let changes = 0
  events.onChange((storeId, changed) => {
    const ids = changed && [...changed].flatMap((name) => /^picture\/(.+)/.exec(name)?.[1] ?? [])
    if (ids?.length === 0) return
    changes++
    if (storeId === undefined) remembered.clear()
    else if (!ids) remembered.delete(storeId)
    else forget(remembered.get(storeId), ids)
  })

  const remember = (storeId: string, read: Record<string, PictureSource>) => {
    const own = remembered.get(storeId) ?? new Map<string, PictureSource>()
    for (const [address, source] of Object.entries(read)) own.set(address, source)
    if (own.size <= PICTURES) remembered.set(storeId, own)
    else remembered.delete(storeId)
  }

  return {
    async of(trx, storeId, addresses) {
      const own = events.listening() ? remembered.get(storeId) : undefined
      const missing = addresses.filter((address) => !own?.has(address))
      const before = changes
      const read = missing.length > 0 ? await pictureSources(trx, storeId, missing) : {}
      if (changes === before && events.listening()) remember(storeId, read)
      return Object.fromEntries(
        addresses.flatMap((address) => {
          const source = read[address] ?? own?.get(address)
          return source ? [[address, source]] : []
        }),
      )
    },
  }
}

/** An address holds its picture's id. */
function forget(own: Map<string, PictureSource> | undefined, ids: readonly string[]): void {
  for (const address of own?.keys() ?? []) if (ids.some((id) => address.includes(id))) own?.delete(address)
}
