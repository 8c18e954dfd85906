import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { readStore } from '../../db/scope.ts'
import { fillCatalogue } from '../../testing/large-catalogue.ts'
import { LARGE, type LargeStore, openLargeStore } from '../../testing/large-store.ts'
import { faultsOf, rowsRead } from '../../testing/plans.ts'
import { categoryNames, listCategories } from '../category/category.ts'
import { getProduct, storefrontProduct } from './product.ts'
import { filterProducts } from './product-filter.ts'
import { collection, listing } from './product-list.ts'
import { collectionCards } from './product-shelf.ts'

const storeId = LARGE
const count = 100_000

let store: LargeStore
beforeAll(async () => {
  store = await openLargeStore((owner) => fillCatalogue(owner, storeId, count))
})
afterAll(() => store.close())

describe('search among 100,000 products', () => {
  const find = async (words: string) =>
    (
      await sql<{ product_id: string }>`select product_id from search_products(${storeId}, ${words}, true)`.execute(store.db)
    ).rows.map((row) => row.product_id)

  /** How many pages of the database, of 8 KiB each, the search touches: the same on every machine. */
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

  it('finds what the words say', async () => {
    expect((await find('shirt')).length).toBe(1000)
    expect((await find('SKU-4711'))[0]).toBe('p4711')
  })
})

const page = { pageNumber: 0, pageSize: 16 }
const rows = { storeId, page: 0, size: 20, sort: 'newest' } as const

describe('a list of a store with 100,000 products', () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['the shop', (db) => listing(db, storeId, page)],
    ['the shop on its hundredth page', (db) => listing(db, storeId, { ...page, pageNumber: 99 })],
    ['the shop by name', (db) => listing(db, storeId, { ...page, sort: 'name' })],
    ['the cheapest', (db) => listing(db, storeId, { ...page, sort: 'price_asc' })],
    ['the dearest', (db) => listing(db, storeId, { ...page, sort: 'price_desc' })],
    ['what a search found', (db) => listing(db, storeId, { ...page, words: 'red shirt' })],
    ['what a search found in a category', (db) => listing(db, storeId, { ...page, words: 'shirt', category: 'kind-7' })],
    ['the shop narrowed to a category', (db) => listing(db, storeId, { ...page, category: 'kind-7' })],
    ['a collection narrowed to what is in stock', (db) => collection(db, storeId, { ...page, slug: 'kind-7', inStock: true })],
    ['a collection', (db) => collection(db, storeId, { ...page, slug: 'kind-7' })],
    ['a slider of the newest', (db) => collectionCards(db, storeId, 'latest', 12)],
    ['a slider of the oldest', (db) => collectionCards(db, storeId, 'old', 12)],
    ['a slider of a category', (db) => collectionCards(db, storeId, 'c7', 12)],
    ['a product', (db) => storefrontProduct(db, storeId, 'product-4711')],
    ['a product to edit', (db) => getProduct(db, storeId, 'p4711')],
    ['the dashboard', (db) => filterProducts(db, rows)],
    ['the dashboard on its hundredth page', (db) => filterProducts(db, { ...rows, page: 99 })],
    ['the dashboard by name', (db) => filterProducts(db, { ...rows, sort: 'name' })],
    ['the dashboard by price', (db) => filterProducts(db, { ...rows, sort: 'price_asc' })],
    ['the dashboard by last change', (db) => filterProducts(db, { ...rows, sort: 'updated' })],
    ['drafts', (db) => filterProducts(db, { ...rows, status: 'draft' })],
    ['what is sold out', (db) => filterProducts(db, { ...rows, stock: 'out_of_stock' })],
    ['a category in the dashboard', (db) => filterProducts(db, { ...rows, category: 'c7' })],
    ['categories with their counts', (db) => listCategories(db, storeId)],
    ['names of categories', (db) => categoryNames(db, storeId)],
  ])('reads %s by indexes, and no more of the products than it shows or counts', async (_, call) => {
    expect((await store.plansOf(call)).flatMap(faultsOf)).toEqual([])
  })

  it.each(['latest', 'old', 'c7'])('reads no more for a slider of %s than it shows, rounded up', async (name) => {
    const [plan] = (await store.plansOf((db) => collectionCards(db, storeId, name, 10))).filter(({ text }) =>
      text.includes('chosen'),
    )
    expect(plan?.steps.map(rowsRead).filter((rows) => rows > 100)).toEqual([])
    expect(plan?.steps.map(rowsRead)).toContain(12)
  })

  it('would be noticed reading all of them', async () => {
    const everything = (db: Database) =>
      readStore(db, storeId, (trx) =>
        trx.selectFrom('products').select('id').where('store_id', '=', storeId).orderBy('weight_grams').limit(16).execute(),
      )
    expect((await store.plansOf(everything)).flatMap(faultsOf)).not.toEqual([])
  })
})
