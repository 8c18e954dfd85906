import { checkoutConfigOf, checkoutSections, checkoutSettings } from '@blockfront/contract'
import { checkBlock, schemaOf } from '@blockfront/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedTags } from '../../../testing/changed-tags.ts'
import { expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { openTestShop, type TestShop } from '../../../testing/shop/test-shop.ts'
import { loadSettings } from './load-settings.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'drafts' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const draft = async () => (await expectOk(shop.owner.call('checkout.getDraft', { query: { storeId: shop.storeId } }))).json
const config = async () => (await expectOk(shop.shopper().call('checkout.config', {}))).json
const save = (settings: Record<string, unknown>, baseVersion: number) =>
  shop.owner.call('checkout.saveDraft', { body: { storeId: shop.storeId, settings: settings as never, baseVersion } })
const publish = (settings: Record<string, unknown>, baseVersion: number, label = '') =>
  shop.owner.call('checkout.publish', { body: { storeId: shop.storeId, settings: settings as never, baseVersion, label } })

describe('the settings of a checkout', () => {
  it('are a valid block definition whose defaults fit the configuration', () => {
    // The dashboard adds the control of the order.
    expect(checkBlock({ ...checkoutSettings, View: () => null }, { controls: ['order'] })).toEqual([])
    const config = checkoutConfigOf(schemaOf(checkoutSettings).parse({}) as never)
    expect(config).toMatchObject({ contactMethod: 'email', minOrderTotal: 0, colors: { accent: '', background: '' } })
    expect(config.sections).toEqual(checkoutSections)
  })

  it('replace invalid and missing values by defaults, and lose no section', () => {
    const settings = loadSettings({
      accent: 'red;color:blue',
      title: 'Pay',
      sections: ['payment', 'payment', 'contact'],
      phone: 7,
    })
    expect(settings).toMatchObject({ accent: 'var(--color-accent)', title: 'Pay', phone: 'optional' })
    expect(checkoutConfigOf(settings).sections).toEqual(['payment', 'contact', 'delivery', 'shipping', 'note'])
    for (const stored of [null, [], 'text', 7]) expect(loadSettings(stored).title).toBe('Checkout')
  })
})

describe('the draft of a checkout', () => {
  it('is not public before it is published, and can be restored from a version', async () => {
    const first = await draft()
    expect(first).toMatchObject({ settings: {}, published: {}, hasUnpublishedChanges: false, publishedAt: null })
    const saved = (await expectOk(save({ title: 'Pay here', phone: 'required', minOrderTotal: 30 }, first.version))).json
    expect([saved.hasUnpublishedChanges, (await config()).texts.title]).toEqual([true, ''])
    let published = saved
    const tags = await changedTags(server, shop.storeId, async () => {
      published = (await expectOk(publish({ ...saved.settings, accent: '#112233' }, saved.version, 'Spring'))).json
    })
    expect(tags).toEqual(['page/checkout'])
    expect(published).toMatchObject({ hasUnpublishedChanges: false, publishedAt: expect.any(String) })
    expect(await config()).toMatchObject({
      texts: { title: 'Pay here' },
      fields: { phone: 'required' },
      colors: { accent: '#112233', background: '' },
      minOrderTotal: 30,
    })
    const cup = await shop.product({ name: 'Cup', price: 10 })
    expect((await shop.quote([{ productId: cup.id, quantity: 1 }])).problems).toMatchObject([{ code: 'below_minimum' }])
    const body = await shop.orderBody([{ productId: cup.id, quantity: 3 }])
    const refused = await shop.place(body)
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['shippingAddress.phone']])

    const second = (await expectOk(publish({}, published.version))).json
    expect((await config()).texts.title).toBe('')
    const query = { storeId: shop.storeId }
    const { content: versions } = (await expectOk(shop.owner.call('checkout.versions', { query }))).json
    expect(versions.map(({ number, label }) => [number, label])).toEqual([
      [2, ''],
      [1, 'Spring'],
    ])
    const versionId = versions[1]?.versionId ?? ''
    const { settings } = (await expectOk(shop.owner.call('checkout.version', { query: { ...query, versionId } }))).json
    expect(settings).toMatchObject({ title: 'Pay here' })
    const input = { ...query, versionId, baseVersion: second.version }
    const restored = (await expectOk(shop.owner.call('checkout.restoreVersion', { body: input }))).json
    expect(restored).toMatchObject({ settings: { title: 'Pay here' }, hasUnpublishedChanges: true })
    expect((await config()).texts.title).toBe('')
    const same = (await expectOk(save({}, restored.version))).json
    expect(same.hasUnpublishedChanges).toBe(false)
    const missing = await shop.owner.call('checkout.restoreVersion', {
      body: { ...input, versionId: 'x', baseVersion: same.version },
    })
    expect(missing.status).toBe(404)
  })

  it('is written by one of many parallel editors; the others get the newer draft', async () => {
    const { version } = await draft()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 === 0 ? save({ title: `Editor ${i}` }, version) : publish({ title: `Editor ${i}` }, version),
      ),
    )
    const done = responses.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const now = await draft()
    for (const { status, json } of responses.filter((response) => response !== done[0])) {
      expect([status, json.code]).toEqual([409, 'stale_version'])
      expect((json as { details?: { draft: typeof now } }).details?.draft).toEqual(now)
    }
    const unchanged = (await expectOk(save(now.settings, now.version))).json
    expect(unchanged.version).toBe(now.version)
  })

  it('of a store without stored settings has the defaults', async () => {
    const { owner, storeId } = await server.createStore()
    await server.owner.query('delete from checkout_config where store_id = $1', [storeId])
    const { json } = await expectOk(owner.call('checkout.getDraft', { query: { storeId } }))
    expect(json).toMatchObject({ settings: {}, published: {}, hasUnpublishedChanges: false, publishedAt: null })
  })

  it('keeps the newest 50 versions, and the newest 50 with a label', async () => {
    await server.owner.query('delete from checkout_config_versions where store_id = $1', [shop.storeId])
    await server.owner.query(
      `insert into checkout_config_versions (store_id, id, number, config, label)
       select $1, 'v' || n, n, '{}', case when n <= 52 then 'Named' else '' end from generate_series(1, 110) n`,
      [shop.storeId],
    )
    const { version } = await draft()
    await expectOk(publish({ title: 'Last' }, version))
    const page = async (pageNumber: number, pageSize: number) =>
      (await expectOk(shop.owner.call('checkout.versions', { query: { storeId: shop.storeId, pageNumber, pageSize } }))).json
    const json = await page(0, 100)
    expect(await page(1, 60)).toMatchObject({ totalPages: 2, totalElements: 100, content: json.content.slice(60) })
    expect(json.content.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 50 }, (_, index) => 111 - index),
      ...Array.from({ length: 50 }, (_, index) => 52 - index),
    ])
  })
})
