import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { DatabaseBusyError } from '../../ground/db/connection/fair-pool.ts'
import { isConnectionLost, isLockOrTimeout } from '../../ground/db/connection/lost-connection.ts'
import type { Database } from '../../ground/db/database.ts'
import type { StoreEvents } from '../../ground/events/store-events.ts'
import { createBuckets } from '../../ground/limits/request-limits.ts'
import type { VisitCounter } from '../../ground/visit.ts'
import { createStoreDays } from './store-day.ts'
import { addPage, addSteps, type VisitBatch } from './visit-batch.ts'
import { visitorHash } from './visitor-hash.ts'
import { writeBatch } from './write-batch.ts'

/** Milliseconds between two writes. */
const INTERVAL = 5_000

/** Visitors and pages that wait for the next write, of all stores. More are not counted. */
const MAX_WAITING = 50_000

/** Steps of visitors that were written and need not be written again. */
const MAX_WRITTEN = 100_000

/**
 * New visitors from one address: 2,000 at once, as behind the gateway of a phone network, then one every ten seconds. The bound is for
 * a client that invents user agents.
 */
const NEW_VISITORS = { burst: 2_000, perSecond: 0.1 }

const batchKey = (storeId: string, day: string) => `${storeId}/${day}`

export interface VisitCounterOptions {
  db: Database
  events: Pick<StoreEvents, 'onChange'>
  log: Pick<Logger, 'warn'>
  /** The current time in milliseconds. */
  now?: () => number
}

/** Returns the counter of this process. Call `stop` before the database closes. */
export function createVisitCounter({ db, events, log, now = Date.now }: VisitCounterOptions): VisitCounter {
  const days = createStoreDays(db, events, now)
  const newVisitors = createBuckets(NEW_VISITORS)
  const written = new LRUCache<string, true>({ max: MAX_WRITTEN })
  let batches = new Map<string, VisitBatch>()
  let waiting = 0
  let dropped = 0

  const batchOf = (storeId: string, day: string): VisitBatch => {
    const key = batchKey(storeId, day)
    const batch = batches.get(key) ?? { storeId, day, visitors: new Map(), pages: new Map() }
    batches.set(key, batch)
    return batch
  }
  const keep = (failed: VisitBatch) => {
    const batch = batchOf(failed.storeId, failed.day)
    for (const [key, visitor] of failed.visitors) waiting += addSteps(batch, key, visitor)
    for (const page of failed.pages.values()) waiting += addPage(batch, page)
  }
  const write = async (batch: VisitBatch): Promise<void> => {
    try {
      await writeBatch(db, batch)
      for (const [key, { steps }] of batch.visitors) for (const step of steps) written.set(`${key}/${step}`, true)
    } catch (error) {
      // The next flush tries again. A store that was deleted meanwhile has no counts.
      if (isConnectionLost(error) || isLockOrTimeout(error) || error instanceof DatabaseBusyError) keep(batch)
      else log.warn({ err: error, storeId: batch.storeId }, 'Visits could not be counted')
    }
  }
  let flushing = Promise.resolve()
  const flush = () => {
    flushing = flushing.then(async () => {
      // Hashes of a past day must not stay. Those of other stores are only written once more, without effect.
      if (days.forgetPast()) written.clear()
      if (dropped > 0) log.warn({ visits: dropped }, 'Too many visits at the same time: some were not counted')
      dropped = 0
      const full = batches
      batches = new Map()
      waiting = 0
      for (const batch of full.values()) await write(batch)
    })
    return flushing
  }
  const timer = setInterval(() => void flush(), INTERVAL).unref()

  return {
    async count({ storeId, client, userAgent, source, steps, page }) {
      const { day, salt } = await days.today(storeId)
      const visitor = visitorHash(salt, { client, userAgent })
      const key = visitor.toString('hex')
      const isKnown = written.has(`${key}/visit`) || batches.get(batchKey(storeId, day))?.visitors.has(key)
      if (waiting >= MAX_WAITING || (!isKnown && newVisitors(client, 1) > 0)) {
        dropped++
        return
      }
      const batch = batchOf(storeId, day)
      const unwritten = steps.filter((step) => !written.has(`${key}/${step}`))
      if (unwritten.length > 0) waiting += addSteps(batch, key, { visitor, source, steps: new Set(unwritten) })
      if (page) waiting += addPage(batch, page)
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      days.stop()
      await flush()
    },
  }
}
