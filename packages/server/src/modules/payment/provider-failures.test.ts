import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireOrders } from '../../flows/cancel-order/expire-orders.ts'
import { applyReported, type PaymentContext } from '../../flows/take-payment/apply-payment.ts'
import { captureDecided } from '../../flows/take-payment/capture-payment.ts'
import { checkPayments } from '../../flows/take-payment/check-payments.ts'
import { giveBackPayment } from '../../flows/take-payment/give-back.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import type { ProviderPayment } from './providers/provider.ts'

let server: TestServer
let shop: TestShop
let now: OnlinePayments
let later: OnlinePayments
let context: PaymentContext
const ownerEmail = 'owner@fails.example'
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'fails' })
  now = await acceptOnlinePayments(server, shop)
  later = await acceptOnlinePayments(server, shop, { manualCapture: true, title: 'Card, charged when sent' })
  context = { ...server.serverContext, store: { storeId: shop.storeId } }
  await expectOk(shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, storeEmail: ownerEmail } }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const item = async () => [{ productId: (await shop.product({ name: 'Vase', price: 30 })).id, quantity: 1 }]
/** The context of a job. */
const job = () => ({ ...server.serverContext, owner: server.owner })
const target = (orderId: string) => ({ storeId: shop.storeId, orderId })
const capture = (orderId: string) => shop.owner.call('order.capture', { body: target(orderId) })
const cancel = (orderId: string) => shop.owner.call('order.cancel', { body: target(orderId) })
const events = async (orderId: string) => (await shop.order(orderId)).events.map(({ type }) => type)
const incidents = async (orderId: string) =>
  (await expectOk(shop.owner.call('payment.incidents', { query: { storeId: shop.storeId } }))).json
    .filter((incident) => incident.orderId === orderId)
    .map(({ type, reported }) => [type, reported])
const emailCount = async () =>
  (await server.owner.query(`select from outbox where kind = 'payment-incident' and to_address = $1`, [ownerEmail])).rowCount

/** The stored payment of an order. */
const stored = async (orderId: string) =>
  (
    await server.owner.query(
      `select id, provider_ref as ref, checks, capture_requested_at is not null as is_decided,
         extract(epoch from next_check_at - now())::float as seconds
       from payments where order_id = $1 order by created_at desc limit 1`,
      [orderId],
    )
  ).rows[0]
const atProvider = async (orderId: string, columns: string) =>
  server.owner.query(`update test_payments set ${columns} where id = $1`, [(await stored(orderId)).ref])
/** Runs the job that reads payments, with the payment of an order due. */
const checkNow = async (orderId: string) => {
  await server.owner.query(`update payments set next_check_at = now() - interval '1 second' where order_id = $1`, [orderId])
  await checkPayments({}, job())
}
/** Makes the settings of a method unreadable, as after a change of the server's secret, or readable again. */
const breakSettings = ({ methodId }: OnlinePayments) =>
  server.owner.query(
    `update payment_methods set config_encrypted = set_byte(config_encrypted, 3, get_byte(config_encrypted, 3) # 1) where id = $1`,
    [methodId],
  )

const report = async (orderId: string, changes: Partial<ProviderPayment>, since?: Date | null) => {
  const { id } = await stored(orderId)
  const reported: ProviderPayment = {
    ...{ reference: id, amount: 3000, currency: 'EUR', authorized: 0, captured: 0, refunded: 0, disputed: 0 },
    ...{ disputeOutcome: null, state: 'pending', externalRefunds: [], failure: '' },
    ...changes,
  }
  return applyReported(context, id, reported, since === undefined ? {} : { since })
}

describe('a capture', () => {
  const authorized = async () => (await later.pay(await item())).orderId

  it('that the provider refuses is an incident once, and the order can be canceled', async () => {
    const orderId = await authorized()
    const before = await emailCount()
    // The provider refuses to capture more than its own amount.
    await atProvider(orderId, 'amount = 2999')
    const { json } = await capture(orderId)
    expect([json.code, json.error]).toEqual(['transition_forbidden', 'Only an authorized payment can be captured.'])
    expect(await stored(orderId)).toMatchObject({ is_decided: false })
    expect(await incidents(orderId)).toEqual([
      ['wrong_amount', '29.99 EUR'],
      ['capture_failed', 'Only an authorized payment can be captured.'],
    ])
    expect(await emailCount()).toBe((before ?? 0) + 2)
    expect((await capture(orderId)).json.code).toBe('transition_forbidden')
    expect(await emailCount()).toBe((before ?? 0) + 2)
    expect((await expectOk(cancel(orderId))).json).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' })
  })

  it('without a response is repeated, and the order cannot be canceled meanwhile', async () => {
    const orderId = await authorized()
    await server.owner.query('update payments set checks = 9 where order_id = $1', [orderId])
    await breakSettings(later)
    const refused = await capture(orderId)
    expect([refused.status, refused.json.error]).toEqual([503, expect.stringContaining('retries the capture every few minutes')])
    const decided = await stored(orderId)
    expect(decided).toMatchObject({ is_decided: true, checks: 0 })
    expect(decided.seconds).toBeGreaterThan(50)
    expect(decided.seconds).toBeLessThan(61)
    const canceled = await cancel(orderId)
    expect([canceled.status, canceled.json.error]).toEqual([409, expect.stringContaining('being captured')])
    await expect(captureDecided({ storeId: shop.storeId, paymentId: decided.id }, job())).rejects.toThrow('decrypted')
    await server.owner.query('update payments set checks = 1 where order_id = $1', [orderId])
    await checkNow(orderId)
    const postponed = await stored(orderId)
    expect(postponed.checks).toBe(2)
    expect(postponed.seconds).toBeGreaterThan(100)
    await breakSettings(later)
    // A report that the payment is still authorized does not revoke the decision.
    await report(orderId, { state: 'authorized', authorized: 3000 })
    expect(await stored(orderId)).toMatchObject({ is_decided: true, checks: 3 })
    await checkNow(orderId)
    expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'paid', paidTotal: 30 })
    expect(await stored(orderId)).toMatchObject({ is_decided: false, seconds: null })
  })

  it('that a job decided ends with a refusal', async () => {
    const orderId = await authorized()
    await atProvider(orderId, `state = 'canceled'`)
    const { id } = await stored(orderId)
    await captureDecided({ storeId: shop.storeId, paymentId: id }, job())
    await server.owner.query('update payments set capture_requested_at = now() where id = $1', [id])
    await server.owner.query(`update payments set status = 'authorized' where id = $1`, [id])
    await captureDecided({ storeId: shop.storeId, paymentId: id }, job())
    expect((await incidents(orderId)).map(([type]) => type)).toEqual(['capture_failed', 'authorization_lost'])
  })
})

describe('a payment that its order cannot keep', () => {
  it('is refunded by what was not refunded before', async () => {
    const { orderId } = await now.pay(await item())
    const { id } = await stored(orderId)
    await atProvider(orderId, 'refunded = 1000')
    await server.owner.query('update payments set refunded = 1000 where id = $1', [id])
    await giveBackPayment({ storeId: shop.storeId, paymentId: id }, job())
    expect(await incidents(orderId)).toEqual([])
    expect((await shop.order(orderId)).payments.at(-1)?.refunded).toBe(30)
  })

  it('is an incident once if the provider does not refund it', async () => {
    const { orderId } = await now.pay(await item())
    const { id } = await stored(orderId)
    const before = await emailCount()
    // The provider has less left than this server knows.
    await atProvider(orderId, 'refunded = 1')
    for (const _ of [1, 2]) {
      await giveBackPayment({ storeId: shop.storeId, paymentId: id }, job())
      await server.owner.query('update payments set refunded = 0 where id = $1', [id])
    }
    expect(await incidents(orderId)).toEqual([
      ['refund_failed', 'The refund is larger than the remaining amount of the payment.'],
    ])
    expect(await emailCount()).toBe((before ?? 0) + 1)
    await breakSettings(now)
    await expect(giveBackPayment({ storeId: shop.storeId, paymentId: id }, job())).rejects.toThrow('decrypted')
    await breakSettings(now)
  })
})

describe('while the provider does not respond', () => {
  it('an expired order stays reserved for a day, because the shopper may still be paying', async () => {
    const { orderId } = await now.place(await item())
    const expireSince = async (interval: string) => {
      await server.owner.query('update orders set expires_at = now() - $2::interval where id = $1', [orderId, interval])
      await expireOrders({}, job())
      return (await shop.order(orderId)).status
    }
    await breakSettings(now)
    expect(await expireSince('23 hours')).toBe('pending_payment')
    expect(await expireSince('25 hours')).toBe('expired')
    await breakSettings(now)
  })

  it('a declined payment is not followed by another one, and the shopper sees the known state', async () => {
    const placed = await now.pay(await item(), 'decline')
    const { token, orderId } = placed
    await breakSettings(now)
    const pay = () => shop.shopper().call('order.pay', { body: { token } })
    expect(await pay()).toMatchObject({ status: 503, json: { error: expect.stringContaining('Nothing was charged') } })
    await server.owner.query(`update payments set checked_at = now() - interval '1 hour' where order_id = $1`, [orderId])
    const checked = await expectOk(shop.shopper().call('order.checkPayment', { body: { token } }))
    expect(checked.json).toMatchObject({ status: 'pending_payment', paymentStatus: 'failed' })
    await breakSettings(now)
    expect((await shop.order(orderId)).payments).toHaveLength(1)
    await expectOk(pay())
  })
})

it('starts another payment of an order for a day', async () => {
  const { token, orderId } = await now.pay(await item(), 'decline')
  const pay = async (age: string) => {
    await server.owner.query('update orders set created_at = now() - $2::interval where id = $1', [orderId, age])
    return shop.shopper().call('order.pay', { body: { token } })
  }
  expect((await pay('24 hours 1 minute')).json.error).toContain('too old to be paid')
  const { redirectTo } = (await expectOk(pay('23 hours 59 minutes'))).json
  // A page that closes within a minute is not shown again.
  const closing = (interval: string) =>
    server.owner.query(`update payments set expires_at = now() + $2::interval where order_id = $1`, [orderId, interval])
  await closing('90 seconds')
  expect((await expectOk(pay('23 hours'))).json.redirectTo).toBe(redirectTo)
  await closing('30 seconds')
  expect((await expectOk(pay('23 hours'))).json.redirectTo).not.toBe(redirectTo)
})

it('reads a payment for a waiting shopper once a second', async () => {
  const { token, orderId } = await now.place(await item())
  await atProvider(orderId, `state = 'paid', authorized = amount, captured = amount`)
  const check = async (checkedAt: string) => {
    await server.owner.query(`update payments set checked_at = now() + $2::interval where order_id = $1`, [orderId, checkedAt])
    return (await expectOk(shop.shopper().call('order.checkPayment', { body: { token } }))).json.paymentStatus
  }
  expect(await check('1 minute')).toBe('pending')
  expect(await check('-2 seconds')).toBe('paid')
})

describe('a report', () => {
  it('that another one has overtaken changes only what lasts', async () => {
    const { orderId } = await now.pay(await item(), 'decline')
    expect(await report(orderId, { state: 'expired' }, new Date(0))).toBe(true)
    expect(await report(orderId, { state: 'authorized', authorized: 3000 }, new Date(0))).toBe(false)
    expect(await report(orderId, { state: 'authorized', authorized: 3000 }, null)).toBe(false)
    expect(await shop.order(orderId)).toMatchObject({ status: 'pending_payment', paymentStatus: 'failed' })
    expect(await report(orderId, { state: 'paid', captured: 3000 }, new Date(0))).toBe(true)
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid' })
  })

  it('of a dispute is an incident, which its outcome resolves', async () => {
    const { orderId } = await now.pay(await item())
    const disputed = { state: 'paid', authorized: 3000, captured: 3000, disputed: 3000 } as const
    await report(orderId, disputed)
    expect(await incidents(orderId)).toEqual([['dispute', '30 EUR']])
    expect(await events(orderId)).toEqual(['placed', 'paid_online', 'payment_incident'])
    for (const _ of [1, 2]) await report(orderId, { ...disputed, disputeOutcome: 'lost' })
    expect(await incidents(orderId)).toEqual([])
    expect(await events(orderId)).toEqual(['placed', 'paid_online', 'payment_incident', 'dispute_lost'])
  })

  it('of a lost authorization is no incident for an order that was canceled', async () => {
    const { orderId } = await later.pay(await item())
    const { id } = await stored(orderId)
    await expectOk(cancel(orderId))
    await server.owner.query(`update payments set status = 'authorized' where id = $1`, [id])
    await report(orderId, { state: 'canceled' })
    expect(await incidents(orderId)).toEqual([])
  })
})
