import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { createClient } from '../db/connection/postgres.ts'
import type { Tables } from '../db/tables.ts'

const channel = 'store_changed'

/** The channel of recorded events (`record-event.ts`). */
const eventChannel = 'event_recorded'

/** Cache tags of a change (`events/cache-tags.ts`); undefined for everything that a store's visitors can see. */
export type ChangedTags = ReadonlySet<string> | undefined

/** Changes that a store's visitors can see. Every process gets them and clears its caches. */
export type StoreEvents = {
  /**
   * Calls the listener with a store's id and the tags that changed. Without a store id, this process may have missed notifications:
   * everything counts as changed. `othersKnow` is true if another process received all of them. Returns a function that removes the
   * listener.
   */
  onChange(listener: (storeId: string | undefined, tags: ChangedTags, othersKnow?: boolean) => void): () => void
  /** Calls the listener after events were recorded, soon and at most once in {@link PAUSE}. Returns a function that removes it. */
  onEvent(listener: () => void): () => void
  /** False while this process may not know changes of other processes. Cached data may then be out of date. */
  isListening(): boolean
  /**
   * Asks PostgreSQL if it is uncertain whether all changes are known. Resolves to whether everything that was committed before the call
   * is known, after {@link MAX_WAIT} at the latest; a busy process takes longer.
   */
  isUpToDate(): Promise<boolean>
  /** Milliseconds for which changes may be unknown. */
  staleForMs(): number
  /**
   * Notifies all processes after a commit, at most once in {@link PAUSE}. If it has recorded changes, resolves when this process knows them.
   */
  announce(changed: boolean, recorded?: boolean): Promise<void>
  stop(): Promise<void>
}

/**
 * Records a change for the caches of all processes, which get it after the transaction has committed. Without tags, everything of the store has
 * changed.
 */
export async function invalidate(trx: Kysely<Tables>, storeId: string, tags?: Iterable<string>): Promise<void> {
  await trx
    .insertInto('store_changes')
    .values({ store: storeId, tags: tags === undefined ? null : [...new Set(tags)] })
    .execute()
}

/**
 * The changes of transactions that were not over when changes were read before, with the oldest transaction that is not over now: changes do not
 * become visible in the order of their ids. One row without a change if there is none.
 */
const READ = {
  name: 'store_changes_since',
  text: `select c.id, c.store, c.tags, pg_snapshot_xmin(pg_current_snapshot())::text as since
    from (select) one left join store_changes c on c.tx >= $1::text::xid8 order by c.id`,
}

interface ReadRow {
  id: string | null
  store: string
  tags: string[] | null
  since: string
}

/** The oldest transaction that is not over. */
async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ since: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as since')
  return rows[0]?.since ?? ''
}

/** Makes one slot of each worker look for jobs. Channel and payload are those of graphile-worker. */
const NOTIFY_WORKERS = `pg_notify('jobs:insert', '{"count":1}')`

/** Milliseconds after which old changes are deleted. */
const PURGE_INTERVAL = 60_000

/** Milliseconds between two notifications of this process. */
const PAUSE = 20

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
  const eventListeners = new Set<() => void>()
  let stopped = false
  let client: pg.Client | undefined
  /** The time up to which all changes are known here. */
  let knownAt = performance.now()
  let checking: Promise<void> | undefined
  let next: Promise<void> | undefined
  /** Transactions before this one are known. Of the others, `known` has the ids of their changes. */
  let since = ''
  let known = new Set<string | null>()

  const connect = async ({ again }: { again: boolean }) => {
    const newClient = createClient({ url, name: NAME, connectTimeout: TIMEOUT, queryTimeout: TIMEOUT, pipeline: true })
    newClient.on('notification', ({ channel: notified }) => {
      if (notified === channel) void checkAgain(newClient)
      else for (const listener of eventListeners) listener()
    })
    const startedAt = performance.now()
    let othersKnow = false
    try {
      await newClient.connect()
      await newClient.query(`set synchronous_commit = off; listen ${channel}; listen ${eventChannel}`)
      since ||= await oldestTransaction(newClient)
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
  /** As {@link check}, but never an earlier query, which may have missed the latest commit. */
  const checkAgain = (checked: pg.Client): Promise<void> => {
    next ??= Promise.resolve(checking).then(() => {
      next = undefined
      return check(checked)
    })
    return next
  }
  const query = async (checked: pg.Client) => {
    const startedAt = performance.now()
    await checked.query<ReadRow>({ ...READ, values: [since] }).then(
      ({ rows }) => {
        const before = known
        known = new Set(rows.map(({ id }) => id))
        since = rows[0]?.since ?? since
        for (const { id, store, tags } of rows)
          if (id !== null && !before.has(id)) notify(store, tags ? new Set(tags) : undefined)
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
  let announcing: NodeJS.Timeout | undefined
  let announcedAt = Number.NEGATIVE_INFINITY
  let hasChanged = false
  let hasRecorded = false
  const announceNow = async () => {
    announcing = undefined
    announcedAt = performance.now()
    const channels = [hasChanged && channel, hasRecorded && eventChannel].filter((name) => name !== false)
    hasChanged = hasRecorded = false
    // Without a connection, the others find out by themselves: they look every second for jobs, and more often for changes.
    const notifications = [NOTIFY_WORKERS, ...channels.map((name) => `pg_notify('${name}', '')`)]
    await client?.query(`select ${notifications.join()}`).catch(() => {})
  }
  const purging = setInterval(() => {
    client?.query(`delete from store_changes where at < now() - interval '10 minutes'`).catch(() => {})
  }, PURGE_INTERVAL).unref()
  const staleForMs = () => performance.now() - knownAt
  const isListening = () => client !== undefined && staleForMs() < FRESH_FOR

  await connect({ again: false })
  return {
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEvent: (listener) => {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
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
    announce: async (changed, recorded = false) => {
      hasChanged ||= changed
      hasRecorded ||= recorded
      const wait = Math.max(0, announcedAt + PAUSE - performance.now())
      announcing ??= setTimeout(() => void announceNow(), wait)
      if (changed && client) await Promise.race([checkAgain(client), pause(MAX_WAIT, undefined, { ref: false })])
    },
    stop: async () => {
      stopped = true
      clearInterval(purging)
      clearTimeout(announcing)
      await client?.end().catch(() => {})
    },
  }
}
