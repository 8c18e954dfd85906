import { randomUUID } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments, waitUntil } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { applyReported } from '../payment/apply-payment.ts'
import { refundAtProvider } from '../payment/refund/refund-at-provider.ts'
import { sendRefund } from './send-refund.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'refunds' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** A paid order of `quantity` items for 10.00 each, and of one item for 7.00. */
async function paidOrder(quantity = 3) {
  const cup = await shop.product({ name: 'Cup', price: 10, trackInventory: true, stockQuantity: 20 })
  const jug = await shop.product({ name: 'Jug', price: 7, trackInventory: true, stockQuantity: 20 })
  const bought = await shop.buy([
    { productId: cup.id, quantity },
    { productId: jug.id, quantity: 1 },
  ])
  const target = { storeId: shop.storeId, orderId: bought.orderId }
  const { lines, grandTotal } = (await expectOk(shop.owner.call('order.markPaid', { body: target }))).json
  const lineOf = (name: string) => lines.find((line) => line.name === name)?.id ?? ''
  return { ...bought, target, cup, jug, cupLine: lineOf('Cup'), jugLine: lineOf('Jug'), grandTotal }
}

type RefundBody = Omit<CallInput<'order.refund'>['body'], 'storeId' | 'orderId' | 'refundId'> & { refundId?: string }
const refund = (target: { storeId: string; orderId: string }, body: RefundBody) =>
  shop.owner.call('order.refund', { body: { refundId: randomUUID(), ...target, ...body } })

const stock = async ({ id }: { id: string }) => (await shop.stockOf(id)).stockQuantity

describe('a refund', () => {
  it('of lines returns their price, restocks the chosen ones, removes them from what is to be sent, and notifies the shopper', async () => {
    const { target, cup, jug, cupLine, jugLine, grandTotal, number, token } = await paidOrder()
    const body = {
      lines: [
        { lineId: cupLine, quantity: 1, restock: true },
        { lineId: jugLine, quantity: 1 },
      ],
      reason: 'Broken',
    }
    const order = (await expectOk(refund(target, body))).json
    expect(order).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 17,
      refundableTotal: grandTotal - 17,
      refunds: [{ status: 'done', amount: 17, manual: true, lines: [{ restocked: 1 }, { restocked: 0 }] }],
    })
    expect(order.lines.map(({ refundedQuantity, removedQuantity }) => [refundedQuantity, removedQuantity])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect([await stock(cup), await stock(jug)]).toEqual([18, 19])
    expect(order.events.at(-1)?.message).toBe('Recorded a refund of €17.00: Broken')
    const email = await server.email('ada@example.com', 'order-refunded')
    expect(email.subject).toBe(`We refunded €17.00 for your order ${number}`)
    expect(email.text).toContain('1 × Cup\n1 × Jug')
    expect((await shop.receipt(token)).refunds).toMatchObject([{ amount: 17, status: 'done' }])
    expect((await shop.receipt(token)).refunds[0]).not.toHaveProperty('reason')
    const sent = (await expectOk(shop.owner.call('order.fulfill', { body: target }))).json
    expect(sent.fulfillments[0]?.lines).toEqual([{ lineId: cupLine, quantity: 2 }])
    expect(sent).toMatchObject({ status: 'completed', fulfillmentStatus: 'fulfilled' })
  })

  it('restocks nothing of a product whose stock is not tracked', async () => {
    const card = await shop.product({ name: 'Card', price: 2, trackInventory: false })
    const { orderId } = await shop.buy([{ productId: card.id, quantity: 2 }])
    const target = { storeId: shop.storeId, orderId }
    const { lines } = (await expectOk(shop.owner.call('order.markPaid', { body: target }))).json
    const body = { lines: [{ lineId: lines[0]?.id ?? '', quantity: 1, restock: true }] }
    expect((await expectOk(refund(target, body))).json.refunds).toMatchObject([{ amount: 2, lines: [{ restocked: 0 }] }])
  })

  it('of all that is left ends with the exact rest, also after an amount', async () => {
    const { target, cupLine, jugLine, grandTotal } = await paidOrder()
    await expectOk(refund(target, { amount: 0.01 }))
    await expectOk(refund(target, { lines: [{ lineId: cupLine, quantity: 2 }] }))
    const { refundableShipping } = await shop.order(target.orderId)
    const rest = [
      { lineId: cupLine, quantity: 1 },
      { lineId: jugLine, quantity: 1 },
    ]
    const last = (await expectOk(refund(target, { lines: rest, shipping: refundableShipping }))).json
    expect(last).toMatchObject({ paymentStatus: 'refunded', refundedTotal: grandTotal, refundableTotal: 0, status: 'completed' })
    expect((await refund(target, { amount: 0.01 })).json.code).toBe('transition_forbidden')
  })

  it('of a returned parcel restocks each item once', async () => {
    const { target, cup, cupLine } = await paidOrder()
    const { fulfillments } = (await expectOk(shop.owner.call('order.fulfill', { body: target }))).json
    const change = { ...target, fulfillmentId: fulfillments[0]?.id ?? '', status: 'returned', restock: true } as const
    await expectOk(shop.owner.call('order.changeParcel', { body: change }))
    expect(await stock(cup)).toBe(20)
    await expectOk(refund(target, { lines: [{ lineId: cupLine, quantity: 3, restock: true }] }))
    expect(await stock(cup)).toBe(20)
  })

  it.each([
    ['more items than were bought', { lines: [{ lineId: 'cup', quantity: 4 }] }, 'lines.0.quantity'],
    ['an unknown line', { lines: [{ lineId: 'other', quantity: 1 }] }, 'lines.0.quantity'],
    ['more than was paid', { amount: 37.01 }, 'amount'],
    ['a fraction of a cent', { amount: 1.001 }, 'amount'],
    ['more shipping than was paid', { shipping: 0.01 }, 'shipping'],
    ['nothing', {}, 'amount'],
  ])('of %s is refused', async (_, body, field) => {
    const { target, cupLine } = await paidOrder()
    const lines = 'lines' in body ? body.lines.map((line) => (line.lineId === 'cup' ? { ...line, lineId: cupLine } : line)) : []
    const { status, json } = await refund(target, { ...body, lines })
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]])
    expect((await shop.order(target.orderId)).refunds).toEqual([])
  })

  it('is recorded once for one id, and never exceeds what was paid, with parallel requests', async () => {
    const { target, cupLine, grandTotal } = await paidOrder(5)
    const [{ version }, refundId] = [await shop.order(target.orderId), randomUUID()]
    const same = await Promise.all(Array.from({ length: 8 }, () => refund(target, { refundId, amount: 1, version })))
    expect(same.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await shop.order(target.orderId)).refunds).toHaveLength(1)
    const many = await Promise.all(
      Array.from({ length: 12 }, () => refund(target, { lines: [{ lineId: cupLine, quantity: 1 }] })),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5)
    const amounts = await Promise.all(Array.from({ length: 10 }, () => refund(target, { amount: 2 })))
    const done = amounts.filter(({ status }) => status === 200).length
    const { refundedTotal, refunds } = await shop.order(target.orderId)
    expect(refundedTotal).toBe(1 + 50 + done * 2)
    expect(refundedTotal).toBeLessThanOrEqual(grandTotal)
    expect(grandTotal - refundedTotal).toBeLessThan(2)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refundedTotal)
  })

  it('returns no shipping that a discount paid', async () => {
    const own = await openTestShop(server)
    const { storeId, owner } = own
    await server.owner.query(`update shipping_rates set type = 'flat', price = 490 where store_id = $1`, [storeId])
    const scope = { type: 'all' } as const
    await expectOk(
      owner.call('discount.add', { body: { storeId, name: 'Free', code: null, offer: { type: 'free_shipping' }, scope } }),
    )
    const { id } = await own.product({ name: 'Pen', price: 30 })
    const { orderId } = await own.buy([{ productId: id, quantity: 1 }])
    const { shippingTotal, grandTotal } = (await expectOk(owner.call('order.markPaid', { body: { storeId, orderId } }))).json
    expect([shippingTotal, grandTotal]).toEqual([4.9, 30])
    const body = { storeId, orderId, refundId: randomUUID(), shipping: shippingTotal }
    expect((await owner.call('order.refund', { body })).json.fields).toHaveProperty('shipping')
  })

  it('of an unpaid order, or of another store, is refused', async () => {
    const { id } = await shop.product({ name: 'Lid', price: 1 })
    const { orderId } = await shop.buy([{ productId: id, quantity: 1 }])
    expect((await refund({ storeId: shop.storeId, orderId }, { amount: 1 })).json.code).toBe('transition_forbidden')
    const other = await openTestShop(server)
    const body = { storeId: other.storeId, orderId, refundId: randomUUID(), amount: 1 }
    expect((await other.owner.call('order.refund', { body })).status).toBe(404)
    expect((await other.owner.call('order.refund', { body: { ...body, storeId: shop.storeId } })).status).toBe(403)
  })
})

describe('a canceled order', () => {
  it('is refunded in one step: the items that were not sent, and the shipping', async () => {
    const { target, cup, grandTotal } = await paidOrder()
    const refundId = randomUUID()
    const order = (
      await expectOk(shop.owner.call('order.cancel', { body: { ...target, reason: 'Sold out', refund: { refundId } } }))
    ).json
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refundedTotal: grandTotal })
    expect(order.refunds).toMatchObject([{ id: refundId, status: 'done', reason: 'Sold out' }])
    expect(order.events.map(({ type }) => type)).toEqual(['placed', 'paid', 'refunded', 'cancelled'])
    expect(await stock(cup)).toBe(20)
  })

  it('after a partial refund lists only the rest in its email', async () => {
    const { target, cupLine, number } = await paidOrder()
    await expectOk(shop.owner.call('order.updateContact', { body: { ...target, contact: { email: 'rest@example.com' } } }))
    await expectOk(refund(target, { lines: [{ lineId: cupLine, quantity: 1 }] }))
    await expectOk(shop.owner.call('order.cancel', { body: target }))
    const { subject, text } = await server.email('rest@example.com', 'order-cancelled')
    expect(subject).toBe(`The rest of your order ${number} was canceled`)
    expect(text).toContain('Canceled items:\n2 × Cup\n1 × Jug')
  })

  it('keeps the payment of the items that were sent, and is refunded later without restocking twice', async () => {
    const { target, cup, cupLine, jugLine, jug } = await paidOrder()
    const lines = [{ lineId: cupLine, quantity: 1 }]
    await expectOk(shop.owner.call('order.fulfill', { body: { ...target, lines } }))
    const refundId = randomUUID()
    const order = (await expectOk(shop.owner.call('order.cancel', { body: { ...target, refund: { refundId } } }))).json
    expect(order).toMatchObject({ paymentStatus: 'partially_refunded', refundedTotal: 27, fulfillmentStatus: 'fulfilled' })
    expect([await stock(cup), await stock(jug)]).toEqual([19, 20])
    expect((await refund(target, { lines: [{ lineId: jugLine, quantity: 1, restock: true }] })).status).toBe(400)
    await expectOk(refund(target, { lines: [{ lineId: cupLine, quantity: 1, restock: true }] }))
    expect(await stock(cup)).toBe(20)
  })

  it('keeps the payment of the shipping if any item was sent', async () => {
    const [zone] = (await expectOk(shop.owner.call('shipping.zones', { query: { storeId: shop.storeId } }))).json
    const { rates: [free] = [] } = zone ?? {}
    const changed = {
      storeId: shop.storeId,
      rateId: free?.id ?? '',
      name: 'Parcel',
      type: 'flat',
      price: 4.9,
      version: 1,
    } as const
    await expectOk(shop.owner.call('shipping.updateRate', { body: changed }))
    const canceled = async (sent: 'cupLine' | 'jugLine' | undefined) => {
      const order = await paidOrder()
      const lines = sent ? [{ lineId: order[sent], quantity: 1 }] : []
      if (sent) await expectOk(shop.owner.call('order.fulfill', { body: { ...order.target, lines } }))
      const body = { ...order.target, refund: { refundId: randomUUID() } }
      return (await expectOk(shop.owner.call('order.cancel', { body }))).json.refundedTotal
    }
    expect([await canceled(undefined), await canceled('cupLine'), await canceled('jugLine')]).toEqual([41.9, 27, 30])
    await expectOk(shop.owner.call('shipping.updateRate', { body: { ...changed, type: 'free', version: 2 } }))
  })
})

describe('a refund of an online payment', () => {
  let online: OnlinePayments
  beforeAll(async () => {
    online = await acceptOnlinePayments(server, shop)
  })

  async function paidOnline() {
    const { id } = await shop.product({ name: 'Lamp', price: 30 })
    const placed = await online.pay([{ productId: id, quantity: 1 }])
    const { payments } = await shop.order(placed.orderId)
    const payment = payments.at(-1)
    return {
      ...placed,
      target: { storeId: shop.storeId, orderId: placed.orderId },
      payment: { id: '', reference: '', ...payment },
    }
  }
  const context = () => ({ ...server.serverContext, store: { storeId: shop.storeId } })
  const atProvider = async (reference: string) =>
    Number((await server.owner.query('select refunded from test_payments where id = $1', [reference])).rows[0]?.refunded)
  const breakSettings = () =>
    server.owner.query(
      `update payment_methods set config_encrypted = set_byte(config_encrypted, 3, get_byte(config_encrypted, 3) # 1) where id = $1`,
      [online.methodId],
    )
  const insertPending = (target: { orderId: string }, refundId: string, paymentId: string) =>
    server.owner.query(
      `insert into refunds (store_id, id, order_id, payment_id, amount, manual) values ($1, $2, $3, $4, 500, false)`,
      [shop.storeId, refundId, target.orderId, paymentId],
    )

  it('goes through its provider, once for parallel requests with one id', async () => {
    const { target, payment } = await paidOnline()
    const refundId = randomUUID()
    const responses = await Promise.all(Array.from({ length: 6 }, () => refund(target, { refundId, amount: 10 })))
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    await waitUntil(async () => (await shop.order(target.orderId)).refunds[0]?.status === 'done')
    expect(await shop.order(target.orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 10,
      refundsOnline: true,
      refunds: [{ status: 'done', manual: false, amount: 10 }],
    })
    expect(await atProvider(payment.reference)).toBe(1000)
    const { events } = (await expectOk(refund(target, { amount: 20 }))).json
    expect(events.map(({ type }) => type).slice(-4)).toEqual(['refund_requested', 'refunded', 'refund_requested', 'refunded'])
    expect((await shop.order(target.orderId)).paymentStatus).toBe('refunded')
    expect((await shop.order(target.orderId)).payments.at(-1)).toMatchObject({ refunded: 30 })
  })

  it('never exceeds the payment, with different ids in parallel', async () => {
    const { target, payment } = await paidOnline()
    const responses = await Promise.all(Array.from({ length: 10 }, () => refund(target, { amount: 7 })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await atProvider(payment.reference)).toBe(2800)
    expect((await shop.order(target.orderId)).refundedTotal).toBe(28)
  })

  it('can be recorded only', async () => {
    const { target, payment } = await paidOnline()
    const { json } = await expectOk(refund(target, { amount: 30, manual: true }))
    expect(json).toMatchObject({ paymentStatus: 'refunded', refunds: [{ manual: true, status: 'done' }] })
    expect(await atProvider(payment.reference)).toBe(0)
  })

  it('that failed leaves the order paid, and is sent again or recorded', async () => {
    const { target, payment } = await paidOnline()
    const [again, manual] = [randomUUID(), randomUUID()]
    await breakSettings()
    for (const refundId of [again, manual]) {
      const { json } = await expectOk(refund(target, { refundId, amount: 10 }))
      expect(json.refunds.find(({ id }) => id === refundId)).toMatchObject({
        status: 'failed',
        failure: expect.stringMatching(/.+/),
      })
    }
    const failed = await shop.order(target.orderId)
    expect(failed).toMatchObject({ paymentStatus: 'paid', refundedTotal: 0, refundableTotal: 30 })
    expect(failed.events.at(-1)?.message).toContain('The refund of €10.00 failed')
    await breakSettings()
    const retry = (refundId: string, record = false) =>
      shop.owner.call('order.retryRefund', { body: { ...target, refundId, manual: record } })
    const twice = await Promise.all([retry(again), retry(again)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await server.owner.query('select attempts from refunds where id = $1', [again])
    expect(rows).toEqual([{ attempts: 1 }])
    await expectOk(retry(manual, true))
    const retried = await shop.order(target.orderId)
    expect(retried.events.slice(-3).map(({ type }) => type)).toEqual(['refund_requested', 'refunded', 'refunded'])
    expect(retried).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 20,
      refunds: [
        { status: 'done', manual: false },
        { status: 'done', manual: true },
      ],
    })
    expect(await atProvider(payment.reference)).toBe(1000)
    expect((await retry(randomUUID())).status).toBe(404)
  })

  it('is sent by a job after a crash before or after the call of the provider, and refunds once', async () => {
    const { target, payment } = await paidOnline()
    const [before, after] = [randomUUID(), randomUUID()]
    await insertPending(target, before, payment.id)
    await insertPending(target, after, payment.id)
    await refundAtProvider(context(), { paymentId: payment.id, amount: 500, key: after, reason: '' })
    await server.owner.query(`select graphile_worker.add_job('refund.resume', '{}')`)
    await Promise.all([sendRefund(context(), before), sendRefund(context(), before), sendRefund(context(), after)])
    await waitUntil(async () => (await shop.order(target.orderId)).refunds.every(({ status }) => status === 'done'))
    expect(await shop.order(target.orderId)).toMatchObject({ refundedTotal: 10, paymentStatus: 'partially_refunded' })
    expect(await atProvider(payment.reference)).toBe(1000)
  })

  it('that was made at the provider is recorded once, and what was recorded by hand does not count twice', async () => {
    const { target, payment } = await paidOnline()
    const externalRefunds = [{ ref: 're_1', amount: 1000, state: 'pending' as const }]
    const reported = {
      ...{ reference: payment.id, amount: 3000, currency: 'EUR', authorized: 3000, captured: 3000, refunded: 1000, disputed: 0 },
      ...{ state: 'paid' as const, failure: '', disputeOutcome: null, externalRefunds },
    }
    const report = (changes: Partial<typeof reported> | object = {}) =>
      applyReported(context(), payment.id, { ...reported, ...changes })
    const done = { externalRefunds: [{ ref: 're_1', amount: 1000, state: 'done' }] }
    await Promise.all([report(), report()])
    expect(await shop.order(target.orderId)).toMatchObject({
      refundedTotal: 0,
      refundableTotal: 20,
      refunds: [{ status: 'pending' }],
    })
    const requests = async () =>
      (await shop.order(target.orderId)).events.filter(({ message }) => message === 'Refund of €10.00 requested.').length
    expect(await requests()).toBe(1)
    // The job asks the provider, which knows of no refund here, and sends none.
    await sendRefund(context(), (await shop.order(target.orderId)).refunds[0]?.id ?? '')
    expect(await atProvider(payment.reference)).toBe(0)
    const { rows: waiting } = await server.owner.query(
      'select next_attempt_at > now() as is_postponed, provider_ref from refunds where order_id = $1',
      [target.orderId],
    )
    expect(waiting).toEqual([{ is_postponed: true, provider_ref: 're_1' }])
    await Promise.all([report(done), report(done), report()])
    const order = await shop.order(target.orderId)
    expect(order).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 10,
      refunds: [{ amount: 10, external: true, manual: false, status: 'done' }],
    })
    expect(order.events.slice(-2).map(({ message }) => message)).toEqual([
      'Refund of €10.00 requested.',
      "Refunded €10.00 in the payment provider's dashboard.",
    ])
    expect(await requests()).toBe(1)
    await expectOk(refund(target, { amount: 15, manual: true }))
    const externals = [...done.externalRefunds, { ref: 're_2', amount: 1500, state: 'done' }]
    await report({ refunded: 2500, externalRefunds: [...externals, { ref: 're_3', amount: 500, state: 'failed' }] })
    const last = await shop.order(target.orderId)
    expect(last).toMatchObject({ paymentStatus: 'refunded', refundedTotal: 30, refundableTotal: 0 })
    expect(last.refunds.map(({ amount }) => amount)).toEqual([10, 15, 5])
    expect(last.events.at(-1)?.message).toContain('Of this, €5.00 was not yet recorded as refunded.')
  })

  it('that was made at the provider and failed there leaves the order paid', async () => {
    const { target, payment } = await paidOnline()
    const reported = {
      ...{ reference: payment.id, amount: 3000, currency: 'EUR', authorized: 3000, captured: 3000, refunded: 1000, disputed: 0 },
      ...{ state: 'paid' as const, failure: '', disputeOutcome: null },
    }
    for (const state of ['pending', 'failed'] as const)
      await applyReported(context(), payment.id, { ...reported, externalRefunds: [{ ref: 're_1', amount: 1000, state }] })
    expect(await shop.order(target.orderId)).toMatchObject({
      paymentStatus: 'paid',
      refundableTotal: 30,
      refunds: [{ status: 'failed', external: true, failure: expect.stringContaining('did not return') }],
    })
    // The owner sends it again, from here.
    const refundId = (await shop.order(target.orderId)).refunds[0]?.id ?? ''
    const retried = await expectOk(shop.owner.call('order.retryRefund', { body: { ...target, refundId } }))
    expect(retried.json.refunds).toMatchObject([{ status: 'done', external: false, manual: false, failure: '', amount: 10 }])
    expect(await atProvider(payment.reference)).toBe(1000)
    expect((await shop.owner.call('order.retryRefund', { body: { ...target, refundId } })).json.error).toContain('Only a failed')
  })

  it('that failed is not sent again after its money was returned with another one', async () => {
    const { target } = await paidOnline()
    const refundId = randomUUID()
    await breakSettings()
    await expectOk(refund(target, { refundId, amount: 20 }))
    await breakSettings()
    await expectOk(refund(target, { amount: 10.01 }))
    const retry = () => shop.owner.call('order.retryRefund', { body: { ...target, refundId } })
    expect((await retry()).json.error).toContain('returned with another refund')
    const other = await paidOnline()
    await breakSettings()
    await expectOk(refund(other.target, { refundId: `${refundId}2`, amount: 20 }))
    await breakSettings()
    await expectOk(refund(other.target, { amount: 10 }))
    const exact = await shop.owner.call('order.retryRefund', { body: { ...other.target, refundId: `${refundId}2` } })
    expect((await expectOk(Promise.resolve(exact))).json).toMatchObject({ paymentStatus: 'refunded', refundedTotal: 30 })
  })

  it('that was made at the provider counts only for an order that was paid', async () => {
    const { id } = await shop.product({ name: 'Lamp', price: 30 })
    const { orderId } = await online.place([{ productId: id, quantity: 1 }])
    const paymentId = (await shop.order(orderId)).payments[0]?.id ?? ''
    await applyReported(context(), paymentId, {
      ...{ reference: paymentId, amount: 3000, currency: 'EUR', authorized: 0, captured: 0, refunded: 0, disputed: 0 },
      ...{ state: 'pending', failure: '', disputeOutcome: null },
      externalRefunds: [{ ref: 're_1', amount: 1000, state: 'done' }],
    })
    expect((await shop.order(orderId)).refunds).toEqual([])
  })

  it('follows the cancellation of its order in one step', async () => {
    const { target, payment } = await paidOnline()
    await expectOk(refund(target, { amount: 5 }))
    const refundId = randomUUID()
    const order = (await expectOk(shop.owner.call('order.cancel', { body: { ...target, refund: { refundId } } }))).json
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(order.refunds.map(({ amount, status }) => [amount, status]).toSorted()).toEqual([
      [25, 'done'],
      [5, 'done'],
    ])
    expect(await atProvider(payment.reference)).toBe(3000)
  })
})
