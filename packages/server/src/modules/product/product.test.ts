import { combinationKey } from '@blockfront/commerce'
import type { CallInput } from '@blockfront/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { changedTags } from '../../testing/changed-tags.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { BYTE_LIMITS } from '../store/limits/store-limits.ts'
import type { CsvProduct } from './csv/read-product.ts'
import { hasRoomFor, type SaveOptions, saveCsvProduct, setProductImages } from './csv/save-product.ts'
import { takeIfAvailable, type WantedItem } from './stock/take-if-available.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'goods' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type Body = Omit<CallInput<'product.add'>['body'], 'storeId'>
const add = (body: Body) => shop.owner.call('product.add', { body: { ...body, storeId: shop.storeId } })

const update = (product: object, changes: object) =>
  shop.owner.call('product.update', { body: { ...product, ...changes, storeId: shop.storeId } as never })
const addCategory = async (name: string) =>
  (await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name } }))).json.id
const inStore = <T>(run: (trx: StoreTrx) => Promise<T>) => withStore(server.serverContext.db, shop.storeId, run)

const shirt = (name: string): Body => ({
  name,
  price: 20,
  attributeGroups: [
    { name: 'Size', type: 'buttons', values: ['S', 'M'] },
    { name: 'Color', type: 'color', values: ['red', 'blue'] },
  ],
  variations: [
    { price: 0, attributes: { Size: 'S', Color: 'red' }, stockQuantity: 3 },
    { price: 24.5, discountPrice: 22, attributes: { Size: 'M', Color: 'red' }, stockQuantity: 0 },
  ],
})

describe('a product', () => {
  it('is visible to shoppers while it is active, without internal data', async () => {
    const product = await shop.product({
      ...shirt('Linen shirt'),
      variations: [
        ...(shirt('').variations ?? []),
        { price: 0, attributes: { Size: 'S', Color: 'blue' }, stockQuantity: 1, enabled: false },
      ],
      trackInventory: true,
      description: '<p>Hi<script>x()</script></p>',
    })
    expect(product).toMatchObject({ slug: 'linen-shirt', version: 1, stockStatus: true, description: '<p>Hi</p>', isDemo: false })
    expect(product.variations).toHaveLength(3)
    const { json: visible } = await expectOk(
      shop.shopper().call('product.getByDomain', { query: { productSlug: 'linen-shirt' } }),
    )
    expect(visible.variations).toMatchObject([
      { price: 0, stockStatus: true },
      { price: 24.5, discountPrice: 22, stockStatus: false },
    ])
    expect(JSON.stringify(visible)).not.toContain('stockQuantity')
    const body = { storeId: shop.storeId, ids: [product.id], changes: { status: 'draft' as const } }
    await expectOk(shop.owner.call('product.bulkUpdate', { body }))
    expect((await shop.shopper().call('product.getByDomain', { query: { productSlug: 'linen-shirt' } })).status).toBe(404)
  })

  it('reports the path of each invalid field and saves nothing', async () => {
    const count = async () =>
      (await expectOk(shop.owner.call('product.filter', { query: { storeId: shop.storeId } }))).json.totalElements
    const before = await count()
    const invalid: [Body, string][] = [
      [{ name: 'A', price: 1.999 }, 'price'],
      [{ name: 'A', price: 10, discountPrice: 10 }, 'discountPrice'],
      [{ name: 'A', price: 10, categoryIds: ['missing'] }, 'categoryIds'],
      [{ name: 'A', price: 10, templateId: 'missing' }, 'templateId'],
      [{ ...shirt('A'), variations: [{ price: 1, attributes: { Size: 'S' } }] }, 'variations.0.attributes'],
      [{ ...shirt('A'), variations: [{ price: 1, attributes: { Size: 'XL', Color: 'red' } }] }, 'variations.0.attributes'],
      [
        { ...shirt('A'), variations: [...(shirt('A').variations ?? []), { price: 1, attributes: { Color: 'red', Size: 'S' } }] },
        'variations.2.attributes',
      ],
      [{ ...shirt('A'), variations: [] }, 'attributeGroups.0.values'],
      [
        { ...shirt('A'), variations: shirt('A').variations?.map((one) => ({ ...one, enabled: false })) },
        'attributeGroups.0.values',
      ],
    ]
    for (const [body, path] of invalid) {
      const response = await add(body)
      expect([response.status, Object.keys(response.json.fields ?? {})]).toEqual([400, [path]])
    }
    expect(await count()).toBe(before)
  })

  it('keeps the ids of its variations; an update that is based on an older version is refused', async () => {
    const product = await shop.product(shirt('Kept shirt'))
    const { id, version, variations } = product
    const save = (name: string) =>
      shop.owner.call('product.update', { body: { ...product, storeId: shop.storeId, id, version, name } })
    const { json: saved } = await expectOk(save('Renamed shirt'))
    expect(saved.variations.map((one) => one.id)).toEqual(variations.map((one) => one.id))
    const stale = await save('Lost update')
    expect(stale.json).toMatchObject({ code: 'stale_version', details: { product: { name: 'Renamed shirt', version: 2 } } })
    const both = await Promise.all(['Blue shirt', 'Red shirt'].map((other) => update(saved, { name: other })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await update(product, { version: undefined, templateId: 'missing' })).json.fields).toHaveProperty('templateId')
  })

  it('gives a variation a new id if the id is unknown to the product or used twice', async () => {
    const product = await shop.product(shirt('Copied shirt'))
    const [first, second] = product.variations
    await server.owner.query(`update product_variations set kept_cells = '{"Tax code": "T"}' where id = $1`, [first?.id])
    const ids = async (variations: object[]) => {
      const { json } = await expectOk(update(product, { version: undefined, variations }))
      return json.variations.map(({ id }) => id)
    }
    const [kept, copied] = await ids([{ ...first }, { ...second, id: first?.id }])
    expect(kept).toBe(first?.id)
    expect([first?.id, second?.id]).not.toContain(copied)
    const [foreign] = await ids([{ ...first, id: 'foreign' }])
    expect([first?.id, 'foreign', undefined]).not.toContain(foreign)
    await ids([{ ...first, id: foreign }, { ...second }])
    const { rows } = await server.owner.query('select kept_cells from product_variations where id = $1', [foreign])
    expect(rows).toEqual([{ kept_cells: {} }])
  })

  it('keeps the cells of an import, names what changed, and redirects from its previous slug', async () => {
    const product = await shop.product(shirt('Plain shirt'))
    await server.owner.query(`update product_variations set kept_cells = '{"Tax code": "T"}' where product_id = $1`, [product.id])
    const { json: saved } = await expectOk(update(product, { name: 'Silk shirt', price: 21, slug: 'silk-shirt' }))
    expect(saved).toMatchObject({ slug: 'silk-shirt', isDemo: false, version: 2 })
    const { rows: cells } = await server.owner.query('select kept_cells from product_variations where product_id = $1', [
      product.id,
    ])
    expect(cells).toEqual(Array(2).fill({ kept_cells: { 'Tax code': 'T' } }))
    const { rows } = await server.owner.query(`select detail from audit_log where target = $1 and action = 'product.update'`, [
      product.id,
    ])
    expect(rows).toEqual([{ detail: { name: 'Plain shirt', fields: ['name', 'price'] } }])
    const { rows: redirects } = await server.owner.query('select to_path from redirects where store_id = $1 and from_path = $2', [
      shop.storeId,
      '/page/product/plain-shirt',
    ])
    expect(redirects).toEqual([{ to_path: '/page/product/silk-shirt' }])
  })

  it('has exactly the given categories and variations', async () => {
    const [a, b, c] = [await addCategory('A'), await addCategory('B'), await addCategory('C')]
    const product = await shop.product({ ...shirt('Sorted shirt'), categoryIds: [a, b, a] })
    const saved = async (changes: object) => (await expectOk(update(product, { version: undefined, ...changes }))).json
    expect((await saved({ categoryIds: [b, c] })).categoryIds.toSorted()).toEqual([b, c].toSorted())
    expect((await saved({ categoryIds: [] })).categoryIds).toEqual([])
    const one = await saved({ variations: product.variations.slice(1) })
    expect(one.variations.map(({ id }) => id)).toEqual([product.variations[1]?.id])
    expect((await saved({ attributeGroups: [], variations: [] })).variations).toEqual([])
  })

  it('is refused with a description beyond the limit of the store', async () => {
    const product = await shop.product({ name: 'Described', price: 1 })
    const description = `<p>${'x'.repeat(9000)}</p>`
    await withoutBytes(async () => {
      expect((await add({ name: 'Longer', price: 1, description })).json.code).toBe('store_limit')
      expect((await update(product, { description })).json.code).toBe('store_limit')
      await expect(saveCsv({ handle: 'longer', fields: { name: 'Longer', price: 1, description } })).rejects.toMatchObject({
        code: 'store_limit',
      })
    })
  })

  it('has a unique slug: a name gets the next free one, a given slug that is taken is refused', async () => {
    await shop.product({ name: 'Schöner Tisch', price: 5 })
    expect((await shop.product({ name: 'Schöner Tisch', price: 5 })).slug).toBe('schoner-tisch-2')
    expect((await add({ name: 'X', slug: 'schoner-tisch', price: 5 })).json.code).toBe('slug_taken')
    await shop.product({ name: 'Chair', price: 5, sku: 'CH-1' })
    expect((await add({ name: 'Stool', price: 5, sku: 'CH-1' })).json.fields).toEqual({ sku: 'Another product has this SKU.' })
    expect((await shop.product({ name: '日本の茶碗', price: 5 })).slug).toBe('日本の茶碗')
  })

  it('is changed in bulk together with the others, or not at all', async () => {
    const [a, b] = [
      await shop.product({ name: 'Bulk a', price: 10, tags: ['old'] }),
      await shop.product({ name: 'Bulk b', price: 30 }),
    ]
    const bulk = (changes: object, ids = [a.id, b.id]) =>
      shop.owner.call('product.bulkUpdate', { body: { storeId: shop.storeId, ids, changes } })
    expect((await bulk({ discountPrice: 15 })).json.fields).toHaveProperty(['changes.discountPrice'])
    expect((await bulk({ price: 7 }, [a.id, 'missing'])).status).toBe(404)
    await expectOk(bulk({ discountPrice: 5, addTags: ['new'], removeTags: ['old'] }))
    const { json } = await expectOk(shop.owner.call('product.getById', { params: { id: a.id } }))
    expect(json).toMatchObject({ price: 10, discountPrice: 5, tags: ['new'], version: 2 })
    const tags = async () => (await shop.owner.call('product.getById', { params: { id: a.id } })).json.tags
    await expectOk(bulk({ addTags: ['sale'] }))
    expect(await tags()).toEqual(['new', 'sale'])
    await expectOk(bulk({ removeTags: ['new'] }))
    expect(await tags()).toEqual(['sale'])

    const prices = async () =>
      Promise.all(
        [a, b].map(async ({ id }) => {
          const { price, discountPrice } = (await shop.owner.call('product.getById', { params: { id } })).json
          return [price, discountPrice]
        }),
      )
    await expectOk(bulk({ pricePercent: 12.5, discountPercent: 33 }))
    expect(await prices()).toEqual([
      [11.25, 7.54],
      [33.75, 22.61],
    ])
    expect((await bulk({ pricePercent: -40 })).json.fields).toHaveProperty(['changes.discountPrice'])
    expect((await bulk({ price: 3, pricePercent: 1 })).json.fields).toHaveProperty(['changes.pricePercent'])
    expect((await bulk({ pricePercent: -100 })).status).toBe(400)
    await expectOk(bulk({ pricePercent: -50, discountPrice: 0 }))
    expect(await prices()).toEqual([
      [5.63, 0],
      [16.88, 0],
    ])

    const body = { storeId: shop.storeId, name: 'Bulk' }
    const { id: categoryId } = (await expectOk(shop.owner.call('category.add', { body }))).json
    const categories = async () => (await shop.owner.call('product.getById', { params: { id: b.id } })).json.categoryIds
    await expectOk(bulk({ addCategoryIds: [categoryId, categoryId] }))
    expect(await categories()).toEqual([categoryId])
    expect((await bulk({ addCategoryIds: ['missing'] })).json.fields).toHaveProperty(['changes.addCategoryIds'])
    await expectOk(bulk({ removeCategoryIds: [categoryId] }))
    expect(await categories()).toEqual([])
  })

  it('changes the prices of its variations in bulk, also their range in lists', async () => {
    const { id } = await shop.product(shirt('Bulk shirt'))
    const bulk = (changes: object) =>
      shop.owner.call('product.bulkUpdate', { body: { storeId: shop.storeId, ids: [id], changes } })
    const prices = async () => {
      const { json } = await expectOk(shop.owner.call('product.getById', { params: { id } }))
      return [json, ...json.variations].map(({ price, discountPrice }) => [price, discountPrice])
    }
    const listed = async () => {
      const { json } = await expectOk(
        shop.owner.call('product.filter', { query: { storeId: shop.storeId, search: 'Bulk shirt' } }),
      )
      return json.content.map(({ price, maxPrice }) => [price, maxPrice])[0]
    }
    await expectOk(bulk({ pricePercent: 10 }))
    expect(await prices()).toEqual([
      [22, 0],
      [0, 0],
      [26.95, 22],
    ])
    expect((await bulk({ price: 21 })).json.fields).toHaveProperty(['changes.discountPrice'])
    await expectOk(bulk({ discountPrice: 0 }))
    expect(await listed()).toEqual([22, 26.95])
    await expectOk(bulk({ price: 21 }))
    expect(await prices()).toEqual([
      [21, 0],
      [0, 0],
      [21, 0],
    ])
    expect(await listed()).toEqual([21, undefined])
    await expectOk(bulk({ discountPercent: 50 }))
    expect(await prices()).toEqual([
      [21, 10.5],
      [0, 0],
      [21, 10.5],
    ])
  })

  it('has no negative stock after a change in bulk, unless its stock is not tracked or it can be ordered again', async () => {
    const product = async (body: object) => (await shop.product({ name: 'Stock', price: 1, ...body })).id
    const tracked = { trackInventory: true, stockQuantity: 2 }
    const [free, strict, more] = [
      await product({}),
      await product(tracked),
      await product({ ...tracked, allowBackorder: true }),
    ] as const
    const set = (ids: string[], stockQuantity: number) =>
      shop.owner.call('product.bulkUpdate', { body: { storeId: shop.storeId, ids, changes: { stockQuantity } } })
    expect((await set([free, strict], -1)).json.fields).toHaveProperty(['changes.stockQuantity'])
    const stocks = async () => {
      const { rows } = await server.owner.query(
        `select stock_quantity as stock, stock_status as status from products where id = any($1) order by array_position($1, id)`,
        [[free, strict, more]],
      )
      return rows.map(({ stock, status }) => [stock, status])
    }
    expect((await stocks())[1]).toEqual([2, 'in_stock'])
    await expectOk(set([free, more], -1))
    expect(await stocks()).toEqual([
      [-1, 'in_stock'],
      [2, 'in_stock'],
      [-1, 'on_backorder'],
    ])
    await expectOk(set([strict, more], 0))
    expect((await stocks()).map(([, status]) => status)).toEqual(['in_stock', 'out_of_stock', 'on_backorder'])
    await expectOk(set([strict, more], 1))
    expect((await stocks()).map(([, status]) => status)).toEqual(['in_stock', 'in_stock', 'in_stock'])
  })

  it('has the stock of a change in bulk in each of its variations', async () => {
    const { id } = await shop.product({ ...shirt('Stocked shirt'), trackInventory: true })
    const stocks = async (stockQuantity: number) => {
      const { storeId } = shop
      await expectOk(shop.owner.call('product.bulkUpdate', { body: { storeId, ids: [id], changes: { stockQuantity } } }))
      const { json } = await expectOk(shop.owner.call('product.getById', { params: { id } }))
      return [json.stockStatus, ...json.variations.map((one) => one.stockQuantity)]
    }
    expect(await stocks(0)).toEqual([false, 0, 0])
    expect(await stocks(7)).toEqual([true, 7, 7])
  })

  it('is changed and deleted in bulk: all given products and no others', async () => {
    const neighbor = await server.createStore({ subdomain: 'bulkneighbor' })
    const other = { storeId: neighbor.storeId, name: 'Kept elsewhere', price: 9 }
    const elsewhere = (await expectOk(neighbor.owner.call('product.add', { body: other }))).json
    const products = [
      await shop.product(shirt('Gone one')),
      await shop.product({ name: 'Gone two', price: 2 }),
      await shop.product({ name: 'Gone three', price: 3 }),
    ]
    const kept = await shop.product({ name: 'Kept here', price: 4 })
    const ids = products.map(({ id }) => id)
    const inStore = async (search: string) => {
      const query = { storeId: shop.storeId, search, size: 100 }
      return (await expectOk(shop.owner.call('product.filter', { query }))).json.content.map(({ id, status }) => [id, status])
    }
    const changes = { status: 'archived' } as const
    const updated = await expectOk(shop.owner.call('product.bulkUpdate', { body: { storeId: shop.storeId, ids, changes } }))
    expect(updated.json.updated).toBe(3)
    expect((await inStore('Gone')).toSorted()).toEqual(ids.map((id) => [id, 'archived']).toSorted())
    expect(await inStore('Kept')).toEqual([[kept.id, 'active']])

    await server.owner.query(`insert into store_languages (store_id, locale) values ($1, 'de')`, [shop.storeId])
    await server.owner.query(
      `insert into translations (store_id, locale, type, id, fields, source_hash, missing) select $1, 'de', 'product', id, '{}', '', 0 from unnest($2::text[]) id`,
      [shop.storeId, [ids[0], kept.id]],
    )
    const requested = [...ids, ids[0] ?? '', elsewhere.id, 'missing']
    const { json } = await expectOk(shop.owner.call('product.bulkDelete', { body: { storeId: shop.storeId, ids: requested } }))
    expect(json.deleted).toBe(3)
    expect(await inStore('Gone')).toEqual([])
    for (const id of ids) expect((await shop.owner.call('product.getById', { params: { id } })).status).toBe(404)
    expect(await inStore('Kept')).toEqual([[kept.id, 'active']])
    expect((await neighbor.owner.call('product.getById', { params: { id: elsewhere.id } })).status).toBe(200)
    const { rows } = await server.owner.query('select id from translations where store_id = $1', [shop.storeId])
    expect(rows).toEqual([{ id: kept.id }])
    const missing = { params: { storeId: shop.storeId, productId: ids[0] ?? '' } }
    expect((await shop.owner.call('product.delete', missing)).status).toBe(404)
  })

  it.each([34.567, 0.001])('refuses a price with more decimals than the currency, instead of rounding it: %d', async (price) => {
    const variation = { price, attributes: { Size: 'S', Color: 'red' } }
    const cases: [Body, string][] = [
      [{ name: 'Exact', price }, 'price'],
      [{ name: 'Exact', price: 99, discountPrice: price }, 'discountPrice'],
      [{ ...shirt('Exact'), variations: [variation] }, 'variations.0.price'],
      [{ ...shirt('Exact'), variations: [{ ...variation, price: 99, discountPrice: price }] }, 'variations.0.discountPrice'],
    ]
    for (const [body, field] of cases) {
      const response = await add(body)
      expect([response.status, Object.keys(response.json.fields ?? {})]).toEqual([400, [field]])
    }
  })
})

describe('the stock of a product', () => {
  const take = (...items: WantedItem[]) =>
    inStore((trx) => takeIfAvailable(trx, { storeId: shop.storeId, orderId: 'order', items }))
  const stockOf = async (id: string) => {
    const { rows } = await server.owner.query('select stock_quantity, stock_status from products where id = $1', [id])
    return [rows[0]?.stock_quantity, rows[0]?.stock_status]
  }

  it('is taken by an order only if all of its items are available', async () => {
    const tracked = { price: 1, trackInventory: true, stockQuantity: 2 }
    const cup = (await shop.product({ ...tracked, name: 'Cup' })).id
    const endless = (await shop.product({ ...tracked, name: 'Endless cup', allowBackorder: true, stockQuantity: 0 })).id
    const { id: shirtId, variations } = await shop.product({ ...shirt('Counted shirt'), trackInventory: true })
    const [small = '', medium = ''] = variations.map(({ id }) => id)
    const one = (productId: string, quantity = 1, variationId: string | null = null) => ({ productId, variationId, quantity })
    for (const items of [
      [one(cup, 3)],
      [one(cup), one('deleted')],
      [one(cup), one(shirtId, 1, medium)],
      [one(cup), one(shirtId, 1, 'deleted')],
    ])
      expect(await take(...items)).toBe(false)
    expect(await stockOf(cup)).toEqual([2, 'in_stock'])
    expect(await take()).toBe(true)
    expect(await take(one(cup, 2), one(endless), one(shirtId, 3, small))).toBe(true)
    expect([await stockOf(cup), await stockOf(endless), await stockOf(shirtId)]).toEqual([
      [0, 'out_of_stock'],
      [-1, 'on_backorder'],
      [0, 'out_of_stock'],
    ])
    expect((await shop.stockOf(shirtId)).variations.map(({ stockQuantity }) => stockQuantity)).toEqual([0, 0])
  })

  it('invalidates cached pages only where shoppers see a difference', async () => {
    const { storeId } = shop
    const jug = await shop.product({ name: 'Jug', price: 1, trackInventory: true, stockQuantity: 9 })
    const tagsOf = (change: () => Promise<unknown>) => changedTags(server, storeId, change)
    const taken = (quantity: number) => tagsOf(() => take({ productId: jug.id, variationId: null, quantity }))
    expect(await taken(3)).toBeUndefined()
    expect(await taken(1)).toContain(`product/${jug.id}`)
    const { orderId } = await shop.buy([{ productId: jug.id, quantity: 1 }])
    await taken(-1)
    const cancel = { storeId, orderId, notify: false }
    expect(await tagsOf(() => expectOk(shop.owner.call('order.cancel', { body: cancel })))).toContain(`product/${jug.id}`)
    expect((await stockOf(jug.id))[0]).toBe(6)
  })
})

type Csv = Partial<CsvProduct> & { handle: string }
const csvProduct = (product: Csv): CsvProduct => ({
  ...{ line: 2, fields: { name: 'Cup', price: 5 }, variations: [], hasOptionTypes: false, isTaxed: undefined },
  ...{ categories: undefined, images: [], kept: {}, problems: [], changes: [] },
  ...product,
})
/** Without a status, products of a file are drafts, which no page shows. */
const activeCup = { name: 'Cup', price: 5, status: 'active' } as const
const saveCsv = (product: Csv, options: Partial<SaveOptions> = {}) =>
  inStore((trx) =>
    saveCsvProduct(trx, csvProduct(product), {
      ...{ storeId: shop.storeId, currency: 'EUR', updateExisting: false, hasRoom: false },
      ...options,
    }),
  )

/** Runs while the store has no room for descriptions that are counted. */
async function withoutBytes(run: () => Promise<void>): Promise<void> {
  const limit = BYTE_LIMITS.products as { max: number }
  const { max } = limit
  limit.max = 0
  try {
    await run()
  } finally {
    limit.max = max
  }
}

describe('a product of a file', () => {
  const sized: Csv = {
    handle: 'file-shirt',
    fields: { name: 'Shirt', price: 5, status: 'active', attributeGroups: [{ name: 'Size', type: 'select', values: ['S'] }] },
    variations: [{ line: 2, attributes: { Size: 'S' }, fields: { price: 6 }, kept: { 'Tax code': 'T' } }],
  }

  it('is added, skipped or updated by its handle', async () => {
    const { storeId } = shop
    const cup = { handle: 'file-cup', fields: activeCup, kept: { Type: 'Cups' }, categories: ['Shelf', 'Board'] }
    const { productId, outcome } = await saveCsv(cup)
    expect(outcome).toBe('created')
    const product = () => shop.stockOf(productId)
    expect(await product()).toMatchObject({ name: 'Cup', slug: 'file-cup', price: 5, version: 1, isDemo: false })
    const { categoryIds } = await product()
    expect(categoryIds).toHaveLength(2)
    expect(await saveCsv({ ...cup, fields: { price: 9 } })).toEqual({ productId, outcome: 'skipped' })
    expect((await product()).price).toBe(5)

    await server.owner.query('update products set is_demo = true where id = $1', [productId])
    const changed = { handle: 'file-cup', fields: { brand: 'Hafen' }, kept: { 'Gift card': 'false' } }
    const tags = await changedTags(server, storeId, async () => {
      expect(await saveCsv(changed, { updateExisting: true })).toEqual({ productId, outcome: 'updated' })
    })
    expect(tags).toContain(`product/${productId}`)
    expect(await product()).toMatchObject({ name: 'Cup', price: 5, brand: 'Hafen', version: 2, isDemo: false, categoryIds })
    const { rows } = await server.owner.query('select kept_cells from products where id = $1', [productId])
    expect(rows).toEqual([{ kept_cells: { Type: 'Cups', 'Gift card': 'false' } }])
    await expect(saveCsv({ ...cup, fields: { templateId: 'missing' } }, { updateExisting: true })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('has images when they were fetched', async () => {
    const { productId } = await saveCsv(sized)
    const images = (gallery: string[], ofVariations: [string, string][] = []) =>
      inStore((trx) => setProductImages(trx, shop.storeId, productId, { gallery, ofVariations: new Map(ofVariations) }))
    const tags = await changedTags(server, shop.storeId, () =>
      images(['/a.jpg', '/b.jpg'], [[combinationKey({ Size: 'S' }), '/s.jpg']]),
    )
    expect(tags).toContain(`product/${productId}`)
    await images([])
    expect(await shop.stockOf(productId)).toMatchObject({
      ...{ productImage: '/a.jpg', galleryImages: ['/b.jpg'], version: 2 },
      variations: [{ image: '/s.jpg', price: 6 }],
    })
    const { rows } = await server.owner.query('select kept_cells from product_variations where product_id = $1', [productId])
    expect(rows).toEqual([{ kept_cells: { 'Tax code': 'T' } }])
  })

  it('counts for the limits of the store, together with those that are saved next to it', async () => {
    const hasRoom = (...products: Csv[]) => inStore((trx) => hasRoomFor(trx, shop.storeId, products.map(csvProduct)))
    const full = { code: 'store_limit' }
    const known = { handle: 'known-cup' }
    await saveCsv(known)
    expect(await hasRoom(known, sized)).toBe(true)
    await withStoreLimit('products', 0, async () => {
      expect(await hasRoom(known)).toBe(false)
      await expect(saveCsv({ handle: 'other-cup' })).rejects.toMatchObject(full)
      expect((await saveCsv({ handle: 'other-cup' }, { hasRoom: true })).outcome).toBe('created')
      expect((await saveCsv(known, { updateExisting: true })).outcome).toBe('updated')
    })
    await withStoreLimit('variations', 0, async () => {
      expect([await hasRoom(known), await hasRoom(sized)]).toEqual([true, false])
      await expect(saveCsv({ ...sized, handle: 'other-shirt' })).rejects.toMatchObject(full)
      expect((await saveCsv({ ...sized, handle: 'other-shirt' }, { hasRoom: true })).outcome).toBe('created')
    })
  })
})
