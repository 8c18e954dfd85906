import type { StoreEvents } from '../events/store-events.ts'
import { type CacheStats, createTaggedCache } from './tagged-cache.ts'

/** One kind of published data, such as pages: the size of a value, and the changes that invalidate it. */
export interface PublishedKind<Value extends object> {
  name: string
  /** Bytes of a value in memory. */
  bytes(value: Value): number
  /** Cache tags of the value with an id, in addition to the store itself. */
  tags(id: string): readonly string[]
}

/** The third cache: store → published data, from which pages are rendered. */
export interface PublishedDataCache {
  /** Values by id, from the cache or from `load`, which gets the missing ids. Values that are not found are not cached. */
  get<Value extends object>(
    kind: PublishedKind<Value>,
    storeId: string,
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>>
  stats(): CacheStats
}

const MAX_BYTES = 64 * 1024 * 1024

/** Creates the cache of published data. Loads run in the caller's transaction, so they are not shared between requests. */
export function createPublishedDataCache(
  events: Pick<StoreEvents, 'onChange' | 'isListening'>,
  maxBytes = MAX_BYTES,
): PublishedDataCache {
  const cache = createTaggedCache<{ data: object; bytes: number }>(events, { maxBytes, bytes: ({ bytes }) => bytes })
  return {
    async get<Value extends object>(
      kind: PublishedKind<Value>,
      storeId: string,
      ids: readonly string[],
      load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    ) {
      const prefix = `${storeId} ${kind.name} `
      const found = await cache.getMany(
        storeId,
        ids.map((id) => prefix + id),
        async (missing) => {
          const loaded = await load(missing.map((key) => key.slice(prefix.length)))
          return new Map(
            [...loaded].map(([id, data]) => [prefix + id, { value: { data, bytes: kind.bytes(data) }, tags: kind.tags(id) }]),
          )
        },
      )
      return new Map([...found].map(([key, { data }]) => [key.slice(prefix.length), data as Value]))
    },
    stats: cache.stats,
  }
}
