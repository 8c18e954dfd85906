/**
 * Buying: a quote and the order that follows from it, over HTTP and as bare SQL, on a cluster that syncs every commit to disk. Orders of one
 * store wait for each other's number; orders of several stores do not.
 */
import { availableParallelism } from 'node:os'
import type { Bench } from '@blockfront/tooling/bench/bench'
import { throughput, type Work } from './load/pace.ts'
import { cpuSeconds } from './load/processor-time.ts'
import { bareOrders } from './sql/bare-orders.ts'
import { type BenchStore, openBenchStore } from './store/bench-store.ts'
import { overHttp, purchaseOf, SHOPPERS, takeBack } from './store/purchases.ts'
import { largeStore } from './store/seed.ts'

/** One shopper in each of 16 small stores, who buys a product without counted stock. */
async function inSeveralStores(store: BenchStore): Promise<Work[]> {
  const subdomains = SHOPPERS.map((number) => `store${number}`)
  await store.owner.query(
    `insert into products (store_id, id, name, slug, status, price)
     select store_id, 'bench-' || subdomain, 'Bench', 'bench', 'active', 1000 from stores where subdomain = any($1)`,
    [subdomains],
  )
  return Promise.all(
    subdomains.map((subdomain, index) => {
      const lines = [{ productId: `bench-${subdomain}`, variationId: null, quantity: 1 }]
      return overHttp(store, `${subdomain}.localhost`, { ...purchaseOf(index), lines })
    }),
  )
}

export default {
  name: 'orders of one store',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const { storeId, host, database, server } = store
    // A run that failed has left its orders.
    await takeBack(store)
    const alone = await throughput([await overHttp(store, host, purchaseOf(1))], 3)
    const bare = await bareOrders(
      database.appUrl,
      SHOPPERS.map((number) => ['buy', storeId, purchaseOf(number)]),
    )
    const before = cpuSeconds([server.pid])
    const together = await throughput(await Promise.all(SHOPPERS.map((n) => overHttp(store, host, purchaseOf(n)))), 5)
    const used = cpuSeconds([server.pid]) - before
    const inSql = await throughput(bare.works, 5)
    const inStores = await throughput(await inSeveralStores(store), 5)
    await bare.close()
    await takeBack(store)
    await store.close()
    const peerName = 'bare SQL'
    return [
      { metric: 'quote and order, one shopper, p50', value: alone.p50, unit: 'ms' },
      { metric: 'quote and order, one shopper, p95', value: alone.p95, unit: 'ms' },
      {
        metric: 'orders, 16 shoppers',
        value: together.perSecond,
        unit: 'orders/s',
        peer: inSql.perSecond,
        peerName,
        // On two cores, the server and the shoppers use those that PostgreSQL needs.
        atLeast: availableParallelism() >= 4 ? 0.8 : 0.5,
      },
      { metric: 'orders, 16 shoppers, p50', value: together.p50, unit: 'ms', peer: inSql.p50, peerName },
      { metric: 'orders, 16 shoppers, p95', value: together.p95, unit: 'ms', peer: together.p50, peerName: 'p50', limit: 3 },
      { metric: 'processor time of the server for an order', value: (used / (5 * together.perSecond)) * 1_000, unit: 'ms' },
      {
        metric: 'orders, 16 shoppers in 16 stores',
        value: inStores.perSecond,
        unit: 'orders/s',
        peer: together.perSecond,
        peerName: 'one store',
        // On two cores, PostgreSQL, the server and the shoppers keep both busy with one store already.
        ...(availableParallelism() >= 4 && { atLeast: 1.2 }),
      },
    ]
  },
} satisfies Bench
