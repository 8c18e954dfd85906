/** Lists of a store with 100,000 products, each over HTTP and as the bare SQL of its service. */
import type { Bench, Row } from '../../../scripts/bench/bench.ts'
import { bareSql } from './sql/bare.ts'
import { type BenchStore, openBenchStore, sendOk } from './store/bench-store.ts'
import type { Prepared } from './store/connection.ts'
import { takeTurns, throughput, type Work } from './load/pace.ts'
import type { RecordedCall } from './sql/record.ts'
import { largeStore } from './store/seed.ts'

type Query = Record<string, string | number>

/** Search terms of shoppers: plain, several words, misspelled, a tag, a number, a prefix, common words, no match. */
const searches = [
  'shirt',
  'red shirt',
  'teapto',
  'blanket tag12',
  'SKU-4711',
  'bl',
  'oak table a1',
  'bakcpack green',
  'every day',
  'thing of kind 77',
  'zzzzzz',
  'lamp steel',
]

/** Filters that shoppers use in lists. */
const listings: Query[] = [
  {},
  { pageNumber: 40 },
  { category: 'kind-7' },
  { minPrice: 20, maxPrice: 30 },
  { sort: 'price_asc' },
  { sort: 'price_desc', inStock: 'true' },
  { attributes: 'Color:Red|Color:Blue|Size:M' },
  { sort: 'name' },
]

/** Five filters at once, from few to many matching products. */
const narrowed: Query[] = [
  { category: 'kind-7', minPrice: 20, maxPrice: 60, inStock: 'true', attributes: 'Color:Blue|Size:L' },
  { category: 'kind-7', minPrice: 10, maxPrice: 100, inStock: 'true', attributes: 'Color:Red|Color:Blue|Size:M|Size:L' },
  {
    category: 'kind-12',
    minPrice: 45,
    maxPrice: 50,
    inStock: 'true',
    attributes: 'Color:Blue|Color:Green|Size:XL',
    sort: 'price_asc',
  },
  {
    category: 'kind-3',
    minPrice: 9,
    maxPrice: 99,
    inStock: 'true',
    attributes: 'Color:Green|Color:Black|Color:White|Size:S|Size:XL',
  },
  { category: 'kind-20', minPrice: 30, maxPrice: 90, inStock: 'true', attributes: 'Color:Red|Size:S', sort: 'name' },
  {
    category: 'kind-20',
    minPrice: 9,
    maxPrice: 95,
    inStock: 'true',
    attributes: 'Color:Blue|Size:M',
    pageNumber: 3,
    sort: 'price_desc',
  },
]

/** Filters that owners use in their product list. */
const filters: Query[] = [
  {},
  { page: 200 },
  { status: 'active' },
  { category: 'c7' },
  { stock: 'out_of_stock' },
  { stock: 'low_stock' },
  { search: 'shirt' },
  { sort: 'price_asc' },
  { sort: 'name' },
  { sort: 'updated' },
]

const pathOf = (path: string, query: Query) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

type Kind = { metric: string; requests: Prepared[]; calls: RecordedCall[]; p95?: number }

const kindsOf = (store: BenchStore): Kind[] => {
  const page = { pageNumber: 0, pageSize: 16 }
  return [
    {
      metric: 'search',
      requests: searches.map((name) => store.asShopper('GET', pathOf('/api/products/fetch-searched-products', { name }))),
      calls: searches.map((words) => ['listProducts', store.storeId, { ...page, words }]),
      p95: 50,
    },
    {
      metric: 'shop with filters',
      requests: listings.map((query) => store.asShopper('GET', pathOf('/api/products/fetch-products', query))),
      calls: listings.map((query) => ['listProducts', store.storeId, { ...page, ...query }]),
    },
    {
      metric: 'shop with five filters',
      requests: narrowed.map((query) => store.asShopper('GET', pathOf('/api/products/fetch-products', query))),
      calls: narrowed.map((query) => ['listProducts', store.storeId, { ...page, ...query }]),
      p95: 60,
    },
    {
      metric: 'dashboard with filters',
      requests: filters.map((query) =>
        store.asOwner('GET', pathOf('/products/filtered-products', { storeId: store.storeId, ...query })),
      ),
      calls: filters.map((query) => ['filterProducts', store.storeId, { page: 0, size: 20, sort: 'newest', ...query }]),
    },
  ]
}

async function measure(store: BenchStore, { metric, requests, calls, p95 }: Kind): Promise<Row[]> {
  const bare = await bareSql(store.database.appUrl, calls)
  const connection = await store.connect()
  const http = requests.map((request) => () => sendOk(connection, request))
  const pace = await takeTurns({ http, sql: bare.works }, 10)
  await bare.close()
  const workers = Array.from({ length: 8 }, async (_, worker): Promise<Work> => {
    const own = await store.connect()
    let next = worker
    return () => sendOk(own, requests[next++ % requests.length] as Prepared)
  })
  const together = await throughput(await Promise.all(workers), 3)
  const peerName = 'bare SQL'
  return [
    { metric: `${metric}, p50`, value: pace.http.p50, unit: 'ms', peer: pace.sql.p50, peerName },
    { metric: `${metric}, p95 compared with SQL`, value: pace.http.p95, unit: 'ms', peer: pace.sql.p95, peerName },
    ...(p95 === undefined ? [] : [{ metric: `${metric}, p95`, value: pace.http.p95, unit: 'ms', limit: p95 }]),
    { metric: `${metric}, 8 at once`, value: together.perSecond, unit: 'req/s' },
  ]
}

export default {
  name: 'lists, 100,000 products',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const rows: Row[] = []
    for (const kind of kindsOf(store)) rows.push(...(await measure(store, kind)))
    await store.close()
    return rows
  },
} satisfies Bench
