import { randomUUID } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRefund } from '../../flows/refund-order/send-refund.ts'
import { applyReported } from '../../flows/take-payment/apply-payment.ts'
import { cards, payOnPage } from '../../testing/payment/hosted-page.ts'
import { startFakeMollie } from '../../testing/payment/mollie/fake-mollie.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments, waitUntil } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import type { ExternalRefund } from '../payment/providers/provider.ts'
import { refundAtProvider } from '../payment/refund/refund-at-provider.ts'

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

  it('before its parcel is returned leaves the items to restock that it did not restock', async () => {
    const { target, cup, jug, cupLine, jugLine } = await paidOrder()
    const { fulfillments } = (await expectOk(shop.owner.call('order.fulfill', { body: target }))).json
    const lines = [
      { lineId: cupLine, quantity: 1, restock: true },
      { lineId: jugLine, quantity: 1, restock: false },
    ]
    await expectOk(refund(target, { lines }))
    expect([await stock(cup), await stock(jug)]).toEqual([18, 19])
    const change = { ...target, fulfillmentId: fulfillments[0]?.id ?? '', status: 'returned', restock: true } as const
    await expectOk(shop.owner.call('order.changeParcel', { body: change }))
    expect([await stock(cup), await stock(jug)]).toEqual([20, 20])
  })

  it('returns the discounted price with its tax, also where tax is added to prices or the provider made the refund', async () => {
    const own = await openTestShop(server)
    const { storeId, owner } = own
    await expectOk(owner.call('store.updateDetails', { body: { storeId, pricesIncludeTax: false } }))
    await expectOk(
      owner.call('tax.addRates', { body: { storeId, rates: [{ country: 'AT', region: null, rate: 2000, name: 'VAT' }] } }),
    )
    await server.owner.query(`update shipping_rates set type = 'flat', price = 500 where store_id = $1`, [storeId])
    const sale = { name: 'Sale', code: null, offer: { type: 'percentage', rate: 1000 }, scope: { type: 'all' } } as const
    await expectOk(owner.call('discount.add', { body: { storeId, ...sale } }))
    const pen = await own.product({ name: 'Pen', price: 30 })
    const card = await acceptOnlinePayments(server, own)
    const order = async () => {
      const { orderId } = await card.pay([{ productId: pen.id, quantity: 2 }])
      return own.order(orderId)
    }
    const paid = await order()
    // 54.00 for the pens, 5.00 for shipping and 11.80 tax.
    expect(paid).toMatchObject({ grandTotal: 70.8, refundableShipping: 6 })
    const send = (orderId: string, body: RefundBody) =>
      owner.call('order.refund', { body: { storeId, orderId, refundId: randomUUID(), ...body } })
    const lines = [{ lineId: paid.lines[0]?.id ?? '', quantity: 1 }]
    await expectOk(send(paid.orderId, { lines }))
    await expectOk(send(paid.orderId, { shipping: 6 }))
    const { refunds, refundableTotal } = (await expectOk(send(paid.orderId, { lines, manual: true }))).json
    expect(refunds.map(({ amount, shipping, tax }) => [amount, shipping, tax])).toEqual([
      [32.4, 0, 5.4],
      [6, 6, 1],
      [32.4, 0, 5.4],
    ])
    expect(refundableTotal).toBe(0)

    const external = await order()
    const paymentId = external.payments[0]?.id ?? ''
    const report = (externalRefunds: ExternalRefund[]) =>
      applyReported({ ...server.serverContext, store: { storeId } }, paymentId, {
        ...{ reference: paymentId, amount: 7080, currency: 'EUR', authorized: 7080, captured: 7080, refunded: 0, disputed: 0 },
        ...{ state: 'paid', failure: '', disputeOutcome: null, externalRefunds },
      })
    await report([{ ref: 're_1', amount: 3540, state: 'done' }])
    await expectOk(send(external.orderId, { amount: 35.4, manual: true }))
    // All of it was recorded as returned before.
    await report([{ ref: 're_2', amount: 1000, state: 'done' }])
    const last = await own.order(external.orderId)
    expect(last).toMatchObject({ paymentStatus: 'refunded', refundedTotal: 70.8 })
    expect(last.refunds.map(({ amount, tax }) => [amount, tax])).toEqual([
      [35.4, 5.9],
      [35.4, 5.9],
      [0, 0],
    ])
  })

  it('is refused after 200 others of the order', async () => {
    const { target } = await paidOrder()
    await server.owner.query(
      `insert into refunds (store_id, id, order_id, amount, status) select $1, $2 || n, $2, 0, 'failed' from generate_series(1, 199) n`,
      [shop.storeId, target.orderId],
    )
    await expectOk(refund(target, { amount: 1 }))
    expect((await refund(target, { amount: 1 })).json.code).toBe('store_limit')
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
    const { target, cup, cupLine, number } = await paidOrder()
    await expectOk(shop.owner.call('order.updateContact', { body: { ...target, contact: { email: 'rest@example.com' } } }))
    await expectOk(refund(target, { lines: [{ lineId: cupLine, quantity: 1 }] }))
    await expectOk(shop.owner.call('order.cancel', { body: target }))
    const { subject, text } = await server.email('rest@example.com', 'order-cancelled')
    expect(subject).toBe(`The rest of your order ${number} was canceled`)
    expect(text).toContain('Canceled items:\n2 × Cup\n1 × Jug')
    // The cancellation restocked them.
    await expectOk(refund(target, { lines: [{ lineId: cupLine, quantity: 2, restock: true }] }))
    expect(await stock(cup)).toBe(19)
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
    // A job that is late does not send it.
    await sendRefund(context(), again)
    expect(await atProvider(payment.reference)).toBe(0)
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
    for (const refundId of [before, after, randomUUID()]) await insertPending(target, refundId, payment.id)
    await refundAtProvider(context(), { paymentId: payment.id, amount: 500, key: after, reason: '' })
    await server.owner.query(`select graphile_worker.add_job('refund.resume', '{}')`)
    await Promise.all([sendRefund(context(), before), sendRefund(context(), before), sendRefund(context(), after)])
    await waitUntil(async () => (await shop.order(target.orderId)).refunds.every(({ status }) => status === 'done'))
    expect(await shop.order(target.orderId)).toMatchObject({ refundedTotal: 15, paymentStatus: 'partially_refunded' })
    expect(await atProvider(payment.reference)).toBe(1500)
  })

  it('waits until the bank or the provider responds, and fails when the money is not returned', async () => {
    const mollie = await startFakeMollie()
    mollie.webhooks.held = true
    server.serverContext.config.mollieApi = mollie.url
    const { storeId, owner } = shop
    const apiKey = mollie.createProfile()
    const method = { storeId, type: 'mollie', title: 'Mollie', settings: { apiKey } } as const
    const { id: methodId } = (await expectOk(owner.call('payment.addMethod', { body: method }))).json
    const { id } = await shop.product({ name: 'Sofa', price: 30 })
    const placed = (await expectOk(shop.place({ ...(await shop.orderBody([{ productId: id, quantity: 1 }])), methodId }))).json
    await payOnPage(placed.redirectTo ?? '', cards.approved)
    await expectOk(shop.shopper().call('order.checkPayment', { body: { token: placed.token } }))
    const target = { storeId, orderId: placed.orderId }
    const refundId = randomUUID()
    const outage = mollie.intercept({ match: /POST .*refunds/, when: 'before', action: 'error', times: 9 })
    expect((await expectOk(refund(target, { refundId, amount: 10 }))).json.refunds).toMatchObject([{ status: 'pending' }])
    const waiting = async () =>
      (
        await server.owner.query(
          `select provider_ref, extract(epoch from next_attempt_at - now())::float as seconds from refunds where id = $1`,
          [refundId],
        )
      ).rows[0]
    const unsent = await waiting()
    expect(unsent.provider_ref).toBeNull()
    expect(unsent.seconds).toBeGreaterThan(30)
    outage.stop()
    await sendRefund(context(), refundId)
    const { provider_ref: ref } = await waiting()
    expect(ref).toMatch(/^re_/)
    const secondOutage = mollie.intercept({ match: /GET .*refunds/, when: 'before', action: 'error', times: 9 })
    await sendRefund(context(), refundId)
    secondOutage.stop()
    expect((await waiting()).provider_ref).toBe(ref)
    expect(await shop.order(target.orderId)).toMatchObject({
      refundedTotal: 0,
      refundableTotal: 20,
      refunds: [{ status: 'pending' }],
    })
    const reference = (await shop.order(target.orderId)).payments.at(-1)?.reference ?? ''
    mollie.profile(apiKey).settle(reference)
    await sendRefund(context(), refundId)
    expect(await shop.order(target.orderId)).toMatchObject({ refundedTotal: 10, refunds: [{ status: 'done', failure: '' }] })

    const failing = randomUUID()
    await expectOk(refund(target, { refundId: failing, amount: 5 }))
    mollie.profile(apiKey).settle(reference, 'failed')
    await sendRefund(context(), failing)
    await mollie.stop()
    const failed = await shop.order(target.orderId)
    expect(failed).toMatchObject({ refundedTotal: 10, refundableTotal: 20 })
    expect(failed.refunds[1]).toMatchObject({ status: 'failed', failure: expect.stringContaining('could not return') })
  })

  it('of items that cost nothing is done without the provider, and the order stays paid', async () => {
    const { id: lamp } = await shop.product({ name: 'Lamp', price: 30 })
    const { id: bulb } = await shop.product({ name: 'Bulb', price: 0 })
    const { orderId } = await online.pay([lamp, bulb].map((productId) => ({ productId, quantity: 1 })))
    const { lines } = await shop.order(orderId)
    const free = lines.filter(({ name }) => name === 'Bulb').map(({ id: lineId }) => ({ lineId, quantity: 1 }))
    const { json } = await expectOk(refund({ storeId: shop.storeId, orderId }, { lines: free }))
    expect(json).toMatchObject({
      paymentStatus: 'paid',
      refundedTotal: 0,
      refunds: [{ status: 'done', manual: true, amount: 0 }],
    })
  })

  it('is recorded only for an order whose payment link was not used', async () => {
    const { id } = await shop.product({ name: 'Lamp', price: 30 })
    const { orderId } = await online.place([{ productId: id, quantity: 1 }])
    const target = { storeId: shop.storeId, orderId }
    await server.owner.query(`update orders set pay_until = now() + interval '1 hour' where id = $1`, [orderId])
    await expectOk(shop.owner.call('order.markPaid', { body: target }))
    expect((await expectOk(refund(target, { amount: 10 }))).json.refunds).toMatchObject([{ status: 'done', manual: true }])
  })

  it('that its payment can no longer return is refused, and can be recorded', async () => {
    const { target, payment } = await paidOnline()
    // More was refunded in the dashboard of the provider than is recorded.
    await server.owner.query('update payments set refunded = 2500 where id = $1', [payment.id])
    const refused = await refund(target, { amount: 5.01 })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['amount']])
    await expectOk(refund(target, { amount: 5.01, manual: true }))
    expect((await expectOk(refund(target, { amount: 5 }))).json).toMatchObject({ refundedTotal: 10.01 })
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
    await server.owner.query('update payments set checked_at = null where id = $1', [payment.id])
    await sendRefund(context(), (await shop.order(target.orderId)).refunds[0]?.id ?? '')
    const { rows: asked } = await server.owner.query('select checked_at from payments where id = $1', [payment.id])
    expect(asked[0].checked_at).not.toBeNull()
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
    // One that this server requested follows from its own call, also when the provider lists it like the others.
    const own = randomUUID()
    await insertPending(target, own, payment.id)
    await server.owner.query(
      `update refunds set provider_ref = 're_2', next_attempt_at = now() + interval '1 hour' where id = $1`,
      [own],
    )
    for (const state of ['failed', 'done'] as const)
      await applyReported(context(), payment.id, { ...reported, externalRefunds: [{ ref: 're_2', amount: 500, state }] })
    const { refunds, refundedTotal } = await shop.order(target.orderId)
    expect([refundedTotal, refunds.find(({ id }) => id === own)?.status]).toEqual([10, 'pending'])
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

  it('that was made at the provider does not count for an order that was paid twice', async () => {
    const { target, payment } = await paidOnline()
    await server.owner.query(
      `insert into payment_incidents (store_id, id, payment_id, order_id, type, data) values ($1, $2, $3, $4, 'duplicate_payment', '{}')`,
      [shop.storeId, randomUUID(), payment.id, target.orderId],
    )
    await applyReported(context(), payment.id, {
      ...{ reference: payment.id, amount: 3000, currency: 'EUR', authorized: 3000, captured: 3000, refunded: 3000, disputed: 0 },
      ...{ state: 'paid', failure: '', disputeOutcome: null },
      externalRefunds: [{ ref: 're_1', amount: 3000, state: 'done' }],
    })
    expect(await shop.order(target.orderId)).toMatchObject({ paymentStatus: 'paid', refunds: [] })
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
