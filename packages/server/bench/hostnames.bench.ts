/** The hostname cache with 1,000 custom domains over 1,000 stores, and how fast a change of a domain reaches two processes. */
import { setImmediate as immediate } from 'node:timers/promises'
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { createHostnameCache, type HostnameCache } from '../src/ground/cache/hostnames.ts'
import { connect, type Database } from '../src/ground/db/database.ts'
import { withStore } from '../src/ground/db/scope.ts'
import { invalidate, listenToStores } from '../src/ground/events/store-events.ts'
import { withDemoDatabase } from './store/database.ts'
import { startBenchServer } from './store/server.ts'

const COUNT = 1000
const [LOOKUPS, ROUNDS, CHANGES] = [200_000, 7, 20]
const hostOf = (store: number) => `shop.domain-${store}.example`

/** Inserts stores with a subdomain and a primary custom domain each. */
async function fill(db: Database): Promise<void> {
  for (let store = 0; store < COUNT; store++) {
    const storeId = `bench${store}`
    await withStore(db, storeId, async (trx) => {
      await trx.insertInto('stores').values({ store_id: storeId, name: 'Store', subdomain: storeId, currency: 'USD' }).execute()
      const common = { store_id: storeId, status: 'active' } as const
      const subdomain = `${storeId}.localhost`
      await trx
        .insertInto('domains')
        .values([
          { ...common, id: `p${storeId}`, host: subdomain, base_host: subdomain, kind: 'platform' },
          { ...common, id: `c${storeId}`, host: hostOf(store), base_host: hostOf(store), kind: 'custom', is_primary: true },
        ])
        .execute()
    })
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Median microseconds of a lookup, each of another hostname than the one before. */
async function timeLookups(hosts: readonly string[], lookUp: (host: string) => unknown): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    for (let index = 0; index < LOOKUPS; index++) {
      const found = lookUp(hosts[(index * 7919) % COUNT] ?? '')
      if (found instanceof Promise) await found
    }
    rounds.push(((performance.now() - start) * 1000) / LOOKUPS)
    await immediate()
  }
  return median(rounds)
}

/** Milliseconds from the commit of another primary hostname until both caches have it. */
async function timeChange(db: Database, caches: readonly HostnameCache[], store: number, isCustom: boolean): Promise<number> {
  const storeId = `bench${store}`
  const primary = isCustom ? hostOf(store) : `${storeId}.localhost`
  await withStore(db, storeId, async (trx) => {
    await trx.updateTable('domains').set({ is_primary: false }).where('store_id', '=', storeId).execute()
    await trx
      .updateTable('domains')
      .set({ is_primary: true })
      .where('host', '=', primary)
      .where('store_id', '=', storeId)
      .execute()
    await invalidate(trx, storeId)
  })
  const start = performance.now()
  for (const cache of caches) while ((await cache.find(hostOf(store)))?.primaryHostname !== primary) await immediate()
  return performance.now() - start
}

async function measure({ appUrl }: { appUrl: string }): Promise<Row[]> {
  const { db, close } = connect({ url: appUrl, max: 2 })
  const events = await Promise.all([0, 1].map(() => listenToStores(appUrl, () => {})))
  const caches = events.map((one) => createHostnameCache(db, one))
  const [cache] = caches as [HostnameCache, HostnameCache]
  const hosts = Array.from({ length: COUNT }, (_, store) => hostOf(store))
  for (const host of hosts) for (const one of caches) await one.find(host)
  const known = await timeLookups(hosts, (host) => cache.get(host))
  const found = await timeLookups(hosts, (host) => cache.find(host))
  const isComplete = hosts.every((host, store) => cache.get(host)?.storeId === `bench${store}`)
  const changes: number[] = []
  for (let change = 0; change < CHANGES; change++) changes.push(await timeChange(db, caches, 1, change % 2 === 1))
  for (const one of events) await one.stop()
  await close()
  return [
    { metric: 'hostname to store, cached', value: isComplete ? known : Number.NaN, unit: 'µs', limit: 20 },
    { metric: 'hostname to store, cached, as a page finds it', value: found, unit: 'µs', limit: 20 },
    { metric: 'new primary domain, until two processes know it, slowest', value: Math.max(...changes), unit: 'ms', limit: 1000 },
  ]
}

export default {
  name: 'hostnames, 1,000 domains',
  run: () =>
    withDemoDatabase(async (database) => {
      // The server migrates the database.
      await (await startBenchServer(database)).stop()
      const { db, close } = connect({ url: database.appUrl, max: 2 })
      await fill(db)
      await close()
    }, measure),
} satisfies Bench
