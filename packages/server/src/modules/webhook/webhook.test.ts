import type { ServerResponse } from 'node:http'
import type { CallInput, WebhookEvent } from '@blockfront/contract'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventsHandled } from '../../testing/events-handled.ts'
import { accept, type ReceivedRequest, type Receiver, startReceiver } from '../../testing/receiver.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { formOf, formType } from '../../testing/shop/upload.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let shop: TestShop
let receiver: Receiver
let other: Receiver
beforeAll(async () => {
  ;[receiver, other] = [await startReceiver(), await startReceiver()]
  server = await startTestServer({ config: { webhookHosts: [receiver.host, other.host] } })
  shop = await openTestShop(server, { subdomain: 'hooks' })
})
beforeEach(async () => {
  await server.confirmSessions()
  await server.owner.query('delete from webhooks')
  for (const each of [receiver, other]) {
    each.respond = accept
    each.received = []
  }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
  for (const each of [receiver, other]) await each.stop()
})

type AddBody = Omit<CallInput<'webhook.add'>['body'], 'storeId'>
const urlOf = ({ host }: Receiver) => `http://${host}/hook`
const call = (of: TestShop, { url = urlOf(receiver), events = ['product.created' as WebhookEvent] }: Partial<AddBody> = {}) =>
  of.owner.call('webhook.add', { body: { storeId: of.storeId, url, events } })
const add = async (body: Partial<AddBody> = {}, of = shop) => {
  const { webhook, secret } = (await expectOk(call(of, body))).json
  return { webhookId: webhook.webhookId, secret }
}
const deliveries = async (webhookId: string, query: { status?: 'failed'; pageNumber?: number; pageSize?: number } = {}) =>
  (await expectOk(shop.owner.call('webhook.deliveries', { query: { storeId: shop.storeId, webhookId, ...query } }))).json
const detail = async (deliveryId: string) =>
  (await expectOk(shop.owner.call('webhook.delivery', { query: { storeId: shop.storeId, deliveryId } }))).json
const find = async (webhookId: string) =>
  (await expectOk(shop.owner.call('webhook.list', { query: { storeId: shop.storeId } }))).json.find(
    (webhook) => webhook.webhookId === webhookId,
  )
const redeliver = (deliveryId: string) => shop.owner.call('webhook.redeliver', { body: { storeId: shop.storeId, deliveryId } })
const addCup = () => shop.product({ name: 'Cup', price: 10 })
/** The newest delivery, as soon as it has a status. */
const settled = async (webhookId: string, status: 'delivered' | 'failed') => {
  await expect.poll(async () => (await deliveries(webhookId)).content[0]?.status, { timeout: 60_000 }).toBe(status)
  return (await deliveries(webhookId)).content[0] as Awaited<ReturnType<typeof deliveries>>['content'][number]
}
/** The newest delivery after a failed attempt. */
const afterFailure = async (webhookId: string, attempts: number) => {
  await expect
    .poll(
      async () => {
        const [newest] = (await deliveries(webhookId)).content
        return newest && [newest.attempts, newest.failure !== '']
      },
      { timeout: 60_000 },
    )
    .toEqual([attempts, true])
  return (await deliveries(webhookId)).content[0] as Awaited<ReturnType<typeof deliveries>>['content'][number]
}
const requests = async (count: number, of = receiver) => {
  await expect.poll(() => of.received.length, { timeout: 60_000 }).toBe(count)
  return of.received as [ReceivedRequest, ...ReceivedRequest[]]
}
const read = ({ body, headers }: ReceivedRequest, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }
const runNow = () => server.owner.query(`update graphile_worker._private_jobs set run_at = now() where key like 'webhook/%'`)

describe('an event', () => {
  it('is sent with a signature and the record as members see it', async () => {
    const cup = await addCup()
    const { secret, webhookId } = await add({ events: ['order.created', 'order.paid'] })
    const { orderId } = await shop.buy([{ productId: cup.id, quantity: 2 }])
    const [request] = await requests(1)
    const { type, timestamp, data } = read(request, secret)
    expect(type).toBe('order.created')
    expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000)
    expect(data).toEqual({ orderId, order: await shop.order(orderId) })
    expect(request.headers['content-type']).toBe('application/json')
    const delivery = await settled(webhookId, 'delivered')
    expect(delivery).toMatchObject({ deliveryId: request.headers['webhook-id'], attempts: 1, responseStatus: 204, failure: '' })
    expect((await detail(delivery.deliveryId)).payload).toBe(request.body)
    expect((await find(webhookId))?.lastSuccessAt).toEqual(expect.any(String))
    expect(() => read({ ...request, body: `${request.body} ` }, secret)).toThrow('No matching signature')
  })

  it('is reported for each change of an order', async () => {
    const cup = await addCup()
    const { secret } = await add({
      events: ['order.created', 'order.paid', 'order.shipped', 'order.delivered', 'order.refunded', 'order.canceled'],
    })
    const target = { storeId: shop.storeId, orderId: (await shop.buy([{ productId: cup.id, quantity: 1 }])).orderId }
    await expectOk(shop.owner.call('order.markPaid', { body: target }))
    await expectOk(shop.owner.call('order.fulfill', { body: target }))
    const [parcel] = (await shop.order(target.orderId)).fulfillments
    const body = { ...target, fulfillmentId: parcel?.id ?? '', status: 'delivered' as const }
    await expectOk(shop.owner.call('order.changeParcel', { body }))
    await expectOk(shop.owner.call('order.refund', { body: { ...target, refundId: 'refund1', amount: 5, manual: true } }))
    const canceled = { storeId: shop.storeId, orderId: (await shop.buy([{ productId: cup.id, quantity: 1 }])).orderId }
    await expectOk(shop.owner.call('order.cancel', { body: canceled }))
    await requests(7)
    const events = receiver.received.map((request) => read(request, secret))
    const typesOf = (orderId: string) => events.flatMap(({ type, data }) => (data.orderId === orderId ? [type] : [])).toSorted()
    expect(typesOf(target.orderId)).toEqual(['order.created', 'order.delivered', 'order.paid', 'order.refunded', 'order.shipped'])
    expect(typesOf(canceled.orderId)).toEqual(['order.canceled', 'order.created'])
  })

  it('is reported for products, customers and pages, once for a change of many products', async () => {
    const { secret } = await add({
      events: ['product.created', 'product.updated', 'product.deleted', 'customer.created', 'page.published'],
    })
    const { storeId, owner } = shop
    const [cup, jug] = [await addCup(), await shop.product({ name: 'Jug', price: 7 })]
    const ids = [cup.id, jug.id].toSorted()
    await expectOk(owner.call('product.bulkUpdate', { body: { storeId, ids, changes: { pricePercent: 10 } } }))
    await expectOk(owner.call('product.delete', { params: { storeId, productId: jug.id } }))
    await expectOk(owner.call('customer.add', { body: { storeId, email: 'new@example.com' } }))
    const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
    const pageId = pages.find(({ slug }) => slug === 'about')?.pageId ?? ''
    const { json: page } = await expectOk(owner.call('page.getById', { query: { pageId } }))
    const { version: baseVersion, globalVersion: baseGlobalVersion, content, globalContent } = page
    await expectOk(
      owner.call('page.publish', {
        body: { storeId, pageId, content, globalContent, baseVersion, baseGlobalVersion } as never,
      }),
    )
    await requests(6)
    const events = receiver.received.map((request) => read(request, secret))
    const dataOf = (wanted: string) => events.flatMap(({ type, data }) => (type === wanted ? [data] : []))
    expect(
      dataOf('product.created')
        .map(({ productIds }) => (productIds as string[])[0])
        .toSorted(),
    ).toEqual(ids)
    expect(dataOf('product.created')[0]).toMatchObject({ product: { name: expect.any(String) } })
    expect(dataOf('product.updated')).toEqual([{ productIds: ids }])
    expect(dataOf('product.deleted')).toEqual([{ productIds: [jug.id] }])
    expect(dataOf('customer.created')).toMatchObject([{ customer: { email: 'new@example.com' } }])
    expect(dataOf('page.published')).toMatchObject([{ pageId, page: { slug: 'about', status: 'published' } }])
  })

  it('of a payment is reported for online payments, and for orders that cost nothing', async () => {
    const online = await acceptOnlinePayments(server, shop)
    const { secret } = await add({ events: ['order.paid'] })
    const [cup, gift] = [await addCup(), await shop.product({ name: 'Gift', price: 0 })]
    const { orderId } = await online.pay([{ productId: cup.id, quantity: 1 }])
    const free = await online.place([{ productId: gift.id, quantity: 1 }])
    const ids = (await requests(2)).map((request) => read(request, secret).data.orderId)
    expect(ids.toSorted()).toEqual([orderId, free.orderId].toSorted())
  })

  it('of an import is one, regardless of the number of products', async () => {
    const { storeId, owner } = shop
    const { secret } = await add({ events: ['product.created', 'product.imported'] })
    const csv = 'Handle,Title,Variant Price\nbowl,Bowl,5\nplate,Plate,7\n'
    const { json } = await owner.raw({
      method: 'POST',
      path: `/api/import/upload-products?storeId=${storeId}&encoding=auto`,
      headers: { 'content-type': formType },
      body: formOf({ bytes: Buffer.from(csv), filename: 'dishes.csv', type: 'text/csv' }),
    })
    const { importId } = json as { importId: string }
    await expect
      .poll(async () => (await expectOk(owner.call('import.list', { query: { storeId } }))).json[0]?.status, { timeout: 60_000 })
      .toBe('checked')
    await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: false } }))
    const [request] = await requests(1)
    expect(read(request, secret)).toMatchObject({ type: 'product.imported', data: { importId } })
  })

  it('with a record of more than 64 KB has only the ids', async () => {
    const { secret } = await add()
    const { id } = await shop.product({ name: 'Book', price: 1, description: `<p>${'word '.repeat(14_000)}</p>` })
    const [request] = await requests(1)
    expect(read(request, secret).data).toEqual({ productIds: [id] })
  })

  it('is not sent to another store, or to a webhook that is off or has not chosen it', async () => {
    const neighbor = await openTestShop(server)
    await server.confirmSessions()
    await add({ events: ['product.created'] }, neighbor)
    const off = await add()
    const deletions = await add({ events: ['product.deleted'] })
    const { storeId } = shop
    await expectOk(shop.owner.call('webhook.update', { body: { storeId, webhookId: off.webhookId, isEnabled: false } }))
    await addCup()
    const chosen = await add({ events: ['product.deleted'] })
    await expectOk(shop.owner.call('product.delete', { params: { storeId, productId: (await addCup()).id } }))
    await eventsHandled(server.owner)
    const { rows } = await server.owner.query(
      'select event, webhook_id as "webhookId" from webhook_deliveries order by webhook_id',
    )
    const expected = [deletions, chosen].map(({ webhookId }) => ({ event: 'product.deleted', webhookId }))
    expect(rows).toEqual(expected.toSorted((a, b) => (a.webhookId < b.webhookId ? -1 : 1)))
    // Otherwise the next test would receive them.
    await requests(expected.length)
  })
})

describe('an attempt that fails', () => {
  it('is repeated with the same id and payload, after the delay that the receiver asks for', async () => {
    const { secret, webhookId } = await add()
    receiver.respond = (response) => response.writeHead(503, { 'retry-after': '3600' }).end('Maintenance')
    await addCup()
    const delivery = await afterFailure(webhookId, 1)
    expect(delivery).toMatchObject({ status: 'pending', responseStatus: 503, failure: expect.stringContaining('503') })
    const wait = Date.parse(delivery.nextAttemptAt ?? '') - Date.now()
    expect(wait).toBeGreaterThan(3_500_000)
    expect(wait).toBeLessThan(4_400_000)
    expect((await detail(delivery.deliveryId)).response).toBe('Maintenance')
    receiver.respond = accept
    await runNow()
    const [first, second] = (await requests(2)) as unknown as [ReceivedRequest, ReceivedRequest]
    expect([second.headers['webhook-id'], second.body]).toEqual([first.headers['webhook-id'], first.body])
    read(second, secret)
    expect(await settled(webhookId, 'delivered')).toMatchObject({ attempts: 2, nextAttemptAt: null, failure: '' })
  })

  it('for about a day disables the webhook and notifies the owner, until a member turns it on again', async () => {
    const { owner, storeId } = shop
    const { webhookId } = await add()
    receiver.respond = (response) => response.writeHead(500).end()
    await addCup()
    await afterFailure(webhookId, 1)
    await server.owner.query('update webhook_deliveries set attempts = 8')
    await runNow()
    const { deliveryId } = await settled(webhookId, 'failed')
    expect(await find(webhookId)).toMatchObject({ isEnabled: false, disabledReason: 'failing' })
    const { email } = (await expectOk(owner.call('auth.checkAuth'))).json
    const sent = await server.email(email, 'webhook-disabled')
    expect(sent.text).toContain(`/dashboard/webhooks/${webhookId}`)
    expect((await redeliver(deliveryId)).json.code).toBe('conflict')
    receiver.respond = accept
    const { json } = await expectOk(owner.call('webhook.update', { body: { storeId, webhookId, isEnabled: true } }))
    expect(json).toMatchObject({ isEnabled: true, disabledReason: null })
    await expectOk(redeliver(deliveryId))
    expect(await settled(webhookId, 'delivered')).toMatchObject({ attempts: 1 })
  })

  it('for good does not disable a webhook that accepted something meanwhile', async () => {
    const { webhookId } = await add()
    receiver.respond = (response) => response.writeHead(500).end()
    await addCup()
    await afterFailure(webhookId, 1)
    await server.owner.query('update webhook_deliveries set attempts = 8')
    await server.owner.query('update webhooks set last_success_at = now()')
    await runNow()
    await settled(webhookId, 'failed')
    expect(await find(webhookId)).toMatchObject({ isEnabled: true, disabledReason: null })
    expect((await deliveries(webhookId, { status: 'failed' })).totalElements).toBe(1)
  })

  it('with status 410 disables the webhook at once', async () => {
    const { webhookId } = await add()
    receiver.respond = (response) => response.writeHead(410).end()
    await addCup()
    expect(await settled(webhookId, 'failed')).toMatchObject({ attempts: 1, responseStatus: 410 })
    expect(await find(webhookId)).toMatchObject({ isEnabled: false, disabledReason: 'gone' })
  })

  it('follows no redirect', async () => {
    const { webhookId } = await add()
    receiver.respond = (response) => response.writeHead(302, { location: urlOf(other) }).end()
    await addCup()
    expect((await afterFailure(webhookId, 1)).failure).toContain('redirects')
    expect(other.received).toEqual([])
  })

  it('never reaches a name with a private address', async () => {
    const { webhookId } = await add({ url: 'https://localhost/hook' })
    await addCup()
    const { failure, responseStatus } = await afterFailure(webhookId, 1)
    expect([failure, responseStatus]).toEqual(['The address is not on the public internet.', null])
  })

  it('delays neither other webhooks nor other jobs while the response is slow', async () => {
    await add()
    const fast = await add({ url: urlOf(other) })
    const held: ServerResponse[] = []
    receiver.respond = (response) => held.push(response)
    for (let i = 0; i < 5; i++) await addCup()
    for (const request of await requests(5, other)) read(request, fast.secret)
    await requests(1)
    receiver.respond = accept
    for (const response of held) accept(response)
    await requests(5)
  })

  it('keeps only the start of a long response', async () => {
    const { webhookId } = await add()
    receiver.respond = (response) => response.writeHead(200).end(`a\0${'b'.repeat(100_000)}`)
    await addCup()
    const { deliveryId } = await settled(webhookId, 'delivered')
    expect((await detail(deliveryId)).response).toBe(`a${'b'.repeat(8_190)}`)
  })
})

describe('the secret', () => {
  it('is shown once, stored encrypted, and signs for a day after it was replaced', async () => {
    const { storeId, owner } = shop
    const { webhookId, secret } = await add()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { rows } = await server.owner.query('select secret_encrypted from webhooks')
    expect(rows[0].secret_encrypted.toString('latin1')).not.toContain(secret.slice(6))
    const { json } = await expectOk(owner.call('webhook.rotateSecret', { body: { storeId, webhookId } }))
    expect(json.secret).not.toBe(secret)
    expect(Date.parse(json.webhook.previousSecretUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect(JSON.stringify(await find(webhookId))).not.toContain('whsec')
    await addCup()
    const [both] = await requests(1)
    for (const each of [secret, json.secret]) expect(read(both, each).type).toBe('product.created')
    await server.owner.query('update webhooks set previous_secret_until = now()')
    await addCup()
    const after = (await requests(2))[1] as ReceivedRequest
    read(after, json.secret)
    expect(() => read(after, secret)).toThrow('No matching signature')
    expect((await find(webhookId))?.previousSecretUntil).toBeNull()
  })
})

describe('the deliveries', () => {
  it('are listed newest first in pages, and can be sent again', async () => {
    const { webhookId } = await add()
    for (let i = 0; i < 3; i++) await addCup()
    await requests(3)
    await settled(webhookId, 'delivered')
    const { content, totalPages, totalElements } = await deliveries(webhookId, { pageSize: 2 })
    expect([content.length, totalPages, totalElements]).toEqual([2, 2, 3])
    const times = content.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const oldest = (await deliveries(webhookId, { pageSize: 2, pageNumber: 1 })).content[0]?.deliveryId ?? ''
    await expectOk(redeliver(oldest))
    expect((await requests(4))[3]?.headers['webhook-id']).toBe(oldest)
  })

  it('of many changes at once follow each other without pauses', async () => {
    await add({ events: ['product.deleted'] })
    const ids: string[] = []
    for (let i = 0; i < 40; i++) ids.push((await addCup()).id)
    await expectOk(shop.owner.call('product.bulkDelete', { body: { storeId: shop.storeId, ids } }))
    await expect.poll(() => receiver.received.length).toBe(40)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
  })

  it('are limited while they are pending', async () => {
    const { webhookId } = await add()
    await server.owner.query(
      `insert into webhook_deliveries (store_id, id, webhook_id, event, status, created_at)
       select $1, 'old' || i, $2, 'product.created', 'pending', now() - i * interval '1 minute' from generate_series(1, 1005) i`,
      [shop.storeId, webhookId],
    )
    await addCup()
    await settled(webhookId, 'delivered')
    const { rows } = await server.owner.query(`select id from webhook_deliveries where status = 'dropped' order by created_at`)
    expect(rows.map(({ id }) => id)).toEqual(['old1005', 'old1004', 'old1003', 'old1002', 'old1001', 'old1000'])
  })

  it('are deleted after 30 days, and with their webhook', async () => {
    const { webhookId } = await add()
    await addCup()
    await addCup()
    await requests(2)
    await settled(webhookId, 'delivered')
    const { deliveryId } = (await deliveries(webhookId)).content[1] ?? { deliveryId: '' }
    await server.owner.query(`update webhook_deliveries set created_at = now() - interval '31 days' where id = $1`, [deliveryId])
    await server.owner.query('select purge_webhooks(now())')
    expect((await deliveries(webhookId)).totalElements).toBe(1)
    const params = { storeId: shop.storeId, webhookId }
    await expectOk(shop.owner.call('webhook.delete', { params }))
    expect((await server.owner.query('select from webhook_deliveries')).rowCount).toBe(0)
    expect((await shop.owner.call('webhook.delete', { params })).status).toBe(404)
  })

  it('lose the data of a customer who is erased', async () => {
    const cup = await addCup()
    const { webhookId } = await add({ events: ['order.created', 'customer.created'] })
    receiver.respond = (response) => response.writeHead(200).end('Thank you, ada@example.com')
    await server.owner.query('delete from customers')
    await shop.buy([{ productId: cup.id, quantity: 1 }])
    await requests(2)
    await expect
      .poll(async () => (await deliveries(webhookId)).content.map(({ status }) => status))
      .toEqual(['delivered', 'delivered'])
    const traces = async () =>
      (await server.owner.query(`select from webhook_deliveries d where d::text like '%ada@example.com%'`)).rowCount
    expect(await traces()).toBe(2)
    const { storeId, owner } = shop
    const { json: customers } = await expectOk(owner.call('customer.list', { query: { storeId } }))
    const { customerId = '', email = '' } = customers.content[0] ?? {}
    await expectOk(owner.call('customer.erase', { body: { storeId, customerId, email } }))
    expect(await traces()).toBe(0)
    const [order] = (await deliveries(webhookId)).content.filter(({ event }) => event === 'order.created')
    expect(await detail(order?.deliveryId ?? '')).toMatchObject({ payload: null, response: '' })
    await expectOk(redeliver(order?.deliveryId ?? ''))
    expect((await requests(3))[2]?.body).not.toContain('ada@example.com')
  })
})

describe('a test event', () => {
  it('is sent once, also to a webhook that is off', async () => {
    const { storeId, owner } = shop
    const { webhookId, secret } = await add()
    await expectOk(owner.call('webhook.update', { body: { storeId, webhookId, isEnabled: false } }))
    receiver.respond = (response) => response.writeHead(500).end()
    await expectOk(owner.call('webhook.sendTest', { body: { storeId, webhookId } }))
    const [request] = await requests(1)
    expect(read(request, secret)).toMatchObject({ type: 'webhook.test', data: { webhookId } })
    expect(await settled(webhookId, 'failed')).toMatchObject({ event: 'webhook.test', attempts: 1 })
    expect(await find(webhookId)).toMatchObject({ isEnabled: false, disabledReason: null })
  })
})

describe('the webhooks of a store', () => {
  it('need an https URL without credentials on the public internet', async () => {
    const problem = async (url: string) => {
      const { status, json } = await call(shop, { url })
      return [status, json.fields?.url]
    }
    expect(await problem('http://example.com/hook')).toEqual([400, 'Enter a URL that starts with https://.'])
    expect(await problem('ftp://example.com/hook')).toEqual([400, 'Enter a URL that starts with https://.'])
    expect(await problem('https://user:secret@example.com/')).toEqual([400, expect.stringContaining('password')])
    expect(await problem('https://10.0.0.1/hook')).toEqual([400, 'The address is not on the public internet.'])
    expect(await problem('https://[::1]/hook')).toEqual([400, 'The address is not on the public internet.'])
    expect(await problem('https://example.com:8080/')).toEqual([400, expect.stringContaining('ports')])
    expect((await problem(`https://example.com/${'a'.repeat(2000)}`))[0]).toBe(400)
    expect((await call(shop, { events: [] })).status).toBe(400)
  })

  it('are limited, and need a confirmation where data goes to a new URL', async () => {
    const { storeId, owner } = shop
    const { webhookId } = await add({ events: ['product.deleted', 'order.paid', 'order.paid'] })
    expect((await find(webhookId))?.events).toEqual(['order.paid', 'product.deleted'])
    await withStoreLimit('webhooks', 1, async () =>
      expect((await call(shop)).json).toMatchObject({
        code: 'store_limit',
        error: 'A store can have up to 1 webhooks. Delete some to make room.',
      }),
    )
    await server.owner.query('update sessions set confirmed_at = null')
    const update = (changes: { url?: string; events?: WebhookEvent[] }) =>
      owner.call('webhook.update', { body: { storeId, webhookId, ...changes } })
    const codes = [
      (await call(shop)).json.code,
      (await owner.call('webhook.rotateSecret', { body: { storeId, webhookId } })).json.code,
      (await update({ url: urlOf(other) })).json.code,
    ]
    expect(codes).toEqual(Array(3).fill('confirmation_required'))
    const { json } = await expectOk(update({ url: urlOf(receiver), events: ['order.created'] }))
    expect(json.events).toEqual(['order.created'])
  })

  it('and their deliveries cannot be reached through another store, by fulfillment staff or by API tokens', async () => {
    const { webhookId } = await add()
    await addCup()
    const { deliveryId } = await settled(webhookId, 'delivered')
    const { owner, storeId } = await server.createStore()
    await server.confirmSessions()
    const statuses = [
      await owner.call('webhook.update', { body: { storeId, webhookId, isEnabled: false } }),
      await owner.call('webhook.rotateSecret', { body: { storeId, webhookId } }),
      await owner.call('webhook.sendTest', { body: { storeId, webhookId } }),
      await owner.call('webhook.delete', { params: { storeId, webhookId } }),
      await owner.call('webhook.deliveries', { query: { storeId, webhookId } }),
      await owner.call('webhook.delivery', { query: { storeId, deliveryId } }),
      await owner.call('webhook.redeliver', { body: { storeId, deliveryId } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual(Array(7).fill(404))
    const [manager, packer] = [await server.signUp(), await server.signUp()]
    await server.addStaff(shop.storeId, manager.userId, 'manager')
    await server.addStaff(shop.storeId, packer.userId, 'fulfillment')
    const list = { query: { storeId: shop.storeId } }
    expect([(await manager.call('webhook.list', list)).status, (await packer.call('webhook.list', list)).status]).toEqual([
      200, 403,
    ])
    const scopes = ['webhooks.manage'] as never
    const token = { storeId: shop.storeId, name: 'Sync', scopes, expiresInDays: null }
    expect((await shop.owner.call('apiToken.add', { body: token })).status).toBe(400)
  })
})
