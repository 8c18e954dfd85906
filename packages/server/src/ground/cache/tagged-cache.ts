import { LRUCache } from 'lru-cache'
import type { ChangedTags, StoreEvents } from '../events/store-events.ts'
import { createStoreIndex, type IndexedEntry } from './store-index.ts'

/** The result of a load. */
export interface Loaded<Value> {
  value: Value
  /** The store that the value belongs to. Default: the one that the load was started for. */
  storeId?: string | undefined
  /** Cache tags of what the value depends on in addition to the store itself (`events/cache-tags.ts`). */
  tags?: Iterable<string>
  /** False returns the value without storing it. Default true. */
  cacheable?: boolean
  /** Milliseconds until the value expires. Default: never. */
  ttl?: number
  /** Returns a replacement for a value that may be outdated. Default: the value itself. */
  outdated?: () => Value
}

export interface CacheStats {
  entries: number
  /** Bytes of all entries, as `bytes` of {@link TaggedCacheOptions} counts them. */
  bytes: number
  /** Values that were found. */
  hits: number
  /** Loaded values. Callers that wait for the same load count once. */
  misses: number
  /** Entries that were removed to make room for others. */
  evictions: number
}

/** Values by key, until the store that they belong to changes. */
export interface TaggedCache<Value> {
  /** The cached value, if it is up to date. */
  get(key: string): Value | undefined
  /** The cached value, even if it expired, is outdated for less than {@link MAX_COPY_AGE}, or this process does not receive changes. */
  getStale(key: string): Value | undefined
  /** The cached value, or the result of `load`. Calls for the same key share one load until the store changes. */
  getOrLoad(storeId: string | undefined, key: string, load: () => Promise<Loaded<Value>>): Promise<Value>
  /** The cached values of several keys. `load` gets the keys that are missing, if any. These loads are not shared. */
  getMany(
    storeId: string,
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Loaded<Value>>>,
  ): Promise<Map<string, Value>>
  /** Removes entries of a store that have one of these tags, all entries of a store without tags, or all without a store. */
  clear(storeId?: string, tags?: ChangedTags): void
  stats(): CacheStats
}

export interface TaggedCacheOptions<Value> {
  /** Limit for all entries together. 0 stores nothing. */
  maxBytes: number
  /** Bytes of a value, without key, tags and index. */
  bytes(value: Value): number
}

interface Entry<Value> extends IndexedEntry {
  value: Value
  expires: number
  /** Since when notifications may have been missed that concern it. */
  outdatedAt?: number
}

/** Milliseconds for which a value that may be out of date is sent while the database is away: an hour. */
export const MAX_COPY_AGE = 3_600_000

/** The changes during a load. */
interface Load {
  storeId: string | undefined
  changes: ChangedTags[]
}

interface SharedLoad<Value> extends Load {
  promise: Promise<Value>
}

/** Bytes of an entry in addition to its value and key, and of each of its tags. */
const ENTRY_BYTES = 512
const TAG_BYTES = 160

/** Entries that belong to no store, such as a hostname that no store has. */
const NO_STORE = ''

/**
 * Creates a cache that follows the change events of stores: at most `maxBytes`, the least recently used entries go first. An event
 * visits only the entries that it removes. A load during which its store changed is returned but not stored, if it depends on what
 * changed. While this process does not receive changes, nothing counts as up to date, and afterwards nothing from before does.
 */
export function createTaggedCache<Value extends object>(
  events: Pick<StoreEvents, 'onChange' | 'isListening'>,
  { maxBytes, bytes }: TaggedCacheOptions<Value>,
): TaggedCache<Value> {
  const index = createStoreIndex()
  const shared = new Map<string, SharedLoad<Value>>()
  const loads = new Set<Load>()
  const counts = { hits: 0, misses: 0, evictions: 0 }
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ value, tags }, key) => bytes(value) + key.length + ENTRY_BYTES + tags.length * TAG_BYTES,
    dispose: (entry, key, reason) => {
      if (reason === 'evict') counts.evictions++
      index.remove(entry, key)
    },
  })

  const endLoads: TaggedCache<Value>['clear'] = (storeId, tags) => {
    for (const load of loads) if (concerns(load, storeId, tags)) load.changes.push(tags)
    for (const [key, load] of shared) if (concerns(load, storeId, tags)) shared.delete(key)
  }
  const clear: TaggedCache<Value>['clear'] = (storeId, tags) => {
    endLoads(storeId, tags)
    if (storeId === undefined) entries.clear()
    else if (tags) for (const tag of tags) remove(index.keys(storeId, tag))
    else for (const store of [storeId, NO_STORE]) remove(index.keys(store))
  }
  const remove = (keys: Iterable<string>) => {
    for (const key of [...keys]) entries.delete(key)
  }
  /** Values are kept after missed notifications: the database may be away for those that are requested next. */
  const outdateAll = () => {
    endLoads()
    const outdatedAt = performance.now()
    for (const entry of entries.values()) entry.outdatedAt ??= outdatedAt
  }
  events.onChange((storeId, tags) => (storeId === undefined ? outdateAll() : clear(storeId, tags)))

  const start = (storeId: string | undefined): Load => {
    const load = { storeId, changes: [] }
    loads.add(load)
    return load
  }
  /** Stores what a load found, unless it may be out of date. Returns what the caller gets. */
  const finish = (load: Load, key: string, loaded: Loaded<Value>): Value => {
    const { value, storeId = load.storeId, cacheable = true, ttl = Infinity } = loaded
    const tags = [...new Set(loaded.tags)]
    if (!events.isListening() || load.changes.some((changed) => !changed || tags.some((tag) => changed.has(tag))))
      return loaded.outdated?.() ?? value
    if (!cacheable || maxBytes <= 0) return value
    const entry = { value, store: storeId ?? NO_STORE, tags, expires: performance.now() + ttl }
    entries.set(key, entry)
    if (entries.has(key)) index.add(entry, key)
    return value
  }

  const find = (key: string): Value | undefined => {
    const entry = events.isListening() ? entries.get(key) : undefined
    if (!entry || entry.outdatedAt !== undefined || entry.expires <= performance.now()) return undefined
    counts.hits++
    return entry.value
  }
  const loadShared = (storeId: string | undefined, key: string, load: () => Promise<Loaded<Value>>) => {
    counts.misses++
    const own = start(storeId) as SharedLoad<Value>
    own.promise = load()
      .then((loaded) => finish(own, key, loaded))
      .finally(() => {
        loads.delete(own)
        if (shared.get(key) === own) shared.delete(key)
      })
    shared.set(key, own)
    return own.promise
  }

  return {
    get: find,
    getStale: (key) => {
      const entry = entries.get(key)
      return entry && performance.now() - (entry.outdatedAt ?? Infinity) < MAX_COPY_AGE ? entry.value : undefined
    },
    getOrLoad: async (storeId, key, load) => find(key) ?? shared.get(key)?.promise ?? loadShared(storeId, key, load),
    async getMany(storeId, keys, load) {
      const found = new Map<string, Value>()
      const missing = keys.filter((key) => {
        const value = find(key)
        if (value) found.set(key, value)
        return !value
      })
      if (missing.length === 0) return found
      counts.misses += missing.length
      const own = start(storeId)
      try {
        for (const [key, loaded] of await load(missing)) found.set(key, finish(own, key, loaded))
      } finally {
        loads.delete(own)
      }
      return found
    },
    clear,
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize, ...counts }),
  }
}

/** Whether a change may touch what a load returns. Loads for no store, such as of a hostname, know theirs only at the end. */
const concerns = (load: Load, storeId: string | undefined, tags: ChangedTags) =>
  storeId === undefined || load.storeId === storeId || (load.storeId === undefined && !tags)
