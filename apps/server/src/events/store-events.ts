import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../db/tables.ts'

const channel = 'store_changed'

/** Names of what changed, as `events/cache-tags.ts` writes them; undefined for all that a store's visitors can see. */
export type Changed = ReadonlySet<string> | undefined

/** Something that a store's visitors can see has changed: every process forgets what it remembers of that. */
export type StoreEvents = {
  /**
   * Calls back with the store's id and what changed there, or with undefined when notices may have been missed and everything counts as
   * changed.
   */
  onChange(listener: (storeId: string | undefined, changed: Changed) => void): () => void
  /** False while changes of other processes may be unknown here: what is remembered may be out of date. */
  listening(): boolean
  /**
   * Asks PostgreSQL where it is uncertain whether all changes are known here. Resolves to whether everything that had happened before the
   * call is known, after {@link WAIT} at the latest; a process that is itself busy takes longer.
   */
  heard(): Promise<boolean>
  /** For how long changes may have gone unheard, in milliseconds. */
  silence(): number
  stop(): Promise<void>
}

/** PostgreSQL takes less than 8000 bytes with a notice. */
const LONGEST_NOTICE = 7_500

/** Tells all server processes, when the surrounding transaction commits. Without names, or with too many, everything has changed. */
export async function announceStoreChange(trx: Kysely<Tables>, storeId: string, names?: Iterable<string>): Promise<void> {
  const notice = names === undefined ? storeId : [storeId, ...new Set(names), ''].join(' ')
  await sql`select pg_notify(${channel}, ${Buffer.byteLength(notice) > LONGEST_NOTICE ? storeId : notice})`.execute(trx)
}

/** A notice as it was announced. Names end with a space, so that no names differ from all. */
function readNotice(notice: string): [storeId: string | undefined, changed: Changed] {
  const [storeId = '', ...names] = notice.split(' ')
  return [storeId || undefined, names.length > 0 ? new Set(names.filter(Boolean)) : undefined]
}

/** How often the connection is tried, in milliseconds. */
const BEAT = 250

/** What was heard when the connection was last tried counts for so long: pages are fresh within a second. Milliseconds. */
const TRUST = 900

/** Longest wait for an answer where it is uncertain whether changes are heard. Milliseconds. */
const WAIT = 300

/** A connection that says nothing for so long is given up: a dead network ends none. Milliseconds. */
const PATIENCE = 5_000

/** Listens on a connection of its own, and connects again when that breaks. */
export async function listenToStores(url: string, warn: (message: string) => void): Promise<StoreEvents> {
  const listeners = new Set<Parameters<StoreEvents['onChange']>[0]>()
  const tell = (storeId: string | undefined, changed: Changed) => {
    for (const listener of listeners) listener(storeId, changed)
  }
  let stopped = false
  let client: pg.Client | undefined
  /** When everything that had happened was known here. */
  let knownAt = performance.now()
  let asking: Promise<void> | undefined

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'blockfront-events',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
    })
    fresh.on('error', () => {})
    await fresh.connect()
    fresh.on('notification', (notice) => tell(...readNotice(notice.payload ?? '')))
    const asked = performance.now()
    await fresh.query(`listen ${channel}`)
    fresh.once('end', () => {
      client = undefined
      clearInterval(heart)
      if (!stopped) void reconnect()
    })
    const heart = setInterval(() => void ask(fresh), BEAT).unref()
    client = fresh
    knownAt = asked
  }
  /** An answer comes after the notices of whatever was committed before the question. */
  const ask = (listening: pg.Client): Promise<void> => {
    asking ??= beat(listening).finally(() => {
      asking = undefined
    })
    return asking
  }
  const beat = async (listening: pg.Client) => {
    const asked = performance.now()
    const late = setTimeout(() => listening.connection.stream.destroy(), PATIENCE).unref()
    await listening.query('select 1').then(
      () => {
        if (listening === client) knownAt = asked
      },
      () => {},
    )
    clearTimeout(late)
  }
  const reconnect = async () => {
    warn('Lost the connection that listens for changes; connecting again')
    for (let attempt = 0; !stopped; attempt++) {
      try {
        await connect()
        tell(undefined, undefined)
        return
      } catch {
        await pause(Math.min(50 * 2 ** attempt, 1_000))
      }
    }
  }
  const silence = () => performance.now() - knownAt
  const listening = () => client !== undefined && silence() < TRUST

  await connect()
  return {
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listening,
    heard: async () => {
      const called = performance.now()
      const known = () => listening() || (client !== undefined && knownAt >= called)
      for (const end = called + WAIT; client && !known() && performance.now() < end; )
        await Promise.race([ask(client), pause(WAIT, undefined, { ref: false })])
      // A busy process runs the timer before it reads the socket: an answer that has arrived counts, however late it is read.
      if (client && !known()) await immediate()
      return known()
    },
    silence,
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
