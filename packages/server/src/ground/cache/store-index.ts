/** The store that an entry belongs to, and the tags of what it depends on. */
export interface IndexedEntry {
  store: string
  tags: readonly string[]
}

/** The keys of cached entries by store and tag. */
export interface StoreIndex {
  add(entry: IndexedEntry, key: string): void
  remove(entry: IndexedEntry, key: string): void
  /** The keys of the entries of a store, or of those with a tag. They change when entries are added or removed. */
  keys(store: string, tag?: string): Iterable<string>
}

/** Creates an empty index. */
export function createStoreIndex(): StoreIndex {
  const stores = new Map<string, { keys: Set<string>; byTag: Map<string, Set<string>> }>()
  return {
    add({ store, tags }, key) {
      const index = stores.get(store) ?? { keys: new Set(), byTag: new Map() }
      stores.set(store, index)
      index.keys.add(key)
      for (const tag of tags) {
        const keys = index.byTag.get(tag)
        if (keys) keys.add(key)
        else index.byTag.set(tag, new Set([key]))
      }
    },
    remove({ store, tags }, key) {
      const index = stores.get(store)
      if (!index) return
      index.keys.delete(key)
      if (index.keys.size === 0) stores.delete(store)
      for (const tag of tags) {
        const keys = index.byTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) index.byTag.delete(tag)
      }
    },
    keys(store, tag) {
      const index = stores.get(store)
      return (tag === undefined ? index?.keys : index?.byTag.get(tag)) ?? []
    },
  }
}
