import { createClient } from '@blockfront/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'links' })
  const { storeId, owner } = shop
  await expectOk(owner.call('page.add', { body: { storeId, name: 'Winter sale', slug: 'winter' } }))
  await expectOk(owner.call('category.add', { body: { storeId, name: 'Winter coats' } }))
  for (const status of ['active', 'draft', 'archived'] as const)
    await shop.product({ name: `Winter ${status}`, price: 1, status })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const search = async (text?: string) =>
  (await expectOk(shop.owner.call('link.search', { query: { storeId: shop.storeId, search: text } }))).json
const get = async (url: string) =>
  (await expectOk(shop.owner.call('link.get', { query: { storeId: shop.storeId, url } }))).json.target
const short = ({ kind, url, hidden }: { kind: string; url: string; hidden: string | null }) => [kind, url, hidden]

it('finds pages, categories and products, and marks those that shoppers cannot open', async () => {
  const found = (await search('winter')).map(short)
  expect(found.slice(0, 2)).toEqual([
    ['page', '/page/winter', 'draft'],
    ['category', '/collection/winter-coats', null],
  ])
  expect(found.slice(2).sort()).toEqual([
    ['product', '/page/product/winter-active', null],
    ['product', '/page/product/winter-archived', 'archived'],
    ['product', '/page/product/winter-draft', 'draft'],
  ])
  expect(await search('no such words')).toEqual([])
})

it('finds by a part of the path, takes wildcards literally, and offers the first of each kind without a text', async () => {
  expect((await search('/page/wint')).map(({ url }) => url)).toContain('/page/winter')
  expect((await search('/collection/winter-c')).map(({ url }) => url)).toContain('/collection/winter-coats')
  expect(await search('%')).toEqual([])
  const kinds = new Set((await search()).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['page', 'policy', 'category', 'product']))
  expect((await search()).filter(({ url }) => url === '/')).toHaveLength(1)
})

it.each([
  ['/', 'page', null],
  ['/page/winter', 'page', 'draft'],
  ['/page/winter?size=L#top', 'page', 'draft'],
  ['/collection/winter-coats', 'category', null],
  ['/page/product/winter-draft', 'product', 'draft'],
])('knows that %s opens a %s', async (url, kind, hidden) => {
  expect(await get(url)).toMatchObject({ kind, hidden })
})

it.each([
  '',
  'https://example.com/page/winter',
  '//example.com',
  '/page/missing',
  '/collection/winter',
  '/cart',
  '/page/%E0%A4%A',
])('knows nothing about %j', async (url) => expect(await get(url)).toBeNull())

it('follows the name and the URL that a draft will have, and the name in a changed draft of a published page', async () => {
  const { storeId, owner } = shop
  const { json: page } = await expectOk(owner.call('page.add', { body: { storeId, name: 'Autumn', slug: 'autumn' } }))
  const draft = await expectOk(owner.call('page.getById', { query: { pageId: page.pageId } }))
  const { version, content, draftSettings } = draft.json
  const settings = { ...draftSettings, name: 'Spring', slug: 'spring' }
  await expectOk(
    owner.call('page.saveDraft', { body: { storeId, pageId: page.pageId, baseVersion: version, content, settings } }),
  )
  expect((await search('spring')).map(short)).toEqual([['page', '/page/spring', 'draft']])
  expect(await search('autumn')).toEqual([])
  expect(await get('/page/spring')).toMatchObject({ label: 'Spring' })
})

it('needs the capability to see products too, because it lists drafts of products', async () => {
  const { storeId, owner } = shop
  await server.confirmSessions()
  const body = { storeId, name: 'Writer', scopes: ['content.manage' as const], expiresInDays: 1 }
  const { token } = (await expectOk(owner.call('apiToken.add', { body }))).json
  const program = createClient({ baseUrl: `http://localhost:${server.port}/api`, token })
  await expect(program.call('link.search', { query: { storeId } })).rejects.toMatchObject({
    status: 403,
    message: 'This API token needs the scope catalog.view.',
  })
})
