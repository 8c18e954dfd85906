/** Lists and searches of shoppers in a store with 100,000 products, each over HTTP and as the bare SQL of its feature. */
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { compareWithSql, type Kind, pathOf } from './sql/compare-with-sql.ts'
import { type BenchStore, openBenchStore } from './store/bench-store.ts'
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
  ]
}

export default {
  name: 'lists, 100,000 products',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const rows: Row[] = []
    for (const kind of kindsOf(store)) rows.push(...(await compareWithSql(store, kind)))
    await store.close()
    return rows
  },
} satisfies Bench
