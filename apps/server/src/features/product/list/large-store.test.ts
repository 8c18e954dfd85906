import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { withStoreReadOnly } from '../../../db/scope.ts'
import { fillCatalog } from '../../../testing/large/large-catalog.ts'
import { LARGE, type LargeStore, openLargeStore } from '../../../testing/large/large-store.ts'
import { faultsOf, rowsRead } from '../../../testing/large/plans.ts'
import { listCategories, listCategoryNames } from '../../category/get-category.ts'
import { getProduct, getStorefrontProduct } from '../get-product.ts'
import { filterProducts } from './filter-products.ts'
import { listCollectionProducts, listProducts } from './list-products.ts'
import { getCollectionCards } from './product-collection.ts'

const storeId = LARGE
const count = 100_000

let store: LargeStore
beforeAll(async () => {
  store = await openLargeStore((owner) => fillCatalog(owner, storeId, count))
})
afterAll(() => store.close())

describe('search among 100,000 products', () => {
  const find = async (words: string) =>
    (
      await sql<{ product_id: string }>`select product_id from search_products(${storeId}, ${words}, true)`.execute(store.db)
    ).rows.map((row) => row.product_id)

  /** Database pages of 8 KiB that the search reads: the same number on every machine. */
  const pagesRead = async (words: string) => {
    type Touched = { 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }
    const { rows } = await store.reader.query<Touched>(
      'explain (analyze, buffers, format json) select product_id from search_products($1, $2, true)',
      [storeId, words],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }

  it.each(['shirt', 'red shirt', 'teapto', 'blanket tag12', 'SKU-4711', 'bl', 'oak table a1', 'bakcpack green', 'every day'])(
    'reads a small part of the table for %s',
    async (words) => {
      const { rows } = await store.reader.query(`select relpages from pg_class where relname = 'products'`)
      expect(await pagesRead(words)).toBeLessThan(rows[0].relpages / 4)
    },
  )

  it('finds products by name and SKU', async () => {
    expect((await find('shirt')).length).toBe(1000)
    expect((await find('SKU-4711'))[0]).toBe('p4711')
  })
})

const inStore = (db: Database) => ({ db, store: { storeId } })
const page = { pageNumber: 0, pageSize: 16 }
const rows = { page: 0, size: 20, sort: 'newest' } as const

describe('a list of a store with 100,000 products', () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['the shop', (db) => listProducts(inStore(db), page)],
    ['the shop on its hundredth page', (db) => listProducts(inStore(db), { ...page, pageNumber: 99 })],
    ['the shop by name', (db) => listProducts(inStore(db), { ...page, sort: 'name' })],
    ['the shop by price', (db) => listProducts(inStore(db), { ...page, sort: 'price_asc' })],
    ['the shop by price, descending', (db) => listProducts(inStore(db), { ...page, sort: 'price_desc' })],
    ['a search', (db) => listProducts(inStore(db), { ...page, words: 'red shirt' })],
    ['a search in a category', (db) => listProducts(inStore(db), { ...page, words: 'shirt', category: 'kind-7' })],
    ['the shop filtered by a category', (db) => listProducts(inStore(db), { ...page, category: 'kind-7' })],
    ['a collection filtered by stock', (db) => listCollectionProducts(inStore(db), { ...page, slug: 'kind-7', inStock: true })],
    ['a collection', (db) => listCollectionProducts(inStore(db), { ...page, slug: 'kind-7' })],
    [
      'a slider of the newest products',
      (db) => getCollectionCards(inStore(db), { productCollection: 'latest', numberOfProducts: 12 }),
    ],
    [
      'a slider of the oldest products',
      (db) => getCollectionCards(inStore(db), { productCollection: 'old', numberOfProducts: 12 }),
    ],
    ['a slider of a category', (db) => getCollectionCards(inStore(db), { productCollection: 'c7', numberOfProducts: 12 })],
    ['a product', (db) => getStorefrontProduct(inStore(db), { productSlug: 'product-4711' })],
    ['a product to edit', (db) => getProduct(inStore(db), { id: 'p4711' })],
    ['the dashboard', (db) => filterProducts(inStore(db), rows)],
    ['the dashboard on its hundredth page', (db) => filterProducts(inStore(db), { ...rows, page: 99 })],
    ['the dashboard by name', (db) => filterProducts(inStore(db), { ...rows, sort: 'name' })],
    ['the dashboard by price', (db) => filterProducts(inStore(db), { ...rows, sort: 'price_asc' })],
    ['the dashboard by last update', (db) => filterProducts(inStore(db), { ...rows, sort: 'updated' })],
    ['drafts', (db) => filterProducts(inStore(db), { ...rows, status: 'draft' })],
    ['sold-out products', (db) => filterProducts(inStore(db), { ...rows, stock: 'out_of_stock' })],
    ['a category in the dashboard', (db) => filterProducts(inStore(db), { ...rows, category: 'c7' })],
    ['categories with their counts', (db) => listCategories(inStore(db))],
    ['names of categories', (db) => listCategoryNames(inStore(db))],
  ])('reads %s by indexes, and only the products that it returns or counts', async (_, call) => {
    expect((await store.plansOf(call)).flatMap(faultsOf)).toEqual([])
  })

  it.each(['latest', 'old', 'c7'])('reads for a slider of %s only the products that it returns, rounded up', async (name) => {
    const [plan] = (
      await store.plansOf((db) => getCollectionCards(inStore(db), { productCollection: name, numberOfProducts: 10 }))
    ).filter(({ text }) => text.includes('chosen'))
    expect(plan?.steps.map(rowsRead).filter((rows) => rows > 100)).toEqual([])
    expect(plan?.steps.map(rowsRead)).toContain(12)
  })

  it('detects a query that reads all products', async () => {
    const everything = (db: Database) =>
      withStoreReadOnly(db, storeId, (trx) =>
        trx.selectFrom('products').select('id').where('store_id', '=', storeId).orderBy('weight_grams').limit(16).execute(),
      )
    expect((await store.plansOf(everything)).flatMap(faultsOf)).not.toEqual([])
  })
})
