/** The dashboard's lists of 100,000 products, orders and customers, each over HTTP and as the bare SQL of its feature. */
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { compareWithSql, pathOf } from './sql/compare-with-sql.ts'
import type { RecordedCall } from './sql/record.ts'
import { type BenchStore, openBenchStore } from './store/bench-store.ts'
import { largeStore } from './store/seed.ts'

type Query = Record<string, string | number>

/** One of the last pages of 100,000 records. */
const LATE = 4900

interface List {
  metric: string
  path: string
  feature: RecordedCall[0]
  /** The name of the parameter with the number of the page. */
  page: 'page' | 'pageNumber'
  /** The parameters that the endpoint adds to a query. */
  defaults: Query
  sorts: string[]
  filters: Query[]
}

const LISTS: List[] = [
  {
    metric: 'products',
    path: '/products/filtered-products',
    feature: 'filterProducts',
    page: 'page',
    defaults: { page: 0, size: 20, sort: 'newest' },
    sorts: ['newest', 'oldest', 'name', 'price_asc', 'price_desc', 'stock', 'updated'],
    filters: [
      { status: 'active' },
      { status: 'draft' },
      { stock: 'in_stock' },
      { stock: 'out_of_stock' },
      { stock: 'low_stock' },
      { category: 'c7' },
      { category: 'c7', sort: 'name' },
      { status: 'active', stock: 'in_stock', sort: 'name' },
      { category: 'c7', stock: 'in_stock', sort: 'price_desc' },
      { search: 'shirt' },
      { search: 'SKU-4711' },
      { search: 'lamp', stock: 'out_of_stock', sort: 'stock' },
    ],
  },
  {
    metric: 'orders',
    path: '/order/fetch-orders',
    feature: 'listOrders',
    page: 'pageNumber',
    defaults: { pageNumber: 0, pageSize: 20, sort: 'newest' },
    sorts: ['newest', 'oldest', 'total_asc', 'total_desc'],
    filters: [
      { status: 'open' },
      { status: 'completed', paymentStatus: 'paid' },
      { paymentStatus: 'pending' },
      { status: 'open', fulfillmentStatus: 'to_fulfill' },
      { fulfillmentStatus: 'delivered', sort: 'total_desc' },
      { from: '2026-01-01', to: '2026-12-31', paymentStatus: 'refunded' },
      { search: '#4711' },
      { search: 'anna' },
      { search: 'name471' },
      { search: 'buyer4711@example.com' },
      { search: 'boris', status: 'open', sort: 'total_asc' },
    ],
  },
  {
    metric: 'customers',
    path: '/customer/fetch-customers',
    feature: 'listCustomers',
    page: 'pageNumber',
    defaults: { pageNumber: 0, pageSize: 20, sort: 'newest' },
    sorts: ['newest', 'last_order', 'spent_desc', 'spent_asc', 'orders_desc', 'email'],
    filters: [
      { hasOrders: 'true' },
      { hasOrders: 'false', sort: 'email' },
      { acceptsMarketing: 'true' },
      { tag: 'wholesale' },
      { tag: 'tag10', sort: 'spent_desc' },
      { minSpent: 100, maxSpent: 200 },
      { minSpent: 300, acceptsMarketing: 'false', sort: 'orders_desc' },
      { search: 'anna' },
      { search: 'name471' },
      { search: 'buyer4711@' },
    ],
  },
]

/** The query of an HTTP request as a feature gets it. */
const parsed = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value === 'true' || value === 'false' ? value === 'true' : value]),
  )

async function measure(store: BenchStore, list: List, part: string, queries: Query[]): Promise<Row[]> {
  const { storeId } = store
  return compareWithSql(store, {
    metric: `${list.metric}, ${part}`,
    requests: queries.map((query) => store.asOwner('GET', pathOf(list.path, { storeId, ...query }))),
    calls: queries.map((query) => [list.feature, storeId, { ...list.defaults, ...parsed(query) }]),
    p95: 60,
  })
}

export default {
  name: 'dashboard, 100,000 records',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const rows: Row[] = []
    for (const list of LISTS) {
      const { sorts, filters, page } = list
      rows.push(...(await measure(store, list, 'sorted', [{}, ...sorts.map((sort) => ({ sort }))])))
      rows.push(...(await measure(store, list, 'filtered and searched', filters)))
      rows.push(
        ...(await measure(
          store,
          list,
          'late pages',
          sorts.map((sort) => ({ sort, [page]: LATE })),
        )),
      )
    }
    await store.close()
    return rows
  },
} satisfies Bench
