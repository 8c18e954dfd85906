import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyPayment, applyReported, type PaymentContext } from '../../flows/take-payment/apply-payment.ts'
import { startFakeMollie } from '../../testing/payment/mollie/fake-mollie.ts'
import { createClient, expectOk, mainHostname, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments, waitUntil } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { openCredentials } from './method/credentials.ts'
import type { ProviderPayment } from './providers/provider.ts'
import { sendTestWebhook, testWebhook } from './providers/test/test-webhook.ts'

let server: TestServer
let shop: TestShop
let online: OnlinePayments
let context: PaymentContext
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'pays' })
  online = await acceptOnlinePayments(server, shop)
  context = { ...server.serverContext, store: { storeId: shop.storeId } }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const item = async (more = {}) => [{ productId: (await shop.product({ name: 'Vase', price: 30, ...more })).id, quantity: 1 }]
const tracked = { trackInventory: true, stockQuantity: 3 }
const paymentOf = async (orderId: string) => (await shop.order(orderId)).payments.at(-1)
const reference = async (orderId: string) => (await paymentOf(orderId))?.reference ?? ''
const emailsOf = async (email: string) =>
  (await server.owner.query('select kind from outbox where to_address = $1 order by created_at', [email])).rows.map(
    ({ kind }) => kind,
  )
const incidents = async (orderId: string) =>
  (await expectOk(shop.owner.call('payment.incidents', { query: { storeId: shop.storeId } }))).json
    .filter((incident) => incident.orderId === orderId)
    .map(({ type }) => type)
const settle = (ref: string, columns: string) => server.owner.query(`update test_payments set ${columns} where id = $1`, [ref])
const events = async (orderId: string) => (await shop.order(orderId)).events.map(({ type }) => type)

async function secretOf(methodId: string): Promise<string> {
  const { rows } = await server.owner.query('select * from payment_methods where id = $1', [methodId])
  return openCredentials(server.serverContext.config, rows[0]).webhookSecret ?? ''
}
/** Sends a webhook of the test provider. */
async function send(ref: string, { event = `te_${randomUUID()}`, secret = '', body = '', methodId = online.methodId } = {}) {
  const webhook = testWebhook(secret || (await secretOf(methodId)), { event, ref })
  return server.client(mainHostname).raw({
    method: 'POST',
    path: `/payment/webhook/test/${shop.storeId}/${methodId}`,
    headers: webhook.headers,
    body: body || webhook.body,
  })
}

describe('an order with an online payment', () => {
  it('waits for its payment with reserved stock, and is confirmed by email only when it is paid', async () => {
    const lines = await item(tracked)
    const email = 'waits@example.com'
    const placed = await online.place(lines, { email })
    expect(placed).toMatchObject({ status: 'pending_payment', redirectTo: expect.stringContaining('/test-payment/tp_') })
    const waiting = await shop.order(placed.orderId)
    expect(waiting).toMatchObject({ status: 'pending_payment', paymentStatus: 'pending' })
    const minutes = (Date.parse(waiting.reservedUntil ?? '') - Date.now()) / 60_000
    expect(minutes).toBeCloseTo(45, 0)
    expect((await shop.stockOf(lines[0]?.productId ?? '')).stockQuantity).toBe(2)
    expect(await emailsOf(email)).toEqual([])
    expect((await shop.receipt(placed.token)).payment).toMatchObject({ canPay: true, failure: '' })

    const authenticating = await online.choose(placed.redirectTo ?? '', 'authenticate')
    expect(authenticating.text).toContain('Confirm payment')
    const approved = await online.choose(placed.redirectTo ?? '', 'confirm')
    expect(approved).toMatchObject({ status: 303 })
    expect(approved.headers.location).toBe(`http://${shop.host}:${server.port}/order/${placed.token}?payment=return`)
    await waitUntil(async () => (await shop.order(placed.orderId)).status === 'open')
    expect(await shop.order(placed.orderId)).toMatchObject({
      paymentStatus: 'paid',
      paidTotal: 30,
      reservedUntil: null,
      payments: [{ status: 'captured', captured: 30, type: 'test' }],
    })
    expect(await emailsOf(email)).toEqual(['order-placed'])
    expect((await server.email(email, 'order-placed')).text).not.toContain('Please pay by')
    expect((await shop.receipt(placed.token)).payment).toMatchObject({ canPay: false })
  })

  it('is placed once for one key, and gets the same page again', async () => {
    const [lines, key] = [await item(), randomUUID()]
    const body = { ...(await shop.orderBody(lines)), methodId: online.methodId }
    const [first, second] = await Promise.all([shop.place(body, key), shop.place(body, key)])
    expect(first.json).toEqual(second.json)
    const found = await shop.shopper().call('order.findPlaced', { headers: { 'idempotency-key': key }, body })
    expect(found.json.order).toEqual(first.json)
    const { json } = await expectOk(shop.shopper().call('order.pay', { body: { token: first.json.token } }))
    expect(json.redirectTo).toBe(first.json.redirectTo)
    expect((await shop.order(first.json.orderId)).payments).toHaveLength(1)
  })

  it('stays payable after a decline; the next attempt is a new payment, and the first page pays nothing anymore', async () => {
    const placed = await online.pay(await item(), 'decline')
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'pending_payment', paymentStatus: 'failed' })
    expect((await shop.receipt(placed.token)).payment).toMatchObject({ canPay: true, failure: 'The payment was declined.' })
    const { rows } = await server.owner.query(
      `select count(*)::int as count from outbox where kind = 'payment-failed' and text_body like '%/order/' || $1 || '%'`,
      [placed.token],
    )
    expect(rows).toEqual([{ count: 1 }])
    const again = () => shop.shopper().call('order.pay', { body: { token: placed.token } })
    await server.owner.query(`update orders set expires_at = now() + interval '10 minutes' where id = $1`, [placed.orderId])
    const [one, two] = await Promise.all([again(), again()])
    const retried = await shop.order(placed.orderId)
    expect(retried).toMatchObject({ paymentStatus: 'pending' })
    // The order stays reserved while the new page is open.
    expect((Date.parse(retried.reservedUntil ?? '') - Date.now()) / 60_000).toBeCloseTo(45, 0)
    expect(one.json.redirectTo).toBe(two.json.redirectTo)
    expect(one.json.redirectTo).not.toBe(placed.redirectTo)
    // The failure is that of the latest payment.
    expect((await shop.receipt(placed.token)).payment).toMatchObject({ canPay: true, failure: '' })
    expect((await online.open(placed.redirectTo ?? '')).text).toContain('Nothing more can be done here')
    await online.choose(one.json.redirectTo, 'approve')
    // The shopper returns before the webhook arrives.
    const { json } = await expectOk(shop.shopper().call('order.checkPayment', { body: { token: placed.token } }))
    expect(json).toMatchObject({ status: 'open', paymentStatus: 'paid' })
    expect((await shop.order(placed.orderId)).payments.map(({ status }) => status)).toEqual(['failed', 'captured'])
    expect((await again()).json.code).toBe('transition_forbidden')
  })

  it('is placed although the payment cannot start, and the shopper starts it later', async () => {
    const methods = (change: string) =>
      server.owner.query(`update payment_methods set config_encrypted = ${change} where id = $1`, [online.methodId])
    // The settings do not open, as after a change of the server's secret.
    await methods(`set_byte(config_encrypted, 3, get_byte(config_encrypted, 3) # 1)`)
    const { redirectTo, ...placed } = await online.place(await item())
    expect(placed.status).toBe('pending_payment')
    expect(redirectTo).toBeUndefined()
    const pay = () => shop.shopper().call('order.pay', { body: { token: placed.token } })
    expect(await pay()).toMatchObject({ status: 503, json: { error: expect.stringContaining('Nothing was charged') } })
    const list = await expectOk(shop.owner.call('payment.methods', { query: { storeId: shop.storeId } }))
    expect(list.json.find(({ id }) => id === online.methodId)?.problem).toContain('Enter the keys again')
    const late = await online.place(await item())
    await methods(`set_byte(config_encrypted, 3, get_byte(config_encrypted, 3) # 1)`)
    // The page stays open for at least 30 minutes, so that a payment that would end earlier is replaced.
    const startWithLeft = async ({ orderId, token }: { orderId: string; token: string }, seconds: number) => {
      await server.owner.query(`update payments set expires_at = now() + make_interval(secs => $2) where order_id = $1`, [
        orderId,
        seconds,
      ])
      const { redirectTo } = (await expectOk(shop.shopper().call('order.pay', { body: { token } }))).json
      expect((await online.open(redirectTo)).text).toContain('Approve payment')
      return (await shop.order(orderId)).payments.map(({ status }) => status)
    }
    expect(await startWithLeft(placed, 30 * 60 + 45)).toEqual(['pending'])
    expect(await startWithLeft(late, 29 * 60)).toEqual(['voided', 'pending'])
  })

  it('expires: its page is closed first, then its stock is released, and no email is sent', async () => {
    const lines = await item(tracked)
    const placed = await online.place(lines, { email: 'leaves@example.com' })
    await online.expire(placed.orderId)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'expired', paymentStatus: 'voided' })
    expect((await shop.stockOf(lines[0]?.productId ?? '')).stockQuantity).toBe(3)
    expect((await online.open(placed.redirectTo ?? '')).text).toContain('This payment is canceled')
    expect(await emailsOf('leaves@example.com')).toEqual([])
    expect((await shop.receipt(placed.token)).payment).toMatchObject({ canPay: false, until: null })
  })

  it('that was paid when it should expire is opened instead', async () => {
    const placed = await online.place(await item(tracked))
    await settle(await reference(placed.orderId), `state = 'paid', authorized = amount, captured = amount`)
    await online.expire(placed.orderId)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid' })
  })

  it('that was canceled while its payment started cannot be paid', async () => {
    const mollie = await startFakeMollie()
    mollie.webhooks.held = true
    server.serverContext.config.mollieApi = mollie.url
    const apiKey = mollie.createProfile()
    const { storeId, owner } = shop
    const method = { storeId, type: 'mollie', title: 'Mollie', settings: { apiKey } } as const
    const { id: methodId } = (await expectOk(owner.call('payment.addMethod', { body: method }))).json
    const starting = mollie.intercept({ match: /^POST \/v2\/payments/, when: 'after', action: 'pause' })
    const contact = { email: 'hesitates@example.com' }
    const placing = shop.place({ ...(await shop.orderBody(await item())), methodId, contact })
    await starting.reached
    const { rows } = await server.owner.query('select id from orders where email = $1', [contact.email])
    await expectOk(owner.call('order.cancel', { body: { storeId, orderId: rows[0].id } }))
    starting.release()
    await placing
    const payments = () => [...mollie.profile(apiKey).payments.values()].map(({ status }) => status)
    await expect.poll(payments).toEqual(['canceled'])
    await mollie.stop()
    await expectOk(owner.call('payment.deleteMethod', { params: { storeId, methodId } }))
  })

  it('of nothing is paid immediately', async () => {
    const { json } = await expectOk(
      shop.place({ ...(await shop.orderBody(await item({ price: 0 }))), methodId: online.methodId }),
    )
    expect(json).toMatchObject({ status: 'open' })
    expect(await shop.order(json.orderId)).toMatchObject({ paymentStatus: 'paid', payments: [{ status: 'captured', amount: 0 }] })
  })
})

describe('a webhook', () => {
  it('that arrives twice, late and in parallel changes the order once', async () => {
    const placed = await online.place(await item(), { email: 'twice@example.com' })
    const ref = await reference(placed.orderId)
    await settle(ref, `state = 'paid', authorized = amount, captured = amount`)
    const sent = await Promise.all([
      send(ref, { event: 'same' }),
      send(ref, { event: 'same' }),
      ...[1, 2, 3].map(() => send(ref)),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const reads = async () =>
      (await server.owner.query('select checks from payments where order_id = $1', [placed.orderId])).rows[0].checks
    const before = await reads()
    expect((await send(ref, { event: 'same' })).status).toBe(200)
    expect(await reads()).toBe(before)
    expect(await events(placed.orderId)).toEqual(['placed', 'paid_online'])
    expect(await emailsOf('twice@example.com')).toEqual(['order-placed'])
    const { version } = await shop.order(placed.orderId)
    await applyPayment(context, (await paymentOf(placed.orderId))?.id ?? '')
    expect((await shop.order(placed.orderId)).version).toBe(version)
  })

  it('that reports an older state has no effect', async () => {
    const placed = await online.pay(await item())
    const payment = await paymentOf(placed.orderId)
    const stale: ProviderPayment = {
      reference: payment?.id ?? '',
      amount: 3000,
      currency: 'eur',
      authorized: 0,
      captured: 0,
      refunded: 0,
      disputed: 0,
      disputeOutcome: null,
      state: 'failed',
      externalRefunds: [],
      failure: 'Declined',
    }
    await applyReported(context, payment?.id ?? '', stale)
    await applyReported(context, payment?.id ?? '', { ...stale, state: 'expired' })
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid' })
    expect(await paymentOf(placed.orderId)).toMatchObject({ status: 'captured', captured: 30 })
  })

  it.each([
    ['amount = amount - 1', 'wrong_amount', '29.99 EUR'],
    [`currency = 'USD'`, 'wrong_currency', 'USD'],
    [`reference = '4711'`, 'wrong_reference', '4711'],
  ])('about a payment with %s never marks an order as paid, and is an incident once', async (change, type, reported) => {
    const placed = await online.place(await item())
    const ref = await reference(placed.orderId)
    await settle(ref, `state = 'paid', authorized = amount, captured = amount, ${change}`)
    await send(ref)
    await send(ref)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'pending_payment', paidTotal: 0 })
    expect(await incidents(placed.orderId)).toEqual([type])
    const query = { storeId: shop.storeId }
    const { json } = await expectOk(shop.owner.call('payment.incidents', { query }))
    const incident = json.find(({ orderId }) => orderId === placed.orderId)
    expect(incident).toMatchObject({ reported, reference: ref, provider: 'test', amount: 30 })
    const incidentId = incident?.id ?? ''
    await expectOk(shop.owner.call('payment.resolveIncident', { body: { ...query, incidentId } }))
    expect(await incidents(placed.orderId)).toEqual([])
  })

  it('with a wrong signature, an old one, or of another method is refused; one about an unknown payment is accepted', async () => {
    const placed = await online.place(await item())
    const ref = await reference(placed.orderId)
    await settle(ref, `state = 'paid', authorized = amount, captured = amount`)
    expect((await send(ref, { secret: 'guessed' })).status).toBe(400)
    expect((await send(ref, { body: '{"id":"a","payment":"b"}' })).status).toBe(400)
    expect((await send(ref, { methodId: online.methodId, body: 'x'.repeat(64 * 1024 + 1) })).status).toBe(413)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'pending_payment' })
    expect((await send('tp_unknown')).status).toBe(200)
    const path = `/payment/webhook/stripe/${shop.storeId}/${online.methodId}`
    expect((await server.client(mainHostname).raw({ method: 'POST', path, body: {} })).status).toBe(404)
    expect((await server.client(shop.host).raw({ method: 'POST', path, body: {} })).status).not.toBe(200)
  })

  it('is sent again by the test provider until it is accepted', async () => {
    const { orderId } = await online.place(await item())
    const ref = await reference(orderId)
    const webhook = () => sendTestWebhook({ paymentId: ref, event: 'te_again' }, server.serverContext)
    await webhook()
    await settle(ref, `webhook_url = webhook_url || 'gone'`)
    await expect(webhook()).rejects.toThrow('404')
  })

  it('that never arrives is replaced by the job that reads pending payments', async () => {
    const placed = await online.place(await item())
    await settle(await reference(placed.orderId), `state = 'paid', authorized = amount, captured = amount`)
    await server.owner.query('update payments set next_check_at = now() where order_id = $1', [placed.orderId])
    await server.owner.query(`select graphile_worker.add_job('payment.check', '{}')`)
    await waitUntil(async () => (await shop.order(placed.orderId)).status === 'open')
  })
})

describe('a payment of an expired order', () => {
  it('opens the order again while its items are in stock', async () => {
    const lines = await item(tracked)
    const placed = await online.place(lines, { email: 'late@example.com' })
    const ref = await reference(placed.orderId)
    await online.expire(placed.orderId)
    await settle(ref, `state = 'paid', authorized = amount, captured = amount`)
    await send(ref)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid', paidTotal: 30 })
    expect((await shop.stockOf(lines[0]?.productId ?? '')).stockQuantity).toBe(2)
    expect(await emailsOf('late@example.com')).toEqual(['order-placed'])
  })

  it('is refunded once when the items are sold out, and both sides get an email', async () => {
    const lines = await item({ trackInventory: true, stockQuantity: 1 })
    const body = { storeId: shop.storeId, storeEmail: 'owner@pays.example' }
    await expectOk(shop.owner.call('store.updateDetails', { body }))
    const placed = await online.place(lines, { email: 'toolate@example.com' })
    const ref = await reference(placed.orderId)
    await online.expire(placed.orderId)
    await shop.buy(lines)
    await settle(ref, `state = 'paid', authorized = amount, captured = amount`)
    await Promise.all([send(ref), send(ref)])
    expect((await server.email('toolate@example.com', 'payment-returned')).text).toContain('€30.00')
    expect((await server.email('owner@pays.example', 'payment-incident')).text).toContain('It is being refunded')
    await waitUntil(async () => (await paymentOf(placed.orderId))?.refunded === 30)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'expired', paymentStatus: 'voided', paidTotal: 0 })
    expect(await incidents(placed.orderId)).toEqual(['late_payment'])
    expect((await server.owner.query('select from test_refunds where payment_id = $1', [ref])).rowCount).toBe(1)
    expect(await emailsOf('toolate@example.com')).toEqual(['payment-returned'])
  })

  it('of a canceled order is refunded too', async () => {
    const placed = await online.place(await item())
    const ref = await reference(placed.orderId)
    await expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId: placed.orderId, notify: false } }))
    await waitUntil(async () => (await online.open(placed.redirectTo ?? '')).text.includes('canceled'))
    await settle(ref, `state = 'paid', authorized = amount, captured = amount`)
    await send(ref)
    await waitUntil(async () => (await paymentOf(placed.orderId))?.refunded === 30)
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'cancelled', paidTotal: 0 })
    expect(await incidents(placed.orderId)).toEqual(['late_payment'])
  })
})

describe('a payment of an order that was paid in another way', () => {
  it('is refunded, and the order stays paid', async () => {
    const { orderId } = await online.place(await item())
    const ref = await reference(orderId)
    await server.owner.query(`update orders set pay_until = now() + interval '1 hour' where id = $1`, [orderId])
    await settle(ref, `state = 'paid', authorized = amount, captured = amount`)
    await expectOk(shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } }))
    await send(ref)
    const twice = async () => (await shop.order(orderId)).payments.find((payment) => payment.reference === ref)
    await waitUntil(async () => (await twice())?.refunded === 30)
    expect(await incidents(orderId)).toEqual(['duplicate_payment'])
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid', paidTotal: 30, refundedTotal: 0 })
  })
})

describe('another payment method of an unpaid order', () => {
  const [methods, email] = [{ transfer: '', cod: '' }, () => `${randomUUID()}@example.com`]
  beforeAll(async () => {
    const add = async (body: { type: 'bank_transfer' | 'cod'; title: string; instructions: string }) =>
      (await expectOk(shop.owner.call('payment.addMethod', { body: { storeId: shop.storeId, ...body } }))).json.id
    methods.transfer = await add({ type: 'bank_transfer', title: 'Transfer', instructions: 'AT61 1904' })
    methods.cod = await add({ type: 'cod', title: 'On delivery', instructions: '' })
  })
  const pay = (token: string, methodId?: string) =>
    shop.shopper().call('order.pay', { body: { token, ...(methodId && { methodId }) } })
  const offered = async (token: string) =>
    (await shop.receipt(token)).paymentMethods.map(({ title, isCurrent }) => (isCurrent ? `[${title}]` : title))
  const placeWith = async (methodId: string, contact: string) =>
    (await expectOk(shop.place({ ...(await shop.orderBody(await item(tracked))), methodId, contact: { email: contact } }))).json

  it('ends the attempt at its provider, and confirms the order with the instructions of the new method', async () => {
    const [lines, to] = [await item(tracked), email()]
    const placed = await online.place(lines, { email: to })
    expect(await offered(placed.token)).toEqual(expect.arrayContaining(['[Card]', 'Transfer', 'On delivery']))
    const responses = await Promise.all([pay(placed.token, methods.transfer), pay(placed.token, methods.transfer)])
    expect(responses.map(({ status, json }) => [status, json])).toEqual([
      [200, {}],
      [200, {}],
    ])
    const order = await shop.order(placed.orderId)
    expect(order).toMatchObject({ status: 'open', paymentStatus: 'pending', method: { title: 'Transfer' } })
    expect(order.payments.map(({ type, status }) => `${type} ${status}`)).toEqual(['test voided', 'bank_transfer pending'])
    expect((Date.parse(order.reservedUntil ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(1)
    expect((await online.open(placed.redirectTo)).text).toContain('This payment is canceled')
    expect((await shop.stockOf(lines[0]?.productId ?? '')).stockQuantity).toBe(2)
    expect(await emailsOf(to)).toEqual(['order-placed'])
    expect((await server.email(to, 'order-placed')).text).toContain('AT61 1904')
    expect(order.events.map(({ message }) => message)).toContain('The customer changed the payment method to Transfer.')
  })

  it('is an online payment of an order that stays open until it is paid', async () => {
    const to = email()
    const placed = await placeWith(methods.cod, to)
    const { redirectTo } = (await expectOk(pay(placed.token, online.methodId))).json
    expect((await shop.receipt(placed.token)).payment).toMatchObject({ canPay: true })
    const waiting = await shop.order(placed.orderId)
    expect(waiting).toMatchObject({ status: 'open', method: { title: 'Card' } })
    // Reserved as long as before, not only while the page is open.
    expect((Date.parse(waiting.reservedUntil ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(1)
    await online.choose(redirectTo, 'decline')
    await waitUntil(async () => (await shop.receipt(placed.token)).payment?.failure === 'The payment was declined.')
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'open', paymentStatus: 'pending' })
    await online.choose((await expectOk(pay(placed.token))).json.redirectTo, 'approve')
    await waitUntil(async () => (await shop.order(placed.orderId)).paymentStatus === 'paid')
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'open', reservedUntil: null, paidTotal: 30 })
    expect(await offered(placed.token)).toEqual([])
    expect((await pay(placed.token, methods.cod)).json.code).toBe('transition_forbidden')
    expect(await emailsOf(to)).toEqual(['order-placed', 'payment-received'])
  })

  it('that the owner is paid with ends the online payment of an open order', async () => {
    const placed = await placeWith(methods.cod, email())
    const { redirectTo } = (await expectOk(pay(placed.token, online.methodId))).json
    await expectOk(shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId: placed.orderId } }))
    expect((await shop.order(placed.orderId)).payments.map(({ type, status }) => `${type} ${status}`)).toEqual([
      ...['cod voided', 'test voided', 'manual captured'],
    ])
    await waitUntil(async () => (await online.open(redirectTo)).text.includes('This payment is canceled'))
  })

  it('is refused for an order that was paid meanwhile, and for methods that it does not have', async () => {
    const placed = await online.place(await item())
    expect((await pay(placed.token, 'unknown')).json.code).toBe('method_unavailable')
    // The webhook has not arrived.
    await settle(await reference(placed.orderId), `state = 'paid', authorized = amount, captured = amount`)
    expect((await pay(placed.token, methods.transfer)).json.code).toBe('transition_forbidden')
    expect(await shop.order(placed.orderId)).toMatchObject({ paymentStatus: 'paid', method: { title: 'Card' } })
  })
})

describe('a waiting order whose shopper places a new one', () => {
  const cancel = (token: string) => shop.shopper().call('order.cancelUnpaid', { body: { token } })

  it('is canceled with its payment, and its items are in stock again', async () => {
    const lines = await item({ trackInventory: true, stockQuantity: 1 })
    const placed = await online.place(lines, { email: 'again@example.com' })
    const [one, two] = await Promise.all([cancel(placed.token), cancel(placed.token)])
    expect([one.json.status, two.json.status]).toEqual(['cancelled', 'cancelled'])
    expect((await online.open(placed.redirectTo)).text).toContain('This payment is canceled')
    expect((await shop.stockOf(lines[0]?.productId ?? '')).stockQuantity).toBe(1)
    expect((await shop.order(placed.orderId)).events.at(-1)?.message).toContain('by the customer')
    expect(await emailsOf('again@example.com')).toEqual([])
    expect((await online.place(lines)).status).toBe('pending_payment')
  })

  it('is unchanged if it is paid, needs no payment, or belongs to another store', async () => {
    const placed = await online.place(await item())
    await settle(await reference(placed.orderId), `state = 'paid', authorized = amount, captured = amount`)
    expect((await cancel(placed.token)).json).toMatchObject({ status: 'open', paymentStatus: 'paid' })
    const open = await shop.buy(await item())
    expect((await cancel(open.token)).json).toMatchObject({ status: 'open' })
    const other = await openTestShop(server)
    expect((await other.shopper().call('order.cancelUnpaid', { body: { token: placed.token } })).status).toBe(404)
  })
})

describe('a payment that is captured later', () => {
  let later: OnlinePayments
  beforeAll(async () => {
    later = await acceptOnlinePayments(server, shop, { manualCapture: true, title: 'Card, charged when sent' })
  })
  const capture = (orderId: string) => shop.owner.call('order.capture', { body: { storeId: shop.storeId, orderId } })
  const authorized = async () => {
    const placed = await later.pay(await item())
    expect(await shop.order(placed.orderId)).toMatchObject({ status: 'open', paymentStatus: 'authorized', paidTotal: 0 })
    return placed
  }

  it('that was authorized when its order should expire opens the order', async () => {
    const { orderId } = await later.place(await item())
    await settle(await reference(orderId), `state = 'authorized', authorized = amount`)
    await later.expire(orderId)
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', paymentStatus: 'authorized' })
  })

  it('is captured by the owner, once', async () => {
    const { orderId } = await authorized()
    const markPaid = await shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } })
    expect(markPaid.json.error).toContain('Capture it instead')
    expect((await expectOk(capture(orderId))).json).toMatchObject({ paymentStatus: 'paid', paidTotal: 30 })
    expect((await capture(orderId)).json.code).toBe('transition_forbidden')
  })

  it('is captured when the order is fulfilled, which completes it', async () => {
    const { orderId } = await authorized()
    await expectOk(shop.owner.call('order.fulfill', { body: { storeId: shop.storeId, orderId } }))
    await waitUntil(async () => (await shop.order(orderId)).status === 'completed')
    expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'paid', paidTotal: 30 })
  })

  it('completes an order whose items were delivered before the capture', async () => {
    const { orderId } = await authorized()
    const ids = [shop.storeId, orderId]
    await server.owner.query(
      `insert into fulfillments (store_id, id, order_id, status, carrier, tracking_number, tracking_url, lines)
       select $1, 'sent-' || id, $2, 'delivered', '', '', '', jsonb_build_array(jsonb_build_object('lineId', id, 'quantity', quantity))
         from order_lines where store_id = $1 and order_id = $2`,
      ids,
    )
    await server.owner.query('update order_lines set fulfilled_quantity = quantity where store_id = $1 and order_id = $2', ids)
    await server.owner.query(`update orders set fulfillment_status = 'delivered' where store_id = $1 and id = $2`, ids)
    expect((await expectOk(capture(orderId))).json).toMatchObject({ status: 'completed', fulfillmentStatus: 'delivered' })
  })

  it('is released when the order is canceled', async () => {
    const { orderId } = await authorized()
    await expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId } }))
    expect(await shop.order(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' })
    const ref = await reference(orderId)
    const stateOf = async () => (await server.owner.query('select state from test_payments where id = $1', [ref])).rows[0].state
    await waitUntil(async () => (await stateOf()) === 'canceled')
    expect((await capture(orderId)).json.code).toBe('transition_forbidden')
  })

  it('is either captured or released when both happen at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId } = await authorized()
      const cancel = () => shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId, notify: false } })
      const [captured, canceled] = await Promise.all([capture(orderId), cancel()])
      const ref = await reference(orderId)
      const provider = async () =>
        (await server.owner.query('select state, captured::int from test_payments where id = $1', [ref])).rows[0]
      if (captured.status === 200) expect(await provider()).toMatchObject({ state: 'paid', captured: 3000 })
      else await waitUntil(async () => (await provider()).state === 'canceled')
      if (canceled.status !== 200) expect(await shop.order(orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid' })
    }
  })

  it('whose authorization ended is an incident, and the order shows it', async () => {
    const { orderId } = await authorized()
    const ref = await reference(orderId)
    await settle(ref, `state = 'canceled'`)
    await send(ref, { methodId: later.methodId })
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', paymentStatus: 'voided' })
    expect(await incidents(orderId)).toEqual(['authorization_lost'])
  })
})

describe('payment methods', () => {
  const list = async (client = shop.owner) =>
    (await expectOk(client.call('payment.methods', { query: { storeId: shop.storeId } }))).json
  const add = (body: object) =>
    shop.owner.call('payment.addMethod', { body: { storeId: shop.storeId, type: 'manual', title: 'Pay at our desk', ...body } })

  it('are added, changed, sorted and deleted, and shoppers see it immediately', async () => {
    const lines = await item()
    const offered = async () => (await shop.quote(lines)).methods.map(({ title }) => title)
    const instructions = 'IBAN AT61 1904 3002 3457 3201'
    const bank = (await expectOk(add({ type: 'bank_transfer', title: 'Bank transfer', instructions, maxTotal: 100 }))).json
    expect(bank).toMatchObject({ enabled: true, minTotal: null, maxTotal: 100, problem: '', configHint: {} })
    expect(await offered()).toContain('Bank transfer')
    const update = (body: object) => {
      const fields = { title: 'Bank transfer', instructions, ...body }
      return shop.owner.call('payment.updateMethod', { body: { storeId: shop.storeId, methodId: bank.id, ...fields } })
    }
    expect((await list()).at(-1)).toMatchObject({ id: bank.id, position: (await list()).length - 1 })
    await expectOk(update({ minTotal: 30, maxTotal: 30 }))
    expect(await offered()).toContain('Bank transfer')
    await expectOk(update({ minTotal: 31 }))
    expect(await offered()).not.toContain('Bank transfer')
    expect((await update({ minTotal: 20, maxTotal: 10 })).json.fields).toHaveProperty('maxTotal')
    const footer = async () => (await server.client(shop.host).raw({ method: 'GET', path: '/' })).text
    await expectOk(update({ title: 'Wire' }))
    await expect.poll(footer).toContain('Wire')
    await expectOk(update({ title: 'Wire', enabled: false }))
    await expect.poll(footer).not.toContain('Wire')

    const ids = (await list()).map(({ id }) => id).reverse()
    const sort = (methodIds: string[]) => shop.owner.call('payment.sortMethods', { body: { storeId: shop.storeId, methodIds } })
    expect((await expectOk(sort(ids))).json.map(({ id }) => id)).toEqual(ids)
    expect((await sort(ids.slice(1))).status).toBe(409)
    expect((await sort([...ids.slice(1), 'unknown'])).status).toBe(409)
    expect((await sort(ids.toReversed())).status).toBe(200)
    await expectOk(shop.owner.call('payment.deleteMethod', { params: { storeId: shop.storeId, methodId: bank.id } }))
    expect((await list()).map(({ id }) => id)).not.toContain(bank.id)
    const { rows } = await server.owner.query(`select action from audit_log where store_id = $1 and target = $2`, [
      shop.storeId,
      bank.id,
    ])
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['payment.addMethod', 'payment.updateMethod', 'payment.deleteMethod']),
    )
  })

  it('keep their secrets: encrypted in the database, and in no response, audit entry or email', async () => {
    const secret = await secretOf(online.methodId)
    expect(secret.length).toBeGreaterThan(20)
    const { rows } = await server.owner.query(
      `select (select string_agg(encode(config_encrypted, 'escape'), '') from payment_methods) as stored,
              (select string_agg(detail::text, '') from audit_log) as audit,
              (select string_agg(text_body, '') from outbox) as emails`,
    )
    for (const text of [rows[0].stored, rows[0].audit, rows[0].emails, JSON.stringify(await list())])
      expect(text.includes(secret)).toBe(false)
  })

  it('of a deleted provider still work for its payments, and for no new ones', async () => {
    const other = await openTestShop(server, { subdomain: 'deletes' })
    const card = await acceptOnlinePayments(server, other)
    const lines = [{ productId: (await other.product({ name: 'Cup', price: 5 })).id, quantity: 1 }]
    const placed = await card.place(lines)
    const { token } = await card.pay(lines, 'decline')
    const payAgain = () => other.shopper().call('order.pay', { body: { token } })
    const enable = (enabled: boolean) =>
      other.owner.call('payment.updateMethod', {
        body: { storeId: other.storeId, methodId: card.methodId, title: 'Card', enabled },
      })
    await expectOk(enable(false))
    expect((await payAgain()).status).toBe(503)
    await expectOk(enable(true))
    await expectOk(other.owner.call('payment.deleteMethod', { params: { storeId: other.storeId, methodId: card.methodId } }))
    expect((await payAgain()).status).toBe(503)
    expect((await other.quote(lines)).methods.map(({ id }) => id)).not.toContain(card.methodId)
    await card.choose(placed.redirectTo ?? '', 'approve')
    await waitUntil(async () => (await other.order(placed.orderId)).paymentStatus === 'paid')
  })

  it('are changed by the owner only, at most 50 of them', async () => {
    const staff = await server.signUp()
    await server.addStaff(shop.storeId, staff.userId)
    expect((await list(staff)).length).toBeGreaterThan(1)
    const body = { storeId: shop.storeId, type: 'cod', title: 'Cash' } as const
    expect((await staff.call('payment.addMethod', { body })).status).toBe(403)
    const other = await openTestShop(server, { subdomain: 'many' })
    await server.owner.query(
      `insert into payment_methods (store_id, id, type, title) select $1, 'filler' || n, 'manual', 'x' from generate_series(1, 49) n`,
      [other.storeId],
    )
    const full = await other.owner.call('payment.addMethod', { body: { ...body, storeId: other.storeId } })
    expect(full.json.code).toBe('store_limit')
  })

  it('of the test provider have a page that ends one payment, in time and from itself', async () => {
    const placed = await online.place(await item())
    const client = server.client(mainHostname)
    const { pathname: path } = new URL(placed.redirectTo ?? '')
    const open = async (at = path) => (await client.raw({ method: 'GET', path: at })).text
    const send = (body: string, headers = {}) =>
      client.raw({ method: 'POST', path, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body })
    expect(await open('/test-payment/tp_unknown')).toContain('There is no such test payment')
    expect((await send('outcome=steal')).status).toBe(400)
    expect((await send('outcome=approve', { origin: 'http://evil.example' })).status).toBe(403)
    expect((await shop.shopper().raw({ method: 'GET', path })).text).not.toContain('Choose how the payment ends')
    const ref = await reference(placed.orderId)
    const ends = (interval: string) => settle(ref, `expires_at = now() + interval '${interval}'`)
    await ends('-1 second')
    expect(await open()).toContain('This payment has expired')
    expect((await send('outcome=approve')).text).toContain('This payment has expired')
    await ends('1 hour')
    expect(await open()).toContain('Choose how the payment ends')
    const declined = await send('outcome=decline')
    expect([declined.status, declined.headers.location]).toEqual([303, expect.stringContaining('?payment=cancel')])
    expect((await send('outcome=approve')).headers.location).toContain('?payment=cancel')
    expect(await open()).toContain('The payment was declined. Nothing more')
  })

  it('of the test provider report a page that closed', async () => {
    const { orderId, token } = await online.place(await item())
    await settle(await reference(orderId), `expires_at = now() - interval '1 second'`)
    await expectOk(shop.shopper().call('order.checkPayment', { body: { token } }))
    expect((await paymentOf(orderId))?.status).toBe('voided')
  })

  it('of the test provider do not exist in production, and neither does its page', async () => {
    const placed = await online.place(await item())
    const production = await server.another({ config: { mode: 'production' } })
    const path = new URL(placed.redirectTo ?? '').pathname
    const page = await createClient(production.port, mainHostname).raw({ method: 'GET', path })
    expect(page.status).toBe(404)
    const member = createClient(production.port, mainHostname, { cookies: shop.owner.cookie() })
    const { json } = await expectOk(member.call('payment.types', { query: { storeId: shop.storeId } }))
    expect(json.map(({ type }) => type)).not.toContain('test')
    const body = { storeId: shop.storeId, type: 'test', title: 'Card' } as const
    expect((await member.call('payment.addMethod', { body })).json.fields).toHaveProperty('type')
    const { rows } = await server.owner.query(`select enabled from payment_methods where id = $1`, [online.methodId])
    expect(rows).toEqual([{ enabled: false }])
  })
})
