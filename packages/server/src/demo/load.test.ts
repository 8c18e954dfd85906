import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blocks } from '@blockfront/engine/blocks'
import { wholeCatalog } from '@blockfront/starter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerContext } from '../ground/context.ts'
import { createStorage } from '../ground/storage/storage.ts'
import { getAnalytics } from '../modules/analytics/get-analytics.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { demoAccount } from './account.ts'
import { loadDemo } from './load.ts'

let server: TestServer
let folder: string
let serverContext: ServerContext
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'blockfront-demo-'))
  // A separate folder: the worker of this server finds no files there, and creates no variants while tests run.
  serverContext = { ...server.serverContext, storage: createStorage({ ...server.serverContext.config, dataFolder: folder }) }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const count = async (what: string) => Number((await server.owner.query(`select count(*) from ${what}`)).rows[0].count)
const state = async () => ({
  users: await count('users'),
  stores: await count('stores'),
  products: await count('products'),
  pages: await count('pages'),
  media: await count('media'),
  orders: await count('orders'),
})

it('continues after an interruption, takes turns with another process, and leaves a complete store unchanged', async () => {
  let taken = 0
  const put: ServerContext['storage']['put'] = (...given) => {
    if (++taken > 10) throw new Error('killed')
    return serverContext.storage.put(...given)
  }
  await expect(loadDemo({ ...serverContext, storage: { ...serverContext.storage, put } }, server.owner)).rejects.toThrow('killed')
  expect(await state()).toMatchObject({ users: 3, stores: 1, products: 0, pages: 0, orders: 0 })

  const both = await Promise.all([loadDemo(serverContext, server.owner), loadDemo(serverContext, server.owner)])
  expect(both[0]).toEqual({ email: demoAccount.email, password: demoAccount.password, host: 'demo.localhost' })
  expect(both[1]).toEqual(both[0])
  const complete = await state()
  expect(complete).toMatchObject({ users: 3, stores: 1, products: wholeCatalog.length })
  expect(await count('(select distinct filename from media) m')).toBe(complete.media)
  expect(complete.orders).toBeGreaterThan(40)

  expect(await loadDemo(serverContext, server.owner)).toEqual(both[0])
  expect(await state()).toEqual(complete)
})

it('has the content of a store: six categories, sales, options, sold-out products, images of every shape', async () => {
  expect(await count('categories')).toBe(6)
  expect(await count('products where discount_price > 0')).toBeGreaterThan(8)
  expect(await count(`products where stock_status = 'out_of_stock'`)).toBeGreaterThan(3)
  expect(await count('products where track_inventory')).toBeGreaterThan(40)
  expect(await count('product_variations where not enabled')).toBeGreaterThan(0)
  const { rows } = await server.owner.query(
    `select distinct g ->> 'type' as type from products, jsonb_array_elements(attribute_groups) g order by 1`,
  )
  expect(rows.map(({ type }) => type)).toEqual(['buttons', 'color', 'select'])
  expect(await count(`products where seo_title = '' or meta_description = '' or sku = '' or description = ''`)).toBe(0)
  const shapes = await server.owner.query('select distinct sign(width - height) as shape from media where width is not null')
  expect(shapes.rows).toHaveLength(3)
})

it('has visits of two periods that its orders could have come from', async () => {
  const { rows } = await server.owner.query<{ store_id: string }>(`select store_id from domains where host = 'demo.localhost'`)
  const scope = { db: server.serverContext.db, store: { storeId: rows[0]?.store_id ?? '' } }
  const { totals, previous, sources, products, pages } = await getAnalytics(scope, { days: 30 })
  const { visits, productViews, addedToCart, reachedCheckout, orders } = totals
  const steps = [visits, productViews, addedToCart, reachedCheckout, orders]
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  expect(orders).toBeGreaterThan(20)
  expect(visits).toBeGreaterThan(previous?.visits ?? 0)
  expect(sources.reduce((sum, { ordered }) => sum + ordered, 0)).toBe(orders)
  expect([products.length, pages.length]).toEqual([10, 10])
  expect(products.filter(({ sold, addedToCart: added }) => sold > 0 && added === 0)).toEqual([])
})

it('ships to its country, two distant states, the European Union and the rest of the world, with all types of rates but free', async () => {
  const shopper = server.client('demo.localhost')
  const namesTo = async (country: string, region = '') => {
    const { json } = await expectOk(shopper.call('checkout.quote', { body: { lines: [], country, region } }))
    return json.rates.map(({ name }) => name)
  }
  expect(await namesTo('US', 'US-OR')).toEqual(['Standard shipping', 'DHL Express', 'Pickup in Portland'])
  expect(await namesTo('US', 'US-HI')).toEqual(['Standard shipping'])
  expect(await namesTo('DE')).toEqual(['DHL Parcel International'])
  expect(await namesTo('JP')).toEqual(['DHL Worldwide'])
})

it('accepts test payments after its other methods', async () => {
  const { json } = await expectOk(
    server.client('demo.localhost').call('checkout.quote', { body: { lines: [], country: 'US', region: 'US-OR' } }),
  )
  expect(json.methods.map(({ type }) => type)).toEqual(['cod', 'test'])
})

it('shows every type of block, and all of its pages and images exist', async () => {
  const { rows } = await server.owner.query(
    `select slug, type, status, draft::text as content from pages
     union all select '', 'global', 'published', published::text from store_content`,
  )
  const types = new Set(
    rows.flatMap(({ content }) =>
      [...content.matchAll(/"type": ?"(\w+)", ?"props"|"type": ?"(\w+)"/g)].map((match) => match[1] ?? match[2]),
    ),
  )
  expect(Object.keys(blocks).filter((type) => !types.has(type))).toEqual([])

  const shopper = server.client('demo.localhost')
  const paths = rows
    .filter(({ type, status }) => status === 'published' && !['global', 'component', 'product', 'about'].includes(type))
    .map(({ slug }) => (slug === 'home' ? '/' : `/page/${slug}`))
  for (const path of [...paths, '/shop', '/about', '/product/harbour-sofa', '/collection/audio']) {
    const response = await shopper.raw({ method: 'GET', path })
    expect([path, response.status]).toEqual([path, 200])
    if (['/about', '/page/gifts'].includes(path)) expect(response.text).toContain('Seven workshops')
    for (const [, picture] of response.text.matchAll(/src="(\/starter\/[^"]+)"/g))
      expect((await shopper.raw({ method: 'HEAD', path: picture ?? '' })).status).toBe(200)
  }
})

it('lets the owner sign in, with recent orders in every status, and sends no emails about them', async () => {
  const owner: Client = server.client()
  await expectOk(owner.call('auth.login', { body: { email: demoAccount.email, password: demoAccount.password } }))
  const { json: status } = await expectOk(owner.call('auth.checkAuth'))
  expect(status.subscription).toMatchObject({ status: 'active', plan: 'scale' })
  const { rows } = await server.owner.query('select distinct status, payment_status, fulfillment_status from orders')
  const seen = rows.map((row) => Object.values(row).join(' '))
  expect(seen).toEqual(
    expect.arrayContaining([
      'completed paid fulfilled',
      'cancelled voided unfulfilled',
      'open pending unfulfilled',
      'open paid unfulfilled',
      'completed partially_refunded fulfilled',
    ]),
  )
  expect(await count(`fulfillments where status = 'delivered' and delivered_at < now()`)).toBeGreaterThan(5)
  expect(await count('refunds')).toBe(1)
  expect(await count('discounts where code is null')).toBe(1)
  expect(await count('order_discounts d join discounts c on c.id = d.discount_id where c.code is not null')).toBeGreaterThan(1)
  expect(await count(`orders where created_at < now() - interval '21 days'`)).toBeGreaterThan(5)
  expect(await count(`orders where created_at > now()`)).toBe(0)
  expect(await count('outbox')).toBe(0)
  const { rows: orders } = await server.owner.query('select id, store_id from orders')
  for (const { id: orderId, store_id: storeId } of orders)
    await expectOk(owner.call('order.get', { query: { storeId, orderId } }))
})

it('skips a database that has other accounts', async () => {
  const other = await startTestServer()
  try {
    await other.signUp()
    expect(await loadDemo(other.serverContext, other.owner)).toBeUndefined()
    const { rows } = await other.owner.query('select count(*) from stores')
    expect(Number(rows[0].count)).toBe(0)
  } finally {
    await other.stop()
  }
})
