import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedTags } from '../../testing/changed-tags.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

/** What every change of a store invalidates in the caches of all processes. */
let server: TestServer
let owner: Client
let storeId: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId } = await server.createStore({ starter: true }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** Runs a call, and returns its response with the tags that it invalidates. */
async function changed<T extends { status: number; text: string; json: unknown }>(call: () => Promise<T>) {
  let json: T['json'] | undefined
  const tags = await changedTags(server, storeId, async () => {
    ;({ json } = await expectOk(call()))
  })
  return { json: json as T['json'], tags }
}
const tagsOf = async (call: () => Promise<{ status: number; text: string; json: unknown }>) => (await changed(call)).tags

it('a redirect concerns no cached response, and says so to processes that render now', async () => {
  const added = await changed(() => owner.call('redirect.add', { body: { storeId, fromPath: '/a', toPath: '/b' } }))
  const { redirectId } = added.json
  const body = { storeId, redirectId, fromPath: '/a', toPath: '/c' }
  const updated = await tagsOf(() => owner.call('redirect.update', { body }))
  const deleted = await tagsOf(() => owner.call('redirect.delete', { params: { id: redirectId } }))
  expect([added.tags, updated, deleted]).toEqual([[], [], []])
})

it('settings that all pages show concern everything', async () => {
  const changes = {
    details: () => owner.call('store.updateDetails', { body: { storeId, name: 'Another name' } }),
    opening: () => owner.call('store.updateOpening', { body: { storeId, isOpen: true } }),
    languages: () => owner.call('language.update', { body: { storeId, languages: [{ locale: 'de', published: true }] } }),
    tracking: () => owner.call('tracking.update', { body: { storeId, consent: 'always' } }),
    pixel: () => owner.call('store.updatePixel', { body: { storeId, fbPixelId: '123456789012345' } }),
    emails: () => owner.call('storeEmail.updateSettings', { body: { storeId, kind: 'back-in-stock', enabled: false } }),
    demo: () => owner.call('store.removeDemoProducts', { body: { storeId } }),
  }
  for (const [name, change] of Object.entries(changes)) expect([name, await tagsOf(change)]).toEqual([name, 'everything'])
  const other = { storeId, kind: 'order-new' as const, enabled: false }
  expect(await tagsOf(() => owner.call('storeEmail.updateSettings', { body: other }))).toBeUndefined()
})

it('payment methods and policies concern everything, and shipping the checkout and pages with its costs', async () => {
  const method = { storeId, type: 'bank_transfer', title: 'Transfer', instructions: 'AT61 1904' } as const
  const added = await changed(() => owner.call('payment.addMethod', { body: method }))
  const { id: methodId } = added.json
  const removed = await tagsOf(() => owner.call('payment.deleteMethod', { params: { storeId, methodId } }))
  expect([added.tags, removed]).toEqual(['everything', 'everything'])

  const [zone] = (await expectOk(owner.call('shipping.zones', { query: { storeId } }))).json
  const rate = { storeId, zoneId: zone?.id ?? '', name: 'Pickup', type: 'pickup' } as const
  expect(await tagsOf(() => owner.call('shipping.addRate', { body: rate }))).toEqual(['page/checkout', 'shipping'])
  const carts = () => owner.call('abandonedCheckout.updateSettings', { body: { storeId, keepsCarts: false } })
  expect(await tagsOf(carts)).toEqual(['page/checkout'])
  // Pages state the answers of the published policies.
  const returns = () => owner.call('policy.updateSettings', { body: { storeId, returnDays: 14 } })
  expect(await tagsOf(returns)).toBeUndefined()
  const [refund] = (await expectOk(owner.call('policy.list', { query: { storeId } }))).json.policies
  const policy = { storeId, kind: 'refund', html: '<p>Within 14 days.</p>', baseVersion: refund?.version ?? null } as const
  expect(await tagsOf(() => owner.call('policy.publish', { body: policy }))).toBe('everything')
})

it('a page concerns its own URL and the links to it; the draft concerns nothing', async () => {
  const added = await changed(() => owner.call('page.add', { body: { storeId, name: 'News', slug: 'news', content: [] } }))
  expect(added.tags).toBeUndefined()
  const { pageId } = added.json
  const versions = async () => {
    const { json } = await expectOk(owner.call('page.getById', { query: { pageId } }))
    return { baseVersion: json.version, baseGlobalVersion: json.globalVersion }
  }
  const save = { storeId, pageId, content: [] }
  const draft = { ...save, ...(await versions()) }
  expect(await tagsOf(() => owner.call('page.saveDraft', { body: draft }))).toBeUndefined()
  const current = { ...save, ...(await versions()) }
  const published = await tagsOf(() => owner.call('page.publish', { body: current }))
  expect(published).toContain('page/news')
  const renamed = await tagsOf(() => owner.call('page.update', { body: { storeId, pageId, slug: 'newer' } }))
  expect(renamed).toEqual(expect.arrayContaining(['page/news', 'page/newer']))
  expect(await tagsOf(() => owner.call('page.unpublish', { body: { storeId, pageId } }))).toContain('page/newer')
  const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
  const shopPage = pages.find(({ type }) => type === 'shop')?.pageId ?? ''
  const title = { storeId, pageId: shopPage, metaTitle: 'All products' }
  // Other lists of products look like the shop page.
  expect(await tagsOf(() => owner.call('page.update', { body: title }))).toBe('everything')
  expect(await tagsOf(() => owner.call('page.delete', { params: { id: pageId } }))).toContain('page/newer')
  // Of all these changes, subscribers learn that it was published.
  const { rows } = await server.owner.query('select type from events where subject = $1', [pageId])
  expect(rows).toEqual([{ type: 'page.published' }])
})

it('a product concerns its page, and lists of it while it is active', async () => {
  const product = { storeId, name: 'Mug', price: 5, status: 'active' } as const
  const added = await changed(() => owner.call('product.add', { body: product }))
  const { id } = added.json
  const own = `product/${id}`
  expect(added.tags).toContain(own)
  const update = (price: number, more: object = {}) =>
    tagsOf(() => owner.call('product.update', { body: { ...product, id, price, ...more } }))
  expect(await update(6)).toContain(own)
  const bulk = { storeId, ids: [id], changes: { price: 7 } }
  expect(await tagsOf(() => owner.call('product.bulkUpdate', { body: bulk }))).toContain(own)
  const path = { path: 'name', source: 'Mug', text: 'Becher' }
  const translated = { storeId, locale: 'de', type: 'product' as const, id, fields: [path] }
  expect(await tagsOf(() => owner.call('translation.save', { body: translated }))).toEqual(['language/de'])
  const csv = `type,id,path,source,translation\nproduct,${id},name,Mug,Tasse`
  expect(await tagsOf(() => owner.call('translation.import', { body: { storeId, locale: 'de', csv } }))).toEqual(['language/de'])
  // Shoppers see nothing of a draft.
  expect(await update(8, { status: 'draft' })).toContain(own)
  expect(await update(9, { status: 'draft' })).toEqual([])
  expect(await update(9)).toContain(own)
  expect(await tagsOf(() => owner.call('product.delete', { params: { storeId, productId: id } }))).toContain(own)
})
