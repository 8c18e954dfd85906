import type { CallInput } from '@blockfront/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'

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
      trackInventory: true,
      description: '<p>Hi<script>x()</script></p>',
    })
    expect(product).toMatchObject({ slug: 'linen-shirt', version: 1, stockStatus: true, description: '<p>Hi</p>' })
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
  })

  it('has a unique slug: a name gets the next free one, a given slug that is taken is refused', async () => {
    await shop.product({ name: 'Schöner Tisch', price: 5 })
    expect((await shop.product({ name: 'Schöner Tisch', price: 5 })).slug).toBe('schoner-tisch-2')
    expect((await add({ name: 'X', slug: 'schoner-tisch', price: 5 })).json.code).toBe('slug_taken')
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

    const requested = [...ids, ids[0] ?? '', elsewhere.id, 'missing']
    const { json } = await expectOk(shop.owner.call('product.bulkDelete', { body: { storeId: shop.storeId, ids: requested } }))
    expect(json.deleted).toBe(3)
    expect(await inStore('Gone')).toEqual([])
    for (const id of ids) expect((await shop.owner.call('product.getById', { params: { id } })).status).toBe(404)
    expect(await inStore('Kept')).toEqual([[kept.id, 'active']])
    expect((await neighbor.owner.call('product.getById', { params: { id: elsewhere.id } })).status).toBe(200)
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
