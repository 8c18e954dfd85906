/**
 * Buying: a quote and the order that follows from it, over HTTP and as bare SQL, on a cluster that syncs every commit to disk. Orders of one
 * store wait for each other's number; orders of several stores do not.
 */
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Bench } from '../../../scripts/bench/bench.ts'
import { throughput, type Work } from './load/pace.ts'
import { bareOrders } from './sql/bare-orders.ts'
import { type BenchStore, openBenchStore, sendOk } from './store/bench-store.ts'
import { prepare } from './store/connection.ts'
import { largeStore } from './store/seed.ts'

const SHOPPERS = Array.from({ length: 16 }, (_, index) => index + 2)

/** A shopper with separate products: each buys two of them, with counted stock. */
const purchaseOf = (shopper: number) => ({
  lines: [2, 4].map((n) => ({ productId: `p${shopper * 100 + n}`, variationId: null, quantity: 1 })),
  contact: { email: `ada${shopper}@example.com`, phone: '' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Byron',
    company: '',
    line1: 'Main Street 1',
    line2: '',
    city: 'Vienna',
    region: '',
    postalCode: '1010',
    country: 'AT',
    phone: '',
  },
})

type Purchase = ReturnType<typeof purchaseOf>
type Quote = { quoteHash: string; rateId: string; methods: { id: string }[] }

/** Buys again and again over HTTP, on a separate connection. */
async function overHttp(store: BenchStore, host: string, { lines, ...rest }: Purchase): Promise<Work> {
  const connection = await store.connect()
  return async () => {
    const quoteRequest = prepare('POST', host, '/api/checkout/quote', { body: { lines, country: 'AT' } })
    const quote = JSON.parse((await sendOk(connection, quoteRequest)).toString('utf8')) as Quote
    const { quoteHash, rateId, methods } = quote
    const body = { lines, ...rest, quoteHash, rateId, methodId: methods[0]?.id }
    await sendOk(connection, prepare('POST', host, '/api/order/place', { headers: { 'idempotency-key': randomUUID() }, body }))
  }
}

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

/** Deletes everything that the bench ordered and added, so that the next run starts with the same data. */
const takeBack = async ({ owner }: BenchStore) => {
  for (const table of ['orders', 'stock_movements', 'idempotency_keys', 'customers'])
    await owner.query(`delete from ${table} where true`)
  await owner.query('delete from outbox where about_store_id is not null')
  await owner.query(`delete from products where id like 'bench-%'`)
}

export default {
  name: 'orders of one store',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const { storeId, host, database } = store
    // A run that failed has left its orders.
    await takeBack(store)
    const alone = await throughput([await overHttp(store, host, purchaseOf(1))], 3)
    const bare = await bareOrders(
      database.appUrl,
      SHOPPERS.map((number) => ['buy', storeId, purchaseOf(number)]),
    )
    const together = await throughput(await Promise.all(SHOPPERS.map((n) => overHttp(store, host, purchaseOf(n)))), 5)
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
        atLeast: 0.5,
      },
      { metric: 'orders, 16 shoppers, p50', value: together.p50, unit: 'ms', peer: inSql.p50, peerName },
      { metric: 'orders, 16 shoppers, p95', value: together.p95, unit: 'ms', peer: together.p50, peerName: 'p50', limit: 4 },
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
