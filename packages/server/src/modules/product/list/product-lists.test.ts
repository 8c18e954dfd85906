import { chargedPriceOfVariation } from '@blockfront/commerce'
import type { CallInput } from '@blockfront/contract/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { starterSources } from '../../../ground/files/starter-images.ts'
import { expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { openTestShop, type TestShop } from '../../../testing/shop/test-shop.ts'
import { hasManySets } from './near-matches.ts'
import { loadCollections, loadRelatedCards } from './product-collection.ts'

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

  it('show, sort and filter by the prices of variations that are charged, and follow every change of them', async () => {
    const other = await openTestShop(server, { subdomain: 'ranges' })
    const { owner, storeId } = other
    const attributeGroups = [{ name: 'Size', type: 'buttons' as const, values: ['S', 'M', 'L'] }]
    const size = (Size: string, more: object) => ({ attributes: { Size }, price: 0, ...more })
    const cup = await other.product({ name: 'Cup', price: 45, tags: ['winter'] })
    const coat = await other.product({
      ...{ name: 'Coat', price: 10, attributeGroups, tags: ['winter'] },
      variations: [
        size('S', { price: 39 }),
        size('M', { price: 59, discountPrice: 49 }),
        size('L', { price: 5, enabled: false }),
      ],
    })
    const cards = async (query: Omit<CallInput<'product.search'>['query'], 'name'> = {}) =>
      (await expectOk(other.shopper().call('product.search', { query: { ...query, name: 'winter' } }))).json.content.map(
        (card) => {
          const { name, price, discountPrice, maxPrice, onSale } = card
          return [name, price, discountPrice, maxPrice, onSale]
        },
      )
    const card = async () => (await cards()).find(([name]) => name === 'Coat')
    expect(await card()).toEqual(['Coat', 39, 0, 49, true])
    const names = async (query: Omit<CallInput<'product.search'>['query'], 'name'>) => (await cards(query)).map(([name]) => name)
    expect([await names({ sort: 'price_asc' }), await names({ sort: 'price_desc' })]).toEqual([
      ['Coat', 'Cup'],
      ['Cup', 'Coat'],
    ])
    expect([await names({ maxPrice: 20 }), await names({ minPrice: 20, maxPrice: 40 })]).toEqual([[], ['Coat']])
    const { json: rows } = await expectOk(owner.call('product.filter', { query: { storeId, sort: 'price_asc' } }))
    expect(rows.content).toMatchObject([{ name: 'Coat', price: 39, maxPrice: 49 }, { name: 'Cup' }])
    expect(rows.content[1]).not.toHaveProperty('maxPrice')

    const update = async (body: object) => {
      const fields = { storeId, id: coat.id, name: 'Coat', price: 10, attributeGroups, tags: ['winter'] }
      await expectOk(owner.call('product.update', { body: { ...fields, ...body } }))
    }
    // Without an own price, the product's price is charged, also after it changed in bulk.
    await update({ variations: [size('S', {}), size('M', { discountPrice: 8 })] })
    expect(await card()).toEqual(['Coat', 10, 8, 10, undefined])
    await expectOk(owner.call('product.bulkUpdate', { body: { storeId, ids: [coat.id], changes: { price: 20 } } }))
    expect(await card()).toEqual(['Coat', 20, 8, 20, undefined])
    await update({ price: 20, discountPrice: 15, variations: [], attributeGroups: [] })
    expect(await card()).toEqual(['Coat', 20, 15, undefined, undefined])
    expect(await names({ minPrice: 15, maxPrice: 15 })).toEqual(['Coat'])
    expect((await cards()).map(([name]) => name)).toContain(cup.name)

    // The database has the rule of packages/commerce.
    const amount = fc.nat(6)
    const variation = fc.record({ price: amount, discountPrice: amount, enabled: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        amount,
        fc.array(variation, { maxLength: 4 }),
        async (price, sale, all) => {
          const discountPrice = sale < price ? sale : 0
          await server.owner.query('delete from product_variations where store_id = $1', [storeId])
          await server.owner.query('update products set price = $2, discount_price = $3 where id = $1', [
            coat.id,
            price,
            discountPrice,
          ])
          for (const [index, { enabled, ...each }] of all.entries())
            await server.owner.query(
              `insert into product_variations (store_id, id, product_id, price, discount_price, attributes, attributes_key, enabled)
             values ($1, $2, $3, $4, $5, '{}', $2, $6)`,
              [storeId, `v${index}`, coat.id, each.price, each.discountPrice, enabled],
            )
          const sold = all.filter(({ enabled }) => enabled)
          const offers = (sold.length > 0 ? sold : [null]).map((each) => chargedPriceOfVariation({ price, discountPrice }, each))
          const charged = offers.map((offer) => offer.price)
          const { rows } = await server.owner.query(
            'select min_price::integer as min, max_price::integer as max, on_sale from products where id = $1',
            [coat.id],
          )
          const isReduced = offers.some(({ onSale }) => onSale)
          expect(rows).toEqual([{ min: Math.min(...charged), max: Math.max(...charged), on_sale: isReduced }])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are recommended from the category of a product if they can be bought', async () => {
    const { json } = await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name: 'Clocks' } }))
    const add = (name: string, more: object = {}) => shop.product({ name, price: 5, categoryIds: [json.id], ...more })
    const clock = await add('Wall clock')
    await add('Table clock')
    await add('Sold clock', { stockStatus: false })
    await add('Draft clock', { status: 'draft' })
    const alarm = await add('Alarm clock')
    const recommended = async (productId: string, limit = 4) => {
      const query = { productId, limit }
      const found = await expectOk(shop.shopper().call('product.recommended', { query }))
      return found.json.content.map(({ name }) => name)
    }
    expect(await recommended(clock.id)).toEqual(['Alarm clock', 'Table clock'])
    expect([await recommended(clock.id, 1), await recommended('unknown')]).toEqual([['Alarm clock'], []])
    // The newest one is sold out.
    expect(await recommended(alarm.id, 1)).toEqual(['Table clock'])
    const related = await withStoreReadOnly(server.serverContext.db, shop.storeId, (trx) =>
      loadRelatedCards(trx, shop.storeId, clock.id, { categoryId: json.id, currency: 'EUR', limit: 1 }),
    )
    expect(related.map(({ name }) => name)).toEqual(['Alarm clock'])
  })

  it('that are sorted by name have accented letters next to their base, and ignore case', async () => {
    const other = await openTestShop(server, { subdomain: 'names' })
    const { owner, storeId } = other
    const order = ['Ananas', 'apfel', 'Apfel', 'Äpfel', 'Apfelmus', 'Éclair', 'egg', 'Zebra', 'Österreich', 'Ωmega']
    const sorted = ['Ananas', 'apfel', 'Apfel', 'Äpfel', 'Apfelmus', 'Éclair', 'egg', 'Österreich', 'Zebra', 'Ωmega']
    for (const name of order.toReversed()) {
      await other.product({ name, price: 5, tags: ['listed'] })
      await expectOk(owner.call('category.add', { body: { storeId, name } }))
    }
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
    const filtered = await expectOk(owner.call('product.filter', { query: { storeId, sort: 'name' } }))
    const found = await expectOk(other.shopper().call('product.search', { query: { name: 'listed', sort: 'name' } }))
    await server.owner.query('update categories set position = 0 where store_id = $1', [storeId])
    const categories = await expectOk(owner.call('category.names', { query: { storeId } }))
    expect([names(filtered.json.content), names(found.json.content), names(categories.json)]).toEqual([sorted, sorted, sorted])
  })

  it('have names of a published language', async () => {
    const { storeId, owner } = shop
    await server.owner.query(`insert into store_languages (store_id, locale, published) values ($1, 'de', true)`, [storeId])
    const { json: category } = await expectOk(owner.call('category.add', { body: { storeId, name: 'Rugs' } }))
    const add = async (name: string, text: string) => {
      const { id } = await shop.product({ name, price: 5, categoryIds: [category.id] })
      const fields = [{ path: 'name', source: name, text }]
      await expectOk(owner.call('translation.save', { body: { storeId, locale: 'de', type: 'product', id, fields } }))
      return id
    }
    const ids = [await add('Apple rug', 'Zottelteppich'), await add('Wool rug', 'Amselteppich')] as const
    const names = ({ json }: { json: { content: { name: string }[] } }) => json.content.map(({ name }) => name)
    const german = { locale: 'de' } as const
    const shopper = shop.shopper()
    const sorted = { name: 'rug', sort: 'name' } as const
    expect(names(await expectOk(shopper.call('product.search', { query: sorted })))).toEqual(['Apple rug', 'Wool rug'])
    const found = await expectOk(shopper.call('product.search', { query: { ...sorted, name: 'teppich', ...german } }))
    expect(names(found)).toEqual(['Amselteppich', 'Zottelteppich'])
    const translated = await expectOk(shopper.call('product.search', { query: { ...sorted, ...german } }))
    expect(names(translated)).toEqual(['Amselteppich', 'Zottelteppich'])
    const suggested = await expectOk(shopper.call('product.suggest', { query: { name: 'zottel', ...german } }))
    expect(names(suggested)).toEqual(['Zottelteppich'])
    const chosen = await expectOk(shopper.call('product.byIds', { query: { ids: ids.join(), ...german } }))
    expect(names(chosen)).toEqual(['Zottelteppich', 'Amselteppich'])
    const recommended = await expectOk(shopper.call('product.recommended', { query: { productId: ids[0], ...german } }))
    expect(names(recommended)).toEqual(['Amselteppich'])
  })

  it('have at most 1,000 products without pages, 400 in a search, and filters that count 1,000', async () => {
    const many = await openTestShop(server)
    const { storeId, owner } = many
    await server.owner.query(
      `insert into products (store_id, id, name, slug, status, price)
       select $1, 'many' || n, 'Many', 'many-' || n, 'active', 100 from generate_series(1, 1001) n`,
      [storeId],
    )
    const { json: all } = await expectOk(owner.call('product.list', { query: { storeId, requireAll: true, pageNumber: 1 } }))
    expect([all.content.length, all.totalElements, all.facets.inStock]).toEqual([1000, 1001, 1000])
    const query = { name: 'many', pageSize: 1 }
    const { json: found } = await expectOk(many.shopper().call('product.search', { query }))
    expect([found.totalElements, found.totalPages]).toEqual([400, 400])
    const read = <T>(run: Parameters<typeof withStoreReadOnly<T>>[2]) => withStoreReadOnly(server.serverContext.db, storeId, run)
    const collections = await read((trx) =>
      loadCollections(trx, storeId, [
        { name: 'latest', limit: 2 },
        { name: 'old', limit: 20 },
      ]),
    )
    expect([...collections].map(([name, cards]) => [name, cards.length])).toEqual([
      ['latest', 2],
      ['old', 20],
    ])
    // A store with more than 5,000 combinations of filter values is read by its products.
    const addSets = (from: number, to: number) =>
      server.owner.query(
        `insert into product_filter_sets (store_id, key, hash, in_stock, categories, option_names, option_values, options)
         select $1, n, n, true, '{}', '{}', '{}', '{}' from generate_series($2::integer, $3::integer) n`,
        [storeId, from, to],
      )
    const { rows } = await server.owner.query('select count(*)::integer from product_filter_sets where store_id = $1', [storeId])
    await addSets(1, 5000 - rows[0]?.count)
    expect(await read((trx) => hasManySets(trx, storeId))).toBe(false)
    await addSets(5001, 5001)
    expect(await read((trx) => hasManySets(trx, storeId))).toBe(true)
  })

  it('of the dashboard are filtered by stock, status, category and search', async () => {
    const { storeId, owner } = shop
    const { json: category } = await expectOk(owner.call('category.add', { body: { storeId, name: 'Wares' } }))
    for (const stockQuantity of [6, 0, 5, 1])
      await shop.product({
        ...{ name: `Ware ${stockQuantity}`, price: 5, trackInventory: true, stockQuantity, categoryIds: [category.id] },
        status: stockQuantity === 6 ? 'draft' : 'active',
      })
    await shop.product({ name: 'Ware without stock', price: 5, categoryIds: [category.id] })
    const list = async (filter: object) =>
      (await expectOk(owner.call('product.filter', { query: { storeId, category: category.id, ...filter } }))).json
    const names = async (filter: object) => (await list(filter)).content.map(({ name }) => name.replace('Ware ', ''))
    expect(await names({ stock: 'low_stock' })).toEqual(['1', '5'])
    expect(await names({ stock: 'low_stock', sort: 'stock' })).toEqual(['1', '5'])
    expect(await names({ stock: 'in_stock', sort: 'oldest' })).toEqual(['6', '5', '1', 'without stock'])
    expect(await names({ stock: 'in_stock', sort: 'stock' })).toEqual(['without stock', '1', '5', '6'])
    expect(await names({ stock: 'out_of_stock' })).toEqual(['0'])
    expect(await names({ status: 'draft' })).toEqual(['6'])
    expect(await names({ search: 'without' })).toEqual(['without stock'])
    expect(await list({ search: ' ', size: 2 })).toMatchObject({ totalElements: 5, totalPages: 3 })
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

  it('include the sizes of their images', async () => {
    const [productImage = '', source] = Object.entries(starterSources).find(([, { srcSet }]) => srcSet) ?? []
    const { json: prints } = await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name: 'Prints' } }))
    const etching = { price: 12, categoryIds: [prints.id] }
    for (const name of ['Etching one', 'Etching two']) await shop.product({ ...etching, name, productImage })
    const { id: productId } = await shop.product({ ...etching, name: 'Etching without' })
    const { json } = await expectOk(shop.shopper().call('product.search', { query: { name: 'etching' } }))
    expect(json.content).toHaveLength(3)
    expect(json.pictures).toEqual({ [productImage]: source })
    const suggested = await expectOk(shop.shopper().call('product.suggest', { query: { name: 'etching', limit: 6 } }))
    expect(suggested.json.pictures).toEqual({ [productImage]: source })
    const recommended = await expectOk(shop.shopper().call('product.recommended', { query: { productId } }))
    expect(recommended.json.pictures).toEqual({ [productImage]: source })
    const ids = json.content.map(({ id }) => id).join()
    const chosen = await expectOk(shop.shopper().call('product.byIds', { query: { ids } }))
    expect(chosen.json.pictures).toEqual({ [productImage]: source })
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
    expect(wider.facets.attributes.map(({ isColor }) => isColor)).toEqual([true, undefined])
    expect((await listOf({ name: ' ', attributes: 'Color:tan' })).content.map(({ name }) => name)).toEqual(['Leather one'])
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

  it('show the other values of the first four selected options', async () => {
    const names = ['A', 'B', 'C', 'D', 'E']
    const puzzle = (name: string, changes: object) => {
      const attributes: Record<string, string> = { ...Object.fromEntries(names.map((option) => [option, '1'])), ...changes }
      return shop.product({
        ...{ name, price: 5, variations: [{ price: 0, attributes }] },
        attributeGroups: names.map((option) => ({ name: option, type: 'select', values: [attributes[option] ?? ''] })),
      })
    }
    await puzzle('Puzzle one', {})
    await puzzle('Puzzle two', { D: '2' })
    await puzzle('Puzzle three', { E: '2' })
    const attributes = names.map((option) => `${option}:1`).join('|')
    const { content, facets } = await listOf({ name: 'puzzle', attributes })
    expect(content.map(({ name }) => name)).toEqual(['Puzzle one'])
    expect(facets.attributes.slice(3).map(({ name, values }) => [name, counts(values)])).toEqual([
      [
        'D',
        [
          ['1', 1],
          ['2', 1],
        ],
      ],
      ['E', [['1', 1]]],
    ])
  })

  it('of a collection are counted from its own products', async () => {
    const { json } = await expectOk(shop.shopper().call('category.collection', { query: { slug: 'bags', maxPrice: 15 } }))
    expect(json.content.map(({ name }) => name)).toEqual(['Leather one'])
    expect(json.facets.price).toEqual({ min: 10, max: 20 })
    expect(json.facets.categories.map(({ slug }) => slug)).toEqual(['bags'])
  })
})
