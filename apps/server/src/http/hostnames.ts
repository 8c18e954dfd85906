import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import type { StoreEvents } from '../events/store-events.ts'

/** The store behind a host. */
export type HostStore = {
  storeId: string
  /** The store's primary host; the same as the asked one, or what to redirect to. */
  primaryHostname: string
  status: 'active' | 'suspended' | 'closed'
}

/** Finds the store of a host, from memory where possible. */
export type Hosts = {
  find(host: string): Promise<HostStore | undefined>
  /** What is remembered of a host, at once; undefined says nothing about whether it exists. */
  peek(host: string): HostStore | undefined
  /** What was last known of a host, however long ago. */
  last(host: string): HostStore | undefined
}

/** Unknown hosts are remembered for a shorter time, and in the same bounded memory, so that asking for many costs little. */
const knownFor = 5 * 60_000
const unknownFor = 5_000

export function createHosts(db: Database, events: StoreEvents): Hosts {
  const memory = new LRUCache<string, { store: HostStore | undefined }>({
    max: 20_000,
    ttl: knownFor,
    allowStale: true,
    noDeleteOnStaleGet: true,
  })
  events.onChange((storeId, changed) => {
    // What pages show has changed, but not the store's hosts.
    if (changed) return
    if (storeId === undefined) return memory.clear()
    for (const [host, entry] of memory.entries()) if (!entry.store || entry.store.storeId === storeId) memory.delete(host)
  })
  const remembered = (host: string) => (events.listening() && memory.getRemainingTTL(host) > 0 ? memory.get(host) : undefined)
  return {
    peek: (host) => remembered(host)?.store,
    last: (host) => memory.get(host)?.store,
    async find(host) {
      const known = remembered(host)
      if (known) return known.store
      const store = await lookUp(db, host)
      memory.set(host, { store }, { ttl: store ? knownFor : unknownFor })
      return store
    },
  }
}

async function lookUp(db: Database, host: string): Promise<HostStore | undefined> {
  const { rows } = await sql<{
    store_id: string
    primary_host: string
    status: HostStore['status']
  }>`select * from store_of_host(${host})`.execute(db)
  const row = rows[0]
  return row && { storeId: row.store_id, primaryHostname: row.primary_host, status: row.status }
}
