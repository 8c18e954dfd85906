import type { CallInput } from '@blockfront/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { starterSources } from '../../files/starter-images.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'goods', currency: 'EUR' })
  await expectOk(shop.owner.call('store.removeDemoProducts', { body: { storeId: shop.storeId } }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

type Body = Omit<CallInput<'product.add'>['body'], 'storeId'>
const add = (body: Body) => shop.owner.call('product.add', { body: { ...body, storeId: shop.storeId } })
const made = async (body: Body) => (await expectOk(add(body))).json
const shopper = () => server.client(shop.host)

const shirt = (name: string): Body => ({
  name,
  price: 20,
  attributeGroups: [
    { name: 'Size', type: 'buttons', values: ['S', 'M'] },
    { name: 'Colour', type: 'color', values: ['red', 'blue'] },
  ],
  variations: [
    { price: 0, attributes: { Size: 'S', Colour: 'red' }, stockQuantity: 3 },
    { price: 24.5, discountPrice: 22, attributes: { Size: 'M', Colour: 'red' }, stockQuantity: 0 },
  ],
})

describe('a product', () => {
  it('is seen by shoppers while it is active, without what is internal', async () => {
    const product = await made({ ...shirt('Linen shirt'), trackInventory: true, description: '<p>Hi<script>x()</script></p>' })
    expect(product).toMatchObject({ slug: 'linen-shirt', version: 1, stockStatus: true, description: '<p>Hi</p>' })
    const { json: seen } = await expectOk(shopper().call('product.getByDomain', { query: { productSlug: 'linen-shirt' } }))
    expect(seen.variations).toMatchObject([
      { price: 0, stockStatus: true },
      { price: 24.5, discountPrice: 22, stockStatus: false },
    ])
    expect(JSON.stringify(seen)).not.toContain('stockQuantity')
    const body = { storeId: shop.storeId, ids: [product.id], changes: { status: 'draft' as const } }
    await expectOk(shop.owner.call('product.bulkUpdate', { body }))
    expect((await shopper().call('product.getByDomain', { query: { productSlug: 'linen-shirt' } })).status).toBe(404)
  })

  it('says of every mistake where it is, and saves nothing', async () => {
    const count = async () =>
      (await expectOk(shop.owner.call('product.filter', { query: { storeId: shop.storeId } }))).json.totalElements
    const before = await count()
    const wrong: [Body, string][] = [
      [{ name: 'A', price: 1.999 }, 'price'],
      [{ name: 'A', price: 10, discountPrice: 10 }, 'discountPrice'],
      [{ name: 'A', price: 10, categoryIds: ['gone'] }, 'categoryIds'],
      [{ ...shirt('A'), variations: [{ price: 1, attributes: { Size: 'S' } }] }, 'variations.0.attributes'],
      [{ ...shirt('A'), variations: [{ price: 1, attributes: { Size: 'XL', Colour: 'red' } }] }, 'variations.0.attributes'],
      [
        { ...shirt('A'), variations: [...(shirt('A').variations ?? []), { price: 1, attributes: { Colour: 'red', Size: 'S' } }] },
        'variations.2.attributes',
      ],
      [{ ...shirt('A'), variations: [] }, 'attributeGroups.0.values'],
      [
        { ...shirt('A'), variations: shirt('A').variations?.map((one) => ({ ...one, enabled: false })) },
        'attributeGroups.0.values',
      ],
    ]
    for (const [body, path] of wrong) {
      const answer = await add(body)
      expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([400, [path]])
    }
    expect(await count()).toBe(before)
  })

  it('keeps the ids of its variations, and refuses a save that is based on an older version', async () => {
    const product = await made(shirt('Kept shirt'))
    const { id, version, variations } = product
    const save = (name: string) =>
      shop.owner.call('product.update', { body: { ...product, storeId: shop.storeId, id, version, name } })
    const { json: saved } = await expectOk(save('Renamed shirt'))
    expect(saved.variations.map((one) => one.id)).toEqual(variations.map((one) => one.id))
    const stale = await save('Lost update')
    expect(stale.json).toMatchObject({ code: 'stale_version', details: { product: { name: 'Renamed shirt', version: 2 } } })
  })

  it('shares no slug: names get the next free one, chosen ones are refused', async () => {
    await made({ name: 'Schöner Tisch', price: 5 })
    expect((await made({ name: 'Schöner Tisch', price: 5 })).slug).toBe('schoner-tisch-2')
    expect((await add({ name: 'X', slug: 'schoner-tisch', price: 5 })).json.code).toBe('slug_taken')
    expect((await made({ name: '日本の茶碗', price: 5 })).slug).toBe('日本の茶碗')
  })

  it('is changed in bulk altogether or not at all', async () => {
    const [a, b] = [await made({ name: 'Bulk a', price: 10, tags: ['old'] }), await made({ name: 'Bulk b', price: 30 })]
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
  })

  it('is changed and deleted in bulk: every named one, and no other', async () => {
    const neighbor = await server.createStore({ subdomain: 'bulkneighbor' })
    const other = { storeId: neighbor.storeId, name: 'Kept elsewhere', price: 9 }
    const elsewhere = (await expectOk(neighbor.owner.call('product.add', { body: other }))).json
    const named = [
      await made(shirt('Gone one')),
      await made({ name: 'Gone two', price: 2 }),
      await made({ name: 'Gone three', price: 3 }),
    ]
    const kept = await made({ name: 'Kept here', price: 4 })
    const ids = named.map(({ id }) => id)
    const inStore = async (search: string) => {
      const query = { storeId: shop.storeId, search, size: 100 }
      return (await expectOk(shop.owner.call('product.filter', { query }))).json.content.map(({ id, status }) => [id, status])
    }
    const changes = { status: 'archived' } as const
    const updated = await expectOk(shop.owner.call('product.bulkUpdate', { body: { storeId: shop.storeId, ids, changes } }))
    expect(updated.json.updated).toBe(3)
    expect((await inStore('Gone')).toSorted()).toEqual(ids.map((id) => [id, 'archived']).toSorted())
    expect(await inStore('Kept')).toEqual([[kept.id, 'active']])

    const asked = [...ids, ids[0] ?? '', elsewhere.id, 'missing']
    const gone = await expectOk(shop.owner.call('product.bulkDelete', { body: { storeId: shop.storeId, ids: asked } }))
    expect(gone.json.deleted).toBe(3)
    expect(await inStore('Gone')).toEqual([])
    for (const id of ids) expect((await shop.owner.call('product.getById', { params: { id } })).status).toBe(404)
    expect(await inStore('Kept')).toEqual([[kept.id, 'active']])
    expect((await neighbor.owner.call('product.getById', { params: { id: elsewhere.id } })).status).toBe(200)
  })

  it.each([34.567, 0.001])('has no price with more decimals than its currency: %d is refused, not rounded', async (price) => {
    const variation = { price, attributes: { Size: 'S', Colour: 'red' } }
    const cases: [Body, string][] = [
      [{ name: 'Exact', price }, 'price'],
      [{ name: 'Exact', price: 99, discountPrice: price }, 'discountPrice'],
      [{ ...shirt('Exact'), variations: [variation] }, 'variations.0.price'],
      [{ ...shirt('Exact'), variations: [{ ...variation, price: 99, discountPrice: price }] }, 'variations.0.discountPrice'],
    ]
    for (const [body, field] of cases) {
      const answer = await add(body)
      expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([400, [field]])
    }
  })
})

describe('lists of products', () => {
  it('are searched by words in any order, beginnings, misspellings and without accents; best first', async () => {
    await made({ name: 'Blue ceramic mug', price: 12, tags: ['kitchen'] })
    await made({ name: 'Crème brûlée dish', price: 9, description: '<p>goes with any mug</p>' })
    await made({ name: 'Hidden mug', price: 9, status: 'draft' })
    const search = async (name: string) =>
      (await expectOk(shopper().call('product.search', { query: { name } }))).json.content.map((card) => card.name)
    expect(await search('mug blue')).toEqual(['Blue ceramic mug'])
    expect(await search('cera')).toEqual(['Blue ceramic mug'])
    expect(await search('cermic')).toEqual(['Blue ceramic mug'])
    expect(await search('creme brulee')).toEqual(['Crème brûlée dish'])
    expect(await search('mug')).toEqual(['Blue ceramic mug', 'Crème brûlée dish'])
    expect(await search('kitchen')).toEqual(['Blue ceramic mug'])
  })

  it('bring the sizes of the pictures that a search found', async () => {
    const [productImage = '', source] = Object.entries(starterSources).find(([, { srcSet }]) => srcSet) ?? []
    for (const name of ['Etching one', 'Etching two']) await made({ name, price: 12, productImage })
    await made({ name: 'Etching without', price: 12 })
    const { json } = await expectOk(shopper().call('product.search', { query: { name: 'etching' } }))
    expect(json.content).toHaveLength(3)
    expect(json.pictures).toEqual({ [productImage]: source })
  })

  it('are narrowed by category, price, options and stock, with counts of what each leaves', async () => {
    const category = await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name: 'Lamps' } }))
    const categoryIds = [category.json.id]
    const groups = (value: string) => [{ name: 'Colour', type: 'color' as const, values: [value] }]
    const variation = (value: string) => [{ price: 0, attributes: { Colour: value } }]
    await made({ name: 'Lamp one', price: 50, categoryIds, attributeGroups: groups('red'), variations: variation('red') })
    await made({ name: 'Lamp two', price: 80, discountPrice: 40, categoryIds, stockStatus: false })
    await made({ name: 'Lamp three', price: 60, categoryIds, attributeGroups: groups('blue'), variations: variation('blue') })
    const list = async (query: object) =>
      (await expectOk(shopper().call('category.collection', { query: { slug: 'lamps', ...query } }))).json
    const names = async (query: object) => (await list(query)).content.map((card) => card.name)
    const all = await list({ sort: 'price_asc', pageSize: 2 })
    expect(all).toMatchObject({ totalElements: 3, totalPages: 2, category: { name: 'Lamps', productCount: 3 } })
    expect(all.content.map((card) => card.name)).toEqual(['Lamp two', 'Lamp one'])
    expect(all.facets).toMatchObject({
      price: { min: 40, max: 60 },
      inStock: 2,
      attributes: [
        {
          name: 'Colour',
          values: [
            { value: 'blue', count: 1 },
            { value: 'red', count: 1 },
          ],
        },
      ],
    })
    expect(await names({ maxPrice: 45 })).toEqual(['Lamp two'])
    expect(await names({ inStock: true, sort: 'name' })).toEqual(['Lamp one', 'Lamp three'])
    expect(await names({ attributes: 'Colour:red' })).toEqual(['Lamp one'])
    expect(await names({ attributes: 'Colour:red|Colour:blue', sort: 'price_desc' })).toEqual(['Lamp three', 'Lamp one'])
    expect(await names({ sort: 'price_asc', pageSize: 2, pageNumber: 1 })).toEqual(['Lamp three'])
    const { json: cards } = await expectOk(
      shopper().call('product.byCollection', { query: { productCollection: category.json.id, numberOfProducts: 2 } }),
    )
    expect(cards.map((card) => card.name)).toEqual(['Lamp three', 'Lamp two'])
  })
})

describe('the filters of a list', () => {
  const listOf = async (query: CallInput<'product.search'>['query']) =>
    (await expectOk(shopper().call('product.search', { query }))).json
  const counts = (list: { value: string; count: number }[] = []) => list.map(({ value, count }) => [value, count])

  beforeAll(async () => {
    const category = async (name: string) =>
      (await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name } }))).json.id
    const [bags, belts] = [await category('Bags'), await category('Belts')]
    const leather = (Colour: string, Size: string) => ({
      attributeGroups: [
        { name: 'Colour', type: 'color' as const, values: [Colour] },
        { name: 'Size', type: 'buttons' as const, values: [Size] },
      ],
      variations: [{ price: 0, attributes: { Colour, Size } }],
    })
    await made({ name: 'Leather one', price: 10, categoryIds: [bags], ...leather('tan', 'S') })
    await made({ name: 'Leather two', price: 20, categoryIds: [bags], ...leather('black', 'M') })
    await made({ name: 'Leather three', price: 90, categoryIds: [belts], ...leather('black', 'L') })
  })

  it('are counted each without itself: what else could be chosen stays offered', async () => {
    const { content, facets } = await listOf({ name: 'leather', category: 'bags', attributes: 'Colour:tan', maxPrice: 15 })
    expect(content.map(({ name }) => name)).toEqual(['Leather one'])
    expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['bags', 1]])
    expect(facets.price).toEqual({ min: 10, max: 10 })
    expect(facets.attributes.map(({ name, values }) => [name, counts(values)])).toEqual([
      ['Colour', [['tan', 1]]],
      ['Size', [['S', 1]]],
    ])
    const wider = await listOf({ name: 'leather', category: 'bags', attributes: 'Colour:tan' })
    expect(wider.facets.price).toEqual({ min: 10, max: 10 })
    expect(wider.facets.attributes.map(({ name, values }) => [name, counts(values)])).toEqual([
      [
        'Colour',
        [
          ['black', 1],
          ['tan', 1],
        ],
      ],
      ['Size', [['S', 1]]],
    ])
    const black = await listOf({ name: 'leather', category: 'bags', attributes: 'Colour:black' })
    expect(black.facets.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['bags', 1],
      ['belts', 1],
    ])
  })

  it('stay where they leave nothing: what was chosen, and what would lead on', async () => {
    const { totalElements, facets } = await listOf({
      name: 'leather',
      category: 'belts',
      attributes: 'Colour:tan',
      minPrice: 1,
      maxPrice: 5,
    })
    expect(totalElements).toBe(0)
    expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['belts', 0]])
    expect(facets.attributes).toEqual([{ name: 'Colour', values: [{ value: 'tan', count: 0 }] }])
    expect(facets.price).toBeNull()
    const cheap = await listOf({ name: 'leather', category: 'belts', maxPrice: 15 })
    expect(cheap.totalElements).toBe(0)
    expect(cheap.facets.price).toEqual({ min: 90, max: 90 })
    expect(cheap.facets.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['bags', 1],
      ['belts', 0],
    ])
    const sizes = await listOf({ name: 'leather', attributes: 'Colour:tan|Size:L' })
    expect(sizes.facets.attributes.map(({ name, values }) => [name, counts(values)])).toEqual([
      [
        'Colour',
        [
          ['black', 1],
          ['tan', 0],
        ],
      ],
      [
        'Size',
        [
          ['S', 1],
          ['L', 0],
        ],
      ],
    ])
  })

  it('of a collection are those of its products alone', async () => {
    const { json } = await expectOk(shopper().call('category.collection', { query: { slug: 'bags', maxPrice: 15 } }))
    expect(json.content.map(({ name }) => name)).toEqual(['Leather one'])
    expect(json.facets.price).toEqual({ min: 10, max: 20 })
    expect(json.facets.categories.map(({ slug }) => slug)).toEqual(['bags'])
  })
})

describe('a category', () => {
  it('never stands below itself, and its children move up when it goes', async () => {
    const named = async (name: string, parentId: string | null = null) =>
      (await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name, parentId } }))).json
    const top = await named('Top')
    const middle = await named('Middle', top.id)
    const low = await named('Low', middle.id)
    const circle = await shop.owner.call('category.update', { body: { ...top, parentId: low.id } })
    expect(circle.json.code).toBe('conflict')
    await expectOk(shop.owner.call('category.delete', { params: { id: middle.id } }))
    const { json } = await expectOk(shop.owner.call('category.get', { query: { categoryId: low.id } }))
    expect(json.parentId).toBe(top.id)
  })
})
