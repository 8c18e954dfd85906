/**
 * Events: what they add to an order, as bare SQL with a server's subscribers on the same machine, and how soon 1,000 events a second of 100 stores are
 * handled by three subscribers. On a cluster that syncs every commit to disk.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { webhookEventTypes } from '@blockfront/contract'
import type { Bench } from '@blockfront/tooling/bench/bench'
import { pino } from 'pino'
import type { ServerContext } from '../src/ground/context.ts'
import { connect } from '../src/ground/db/database.ts'
import { withStore } from '../src/ground/db/scope.ts'
import { recordEvent } from '../src/ground/events/record-event.ts'
import { startSubscribers } from '../src/ground/events/start-subscribers.ts'
import { listenToStores } from '../src/ground/events/store-events.ts'
import { type StoreEvent, subscriber } from '../src/ground/events/subscriber.ts'
import { markRestocked, restockingEvents } from '../src/modules/stock-alert/mark-restocked.ts'
import { queueDeliveries } from '../src/modules/webhook/delivery/queue-deliveries.ts'
import { throughput } from './load/pace.ts'
import { bareOrders } from './sql/bare-orders.ts'
import type { RecordedCall } from './sql/record.ts'
import { openBenchStore } from './store/bench-store.ts'
import { purchaseOf, SHOPPERS, takeBack } from './store/purchases.ts'
import { largeStore } from './store/seed.ts'

/** Those of `delivery/events/all.ts`. That file imports emails, which a bench cannot load from their sources. */
const subscribers = [
  subscriber({ name: 'webhooks', types: webhookEventTypes, handle: queueDeliveries }),
  subscriber({ name: 'stock-alerts', types: restockingEvents, handle: markRestocked }),
]

const ROUNDS = 5
const STORES = 100
const PER_SECOND = 1_000
const SECONDS = 5

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function openServer(url: string) {
  const events = await listenToStores(url, () => {})
  const { db, close } = connect({ url, onCommit: (...commit) => events.announce(...commit) })
  const context = { db, events, log: pino({ level: 'silent' }) } as unknown as ServerContext
  return {
    context,
    stop: async () => {
      await close()
      await events.stop()
    },
  }
}

/** Orders of 16 shoppers, each second with and without the statements that record events. Returns the orders a second of both. */
async function orders(): Promise<{ recorded: number; without: number }> {
  const store = await openBenchStore(largeStore)
  await takeBack(store)
  const { appUrl } = store.database
  const { context, stop } = await openServer(appUrl)
  const running = await startSubscribers(context, subscribers)
  // Each order is recorded with its customer, so the shoppers of both differ.
  const callsOf = (shoppers: readonly number[]): RecordedCall[] =>
    shoppers.map((number) => ['buy', store.storeId, purchaseOf(number)])
  const others = SHOPPERS.map((number) => number + SHOPPERS.length)
  const isEvent = (text: string) => text.startsWith('insert into "events"')
  const both = {
    recorded: await bareOrders(appUrl, callsOf(SHOPPERS)),
    without: await bareOrders(appUrl, callsOf(others), (text) => !isEvent(text)),
  }
  const works = {
    recorded: both.recorded.works.map((work) => () => work().then(() => void context.events.announce(false, true))),
    without: both.without.works.map((work) => () => work().then(() => void context.events.announce(false))),
  }
  const rates = { recorded: [] as number[], without: [] as number[] }
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['recorded', 'without'] as const) rates[name].push((await throughput(works[name], 2)).perSecond)
  await running.stop()
  for (const each of Object.values(both)) await each.close()
  await takeBack(store)
  await stop()
  await store.close()
  return { recorded: median(rates.recorded), without: median(rates.without) }
}

/** Records events at a steady rate. Returns how many there were a second, and the milliseconds until the last subscriber had handled each. */
async function delays(): Promise<{ perSecond: number; p95: number; last: number }> {
  const store = await openBenchStore(largeStore)
  const { rows } = await store.owner.query<{ store_id: string }>('select store_id from stores order by store_id limit $1', [
    STORES,
  ])
  const { context, stop } = await openServer(store.database.appUrl)
  const committed = new Map<string, number>()
  const handled = new Map<string, number[]>()
  const handle = async (_trx: unknown, { subject }: StoreEvent) => {
    handled.set(subject, [...(handled.get(subject) ?? []), performance.now()])
  }
  const three = [1, 2, 3].map((number) => subscriber({ name: `bench${number}`, types: ['order.created'], handle }))
  const running = await startSubscribers(context, three)
  const started = performance.now()
  const recording: Promise<void>[] = []
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const ahead = started + (n / PER_SECOND) * 1_000 - performance.now()
    if (ahead > 5) await pause(ahead)
    // With more at the same time, the pool of connections would refuse some.
    if (n % 16 === 0) await Promise.all(recording.splice(0))
    const [storeId, subject] = [rows[n % STORES]?.store_id ?? '', `bench${n}`]
    recording.push(
      withStore(context.db, storeId, (trx) =>
        recordEvent(trx, { storeId, type: 'order.created', subject, data: { orderId: subject } }),
      ).then(() => void committed.set(subject, performance.now())),
    )
  }
  await Promise.all(recording)
  const perSecond = (committed.size / (performance.now() - started)) * 1_000
  const isHandled = () => [...committed.keys()].every((subject) => handled.get(subject)?.length === three.length)
  for (const end = performance.now() + 60_000; !isHandled() && performance.now() < end; ) await pause(50)
  const times = [...committed]
    .map(([subject, at]) => Math.max(...(handled.get(subject) ?? [Number.POSITIVE_INFINITY])) - at)
    .toSorted((a, b) => a - b)
  await running.stop()
  await stop()
  for (const table of ['events', 'event_cursors', 'event_subscribers']) await store.owner.query(`delete from ${table} where true`)
  await store.close()
  return { perSecond, p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, last: times.at(-1) ?? Number.NaN }
}

export default {
  name: 'events',
  run: async () => {
    const { recorded, without } = await orders()
    const { perSecond, p95, last } = await delays()
    return [
      {
        metric: 'order that records events, 16 shoppers',
        value: 1_000 / recorded,
        unit: 'ms of the machine',
        peer: 1_000 / without,
        peerName: 'without events',
        limit: 1.05,
      },
      { metric: 'events recorded in 100 stores', value: perSecond, unit: 'events/s' },
      { metric: 'until three subscribers handled an event, p95', value: p95, unit: 'ms', limit: 1_000 },
      { metric: 'until three subscribers handled an event, slowest', value: last, unit: 'ms' },
    ]
  },
} satisfies Bench
