import type { CallInput } from '@blockfront/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { starterSources } from '../../../files/starter-images.ts'
import { expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { openTestShop, type TestShop } from '../../../testing/shop/test-shop.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'lists' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

describe('lists of products', () => {
  it('are searched by words in any order, by prefix, with typos and without accents; best match first', async () => {
    await shop.product({ name: 'Blue ceramic mug', price: 12, tags: ['kitchen'] })
    await shop.product({ name: 'Crème brûlée dish', price: 9, description: '<p>goes with any mug</p>' })
    await shop.product({ name: 'Hidden mug', price: 9, status: 'draft' })
    const search = async (name: string) =>
      (await expectOk(shop.shopper().call('product.search', { query: { name } }))).json.content.map((card) => card.name)
    expect(await search('mug blue')).toEqual(['Blue ceramic mug'])
    expect(await search('cera')).toEqual(['Blue ceramic mug'])
    expect(await search('cermic')).toEqual(['Blue ceramic mug'])
    expect(await search('creme brulee')).toEqual(['Crème brûlée dish'])
    expect(await search('mug')).toEqual(['Blue ceramic mug', 'Crème brûlée dish'])
    expect(await search('kitchen')).toEqual(['Blue ceramic mug'])
    const suggest = async (name: string, limit = 6) =>
      (await expectOk(shop.shopper().call('product.suggest', { query: { name, limit } }))).json.content.map((card) => card.name)
    expect(await suggest('mug')).toEqual(['Blue ceramic mug', 'Crème brûlée dish'])
    expect([await suggest('mug', 1), await suggest('cermic'), await suggest(' '), await suggest('zzzz')]).toEqual([
      ['Blue ceramic mug'],
      ['Blue ceramic mug'],
      [],
      [],
    ])
  })

  it('are recommended from the category of a product if they can be bought', async () => {
    const { json } = await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name: 'Clocks' } }))
    const add = (name: string, more: object = {}) => shop.product({ name, price: 5, categoryIds: [json.id], ...more })
    const clock = await add('Wall clock')
    await add('Table clock')
    await add('Sold clock', { stockStatus: false })
    await add('Draft clock', { status: 'draft' })
    await add('Alarm clock')
    const recommended = async (productId: string, limit = 4) => {
      const query = { productId, limit }
      const found = await expectOk(shop.shopper().call('product.recommended', { query }))
      return found.json.content.map(({ name }) => name)
    }
    expect(await recommended(clock.id)).toEqual(['Alarm clock', 'Table clock'])
    expect([await recommended(clock.id, 1), await recommended('unknown')]).toEqual([['Alarm clock'], []])
  })

  it('are chosen by id, in the order of the ids, without hidden, deleted and other stores’ products', async () => {
    const add = async (name: string, more: object = {}) => (await shop.product({ name, price: 7, ...more })).id
    const [first, second, hidden] = [
      await add('Chosen one'),
      await add('Chosen two'),
      await add('Hidden one', { status: 'draft' }),
    ]
    const foreign = await openTestShop(server, { subdomain: 'foreign' })
    const { id: other } = await foreign.product({ name: 'Foreign', price: 7 })
    const ids = [second, 'deleted', hidden, other, first, second].join()
    const names = ({ content }: { content: { name: string }[] }) => content.map(({ name }) => name)
    const byIds = async (query: object) =>
      (await expectOk(shop.shopper().call('product.byIds', { query: { ids, ...query } }))).json
    expect(names(await byIds({}))).toEqual(['Chosen two', 'Chosen one'])
    expect(names(await byIds({ storeId: foreign.storeId }))).toEqual(['Chosen two', 'Chosen one'])
    const filter = { storeId: shop.storeId, ids, sort: 'name' } as const
    const { json } = await expectOk(shop.owner.call('product.filter', { query: filter }))
    expect(names(json)).toEqual(['Chosen one', 'Chosen two', 'Hidden one'])
    for (const wrong of ['', 'a,', "a'b", Array(49).fill('a').join()])
      expect((await shop.shopper().call('product.byIds', { query: { ids: wrong } })).status).toBe(400)
  })

  it('include the sizes of the images that a search found', async () => {
    const [productImage = '', source] = Object.entries(starterSources).find(([, { srcSet }]) => srcSet) ?? []
    for (const name of ['Etching one', 'Etching two']) await shop.product({ name, price: 12, productImage })
    await shop.product({ name: 'Etching without', price: 12 })
    const { json } = await expectOk(shop.shopper().call('product.search', { query: { name: 'etching' } }))
    expect(json.content).toHaveLength(3)
    expect(json.pictures).toEqual({ [productImage]: source })
    const suggested = await expectOk(shop.shopper().call('product.suggest', { query: { name: 'etching', limit: 6 } }))
    expect(suggested.json.pictures).toEqual({ [productImage]: source })
  })

  it('are filtered by category, price, options and stock, with the number of products that each value leaves', async () => {
    const category = await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name: 'Lamps' } }))
    const categoryIds = [category.json.id]
    const groups = (value: string) => [{ name: 'Color', type: 'color' as const, values: [value] }]
    const variation = (value: string) => [{ price: 0, attributes: { Color: value } }]
    await shop.product({ name: 'Lamp one', price: 50, categoryIds, attributeGroups: groups('red'), variations: variation('red') })
    await shop.product({ name: 'Lamp two', price: 80, discountPrice: 40, categoryIds, stockStatus: false })
    await shop.product({
      name: 'Lamp three',
      price: 60,
      categoryIds,
      attributeGroups: groups('blue'),
      variations: variation('blue'),
    })
    const list = async (query: object) =>
      (await expectOk(shop.shopper().call('category.collection', { query: { slug: 'lamps', ...query } }))).json
    const names = async (query: object) => (await list(query)).content.map((card) => card.name)
    const all = await list({ sort: 'price_asc', pageSize: 2 })
    expect(all).toMatchObject({ totalElements: 3, totalPages: 2, category: { name: 'Lamps', productCount: 3 } })
    expect(all.content.map((card) => card.name)).toEqual(['Lamp two', 'Lamp one'])
    expect(all.facets).toMatchObject({
      price: { min: 40, max: 60 },
      inStock: 2,
      attributes: [
        {
          name: 'Color',
          values: [
            { value: 'blue', count: 1 },
            { value: 'red', count: 1 },
          ],
        },
      ],
    })
    expect(await names({ maxPrice: 45 })).toEqual(['Lamp two'])
    expect(await names({ inStock: true, sort: 'name' })).toEqual(['Lamp one', 'Lamp three'])
    expect(await names({ attributes: 'Color:red' })).toEqual(['Lamp one'])
    expect(await names({ attributes: 'Color:red|Color:blue', sort: 'price_desc' })).toEqual(['Lamp three', 'Lamp one'])
    expect(await names({ sort: 'price_asc', pageSize: 2, pageNumber: 1 })).toEqual(['Lamp three'])
    const { json: cards } = await expectOk(
      shop.shopper().call('product.byCollection', { query: { productCollection: category.json.id, numberOfProducts: 2 } }),
    )
    expect(cards.map((card) => card.name)).toEqual(['Lamp three', 'Lamp two'])
  })
})

describe('the filters of a list', () => {
  const listOf = async (query: CallInput<'product.search'>['query']) =>
    (await expectOk(shop.shopper().call('product.search', { query }))).json
  const counts = (list: { value: string; count: number }[] = []) => list.map(({ value, count }) => [value, count])

  beforeAll(async () => {
    const category = async (name: string) =>
      (await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name } }))).json.id
    const [bags, belts] = [await category('Bags'), await category('Belts')]
    const leather = (Color: string, Size: string) => ({
      attributeGroups: [
        { name: 'Color', type: 'color' as const, values: [Color] },
        { name: 'Size', type: 'buttons' as const, values: [Size] },
      ],
      variations: [{ price: 0, attributes: { Color, Size } }],
    })
    await shop.product({ name: 'Leather one', price: 10, categoryIds: [bags], ...leather('tan', 'S') })
    await shop.product({ name: 'Leather two', price: 20, categoryIds: [bags], ...leather('black', 'M') })
    await shop.product({ name: 'Leather three', price: 90, categoryIds: [belts], ...leather('black', 'L') })
  })

  it('are counted without themselves: other values stay available', async () => {
    const { content, facets } = await listOf({ name: 'leather', category: 'bags', attributes: 'Color:tan', maxPrice: 15 })
    expect(content.map(({ name }) => name)).toEqual(['Leather one'])
    expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['bags', 1]])
    expect(facets.price).toEqual({ min: 10, max: 10 })
    expect(facets.attributes.map(({ name, values }) => [name, counts(values)])).toEqual([
      ['Color', [['tan', 1]]],
      ['Size', [['S', 1]]],
    ])
    const wider = await listOf({ name: 'leather', category: 'bags', attributes: 'Color:tan' })
    expect(wider.facets.price).toEqual({ min: 10, max: 10 })
    expect(wider.facets.attributes.map(({ name, values }) => [name, counts(values)])).toEqual([
      [
        'Color',
        [
          ['black', 1],
          ['tan', 1],
        ],
      ],
      ['Size', [['S', 1]]],
    ])
    const black = await listOf({ name: 'leather', category: 'bags', attributes: 'Color:black' })
    expect(black.facets.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['bags', 1],
      ['belts', 1],
    ])
  })

  it('include the selected values when no product matches, and other values that match some', async () => {
    const { totalElements, facets } = await listOf({
      name: 'leather',
      category: 'belts',
      attributes: 'Color:tan',
      minPrice: 1,
      maxPrice: 5,
    })
    expect(totalElements).toBe(0)
    expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['belts', 0]])
    expect(facets.attributes).toEqual([{ name: 'Color', values: [{ value: 'tan', count: 0 }] }])
    expect(facets.price).toBeNull()
    const cheap = await listOf({ name: 'leather', category: 'belts', maxPrice: 15 })
    expect(cheap.totalElements).toBe(0)
    expect(cheap.facets.price).toEqual({ min: 90, max: 90 })
    expect(cheap.facets.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['bags', 1],
      ['belts', 0],
    ])
    const sizes = await listOf({ name: 'leather', attributes: 'Color:tan|Size:L' })
    expect(sizes.facets.attributes.map(({ name, values }) => [name, counts(values)])).toEqual([
      [
        'Color',
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

  it('of a collection are counted from its own products', async () => {
    const { json } = await expectOk(shop.shopper().call('category.collection', { query: { slug: 'bags', maxPrice: 15 } }))
    expect(json.content.map(({ name }) => name)).toEqual(['Leather one'])
    expect(json.facets.price).toEqual({ min: 10, max: 20 })
    expect(json.facets.categories.map(({ slug }) => slug)).toEqual(['bags'])
  })
})
