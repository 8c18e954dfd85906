/** Buying: a quote and the order that follows from it, over HTTP, on a cluster that syncs every commit to disk. */
import { randomUUID } from 'node:crypto'
import type { Bench } from '../../../scripts/bench/bench.ts'
import { type BenchStore, openBenchStore, sendOk } from './bench-store.ts'
import { throughput, type Work } from './pace.ts'
import { largeStore } from './seed.ts'

const shippingAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Main Street 1',
  city: 'Vienna',
  postalCode: '1010',
  country: 'AT',
}

type Quote = { quoteHash: string; rateId: string; methods: { id: string }[] }

/** A shopper with separate products: each buys two of them, with counted stock. */
async function shopper(store: BenchStore, number: number): Promise<Work> {
  const connection = await store.connect()
  const lines = [2, 4].map((n) => ({ productId: `p${number * 100 + n}`, quantity: 1 }))
  return async () => {
    const asked = store.asShopper('POST', '/api/checkout/quote', { body: { lines, country: 'AT' } })
    const quote = JSON.parse((await sendOk(connection, asked)).toString('utf8')) as Quote
    const body = {
      lines,
      quoteHash: quote.quoteHash,
      rateId: quote.rateId,
      methodId: quote.methods[0]?.id,
      contact: { email: 'ada@example.com' },
      shippingAddress,
    }
    await sendOk(connection, store.asShopper('POST', '/api/order/place', { headers: { 'idempotency-key': randomUUID() }, body }))
  }
}

/** Deletes everything that the bench ordered, so that the next run starts with the same data. */
const takeBack = async ({ owner, storeId }: BenchStore) => {
  await owner.query('delete from orders where store_id = $1', [storeId])
  await owner.query('delete from stock_movements where store_id = $1', [storeId])
  await owner.query('delete from idempotency_keys where store_id = $1', [storeId])
  await owner.query('delete from outbox where about_store_id = $1', [storeId])
}

export default {
  name: 'orders of one store',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const alone = await throughput([await shopper(store, 1)], 3)
    const together = await throughput(await Promise.all(Array.from({ length: 16 }, (_, i) => shopper(store, i + 2))), 5)
    await takeBack(store)
    await store.close()
    return [
      { metric: 'quote and order, one shopper, p50', value: alone.p50, unit: 'ms' },
      { metric: 'quote and order, one shopper, p95', value: alone.p95, unit: 'ms' },
      { metric: 'orders, 16 shoppers', value: together.perSecond, unit: 'orders/s', atLeast: 20 },
      { metric: 'orders, 16 shoppers, p50', value: together.p50, unit: 'ms' },
      { metric: 'orders, 16 shoppers, p95', value: together.p95, unit: 'ms' },
    ]
  },
} satisfies Bench
