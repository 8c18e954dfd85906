import { randomUUID } from 'node:crypto'
import { endpoints } from '@blockfront/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { uploadFile } from '../../testing/shop/upload.ts'

/** Items of each list, and how many a page has: the last page is not full. */
const ITEMS = 5
const PAGE = 2

let server: TestServer
let owner: Client
let storeId: string
let host: string
let pageId: string
let categorySlug: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId, host } = await server.createStore({ subdomain: 'paging' }))
  const { json: category } = await expectOk(owner.call('category.add', { body: { storeId, name: 'Cups' } }))
  categorySlug = category.slug
  const { json: page } = await expectOk(owner.call('page.add', { body: { storeId, name: 'News', slug: 'news', content: [] } }))
  pageId = page.pageId
  for (let n = 1; n <= ITEMS; n++) {
    const body = { storeId, name: `Cup ${n}`, price: n, categoryIds: [category.id] }
    const { json: product } = await expectOk(owner.call('product.add', { body }))
    await expectOk(owner.call('redirect.add', { body: { storeId, fromPath: `/from-${n}`, toPath: '/shop' } }))
    await expectOk(uploadFile(owner, storeId, { bytes: svg(n), filename: `cup-${n}.svg` }))
    const { json: draft } = await expectOk(owner.call('page.getById', { query: { pageId } }))
    const { version: baseVersion, globalVersion: baseGlobalVersion } = draft
    await expectOk(
      owner.call('page.publish', {
        body: { storeId, pageId, baseVersion, baseGlobalVersion, content: [], label: `Version ${n}` },
      }),
    )
    await order(product.id)
  }
  await server.owner.query(
    `insert into newsletter_subscribers (store_id, id, email) select $1, 'subscriber' || n, n || '@example.com' from generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
  await server.owner.query(
    `insert into contact_messages (store_id, id, name, email, subject, message)
     select $1, 'message' || n, 'Ada', 'ada@example.com', 'Question ' || n, 'Hello' from generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
  await server.owner.query(
    `insert into stock_alerts (store_id, id, product_id, email) select $1, 'alert' || id, id, 'ada@example.com' from products where store_id = $1`,
    [storeId],
  )
  // One review of the first product for each order.
  await server.owner.query(
    `insert into reviews (store_id, id, product_id, order_id, order_line_id, rating, author_name, status)
     select l.store_id, 'review' || row_number() over (order by l.id), (select min(p.id) from products p where p.store_id = $1),
       l.order_id, l.id, 5, 'Ada', 'published'
     from order_lines l where l.store_id = $1`,
    [storeId],
  )
  await server.owner.query(
    `insert into discounts (store_id, id, name, offer, scope, starts_at, once_per_customer, combines, enabled)
     select $1, 'discount' || n, 'Sale ' || n, $3::jsonb, $4::jsonb, now(), false, false, true from generate_series(1, $2::int) n`,
    [storeId, ITEMS, JSON.stringify({ type: 'percentage', rate: 1000 }), JSON.stringify({ type: 'all' })],
  )
  await server.owner.query(
    `insert into draft_orders (store_id, id, number, content, email, customer_name, search_text, item_count, currency, grand_total)
     select $1, 'draft' || n, n, '{}', '', '', '#d' || n, 0, 'USD', 0 from generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
  await server.owner.query(
    `insert into checkout_config_versions (store_id, id, number, config) select $1, 'version' || n, n + 100, '{}' from generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
  await server.owner.query(
    `insert into abandoned_checkouts (store_id, id, email, key_hash, lines, item_count, currency, prices_include_tax, subtotal,
       discount_total, shipping_total, tax_total, grand_total, marketing_consent, active_at)
     select $1, 'checkout' || n, n || '@example.com', '', '[]', 1, 'USD', false, n, 0, 0, 0, n, false, now() - interval '1 day'
     from generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
  await server.owner.query(
    `with parent as (
       insert into webhooks (store_id, id, url, events, secret_encrypted, created_by, after_event)
         select store_id, 'webhook', 'https://receiver.example', '{}', '', user_id, 0 from store_members where store_id = $1 returning id
     )
     insert into webhook_deliveries (store_id, id, webhook_id, event, status)
     select $1, 'delivery' || n, parent.id, 'order.created', 'failed' from parent, generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
  await server.owner.query(`insert into store_languages (store_id, locale) values ($1, 'de')`, [storeId])
  await server.owner.query(
    `with parent as (
       insert into product_imports (store_id, id, filename, format, status) values ($1, 'import', 'cups.csv', 'shopify', 'checked') returning id
     )
     insert into product_import_items (store_id, import_id, position, line, handle, records)
     select $1, parent.id, n, n + 1, 'cup-' || n, '[]' from parent, generate_series(1, $2::int) n`,
    [storeId, ITEMS],
  )
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const svg = (n: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${n}" height="4"><rect width="${n}" height="4"/></svg>`)

async function order(productId: string) {
  const shopper = server.client(host)
  const lines = [{ productId, quantity: 1 }]
  const { json: quote } = await expectOk(shopper.call('checkout.quote', { body: { lines, country: 'AT' } }))
  const body = {
    ...{ lines, quoteHash: quote.quoteHash, rateId: quote.rateId ?? '', methodId: quote.methods[0]?.id ?? '' },
    contact: { email: `${productId}@example.com` },
    shippingAddress: { firstName: 'A', lastName: 'B', line1: 'Main 1', city: 'Vienna', postalCode: '1010', country: 'AT' },
  }
  await expectOk(shopper.call('order.place', { headers: { 'idempotency-key': randomUUID() }, body }))
}

type Page = { content: readonly object[]; totalPages: number }
const result = async (call: Promise<{ status: number; json: unknown }>): Promise<Page> => {
  const { status, json } = await call
  expect(status).toBe(200)
  return json as Page
}

/** Every paged list of the contract; `n` is the page, counted from 0. */
const lists: Record<string, (n: number) => Promise<Page>> = {
  'product.list': (pageNumber) => result(owner.call('product.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'product.search': (pageNumber) =>
    result(owner.call('product.search', { query: { storeId, name: 'cup', pageNumber, pageSize: PAGE } })),
  'product.filter': (page) => result(owner.call('product.filter', { query: { storeId, page, size: PAGE } })),
  'category.collection': (pageNumber) =>
    result(owner.call('category.collection', { query: { storeId, slug: categorySlug, pageNumber, pageSize: PAGE } })),
  'order.list': (pageNumber) => result(owner.call('order.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'media.list': (pageNumber) => result(owner.call('media.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'redirect.list': (pageNumber) => result(owner.call('redirect.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'page.versions': (pageNumber) => result(owner.call('page.versions', { query: { pageId, pageNumber, pageSize: PAGE } })),
  'discount.list': (pageNumber) => result(owner.call('discount.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'draftOrder.list': (pageNumber) => result(owner.call('draftOrder.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'checkout.versions': (pageNumber) =>
    result(owner.call('checkout.versions', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'import.items': (pageNumber) =>
    result(owner.call('import.items', { query: { storeId, importId: 'import', pageNumber, pageSize: PAGE } })),
  'abandonedCheckout.list': (pageNumber) =>
    result(owner.call('abandonedCheckout.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'customer.list': (pageNumber) => result(owner.call('customer.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'stockAlert.list': (pageNumber) => result(owner.call('stockAlert.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'review.list': (pageNumber) => result(owner.call('review.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'review.ofProduct': (pageNumber) => result(owner.call('review.ofProduct', { query: { storeId, pageNumber, pageSize: PAGE } })),
  'message.list': (pageNumber) => result(owner.call('message.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
  // Each redirect was added once.
  'activity.list': (pageNumber) =>
    result(owner.call('activity.list', { query: { storeId, area: 'redirect', pageNumber, pageSize: PAGE } })),
  'translation.list': (pageNumber) =>
    result(owner.call('translation.list', { query: { storeId, locale: 'de', type: 'product', pageNumber, pageSize: PAGE } })),
  'webhook.deliveries': (pageNumber) =>
    result(owner.call('webhook.deliveries', { query: { storeId, webhookId: 'webhook', pageNumber, pageSize: PAGE } })),
  'subscriber.list': (pageNumber) => result(owner.call('subscriber.list', { query: { storeId, pageNumber, pageSize: PAGE } })),
}

it('covers every paged list of the contract', () => {
  const paged = Object.entries(endpoints).flatMap(([id, { response }]) =>
    response instanceof z.ZodObject && 'totalPages' in response.shape ? id : [],
  )
  expect(Object.keys(lists).sort()).toEqual(paged.sort())
})

it.each(Object.entries(lists))('%s: the pages hold every item once', async (_, read) => {
  const first = await read(0)
  expect(first.totalPages).toBe(Math.ceil(ITEMS / PAGE))
  const pages = [first]
  for (let n = 1; n < first.totalPages; n++) pages.push(await read(n))
  expect(pages.map(({ content }) => content.length)).toEqual([PAGE, PAGE, 1])
  const items = pages.flatMap(({ content }) => content.map((item) => JSON.stringify(item)))
  expect(new Set(items).size).toBe(ITEMS)
})
