import { afterAll, beforeAll, expect, it } from 'vitest'
import { withStore } from '../../db/scope.ts'
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

it('is one of at most 1,000 in a list', async () => {
  const { owner, storeId } = await server.createStore()
  await server.owner.query(
    `insert into categories (store_id, id, name, slug) select $1, 'many' || n, 'Many', 'many-' || n from generate_series(1, 1001) n`,
    [storeId],
  )
  const { json } = await expectOk(owner.call('category.list', { query: { storeId } }))
  expect(json).toHaveLength(1000)
})
