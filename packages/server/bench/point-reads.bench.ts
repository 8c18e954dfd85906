/** The reads that every screen starts with, over HTTP and as bare SQL. A call may take 2.5 times as long as its statements. */
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { takeTurns, throughput, type Work } from './load/pace.ts'
import { type BareSql, bareSql } from './sql/bare.ts'
import type { RecordedCall } from './sql/record.ts'
import { type BenchStore, openBenchStore, sendOk } from './store/bench-store.ts'
import type { Prepared } from './store/connection.ts'
import { largeStore } from './store/seed.ts'

type Read = { name: string; request: Prepared; call: RecordedCall }

const readsOf = (store: BenchStore): Read[] => [
  {
    name: 'check-auth',
    request: store.asOwner('GET', '/auth/check-auth'),
    call: ['findSession', store.storeId, { token: store.token }],
  },
  {
    name: 'page by domain',
    request: store.asShopper('GET', `/api/page/get-page-by-domain?domain=${store.host}&slug=home`),
    call: ['getPublishedPage', store.storeId, { slug: 'home' }],
  },
  {
    name: 'product by slug',
    request: store.asShopper('GET', `/api/products/fetch-product-by-domain?domain=${store.host}&productSlug=product-4711`),
    call: ['getStorefrontProduct', store.storeId, { productSlug: 'product-4711' }],
  },
]

const workOf = ({ works }: BareSql) => works[0] as Work

async function measure(store: BenchStore, { name, request, call }: Read): Promise<Row[]> {
  const bare = await bareSql(store.database.appUrl, [call])
  const connection = await store.connect()
  const { http, sql } = await takeTurns({ http: () => sendOk(connection, request), sql: workOf(bare) }, 1500)
  const together = async (one: () => Promise<Work>) => throughput(await Promise.all(Array.from({ length: 16 }, one)), 2)
  const overHttp = await together(async () => {
    const own = await store.connect()
    return () => sendOk(own, request)
  })
  const clients: { close(): Promise<void> }[] = [bare]
  const overSql = await together(async () => {
    const own = await bareSql(store.database.appUrl, [call])
    clients.push(own)
    return workOf(own)
  })
  for (const client of clients) await client.close()
  const peerName = 'bare SQL'
  return [
    { metric: `${name}, p50`, value: http.p50, unit: 'ms', peer: sql.p50, peerName, limit: 2.5 },
    { metric: `${name}, p95`, value: http.p95, unit: 'ms', peer: sql.p95, peerName },
    { metric: `${name}, 16 at once`, value: overHttp.perSecond, unit: 'req/s', peer: overSql.perSecond, peerName },
  ]
}

export default {
  name: 'point reads, 1,000 stores',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const rows: Row[] = []
    for (const read of readsOf(store)) rows.push(...(await measure(store, read)))
    await store.close()
    return rows
  },
} satisfies Bench
