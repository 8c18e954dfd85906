import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStore } from '../../ground/db/scope.ts'
import { changedTags } from '../../testing/changed-tags.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { categoryTrail } from './category-trail.ts'
import { findOrAddCategories } from './find-or-add-categories.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'categories' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const add = async (name: string, parentId: string | null = null) =>
  (await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name, parentId } }))).json

it('refuses a category as its own ancestor; subcategories of a deleted one move up', async () => {
  const top = await add('Top')
  const middle = await add('Middle', top.id)
  const low = await add('Low', middle.id)
  const cycle = await shop.owner.call('category.update', { body: { ...top, parentId: low.id } })
  expect(cycle.json.code).toBe('conflict')
  await expectOk(shop.owner.call('category.delete', { params: { id: middle.id } }))
  const { json } = await expectOk(shop.owner.call('category.get', { query: { categoryId: low.id } }))
  expect(json.parentId).toBe(top.id)
  expect((await shop.owner.call('category.get', { query: { categoryId: middle.id } })).status).toBe(404)

  // Two moves at once cannot make two categories each other's parent.
  const [one, two] = [await add('One'), await add('Two')]
  const moves = await Promise.all([
    shop.owner.call('category.update', { body: { ...one, parentId: two.id } }),
    shop.owner.call('category.update', { body: { ...two, parentId: one.id } }),
  ])
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])

  await server.owner.query(`update categories set parent_id = $2 where id = $1`, [top.id, low.id])
  const child = { storeId: shop.storeId, name: 'Child', parentId: low.id }
  expect((await shop.owner.call('category.add', { body: child })).json.code).toBe('conflict')
  await server.owner.query(`update categories set parent_id = null where id = $1`, [top.id])
})

it('invalidates the pages that show it, and redirects from its previous slug', async () => {
  const { storeId, owner } = shop
  const tagsOf = (id: string) => ['categories', `category/${id}`, `collection/${id}`, `list/${id}`]
  let id = ''
  const added = await changedTags(server, storeId, async () => {
    id = (await add('Renamed')).id
  })
  expect(added).toEqual(tagsOf(id))
  const { rows: stored } = await server.owner.query('select is_demo from categories where id = $1', [id])
  expect(stored).toEqual([{ is_demo: false }])
  const { json: before } = await expectOk(owner.call('category.get', { query: { categoryId: id } }))
  const update = (changes: object) => expectOk(owner.call('category.update', { body: { ...before, ...changes } }))
  const { json: named } = await update({ name: 'New name', slug: undefined })
  expect([named.name, named.slug]).toEqual(['New name', 'renamed'])
  expect(await changedTags(server, storeId, () => update({ slug: 'new-slug' }))).toEqual(expect.arrayContaining(tagsOf(id)))
  const { rows } = await server.owner.query(`select to_path from redirects where store_id = $1 and from_path = $2`, [
    storeId,
    '/collection/renamed',
  ])
  expect(rows).toEqual([{ to_path: '/collection/new-slug' }])
  const deleted = await changedTags(server, storeId, () => owner.call('category.delete', { params: { id } }))
  expect(deleted).toEqual(tagsOf(id))
})

it('refuses a template that does not exist, and more categories than a store can have', async () => {
  const { storeId, owner } = shop
  const body = { storeId, name: 'Shown', templateId: 'missing' }
  const refused = await owner.call('category.add', { body })
  expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['templateId']])
  const shown = await add('Shown')
  const updated = await owner.call('category.update', { body: { ...shown, templateId: 'missing' } })
  expect(updated.json.fields).toHaveProperty('templateId')
  await withStoreLimit('categories', 1, async () => {
    expect((await owner.call('category.add', { body: { storeId, name: 'More' } })).json.code).toBe('store_limit')
  })
  const product = { storeId, name: 'Lost', price: 1, categoryIds: [shown.id, 'missing'] }
  expect((await owner.call('product.add', { body: product })).json.fields).toEqual({
    categoryIds: 'One of these categories no longer exists.',
  })
})

it('is found by its name regardless of case, or else added', async () => {
  const { storeId } = shop
  const { db } = server.serverContext
  const find = (names: string[]) => withStore(db, storeId, (trx) => findOrAddCategories(trx, storeId, names))
  const silk = await add('Silk')
  let added: string[] = []
  const tags = await changedTags(server, storeId, async () => {
    added = await find(['SILK', 'Linen', 'silk', 'linen', 'Líñen'])
  })
  expect(added).toEqual([silk.id, expect.any(String), expect.any(String)])
  expect(tags).toEqual(expect.arrayContaining(added.slice(1).map((id) => `category/${id}`)))
  const { json } = await expectOk(shop.owner.call('category.list', { query: { storeId } }))
  expect(json.filter(({ id }) => added.includes(id)).map(({ name, slug }) => [name, slug])).toEqual([
    ['Linen', 'linen'],
    ['Líñen', 'linen-2'],
    ['Silk', 'silk'],
  ])
  await withStoreLimit('categories', 1, async () => {
    await expect(find(['Velvet'])).rejects.toMatchObject({ code: 'store_limit' })
    expect(await find(['Silk'])).toEqual([silk.id])
  })
})

it('has a trail of at most eight categories, in the language of the page, until it is deleted', async () => {
  const { storeId } = shop
  const ids: string[] = []
  for (let level = 1; level <= 9; level++) ids.push((await add(`Level ${level}`, ids.at(-1) ?? null)).id)
  const last = ids.at(-1) ?? ''
  await server.owner.query(`insert into store_languages (store_id, locale, published) values ($1, 'de', true)`, [storeId])
  await server.owner.query(
    `insert into translations (store_id, locale, type, id, fields, source_hash, missing)
     values ($1, 'de', 'category', $2, '{"name": {"source": "Level 9", "text": "Ebene 9"}}', '', 0)`,
    [storeId, last],
  )
  const trail = (locale?: string) =>
    withStore(server.serverContext.db, storeId, (trx) => categoryTrail(trx, storeId, last, locale))
  const names = ['2', '3', '4', '5', '6', '7', '8', '9'].map((level) => `Level ${level}`)
  expect((await trail()).map(({ name }) => name)).toEqual(names)
  expect((await trail('de')).map(({ name }) => name)).toEqual([...names.slice(0, -1), 'Ebene 9'])
  expect((await trail()).at(-1)).toEqual({ id: last, name: 'Level 9', path: '/collection/level-9' })
  await expectOk(shop.owner.call('category.delete', { params: { id: last } }))
  const { rows } = await server.owner.query(`select 1 from translations where id = $1`, [last])
  expect(rows).toEqual([])
})

it('gives each name a unique slug, and refuses a slug that is taken or a parent that does not exist', async () => {
  const [first, second] = [await add('Wool'), await add('Wool')]
  expect([first.slug, second.slug]).toEqual(['wool', 'wool-2'])
  const taken = await shop.owner.call('category.update', { body: { ...second, slug: 'wool' } })
  expect([taken.status, taken.json.code]).toEqual([409, 'slug_taken'])
  const orphan = { storeId: shop.storeId, name: 'Orphan', parentId: 'missing' }
  expect((await shop.owner.call('category.add', { body: orphan })).json.fields).toHaveProperty('parentId')
})

it('lists names in the order of the owner, and counts active products only', async () => {
  const { id } = await add('Counted')
  await shop.product({ name: 'Active', price: 1, categoryIds: [id] })
  await shop.product({ name: 'Draft', price: 1, categoryIds: [id], status: 'draft' })
  const { json: categories } = await expectOk(shop.owner.call('category.list', { query: { storeId: shop.storeId } }))
  expect(categories.find((category) => category.id === id)?.productCount).toBe(1)
  const { json: names } = await expectOk(shop.shopper().call('category.names', {}))
  expect(names.map(({ name }) => name)).toEqual(categories.map(({ name }) => name))
})

it('shows its products by id or slug, and an unknown one shows none', async () => {
  const { id, slug } = await add('Shelf')
  await shop.product({ name: 'On the shelf', price: 1, categoryIds: [id] })
  await shop.product({ name: 'Next to the shelf', price: 1 })
  const count = async (category?: string) => {
    const query = { name: 'shelf', ...(category !== undefined && { category }) }
    return (await expectOk(shop.shopper().call('product.search', { query }))).json.totalElements
  }
  expect([await count(id), await count(slug), await count('unknown')]).toEqual([1, 1, 0])
  expect(await count()).toBe(2)
})

describe('a category with subcategories', () => {
  const openTree = async (subdomain: string) => {
    const tree = await openTestShop(server, { subdomain })
    const { owner, storeId } = tree
    const addTo = async (name: string, parentId: string | null, position = 0) =>
      (await expectOk(owner.call('category.add', { body: { storeId, name, parentId, position } }))).json
    const clothes = await addTo('Clothes', null, 1)
    const coats = await addTo('Coats', clothes.id, 0)
    const rain = await addTo('Raincoats', coats.id)
    const lamps = await addTo('Lamps', null, 2)
    return { ...tree, addTo, clothes, coats, rain, lamps }
  }

  it('shows the products of its subcategories once, and counts them in filters of every list', async () => {
    const { product, shopper, clothes, coats, rain, lamps } = await openTree('branch')
    await product({ name: 'Poncho red', price: 10, categoryIds: [rain.id] })
    await product({ name: 'Parka red', price: 20, categoryIds: [coats.id, clothes.id] })
    await product({ name: 'Lamp red', price: 30, categoryIds: [lamps.id] })
    await product({ name: 'Secret', price: 30, categoryIds: [rain.id], status: 'draft' })
    const collection = async (slug: string, more = {}) => {
      const { json } = await expectOk(shopper().call('category.collection', { query: { slug, ...more } }))
      const { content, totalElements, facets } = json
      return [
        content.map(({ name }) => name).sort(),
        totalElements,
        facets.categories.map(({ name, count }) => [name, count]).sort(),
      ]
    }
    const all = [
      ['Clothes', 2],
      ['Coats', 2],
      ['Raincoats', 1],
    ]
    expect(await collection('clothes')).toEqual([['Parka red', 'Poncho red'], 2, all])
    expect(await collection('coats')).toEqual([['Parka red', 'Poncho red'], 2, all])
    expect(await collection('raincoats')).toEqual([
      ['Poncho red'],
      1,
      [
        ['Clothes', 1],
        ['Coats', 1],
        ['Raincoats', 1],
      ],
    ])
    // Two filters are read through near matches.
    expect(await collection('clothes', { minPrice: 15, inStock: true })).toEqual([
      ['Parka red'],
      1,
      [
        ['Clothes', 1],
        ['Coats', 1],
      ],
    ])
    const search = async (category: string) => {
      const { json } = await expectOk(shopper().call('product.search', { query: { name: 'red', category } }))
      return [json.totalElements, json.facets.categories.map(({ slug, count }) => [slug, count]).sort()]
    }
    const found = [
      ['clothes', 2],
      ['coats', 2],
      ['lamps', 1],
      ['raincoats', 1],
    ]
    expect(await search('clothes')).toEqual([2, found])
    expect(await search('raincoats')).toEqual([1, found])
    const grid = { productCollection: clothes.id, numberOfProducts: 8 }
    const { json: cards } = await expectOk(shopper().call('product.byCollection', { query: grid }))
    expect(cards.map(({ name }) => name)).toEqual(['Parka red', 'Poncho red'])
  })

  it('is invalidated by a change of a product in a subcategory, and by a move', async () => {
    const { owner, storeId, product, clothes, coats, rain, lamps } = await openTree('fresh')
    const poncho = await product({ name: 'Poncho', price: 10, categoryIds: [rain.id] })
    const branch = [clothes, coats, rain].map(({ id }) => `list/${id}`)
    const body = { storeId, ids: [poncho.id], changes: { addTags: ['new'] } }
    expect(await changedTags(server, storeId, () => owner.call('product.bulkUpdate', { body }))).toEqual(
      expect.arrayContaining(branch),
    )
    const moved = await changedTags(server, storeId, () =>
      owner.call('category.update', { body: { ...coats, parentId: lamps.id } }),
    )
    const lists = [clothes, coats, lamps].flatMap(({ id }) => [`list/${id}`, `collection/${id}`])
    expect(moved).toEqual(expect.arrayContaining([...lists, 'categories']))
    const deleted = await changedTags(server, storeId, () => owner.call('category.delete', { params: { id: rain.id } }))
    expect(deleted).toEqual(expect.arrayContaining([coats, lamps].map(({ id }) => `collection/${id}`)))
  })

  it('comes before its subcategories in every list; without an image it has that of its newest product', async () => {
    const { owner, storeId, shopper, product, addTo, clothes, coats, rain, lamps } = await openTree('cards')
    const first = await addTo('Bags', null, 0)
    await product({ name: 'Old', price: 1, productImage: '/old.png', categoryIds: [rain.id] })
    await product({ name: 'New', price: 1, productImage: '/new.png', categoryIds: [coats.id] })
    await product({ name: 'Draft', price: 1, productImage: '/draft.png', categoryIds: [coats.id], status: 'draft' })
    await expectOk(owner.call('category.update', { body: { ...rain, image: '/own.png' } }))
    const cards = async (query: { limit?: number; isNested?: boolean }) =>
      (await expectOk(shopper().call('category.cards', { query }))).json.map(({ name, image, parentId }) => [
        name,
        image,
        parentId,
      ])
    const top = [
      ['Bags', '', null],
      ['Clothes', '/new.png', null],
      ['Lamps', '', null],
    ]
    const nested = [
      ['Coats', '/new.png', clothes.id],
      ['Raincoats', '/own.png', coats.id],
    ]
    expect(await cards({})).toEqual([...top, ...nested])
    expect(await cards({ limit: 2 })).toEqual(top.slice(0, 2))
    expect(await cards({ limit: 2, isNested: true })).toEqual([...top.slice(0, 2), ...nested])
    const { json: list } = await expectOk(owner.call('category.list', { query: { storeId } }))
    const order = [first, clothes, coats, rain, lamps].map(({ id }) => id)
    expect(list.map(({ id }) => id)).toEqual(order)
    const { json: names } = await expectOk(shopper().call('category.names', {}))
    expect(names.map(({ id }) => id)).toEqual(order)
  })

  it('is shown with links to its subcategories that have products, and with their products', async () => {
    const { product, host, addTo, clothes, rain } = await openTree('pages')
    const shirts = await addTo('Shirts', clothes.id, 1)
    await product({ name: 'Poncho', price: 10, categoryIds: [rain.id] })
    await product({ name: 'Secret', price: 10, categoryIds: [shirts.id], status: 'draft' })
    const { text } = await server.client(host).raw({ method: 'GET', path: '/collection/clothes' })
    expect(text).toContain('href="/page/product/poncho"')
    const links = text.slice(text.indexOf('<ul class="sf-listing__inside"'))
    expect(links.slice(0, links.indexOf('</ul>')).match(/href="[^"]*"/g)).toEqual(['href="/collection/coats"'])
  })
})

it('is one of at most 1,000 in a list', async () => {
  const { owner, storeId } = await server.createStore()
  await server.owner.query(
    `insert into categories (store_id, id, name, slug) select $1, 'many' || n, 'Many', 'many-' || n from generate_series(1, 1001) n`,
    [storeId],
  )
  const { json } = await expectOk(owner.call('category.list', { query: { storeId } }))
  expect(json).toHaveLength(1000)
})
