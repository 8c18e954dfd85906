import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedTags } from '../../testing/changed-tags.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments } from '../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'

let server: TestServer
let shop: TestShop
let online: OnlinePayments
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'changes' })
  online = await acceptOnlinePayments(server, shop)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** An order of three cups and a jug, with actions of the owner. */
async function ordered() {
  const stock = { trackInventory: true, stockQuantity: 10 }
  const [cup, jug] = [
    await shop.product({ name: 'Cup', price: 10, ...stock }),
    await shop.product({ name: 'Jug', price: 7, ...stock }),
  ]
  const { orderId, token } = await shop.buy([
    { productId: cup.id, quantity: 3 },
    { productId: jug.id, quantity: 1 },
  ])
  const { lines } = await shop.order(orderId)
  const lineOf = (name: string) => lines.find((line) => line.name === name)?.id ?? ''
  const [cupLine, jugLine] = [lineOf('Cup'), lineOf('Jug')]
  const target = { storeId: shop.storeId, orderId }
  const { call } = shop.owner
  return {
    ...{ orderId, token, target, cup, cupLine, jugLine },
    pay: () => expectOk(call('order.markPaid', { body: target })),
    fulfill: (quantities?: Record<string, number>, more: object = {}) => {
      const sent = quantities && Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity }))
      return call('order.fulfill', { body: { ...target, ...(sent && { lines: sent }), ...more } })
    },
    change: (fulfillmentId: string | undefined, status: 'delivered' | 'returned' | 'cancelled', more: object = {}) =>
      call('order.changeParcel', { body: { ...target, fulfillmentId: fulfillmentId ?? '', status, ...more } }),
    set: (status: 'open' | 'completed' | 'archived') => call('order.setStatus', { body: { ...target, status } }),
  }
}
const stockOf = async ({ id }: { id: string }) => (await shop.stockOf(id)).stockQuantity
const parcels = async (orderId: string) => (await shop.order(orderId)).fulfillments
const emailsTo = async (address: string) =>
  (await server.owner.query('select kind from outbox where to_address = $1 order by created_at', [address])).rows.map(
    ({ kind }) => kind,
  )
const subjectsTo = async (address: string) =>
  (await server.owner.query('select subject from outbox where to_address = $1 order by created_at', [address])).rows.map(
    ({ subject }) => subject,
  )
const withEmail = (orderId: string, email: string) =>
  expectOk(shop.owner.call('order.updateContact', { body: { storeId: shop.storeId, orderId, contact: { email } } }))

describe('a parcel', () => {
  it('returned into stock counts the items of earlier returns; one that is not restocked changes nothing', async () => {
    const { orderId, cup, cupLine, jugLine, fulfill, change } = await ordered()
    for (const quantities of [{ [cupLine]: 1 }, { [cupLine]: 1, [jugLine]: 1 }, { [cupLine]: 1 }])
      await expectOk(fulfill(quantities))
    const [first, second, third] = await parcels(orderId)
    expect(await stockOf(cup)).toBe(7)
    await expectOk(change(first?.id, 'returned'))
    expect(await stockOf(cup)).toBe(7)
    await expectOk(change(second?.id, 'returned', { restock: true }))
    expect(await stockOf(cup)).toBe(8)
    await expectOk(change(third?.id, 'returned', { restock: true }))
    expect(await stockOf(cup)).toBe(9)
  })

  it('returned into stock adds no items that a refund has already added', async () => {
    const { orderId, target, cup, cupLine, jugLine, pay, fulfill, change } = await ordered()
    for (const quantities of [{ [jugLine]: 1 }, { [cupLine]: 3 }]) await expectOk(fulfill(quantities))
    await pay()
    const [jug, cups] = await parcels(orderId)
    await expectOk(change(jug?.id, 'returned'))
    const lines = [{ lineId: cupLine, quantity: 3, restock: true }]
    await expectOk(shop.owner.call('order.refund', { body: { ...target, refundId: 'cups', lines } }))
    expect(await stockOf(cup)).toBe(10)
    await expectOk(change(cups?.id, 'returned', { restock: true }))
    expect(await stockOf(cup)).toBe(10)
  })

  it('has the times of its delivery and its return, and notifies the shopper only if asked to', async () => {
    const { orderId, cupLine, jugLine, fulfill, change } = await ordered()
    const email = 'silent@example.com'
    await withEmail(orderId, email)
    await expectOk(fulfill({ [cupLine]: 3 }, { notify: false }))
    await expectOk(fulfill({ [jugLine]: 1 }, { notify: false, carrier: 'DHL', trackingUrl: 'https://example.com/1' }))
    const [first, second] = await parcels(orderId)
    expect(second?.trackingUrl).toBe('https://example.com/1')
    await expectOk(change(first?.id, 'delivered'))
    await expectOk(change(second?.id, 'returned', { notify: true }))
    expect(await emailsTo(email)).toEqual([])
    expect(await parcels(orderId)).toMatchObject([
      { deliveredAt: expect.any(String), returnedAt: null },
      { deliveredAt: null, returnedAt: expect.any(String) },
    ])
    const track = (more: object) =>
      shop.owner.call('order.updateTracking', {
        body: { storeId: shop.storeId, orderId, fulfillmentId: first?.id ?? '', notify: true, ...more },
      })
    await expectOk(track({}))
    await expectOk(track({ trackingNumber: '7', notify: false }))
    expect(await emailsTo(email)).toEqual([])
    await expectOk(track({ trackingNumber: '7' }))
    expect(await emailsTo(email)).toEqual(['order-tracking'])
  })

  it('that was canceled has no tracking, and one of a closed order cannot be canceled', async () => {
    const { orderId, target, cupLine, fulfill, change } = await ordered()
    for (const _ of [1, 2]) await expectOk(fulfill({ [cupLine]: 1 }))
    const [first, second] = await parcels(orderId)
    await expectOk(change(first?.id, 'cancelled'))
    const tracking = { ...target, fulfillmentId: first?.id ?? '', trackingNumber: '1' }
    expect((await shop.owner.call('order.updateTracking', { body: tracking })).json.error).toBe('This shipment was canceled.')
    await expectOk(shop.owner.call('order.cancel', { body: target }))
    expect((await change(second?.id, 'cancelled')).json.error).toContain('The order is closed')
    await expectOk(change(second?.id, 'delivered'))
    expect((await fulfill()).json.code).toBe('transition_forbidden')
    // Nothing else of a closed order is sent.
    expect((await expectOk(change(second?.id, 'returned'))).json.fulfillmentStatus).toBe('returned')
  })

  it('that completes a line is not the last one of the order; the emails say which part was sent and delivered', async () => {
    const { orderId, cupLine, fulfill, change } = await ordered()
    const email = 'parts@example.com'
    await withEmail(orderId, email)
    await expectOk(fulfill({ [cupLine]: 3 }))
    await expectOk(fulfill())
    const [cups, jug] = await parcels(orderId)
    for (const parcel of [cups, jug]) await expectOk(change(parcel?.id, 'delivered', { notify: true }))
    const { number } = await shop.order(orderId)
    expect(await subjectsTo(email)).toEqual([
      `Part of your order ${number} is on its way`,
      `Your order ${number} is on its way`,
      `Part of your order ${number} was delivered`,
      `Part of your order ${number} was delivered`,
    ])
  })

  it('with all items of an order is delivered as the whole order, or picked up', async () => {
    const { orderId, fulfill, change } = await ordered()
    const email = 'whole@example.com'
    await withEmail(orderId, email)
    await expectOk(fulfill(undefined, { notify: false }))
    await expectOk(change((await parcels(orderId))[0]?.id, 'delivered', { notify: true }))
    const { number, events } = await shop.order(orderId)
    expect(await subjectsTo(email)).toEqual([`Your order ${number} was delivered`])
    // The store accepts reviews, but does not ask for them.
    expect((await server.email(email, 'order-delivered')).text).not.toContain('Write a review')
    expect(events.slice(-2).map(({ message }) => message)).toEqual(['Fulfilled.', 'A shipment was delivered.'])
    await server.owner.query(`update orders set shipping_rate = shipping_rate || '{"type": "pickup"}' where id = $1`, [orderId])
    expect((await shop.order(orderId)).events.at(-1)?.message).toBe('Items were picked up.')
  })

  it('does not complete an order that the owner reopened', async () => {
    const { orderId, fulfill, pay, change, set } = await ordered()
    await pay()
    await expectOk(fulfill())
    await expectOk(set('open'))
    expect((await fulfill()).json.code).toBe('transition_forbidden')
    await expectOk(change((await parcels(orderId))[0]?.id, 'delivered'))
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', fulfillmentStatus: 'delivered' })
  })

  it('is one of at most 200, and a note too', async () => {
    const { orderId, target, cupLine, fulfill } = await ordered()
    await server.owner.query(
      `insert into fulfillments (store_id, id, order_id, status, carrier, tracking_number, tracking_url, lines)
       select $1, $2 || n, $2, 'cancelled', '', '', '', '[]' from generate_series(1, 199) n`,
      [shop.storeId, orderId],
    )
    await server.owner.query(
      `insert into order_events (store_id, id, order_id, type, data) select $1, $2 || n, $2, 'note', '{}' from generate_series(1, 199) n`,
      [shop.storeId, orderId],
    )
    await expectOk(fulfill({ [cupLine]: 1 }))
    expect((await fulfill({ [cupLine]: 1 })).json).toMatchObject({ code: 'store_limit', error: expect.stringContaining('200') })
    const note = () => shop.owner.call('order.addNote', { body: { ...target, note: 'Call first.' } })
    await expectOk(note())
    expect((await note()).json).toMatchObject({ code: 'store_limit', error: expect.stringContaining('200') })
  })
})

describe('the status of an order', () => {
  it('is not completed while items or the payment are missing', async () => {
    const { cupLine, jugLine, fulfill, pay, set } = await ordered()
    await expectOk(fulfill({ [cupLine]: 3 }))
    expect((await set('completed')).json.error).toContain('Fulfill and collect the payment')
    await expectOk(fulfill({ [jugLine]: 1 }))
    expect((await set('completed')).json.error).toContain('Fulfill and collect the payment')
    expect((await pay()).json.status).toBe('completed')
  })

  it('is not completed while one of its paid lines is missing, and opens again when one item is no longer sent', async () => {
    const { orderId, cupLine, fulfill, change, pay, set } = await ordered()
    await pay()
    await expectOk(fulfill({ [cupLine]: 3 }))
    expect((await set('completed')).json.error).toContain('Fulfill and collect the payment')
    expect((await expectOk(fulfill())).json.status).toBe('completed')
    await expectOk(change((await parcels(orderId))[1]?.id, 'cancelled'))
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', fulfillmentStatus: 'partially_fulfilled' })
  })

  it('is not opened by a member before its online payment', async () => {
    const { id } = await shop.product({ name: 'Vase', price: 30 })
    const { orderId } = await online.place([{ productId: id, quantity: 1 }])
    const body = { storeId: shop.storeId, orderId }
    expect((await shop.owner.call('order.setStatus', { body: { ...body, status: 'open' } })).json.code).toBe(
      'transition_forbidden',
    )
    expect((await shop.owner.call('order.markPaid', { body })).json.code).toBe('transition_forbidden')
    expect((await shop.owner.call('order.paymentLink', { query: body })).json.code).toBe('transition_forbidden')
    expect(await shop.order(orderId)).toMatchObject({ status: 'pending_payment', refundsOnline: true })
  })

  it('allows a change of the contact until the order is closed, and of the address only if the order is shipped', async () => {
    const service = await shop.product({ name: 'Course', price: 5, requiresShipping: false })
    const lines = [{ productId: service.id, quantity: 1 }]
    const { shippingAddress: _, ...body } = await shop.orderBody(lines)
    const { orderId } = (await expectOk(shop.place({ ...body, rateId: null, billingAddress: testAddress }))).json
    const update = (of: string, more: object = {}) =>
      shop.owner.call('order.updateContact', {
        body: { storeId: shop.storeId, orderId: of, contact: { email: 'new@example.com' }, ...more },
      })
    const changed = (await expectOk(update(orderId, { shippingAddress: { ...testAddress, firstName: 'Grace' } }))).json
    expect(changed).toMatchObject({ shippingAddress: null, billingAddress: { firstName: 'Ada' } })
    const found = await expectOk(shop.owner.call('order.list', { query: { storeId: shop.storeId, search: 'ada byron new@' } }))
    expect(found.json.content).toMatchObject([{ orderId, customerName: 'Ada Byron' }])
    expect((await update(orderId, { contact: { email: '' } })).json.fields).toHaveProperty(['contact.email'])
    const vase = await shop.product({ name: 'Vase', price: 30 })
    const waiting = await online.place([{ productId: vase.id, quantity: 1 }])
    await expectOk(update(waiting.orderId))
    const toOther = {
      ...(await shop.orderBody([{ productId: vase.id, quantity: 1 }])),
      billingAddress: { ...testAddress, firstName: 'Bill' },
    }
    const { orderId: billed } = (await expectOk(shop.place(toOther))).json
    await expectOk(update(billed, { contact: { email: 'bill@example.com' } }))
    const byRecipient = { storeId: shop.storeId, search: 'ada byron bill@' }
    expect((await expectOk(shop.owner.call('order.list', { query: byRecipient }))).json.content).toMatchObject([
      { orderId: billed },
    ])
    await expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId } }))
    expect((await update(orderId)).json.code).toBe('transition_forbidden')
  })

  it('keeps an email about a cancellation back if asked to', async () => {
    const { orderId, target, cup } = await ordered()
    await withEmail(orderId, 'quiet@example.com')
    await expectOk(shop.owner.call('order.cancel', { body: { ...target, notify: false } }))
    expect(await emailsTo('quiet@example.com')).toEqual([])
    expect(await stockOf(cup)).toBe(10)
  })
})

describe('the stock of a product', () => {
  it('gets canceled items back only if it was tracked when they were sold', async () => {
    const { id } = await shop.product({ name: 'Bulb', price: 3 })
    const { orderId } = await shop.buy([{ productId: id, quantity: 2 }])
    await server.owner.query('update products set track_inventory = true, stock_quantity = 5 where id = $1', [id])
    await expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId } }))
    expect(await stockOf({ id })).toBe(5)
  })

  it('updates the pages when the last item is sold, and when that order is canceled', async () => {
    const { id } = await shop.product({ name: 'Last one', price: 3, status: 'active', trackInventory: true, stockQuantity: 1 })
    const body = await shop.orderBody([{ productId: id, quantity: 1 }])
    let orderId = ''
    const placed = await changedTags(server, shop.storeId, async () => {
      ;({ orderId } = (await expectOk(shop.place(body))).json)
    })
    const cancel = () => expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId } }))
    const canceled = await changedTags(server, shop.storeId, cancel)
    for (const tags of [placed, canceled]) expect(tags).toContain(`product/${id}`)
  })
})

describe('an order is refused', () => {
  it('for other choices than those of its quote', async () => {
    const { id } = await shop.product({ name: 'Book', price: 4 })
    const service = await shop.product({ name: 'Lesson', price: 4, requiresShipping: false })
    const body = await shop.orderBody([{ productId: id, quantity: 1 }])
    const unshipped = await shop.orderBody([{ productId: service.id, quantity: 1 }])
    const { shippingAddress: _, ...withoutAddress } = body
    const choices = [
      [{ ...body, methodId: 'unknown' }, 'method_unavailable', ['methodId']],
      [{ ...body, rateId: 'unknown' }, 'rate_unavailable', ['rateId']],
      [{ ...body, rateId: null }, 'rate_unavailable', ['rateId']],
      [{ ...body, quoteHash: 'x'.repeat(body.quoteHash.length) }, 'quote_changed', []],
      [{ ...body, code: ' none ' }, 'code_refused', ['code']],
    ] as const
    for (const [choice, code, fields] of choices) {
      const { status, json } = await shop.place(choice as typeof body)
      expect([status, json.code, Object.keys(json.fields ?? {})]).toEqual([409, code, fields])
      expect(json.details).toMatchObject({ quote: { quoteHash: expect.any(String) } })
    }
    for (const unfit of [
      { ...withoutAddress, billingAddress: testAddress },
      { ...unshipped, rateId: null },
    ]) {
      const { status, json } = await shop.place(unfit)
      expect([status, json.code, Object.keys(json.fields ?? {})]).toEqual([400, 'invalid_input', ['shippingAddress']])
    }
    const { shippingAddress: __, ...digital } = unshipped
    await expectOk(shop.place({ ...digital, rateId: null, billingAddress: testAddress }))
  })

  it('for nothing that leaves cart and price unchanged: another method or rate, or a code that did not apply before', async () => {
    const other = await openTestShop(server, { subdomain: 'unchanged' })
    const { id } = await other.product({ name: 'Map', price: 4 })
    const body = await other.orderBody([{ productId: id, quantity: 1 }])
    await server.owner.query(`update payment_methods set title = 'Renamed', instructions = 'New.' where store_id = $1`, [
      other.storeId,
    ])
    await server.owner.query(`update shipping_rates set name = 'Renamed', enabled = true where store_id = $1 and id <> $2`, [
      other.storeId,
      body.rateId,
    ])
    await expectOk(other.place(body))
    const code = 'NONE'
    const { quoteHash, codeProblem } = (
      await expectOk(other.shopper().call('checkout.quote', { body: { ...body, code, country: 'AT', ...body.contact } }))
    ).json
    expect(codeProblem).toMatchObject({ code: 'unknown', entered: 'NONE' })
    await expectOk(other.place({ ...body, quoteHash, code }))
  })

  it('with one item that cannot be bought, although its quote said so', async () => {
    const { id } = await shop.product({ name: 'Pen', price: 4 })
    const soldOut = await shop.product({ name: 'Ink', price: 4, trackInventory: true, stockQuantity: 0 })
    const body = await shop.orderBody([id, soldOut.id].map((productId) => ({ productId, quantity: 1 })))
    expect((await shop.place(body)).json).toMatchObject({
      code: 'item_unavailable',
      error: 'Ink is sold out. Remove it to continue.',
      details: { quote: { lines: [{ problem: null }, { problem: 'sold_out' }] } },
    })
  })

  it('with the reason, at its field, for a problem of its quote, although nothing changed', async () => {
    const other = await openTestShop(server, { subdomain: 'refuses' })
    const { storeId } = other
    const { id } = await other.product({ name: 'Book', price: 4 })
    const lines = [{ productId: id, quantity: 1 }]
    const refusal = async (to?: { country: string }) => {
      const { quoteHash, rateId, methods } = await other.quote(lines, to)
      const contact = { email: 'ada@example.com' }
      const choices = {
        quoteHash,
        rateId,
        methodId: methods[0]?.id ?? 'none',
        contact,
        shippingAddress: { ...testAddress, ...to },
      }
      const { status, json } = await other.place({ lines, ...choices })
      expect(status).toBe(409)
      return [json.code, json.error, json.fields ?? {}]
    }
    await server.owner.query(`update checkout_config set config = '{"minOrderTotal":10}' where store_id = $1`, [storeId])
    const minimum = 'The minimum order at this store is 10 EUR.'
    expect(await refusal()).toEqual(['below_minimum', minimum, {}])
    await server.owner.query(`update checkout_config set config = '{}' where store_id = $1`, [storeId])
    await server.owner.query(`update payment_methods set min_total = 1000 where store_id = $1`, [storeId])
    const noMethod = 'No payment method is available for this order. Please contact the store.'
    expect(await refusal()).toEqual(['no_method', noMethod, { methodId: noMethod }])
    await server.owner.query(`update shipping_rates set enabled = false where store_id = $1`, [storeId])
    const noRate = 'No shipping rate is available for this order and address.'
    expect(await refusal()).toEqual(['no_rate', noRate, { rateId: noRate }])
    await server.owner.query(`update shipping_zones set is_rest_of_world = false, countries = '{AT}' where store_id = $1`, [
      storeId,
    ])
    const noZone = 'This store does not ship to this address.'
    expect(await refusal({ country: 'DE' })).toEqual(['no_zone', noZone, { 'shippingAddress.country': noZone }])
  })
})
