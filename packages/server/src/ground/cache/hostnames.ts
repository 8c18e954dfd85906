import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { StoreEvents } from '../events/store-events.ts'
import { type CacheStats, createTaggedCache, type Loaded } from './tagged-cache.ts'

/** The store that a hostname belongs to. */
export type HostnameEntry = {
  storeId: string
  /** The store's primary hostname: the same hostname, or the one to redirect to. */
  primaryHostname: string
  status: 'active' | 'suspended' | 'closed'
  /** Whether everyone may visit the store. A store that is not open needs a password, and search engines do not see it. */
  isOpen: boolean
  /** The password for visitors while the store is not open. */
  visitorPassword: string
}

/** The first cache: hostname → store. */
export type HostnameCache = {
  /** The store of a hostname, from the cache or the database; undefined where no store has it. */
  find(hostname: string): Promise<HostnameEntry | undefined>
  /** The cached store. Undefined does not mean that the hostname does not exist. */
  get(hostname: string): HostnameEntry | undefined
  /** The store of a hostname from the database, also while the notification of a change is on its way. */
  read(hostname: string): Promise<HostnameEntry | undefined>
  /** The store that was last found, even if it is out of date. */
  getStale(hostname: string): HostnameEntry | undefined
  stats(): CacheStats
}

/** Milliseconds. Unknown hostnames expire soon, so that requests for many of them push out little. */
const FOUND_TTL = 5 * 60_000
const NOT_FOUND_TTL = 5_000

const MAX_BYTES = 16 * 1024 * 1024

/** Bytes of the objects of an entry, without its strings. */
const OBJECT_BYTES = 200

export function createHostnameCache(db: Database, events: Pick<StoreEvents, 'onChange' | 'isListening'>): HostnameCache {
  const cache = createTaggedCache<{ store: HostnameEntry | undefined }>(events, {
    maxBytes: MAX_BYTES,
    bytes: ({ store }) =>
      OBJECT_BYTES + (store ? store.storeId.length + store.primaryHostname.length + store.visitorPassword.length : 0),
  })
  const load = async (hostname: string): Promise<Loaded<{ store: HostnameEntry | undefined }>> => {
    const store = await storeOf(db, hostname)
    return { value: { store }, storeId: store?.storeId, ttl: store ? FOUND_TTL : NOT_FOUND_TTL }
  }
  return {
    find: async (hostname) => (await cache.getOrLoad(undefined, hostname, () => load(hostname))).store,
    get: (hostname) => cache.get(hostname)?.store,
    read: (hostname) => storeOf(db, hostname),
    getStale: (hostname) => cache.getStale(hostname)?.store,
    stats: cache.stats,
  }
}

async function storeOf(db: Database, hostname: string): Promise<HostnameEntry | undefined> {
  const { rows } = await sql<{
    store_id: string
    primary_host: string
    status: HostnameEntry['status']
    is_open: boolean
    visitor_password: string
  }>`select * from store_of_host(${hostname}) h, store_opening(h.store_id) o`.execute(db)
  const row = rows[0]
  return (
    row && {
      storeId: row.store_id,
      primaryHostname: row.primary_host,
      status: row.status,
      isOpen: row.is_open,
      visitorPassword: row.visitor_password,
    }
  )
}
