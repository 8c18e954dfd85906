import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../ground/db/database.ts'
import { withStore } from '../../ground/db/scope.ts'
import type { StoreEvents } from '../../ground/events/store-events.ts'

/** The current day of a store, and the salt of its visitors' hashes. */
export interface StoreDay {
  /** `YYYY-MM-DD` in the store's time zone. */
  day: string
  salt: Buffer
}

export interface StoreDays {
  /** The day of a store. All processes get the same salt; it exists from the first visit of the day. */
  today(storeId: string): Promise<StoreDay>
  /** Forgets the salts of days that have ended. Returns whether there were any. */
  forgetPast(): boolean
  stop(): void
}

const MAX_STORES = 10_000

interface Entry extends StoreDay {
  timezone: string
}

export function createStoreDays(db: Database, events: Pick<StoreEvents, 'onChange'>, now: () => number = Date.now): StoreDays {
  const entries = new LRUCache<string, Entry>({ max: MAX_STORES })
  const loads = new Map<string, Promise<Entry>>()
  // The owner may have changed the time zone.
  const stop = events.onChange((storeId) => {
    if (storeId === undefined) {
      entries.clear()
      loads.clear()
    } else {
      entries.delete(storeId)
      loads.delete(storeId)
    }
  })
  const load = (storeId: string): Promise<Entry> => {
    const running = loads.get(storeId)
    if (running) return running
    const loading: Promise<Entry> = loadEntry(db, storeId, now()).then((entry) => {
      if (loads.get(storeId) === loading) entries.set(storeId, entry)
      return entry
    })
    loads.set(storeId, loading)
    const end = () => loads.get(storeId) === loading && loads.delete(storeId)
    loading.then(end, end)
    return loading
  }
  const isToday = ({ day, timezone }: Entry) => day === dayAt(timezone, now())
  return {
    today: async (storeId) => {
      const entry = entries.get(storeId)
      return entry && isToday(entry) ? entry : load(storeId)
    },
    forgetPast: () => {
      const past = [...entries].filter(([, entry]) => !isToday(entry))
      for (const [storeId] of past) entries.delete(storeId)
      return past.length > 0
    },
    stop,
  }
}

async function loadEntry(db: Database, storeId: string, now: number): Promise<Entry> {
  return withStore(db, storeId, async (trx) => {
    const { timezone } = await trx
      .selectFrom('stores')
      .select('timezone')
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    const day = dayAt(timezone, now)
    await trx
      .insertInto('daily_salts')
      .values({ store_id: storeId, day, salt: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { salt } = await trx
      .selectFrom('daily_salts')
      .select('salt')
      .where('store_id', '=', storeId)
      .where('day', '=', sql<string>`${day}::date`)
      .executeTakeFirstOrThrow()
    return { timezone, day, salt }
  })
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar day (`YYYY-MM-DD`) of a time in milliseconds, in a time zone of the IANA database. */
export function dayAt(timezone: string, time: number): string {
  let formatter = formatters.get(timezone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timezone, formatter)
  }
  return formatter.format(time)
}
