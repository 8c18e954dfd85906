import { sql } from 'kysely'
import type { ServerContext } from '../context.ts'
import { isTransactionConflict } from '../db/connection/lost-connection.ts'
import { type StoreTrx, withStore } from '../db/scope.ts'
import { DeadlineError, runJob } from '../jobs/run-job.ts'
import { MAX_ATTEMPTS, retryDelay } from '../retry.ts'
import { SECONDS, type StoreEvent, type Subscriber } from './subscriber.ts'

/** Events that one transaction handles. */
const BATCH = 100

/** Milliseconds after which a transaction handles no further event: no later event can be assigned while it runs. */
const TURN_TIME = 500

/** Delayed events of a store and a subscriber, which with more gets no others until some of them are handled. */
const MAX_DELAYED = 1_000

/** How often the transaction of a turn runs at most: once more for each event that fails before the one that failed last. */
const MAX_RUNS = 5

/** Milliseconds after its deadline in which a handler must end. PostgreSQL ends a transaction that is idle for 15 seconds. */
const GRACE = 1_000

/** Characters of an error that are kept. */
const MAX_ERROR = 500

/** How a turn ended. `busy`: another process handles the events of this store, or must, because this one does not know all types. */
export type TurnEnd = 'done' | 'failed' | 'late' | 'busy'

/** A handler could not handle an event. */
class EventFailure extends Error {
  readonly event: QueuedEvent
  constructor(event: QueuedEvent, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.event = event
  }
}

type QueuedEvent = StoreEvent & {
  /** Attempts so far, of a delayed event. */
  attempts?: number
  isDue?: boolean
}

export interface TurnOptions {
  context: ServerContext
  subscriber: Subscriber
  storeId: string
  /** Aborted while the server stops. */
  stopping: AbortSignal
}

/**
 * Lets a subscriber handle the next events of a store, in one transaction with its position. An event that fails is delayed with its error, and
 * the transaction runs again up to it; later events of its subject wait behind it.
 */
export async function takeTurn(options: TurnOptions): Promise<TurnEnd> {
  const { context, subscriber, storeId } = options
  let failure: EventFailure | undefined
  for (let run = 0; run < MAX_RUNS; run++) {
    try {
      const isMine = await withStore(context.db, storeId, (trx) => handleNext(trx, options, failure))
      if (!isMine) return 'busy'
      if (!failure) return 'done'
      const { event, cause } = failure
      context.log.warn({ err: cause, storeId, subscriber: subscriber.name, event: event.id }, 'An event could not be handled')
      return cause instanceof DeadlineError ? 'late' : 'failed'
    } catch (error) {
      if (!(error instanceof EventFailure)) throw error
      if (isTransactionConflict(error.cause)) throw error.cause
      failure = error
    }
  }
  throw failure
}

/** Handles the events up to `failure`, which is delayed. Returns false without effect if another process has the turn, or must have it. */
async function handleNext(trx: StoreTrx, options: TurnOptions, failure: EventFailure | undefined): Promise<boolean> {
  const { subscriber, storeId } = options
  const { name } = subscriber
  const [lock, cursor] = await Promise.all([
    sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`events/${name}/${storeId}`}, 0)) as "isMine"`.execute(trx),
    trx
      .selectFrom('event_cursors as c')
      .innerJoin('event_subscribers as s', 's.name', 'c.subscriber')
      .select(['c.handled_to', 'c.assigned_to', 'c.retry_at', 'c.is_paused', 'c.has_gap'])
      .where('c.store_id', '=', storeId)
      .where('c.subscriber', '=', name)
      .where(sql<boolean>`s.types <@ ${[...subscriber.types]}::text[]`)
      .executeTakeFirst(),
  ])
  if (!lock.rows[0]?.isMine || !cursor) return false
  if (cursor.has_gap) await reportGap(trx, options)
  const [delayed, fresh] = await Promise.all([
    cursor.retry_at ? delayedEvents(trx, storeId, name) : [],
    cursor.is_paused ? [] : eventsBetween(trx, options, cursor.handled_to, cursor.assigned_to),
  ])
  const end = performance.now() + TURN_TIME
  let failed: EventFailure | undefined
  const blocked = new Set<string>()
  const handled: number[] = []
  const waiting: QueuedEvent[] = []
  let handledTo = cursor.is_paused ? cursor.handled_to : cursor.assigned_to
  if (fresh.length === BATCH) handledTo = fresh.at(-1)?.id ?? handledTo
  for (const event of [...delayed, ...fresh]) {
    const isDelayed = event.attempts !== undefined
    if (event.id === failure?.event.id) {
      failed = failure
      handledTo = isDelayed ? cursor.handled_to : event.id
      break
    }
    // The first one about a subject decides about the others.
    if (isDelayed && event.isDue === false) blocked.add(event.subject)
    if (blocked.has(event.subject)) {
      if (!isDelayed) waiting.push(event)
      continue
    }
    await handle(trx, options, event)
    if (isDelayed) handled.push(event.id)
    if (performance.now() > end) {
      handledTo = isDelayed ? cursor.handled_to : event.id
      break
    }
  }
  await Promise.all([
    handled.length > 0 && removeDelayed(trx, storeId, name, handled),
    waiting.length > 0 && delayBehind(trx, name, waiting),
    failed && recordFailure(trx, name, failed),
    saveCursor(trx, { storeId, name, handledTo, hasDelayed: Boolean(cursor.retry_at ?? failed), hadGap: cursor.has_gap }),
  ])
  return true
}

async function handle(trx: StoreTrx, { subscriber, context, stopping }: TurnOptions, event: QueuedEvent): Promise<void> {
  try {
    const { seconds = SECONDS } = subscriber
    await runJob(() => subscriber.handle(trx, event, context), { seconds, stopping, grace: GRACE })
  } catch (error) {
    if (stopping.aborted) throw error
    throw new EventFailure(event, error)
  }
}

async function reportGap(trx: StoreTrx, { subscriber, storeId, context }: TurnOptions): Promise<void> {
  context.log.error({ storeId, subscriber: subscriber.name }, 'Events were deleted before a subscriber handled them')
  await subscriber.onGap?.(trx, storeId, context)
}

interface EventRow {
  id: number
  type: string
  version: number
  subject: string
  data: unknown
  occurred_at: Date
}

const columns = ['e.id', 'e.type', 'e.version', 'e.subject', 'e.data', 'e.occurred_at'] as const

const viewEvent = (storeId: string, { occurred_at, ...row }: EventRow): StoreEvent =>
  ({ ...row, storeId, occurredAt: occurred_at }) as StoreEvent

async function eventsBetween(trx: StoreTrx, { storeId, subscriber }: TurnOptions, after: number, to: number) {
  const rows = await trx
    .selectFrom('events as e')
    .select(columns)
    .where('e.store_id', '=', storeId)
    .where('e.id', '>', after)
    .where('e.id', '<=', to)
    .where('e.type', 'in', subscriber.types)
    .orderBy('e.id')
    .limit(BATCH)
    .execute()
  return rows.map((row): QueuedEvent => viewEvent(storeId, row))
}

/** The delayed events in their order. The first one of a subject says whether they are due. */
async function delayedEvents(trx: StoreTrx, storeId: string, subscriber: string): Promise<QueuedEvent[]> {
  const rows = await trx
    .selectFrom('delayed_events as d')
    .innerJoin('events as e', (join) => join.onRef('e.store_id', '=', 'd.store_id').onRef('e.id', '=', 'd.event_id'))
    .select([...columns, 'd.attempts', sql<boolean>`d.next_at <= now()`.as('isDue')])
    .where('d.store_id', '=', storeId)
    .where('e.store_id', '=', storeId)
    .where('d.subscriber', '=', subscriber)
    .orderBy('e.id')
    .limit(MAX_DELAYED + BATCH)
    .execute()
  return rows.map(({ attempts, isDue, ...row }) => ({ ...viewEvent(storeId, row), attempts, isDue }))
}

async function removeDelayed(trx: StoreTrx, storeId: string, subscriber: string, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('delayed_events')
    .where('store_id', '=', storeId)
    .where('subscriber', '=', subscriber)
    .where('event_id', 'in', ids)
    .execute()
}

const rowOf = (subscriber: string, { storeId, subject, id }: QueuedEvent) => ({
  store_id: storeId,
  subscriber,
  subject,
  event_id: id,
})

async function delayBehind(trx: StoreTrx, subscriber: string, waiting: readonly QueuedEvent[]): Promise<void> {
  await trx
    .insertInto('delayed_events')
    .values(waiting.map((event) => rowOf(subscriber, event)))
    .execute()
}

/** Events are retried until they are deleted, after the last delay again and again. */
async function recordFailure(trx: StoreTrx, subscriber: string, { event, message }: EventFailure): Promise<void> {
  const attempts = (event.attempts ?? 0) + 1
  const delay = retryDelay(Math.min(attempts, MAX_ATTEMPTS - 1), { retryAfter: 0, random: Math.random() })
  const failed = {
    attempts,
    error: message.replaceAll('\0', '').slice(0, MAX_ERROR),
    next_at: sql<Date>`now() + make_interval(secs => ${delay})`,
  }
  await trx
    .insertInto('delayed_events')
    .values({ ...rowOf(subscriber, event), ...failed })
    .onConflict((conflict) => conflict.columns(['store_id', 'subscriber', 'subject', 'event_id']).doUpdateSet(failed))
    .execute()
}

interface Position {
  storeId: string
  name: string
  handledTo: number
  hasDelayed: boolean
  hadGap: boolean
}

async function saveCursor(trx: StoreTrx, { storeId, name, handledTo, hasDelayed, hadGap }: Position): Promise<void> {
  const delayed = sql`from delayed_events d where d.store_id = ${storeId} and d.subscriber = ${name}`
  await trx
    .updateTable('event_cursors')
    .set({
      handled_to: sql<number>`greatest(handled_to, ${handledTo}::bigint)`,
      turn: sql<number>`nextval('event_turns')`,
      ...(hadGap && { has_gap: false }),
      ...(hasDelayed && {
        retry_at: sql<Date>`(select min(f.next_at) from (
          select distinct on (d.subject) d.next_at ${delayed} order by d.subject, d.event_id) f)`,
        is_paused: sql<boolean>`(select count(*) >= ${sql.lit(MAX_DELAYED)} ${delayed})`,
      }),
    })
    .where('store_id', '=', storeId)
    .where('subscriber', '=', name)
    .execute()
}
