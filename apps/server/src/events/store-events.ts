import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { createClient } from '../db/connection/postgres.ts'
import type { Tables } from '../db/tables.ts'

const channel = 'store_changed'

/** Cache tags of a change (`events/cache-tags.ts`); undefined for everything that a store's visitors can see. */
export type ChangedTags = ReadonlySet<string> | undefined

/** Notifications of changes that a store's visitors can see. Every process receives them and clears its caches. */
export type StoreEvents = {
  /**
   * Calls the listener with a store's id and the tags that changed. Without a store id, notifications may have been missed: everything
   * counts as changed. Returns a function that removes the listener.
   */
  onChange(listener: (storeId: string | undefined, tags: ChangedTags) => void): () => void
  /** False while this process may not know changes of other processes. Cached data may then be out of date. */
  isListening(): boolean
  /**
   * Asks PostgreSQL if it is uncertain whether all changes are known. Resolves to whether everything that was committed before the call
   * is known, after {@link MAX_WAIT} at the latest; a busy process takes longer.
   */
  isUpToDate(): Promise<boolean>
  /** Milliseconds for which changes may be unknown. */
  staleForMs(): number
  stop(): Promise<void>
}

/** PostgreSQL accepts less than 8000 bytes in a notification. */
const MAX_BYTES = 7_500

/**
 * Notifies all server processes of a change when the transaction commits. Without tags, or with too many for a notification, everything
 * of the store has changed.
 */
export async function invalidate(trx: Kysely<Tables>, storeId: string, tags?: Iterable<string>): Promise<void> {
  const text = tags === undefined ? storeId : [storeId, ...new Set(tags), ''].join(' ')
  await sql`select pg_notify(${channel}, ${Buffer.byteLength(text) > MAX_BYTES ? storeId : text})`.execute(trx)
}

/** Parses the text of a notification. Tags end with a space, which distinguishes no tags from everything. */
function parseNotification(text: string): [storeId: string | undefined, tags: ChangedTags] {
  const [storeId = '', ...tags] = text.split(' ')
  return [storeId || undefined, tags.length > 0 ? new Set(tags.filter(Boolean)) : undefined]
}

/** How often the connection is checked. Milliseconds. */
const POLL_INTERVAL = 250

/** How long the result of a check is valid, so that pages are fresh within a second. Milliseconds. */
const FRESH_FOR = 900

/** Longest wait for a check. Milliseconds. */
const MAX_WAIT = 300

/** How long a connection may not respond before it is closed: a failed network closes none. Milliseconds. */
const TIMEOUT = 5_000

/** Listens on a separate connection, and reconnects when it fails. */
export async function listenToStores(url: string, warn: (message: string) => void): Promise<StoreEvents> {
  const listeners = new Set<Parameters<StoreEvents['onChange']>[0]>()
  const notify = (storeId: string | undefined, tags: ChangedTags) => {
    for (const listener of listeners) listener(storeId, tags)
  }
  let stopped = false
  let client: pg.Client | undefined
  /** The time up to which all changes are known here. */
  let knownAt = performance.now()
  let checking: Promise<void> | undefined

  const connect = async () => {
    const newClient = createClient({ url, name: 'blockfront-events', connectTimeout: TIMEOUT, queryTimeout: TIMEOUT })
    await newClient.connect()
    newClient.on('notification', ({ payload = '' }) => notify(...parseNotification(payload)))
    const startedAt = performance.now()
    await newClient.query(`listen ${channel}`)
    newClient.once('end', () => {
      client = undefined
      clearInterval(poll)
      if (!stopped) void reconnect()
    })
    const poll = setInterval(() => void check(newClient), POLL_INTERVAL).unref()
    client = newClient
    knownAt = startedAt
  }
  const check = (checked: pg.Client): Promise<void> => {
    checking ??= query(checked).finally(() => {
      checking = undefined
    })
    return checking
  }
  /** PostgreSQL sends the notifications of everything that was committed before a query ahead of its result. */
  const query = async (checked: pg.Client) => {
    const startedAt = performance.now()
    await checked.query('select 1').then(
      () => {
        if (checked === client) knownAt = startedAt
      },
      () => {},
    )
  }
  const reconnect = async () => {
    warn('Lost the connection that listens for changes; reconnecting')
    for (let attempt = 0; !stopped; attempt++) {
      try {
        await connect()
        notify(undefined, undefined)
        return
      } catch {
        await pause(Math.min(50 * 2 ** attempt, 1_000))
      }
    }
  }
  const staleForMs = () => performance.now() - knownAt
  const isListening = () => client !== undefined && staleForMs() < FRESH_FOR

  await connect()
  return {
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isListening,
    isUpToDate: async () => {
      const calledAt = performance.now()
      const isKnown = () => isListening() || (client !== undefined && knownAt >= calledAt)
      for (const end = calledAt + MAX_WAIT; client && !isKnown() && performance.now() < end; )
        await Promise.race([check(client), pause(MAX_WAIT, undefined, { ref: false })])
      // A busy process runs the timer before it reads the socket: a result that has arrived counts, however late it is read.
      if (client && !isKnown()) await immediate()
      return isKnown()
    },
    staleForMs,
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
