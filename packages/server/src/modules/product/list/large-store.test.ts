import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../ground/db/database.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { fillCatalog } from '../../../testing/large/large-catalog.ts'
import { LARGE, type LargeStore, openLargeStore } from '../../../testing/large/large-store.ts'
import { faultsOf, rowsRead } from '../../../testing/large/plans.ts'
import { listCategories, listCategoryNames } from '../../category/get-category.ts'
import { getProduct, getStorefrontProduct } from '../get-product.ts'
import { filterProducts } from './filter-products.ts'
import { listCollectionProducts, listProducts } from './list-products.ts'
import { getCollectionCards } from './product-collection.ts'

const storeId = LARGE
const count = repeat(10_000, 40_000)
/** The last page of a list with rows of 20. */
const lastPage = count / 20 - 1

let store: LargeStore
beforeAll(async () => {
  store = await openLargeStore((owner) => fillCatalog(owner, storeId, count))
})
afterAll(() => store.close())

describe(`search among ${count} products`, () => {
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
      // The pages of 25,000 products. A search ranks at most 1,000 matches, however many products there are.
      expect(await pagesRead(words)).toBeLessThan((25_000 / count) * rows[0].relpages)
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

describe(`a list of a store with ${count} products`, () => {
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
    ['the dashboard by stock', (db) => filterProducts(inStore(db), { ...rows, sort: 'stock' })],
    ['the last products by name', (db) => filterProducts(inStore(db), { ...rows, sort: 'name', page: lastPage })],
    ['the last products by price', (db) => filterProducts(inStore(db), { ...rows, sort: 'price_desc', page: lastPage })],
    [
      'active products in stock, the largest stock last',
      (db) =>
        filterProducts(inStore(db), {
          ...rows,
          status: 'active',
          stock: 'in_stock',
          sort: 'stock',
          page: Math.floor(lastPage * 0.8),
        }),
    ],
    ['products with low stock', (db) => filterProducts(inStore(db), { ...rows, stock: 'low_stock' })],
    ['drafts', (db) => filterProducts(inStore(db), { ...rows, status: 'draft' })],
    ['sold-out products', (db) => filterProducts(inStore(db), { ...rows, stock: 'out_of_stock' })],
    ['a category in the dashboard', (db) => filterProducts(inStore(db), { ...rows, category: 'c7' })],
    ['a category in the dashboard by name', (db) => filterProducts(inStore(db), { ...rows, category: 'c7', sort: 'name' })],
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

describe(`a list with several filters of a store with ${count} products`, () => {
  const COLORS = ['Red', 'Blue', 'Green', 'Black', 'White']
  const SIZES = ['S', 'M', 'L', 'XL']
  /** The products of `fillCatalog`, the newest first. */
  const products = Array.from({ length: count }, (_, i) => i + 1).map((n) => ({
    id: `p${n}`,
    category: `Kind ${1 + (n % 40)}`,
    price: (n % 7 === 0 ? 900 : 1000 + (n % 9000)) / 100,
    inStock: n % 50 !== 1,
    Color: COLORS[n % 5] ?? '',
    Size: SIZES[n % 4] ?? '',
  }))
  type One = (typeof products)[number]

  const counts = (values: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(values, String)].map(([value, { length }]) => [value, length]))

  /** The result that product.md's rules give, from all products. */
  function expected({ category, min, max, inStock, colors, sizes }: Chosen) {
    const tests = {
      category: ({ category: one }: One) => !category || one === `Kind ${category}`,
      price: ({ price }: One) => price >= min && price <= max,
      stock: (one: One) => !inStock || one.inStock,
      Color: ({ Color }: One) => colors.length === 0 || colors.includes(Color),
      Size: ({ Size }: One) => sizes.length === 0 || sizes.includes(Size),
    }
    const without = (omitted?: keyof typeof tests) =>
      products.filter((one) => Object.entries(tests).every(([name, test]) => name === omitted || test(one)))
    const newest = (omitted?: keyof typeof tests) => without(omitted).slice(0, 1000)
    const prices = newest('price').map(({ price }) => price)
    return {
      total: without().length,
      ids: without()
        .slice(0, 16)
        .map(({ id }) => id),
      categories: counts(newest('category').map((one) => one.category)),
      price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      Color: counts(newest('Color').map(({ Color }) => Color)),
      Size: counts(newest('Size').map(({ Size }) => Size)),
      inStock: newest('stock').filter((one) => one.inStock).length,
    }
  }

  interface Chosen {
    category: number
    min: number
    max: number
    inStock: boolean
    colors: string[]
    sizes: string[]
  }
  const chosen = fc.record({
    category: fc.integer({ min: 0, max: 40 }),
    min: fc.integer({ min: 0, max: 60 }),
    max: fc.integer({ min: 30, max: 120 }),
    inStock: fc.boolean(),
    colors: fc.subarray(COLORS, { minLength: 1, maxLength: 2 }),
    sizes: fc.subarray(SIZES, { maxLength: 2 }),
  })

  const listed = async ({ category, min, max, inStock, colors, sizes }: Chosen) => {
    const attributes = [...colors.map((value) => `Color:${value}`), ...sizes.map((value) => `Size:${value}`)]
    const filters = { ...(category && { category: `kind-${category}` }), minPrice: min, maxPrice: max, inStock, attributes }
    const { content, totalElements, facets } = await listProducts(inStore(store.db), { ...page, ...filters })
    // A selected value without products is in the list with the count 0.
    const valuesOf = (name: string) =>
      Object.fromEntries(
        facets.attributes
          .find((group) => group.name === name)
          ?.values.flatMap(({ value, count: found }) => (found ? [[value, found]] : [])) ?? [],
      )
    return {
      total: totalElements,
      ids: content.map(({ id }) => id),
      categories: Object.fromEntries(facets.categories.flatMap(({ name, count: found }) => (found ? [[name, found]] : []))),
      price: facets.price,
      Color: valuesOf('Color'),
      Size: valuesOf('Size'),
      inStock: facets.inStock,
    }
  }

  it('shows and counts what a program finds that reads every product', async () => {
    await fc.assert(
      fc.asyncProperty(chosen, async (filters) => {
        expect(await listed(filters)).toEqual(expected(filters))
      }),
      { numRuns: repeat(8) },
    )
  })

  it('shows and counts the same in a store with a different combination of values for almost every product', async () => {
    const count = () =>
      withStoreReadOnly(store.db, storeId, async (trx) => {
        const rows = await trx.selectFrom('product_filter_sets').select('key').where('store_id', '=', storeId).execute()
        return rows.length
      })
    const purge = () => sql`select purge_filter_sets(${storeId})`.execute(store.db)
    await withStore(store.db, storeId, (trx) =>
      sql`insert into product_filter_sets (store_id, key, hash, in_stock, categories, option_names, option_values, options)
        select ${storeId}, n, n, true, '{}', '{}', '{}', '{}' from generate_series(1, 5001) n`.execute(trx),
    )
    await fc.assert(
      fc.asyncProperty(chosen, async (filters) => {
        expect(await listed(filters)).toEqual(expected(filters))
      }),
      { numRuns: repeat(3) },
    )
    const before = await count()
    await store.reader.query(`begin; select set_config('app.store_id', '${storeId}', true)`)
    await store.reader.query(`update products set price = price + 1, discount_price = 0 where store_id = $1 and id = 'p7'`, [
      storeId,
    ])
    await purge()
    // Another transaction may need one of them.
    expect(await count()).toBe(before)
    await store.reader.query('rollback')
    await purge()
    expect(await count()).toBe(before - 5001)
  })

  it('follows every change of a product', async () => {
    const filters = { category: 0, min: 0, max: 120, inStock: true, colors: ['Blue'], sizes: ['M'] }
    const first = async () => (await listed(filters)).ids[0]
    const change = (id: string, values: object) =>
      withStore(store.db, storeId, (trx) =>
        trx.updateTable('products').set(values).where('store_id', '=', storeId).where('id', '=', id).execute(),
      )
    // The first five products in the order of the list: n % 5 = 1 and n % 4 = 1, without those that are sold out.
    expect((await listed(filters)).ids.slice(0, 5)).toEqual(['p21', 'p41', 'p61', 'p81', 'p121'])
    await change('p21', { status: 'draft' })
    expect(await first()).toBe('p41')
    await change('p41', { stock_status: 'out_of_stock' })
    expect(await first()).toBe('p61')
    await change('p61', { attribute_groups: '[]' })
    expect(await first()).toBe('p81')
    await change('p81', { price: 99_999, discount_price: 0 })
    expect(await first()).toBe('p121')
    await change('p21', { status: 'active' })
    expect(await first()).toBe('p21')
    // p21 leaves the category "Kind 22".
    const inCategory = async () => (await listed({ ...filters, category: 22 })).ids[0]
    expect(await inCategory()).toBe('p21')
    await withStore(store.db, storeId, (trx) =>
      trx.deleteFrom('product_categories').where('store_id', '=', storeId).where('product_id', '=', 'p21').execute(),
    )
    expect(await inCategory()).toBe('p141')
    // A sale that leaves stock writes nothing.
    const written = () =>
      withStoreReadOnly(store.db, storeId, async (trx) => {
        const { rows } = await sql<{ row: string }>`
          select ctid::text as row from product_filters where store_id = ${storeId} and product_id = 'p141'`.execute(trx)
        return rows[0]?.row
      })
    const row = await written()
    await change('p141', { stock_quantity: 3 })
    expect(await written()).toBe(row)
  })

  it('lets two transactions add the same combinations in any order without waiting', async () => {
    const options = (value: string) => JSON.stringify([{ name: 'Color', type: 'swatches', values: [value] }])
    const first = (id: string, value: string) =>
      store.reader.query('update products set attribute_groups = $1 where store_id = $2 and id = $3', [
        options(value),
        storeId,
        id,
      ])
    // p502 and p542 are in the same category, and so are p503 and p543.
    await store.reader.query(`begin; select set_config('app.store_id', '${storeId}', true)`)
    await first('p502', 'Violet')
    await withStore(store.db, storeId, async (trx) => {
      const second = (id: string, value: string) =>
        trx
          .updateTable('products')
          .set({ attribute_groups: options(value) })
          .where('store_id', '=', storeId)
          .where('id', '=', id)
          .execute()
      await second('p503', 'Amber')
      await second('p542', 'Violet')
    })
    await first('p543', 'Amber')
    await store.reader.query('commit')
    for (const [value, ids] of [
      ['Violet', ['p502', 'p542']],
      ['Amber', ['p503', 'p543']],
    ] as const) {
      const found = await listed({ category: 0, min: 0, max: 120, inStock: false, colors: [value], sizes: [] })
      expect(found).toMatchObject({ total: 2, ids, Color: { [value]: 2 } })
    }
  })
})
