import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ServerContext } from '../context.ts'
import { DatabaseBusyError } from '../db/connection/fair-pool.ts'
import { isConnectionLost } from '../db/connection/lost-connection.ts'
import type { Subscriber } from './subscriber.ts'
import { type TurnEnd, takeTurn } from './take-turn.ts'

/** Stores whose events a subscriber handles at the same time in this process. */
const SLOTS = 2

/** Milliseconds after which the server looks for events without being notified. */
const POLL_INTERVAL = 1_000

/** Milliseconds from one look to the next. While shoppers order, a look after each commit would take a tenth of the machine. */
const PAUSE = 100

interface Turns {
  subscriber: Subscriber
  /** The turns that run, by the id of their store. */
  running: Map<string, Promise<unknown>>
  /** Stores whose last event missed the deadline. Of these, one has its turn at a time, so that the others keep a slot. */
  late: Set<string>
  /** Stores in which a turn made no progress, because another process has it or the database failed. They are tried again each second. */
  skipped: Set<string>
}

export interface RunningSubscribers {
  /** Lets running turns end. */
  stop(): Promise<void>
}

/**
 * Gives events to their subscribers. Several processes share the work: each assigns events to subscribers and takes turns for stores with
 * assigned events. Each subscriber has its own slots.
 */
export async function startSubscribers(context: ServerContext, subscribers: readonly Subscriber[]): Promise<RunningSubscribers> {
  const { db, events, log } = context
  if (subscribers.length === 0) return { stop: async () => {} }
  for (const { name, types } of subscribers) await sql`select register_subscriber(${name}, ${[...types]}::text[])`.execute(db)
  const all = subscribers.map((subscriber): Turns => ({ subscriber, running: new Map(), late: new Set(), skipped: new Set() }))
  const stopping = new AbortController()
  let looking: Promise<void> | undefined
  let isAsked = false

  /** Starts turns of a subscriber in its free slots. */
  const fill = async (turns: Turns): Promise<void> => {
    const { subscriber, running, late, skipped } = turns
    const free = SLOTS - running.size
    if (free <= 0 || stopping.signal.aborted) return
    const lateRuns = [...running.keys()].some((storeId) => late.has(storeId))
    const without = [...running.keys(), ...skipped, ...(lateRuns ? late : [])]
    const { rows } = await sql<{ storeId: string }>`
      select store_id as "storeId" from event_turns_of(${subscriber.name}, ${[...subscriber.types]}::text[], ${without}::text[], ${free})`.execute(
      db,
    )
    for (const { storeId } of rows)
      if (running.size < SLOTS && !running.has(storeId)) {
        const turn = takeTurn({ context, subscriber, storeId, stopping: stopping.signal })
        running.set(
          storeId,
          turn.then(
            (end) => ended(turns, storeId, end),
            (error: unknown) => {
              failed(error, { storeId, subscriber: subscriber.name })
              ended(turns, storeId, 'busy')
            },
          ),
        )
      }
  }
  const ended = (turns: Turns, storeId: string, end: TurnEnd) => {
    turns.running.delete(storeId)
    if (end === 'late') turns.late.add(storeId)
    else turns.late.delete(storeId)
    if (end === 'busy') turns.skipped.add(storeId)
    fill(turns).catch((error: unknown) => failed(error))
  }
  const failed = (error: unknown, about: object = {}) => {
    // Others report that the database is away or busy.
    const isExpected = isConnectionLost(error) || error instanceof DatabaseBusyError
    log[isExpected ? 'debug' : 'warn']({ err: error, ...about }, 'Events could not be handled; trying again')
  }
  const look = async () => {
    const { rows } = await sql<{ isMore: boolean }>`select distribute_events() as "isMore"`.execute(db)
    await Promise.all(all.map(fill))
    // Transactions are running that may have recorded events.
    if (rows[0]?.isMore) isAsked = true
  }
  /** Looks now, or once more after the look that is running. */
  const wake = () => {
    if (stopping.signal.aborted) return
    isAsked = true
    looking ??= (async () => {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false
        await look().catch((error: unknown) => failed(error))
        await pause(PAUSE)
      }
      looking = undefined
    })()
  }
  const stopListening = events.onEvent(wake)
  const polling = setInterval(() => {
    for (const { skipped } of all) skipped.clear()
    wake()
  }, POLL_INTERVAL)
  wake()
  return {
    stop: async () => {
      stopping.abort(new Error('The server stops.'))
      stopListening()
      clearInterval(polling)
      await looking
      await Promise.all(all.flatMap(({ running }) => [...running.values()]))
    },
  }
}
