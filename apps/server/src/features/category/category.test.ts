import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'

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
