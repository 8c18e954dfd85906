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
   * Calls the listener with a store's id and the tags that changed. Without a store id, this process may have missed notifications:
   * everything counts as changed. `othersKnow` is true if another process received all of them. Returns a function that removes the
   * listener.
   */
  onChange(listener: (storeId: string | undefined, tags: ChangedTags, othersKnow?: boolean) => void): () => void
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

/** The name of listening connections in `pg_stat_activity`. */
const NAME = 'blockfront-events'

/**
 * Whether another process listened during the last `ms` milliseconds and still does: its connection was queried in the last second. The
 * two seconds before are those in which it connected.
 */
async function anotherListened(client: pg.Client, ms: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where application_name = $1 and datname = current_database() and usename = current_user and pid <> pg_backend_pid()
       and backend_start < now() - make_interval(secs => $2::double precision / 1000 + 2)
       and state_change > now() - interval '1 second' limit 1`,
    [NAME, ms],
  )
  return rowCount === 1
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
  const notify: Parameters<StoreEvents['onChange']>[0] = (...change) => {
    for (const listener of listeners) listener(...change)
  }
  let stopped = false
  let client: pg.Client | undefined
  /** The time up to which all changes are known here. */
  let knownAt = performance.now()
  let checking: Promise<void> | undefined

  const connect = async ({ again }: { again: boolean }) => {
    const newClient = createClient({ url, name: NAME, connectTimeout: TIMEOUT, queryTimeout: TIMEOUT })
    newClient.on('notification', ({ payload = '' }) => notify(...parseNotification(payload)))
    const startedAt = performance.now()
    let othersKnow = false
    try {
      await newClient.connect()
      await newClient.query(`listen ${channel}`)
      if (again) othersKnow = await anotherListened(newClient, staleForMs())
      if (stopped) throw new Error('Stopped while connecting')
    } catch (error) {
      await newClient.end()
      throw error
    }
    newClient.once('end', () => {
      client = undefined
      clearInterval(poll)
      if (!stopped) void reconnect()
    })
    const poll = setInterval(() => void check(newClient), POLL_INTERVAL).unref()
    // Before cached data counts as up to date again.
    if (again) notify(undefined, undefined, othersKnow)
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
        return await connect({ again: true })
      } catch {
        await pause(Math.min(50 * 2 ** attempt, 1_000))
      }
    }
  }
  const staleForMs = () => performance.now() - knownAt
  const isListening = () => client !== undefined && staleForMs() < FRESH_FOR

  await connect({ again: false })
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
