import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

const channel = 'store_changed'

/** Something that a store's visitors can see has changed: every process forgets what it remembers of that store. */
export type StoreEvents = {
  /** Calls back with the store's id, or with undefined when notices may have been missed and everything counts as changed. */
  onChange(listener: (storeId: string | undefined) => void): () => void
  /** False while changes of other processes cannot be heard: what is remembered may be out of date. */
  listening(): boolean
  stop(): Promise<void>
}

/** Tells all server processes, when the surrounding transaction commits. */
export async function announceStoreChange(trx: Kysely<Tables>, storeId: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${storeId})`.execute(trx)
}

/** How often the connection is tried, and how long an answer may take, in milliseconds: a dead network ends no connection. */
const BEAT = 2_000
const PATIENCE = 5_000

/** Listens on a connection of its own, and connects again when that breaks. */
export async function listenToStores(url: string, warn: (message: string) => void): Promise<StoreEvents> {
  const listeners = new Set<(storeId: string | undefined) => void>()
  const tell = (storeId: string | undefined) => {
    for (const listener of listeners) listener(storeId)
  }
  let stopped = false
  let client: pg.Client | undefined

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'blockfront-events', keepAlive: true })
    fresh.on('error', () => {})
    await fresh.connect()
    fresh.on('notification', (notice) => tell(notice.payload || undefined))
    await fresh.query(`listen ${channel}`)
    fresh.once('end', () => {
      client = undefined
      clearInterval(heart)
      if (!stopped) void reconnect()
    })
    const heart = setInterval(() => void beat(fresh), BEAT).unref()
    client = fresh
  }
  const beat = async (listening: pg.Client) => {
    const late = setTimeout(() => listening.connection.stream.destroy(), PATIENCE).unref()
    await listening.query('select 1').catch(() => {})
    clearTimeout(late)
  }
  const reconnect = async () => {
    warn('Lost the connection that listens for changes; connecting again')
    for (let attempt = 0; !stopped; attempt++) {
      try {
        await connect()
        tell(undefined)
        return
      } catch {
        await pause(Math.min(50 * 2 ** attempt, 5_000))
      }
    }
  }

  await connect()
  return {
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listening: () => client !== undefined,
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
