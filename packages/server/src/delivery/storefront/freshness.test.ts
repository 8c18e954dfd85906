import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeContext } from '../../ground/context.ts'
import { saveMedia } from '../../modules/media/save-media.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

/** Longest time between the response to a change and pages that show it, in any process. Milliseconds. */
const WITHIN = 1000

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
let shoppers: { raw: Client['raw'] }[]
beforeAll(async () => {
  server = await startTestServer()
  const second = await server.another()
  shop = await server.createStore({ subdomain: 'fresh' })
  await expectOk(shop.owner.call('store.removeDemoProducts', { body: { storeId: shop.storeId } }))
  shoppers = [server.port, second.port].map((port) => createClient(port, shop.host))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const read = (path: string) => Promise.all(shoppers.map(async (one) => (await one.raw({ method: 'GET', path })).text))

/** Only the page of a product that is sold out contains it: the messages of a document include the words. */
const SOLD_OUT = 'https://schema.org/OutOfStock'

/** Waits until every process shows the text, or none does. */
async function changes(path: string, words: string, change: () => Promise<unknown>, { appear = true } = {}) {
  const shown = async () => (await read(path)).map((text) => text.includes(words))
  expect(await shown()).toEqual([!appear, !appear])
  await change()
  const changed = performance.now()
  await expect.poll(shown, { timeout: 5000, interval: 5 }).toEqual([appear, appear])
  expect(performance.now() - changed).toBeLessThan(WITHIN)
}

const storeId = () => ({ storeId: shop.storeId })
const lamp = { name: 'Glow lamp', price: 10, description: '<p>Bright</p>' }

it('products: added, renamed, repriced, sold out, deleted', async () => {
  const { owner } = shop
  let product: Awaited<ReturnType<typeof added>>
  const added = async () => (await expectOk(owner.call('product.add', { body: { ...lamp, ...storeId() } }))).json
  const update = async (body: object) => {
    product = (await expectOk(owner.call('product.update', { body: { ...product, ...body, ...storeId(), version: undefined } })))
      .json
  }
  await changes('/', 'Glow lamp', async () => {
    product = await added()
  })
  await changes('/', 'Dim lamp', () => update({ name: 'Dim lamp' }))
  await changes('/product/glow-lamp', '$12.34', () =>
    expectOk(owner.call('product.bulkUpdate', { body: { ...storeId(), ids: [product.id], changes: { price: 12.34 } } })),
  )
  await changes('/product/glow-lamp', SOLD_OUT, () => update({ trackInventory: true, stockQuantity: 0 }))
  await changes(
    '/shop',
    'Dim lamp',
    () => expectOk(owner.call('product.bulkDelete', { body: { ...storeId(), ids: [product.id] } })),
    {
      appear: false,
    },
  )
})

it('stock: the last unit is sold, and restocked by a canceled order', async () => {
  const { owner, host } = shop
  const body = { ...storeId(), name: 'Last lamp', price: 5, trackInventory: true, stockQuantity: 2 }
  const { json: last } = await expectOk(owner.call('product.add', { body }))
  const lines = [{ productId: last.id, quantity: 1 }]
  const shopper = server.client(host)
  const buy = async () => {
    const { json: quote } = await expectOk(shopper.call('checkout.quote', { body: { lines, country: 'AT' } }))
    const order = {
      ...{ lines, quoteHash: quote.quoteHash, rateId: quote.rateId ?? '', methodId: quote.methods[0]?.id ?? '' },
      contact: { email: 'ada@example.com' },
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Byron',
        line1: 'Main 1',
        city: 'Vienna',
        postalCode: '1010',
        country: 'AT',
      },
    }
    return (await expectOk(shopper.call('order.place', { headers: { 'idempotency-key': randomUUID() }, body: order }))).json
  }
  await buy()
  let orderId = ''
  await changes('/product/last-lamp', SOLD_OUT, async () => {
    orderId = (await buy()).orderId
  })
  const { json: order } = await expectOk(owner.call('order.get', { query: { ...storeId(), orderId } }))
  const cancel = { ...storeId(), orderId, version: order.version, reason: '', notify: false }
  await changes('/product/last-lamp', SOLD_OUT, () => expectOk(owner.call('order.cancel', { body: cancel })), { appear: false })
})

it('pages: published, unpublished, renamed, scheduled', async () => {
  const { owner } = shop
  const text = (words: string) => [
    { id: 'text', type: 'textBlock', contentType: 'normal', version: 1, props: { text: `<p>${words}</p>` } },
  ]
  const { json: page } = await expectOk(
    owner.call('page.add', { body: { ...storeId(), name: 'News', content: text('A draft') } }),
  )
  const publish = { ...storeId(), pageId: page.pageId, baseVersion: page.version, content: text('Now open'), label: '' }
  let version = 0
  await changes('/page/news', 'Now open', async () => {
    version = (await expectOk(owner.call('page.publish', { body: publish }))).json.version
  })
  await changes('/page/news', 'Read all about it', () =>
    expectOk(owner.call('page.update', { body: { ...storeId(), pageId: page.pageId, metaTitle: 'Read all about it' } })),
  )
  // New settings are a new version of the draft.
  const { json: updated } = await expectOk(owner.call('page.getById', { query: { pageId: page.pageId } }))
  expect(updated.version).toBeGreaterThan(version)
  await expectOk(
    owner.call('page.saveDraft', {
      body: { ...storeId(), pageId: page.pageId, baseVersion: updated.version, content: text('Later') },
    }),
  )
  expect(await read('/page/news')).toEqual([expect.not.stringContaining('Later'), expect.not.stringContaining('Later')])
  const publishAt = new Date(Date.now() + 300).toISOString()
  await expectOk(owner.call('page.schedulePublish', { body: { ...storeId(), pageId: page.pageId, publishAt } }))
  await expect
    .poll(async () => (await read('/page/news')).map((body) => body.includes('Later')), { timeout: 10_000, interval: 20 })
    .toEqual([true, true])
  await changes(
    '/page/news',
    'Later',
    () => expectOk(owner.call('page.unpublish', { body: { ...storeId(), pageId: page.pageId } })),
    {
      appear: false,
    },
  )
})

it('categories, details, colors, redirects', async () => {
  const { owner } = shop
  await changes('/', 'Garden things', () =>
    expectOk(owner.call('category.add', { body: { ...storeId(), name: 'Garden things' } })),
  )
  await changes('/about', 'The new name', () =>
    expectOk(owner.call('store.updateDetails', { body: { ...storeId(), name: 'The new name' } })),
  )
  const { json: store } = await expectOk(owner.call('store.findCurrent', { query: storeId() }))
  const theme = { ...store.theme, palette: { ...store.theme.palette, accent: '#a1b2c3' } }
  await changes('/about', '--color-accent:#a1b2c3', () =>
    expectOk(owner.call('store.publishTheme', { body: { ...storeId(), theme } })),
  )
  await changes(
    '/old-address',
    'Page not found',
    () => expectOk(owner.call('redirect.add', { body: { ...storeId(), fromPath: '/old-address', toPath: '/shop' } })),
    { appear: false },
  )
})

it('images: changed descriptions, on pages that contain them', async () => {
  const { owner } = shop
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  const { id, url } = await saveMedia(storeContext(server.serverContext, shop.storeId), { filename: 'a.jpg', bytes })
  await expectOk(owner.call('product.add', { body: { ...lamp, ...storeId(), name: 'Seen lamp', productImage: url } }))
  const describe = (alt: string) => expectOk(owner.call('media.update', { body: { ...storeId(), id, alt } }))
  await changes('/shop', 'by a window', () => describe('A lamp by a window'))
  await changes('/product/seen-lamp', 'on a table', () => describe('A lamp on a table'))
  expect((await read('/shop')).map((text) => text.includes('by a window'))).toEqual([false, false])
})

it('changes are visible after notifications were missed', async () => {
  await changes('/about', 'Heard again', async () => {
    await server.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'blockfront-events' and datname = current_database()`)
    await expectOk(shop.owner.call('store.updateDetails', { body: { ...storeId(), name: 'Heard again' } }))
  })
  await changes('/about', 'And once more', () =>
    expectOk(shop.owner.call('store.updateDetails', { body: { ...storeId(), name: 'And once more' } })),
  )
})
