import { type OrderMachine, reachableStates, type StateOf } from '@blockfront/commerce'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments } from '../../testing/shop/online-payment.ts'
import { allowedChanges, walkOrders } from '../../testing/shop/order-walks.ts'
import { type CartLine, openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'

let server: TestServer
let shop: TestShop
let online: OnlinePayments
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'sells' })
  online = await acceptOnlinePayments(server, shop, { manualCapture: true })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

describe('an order', () => {
  it('keeps its lines as sold when the product is deleted', async () => {
    const vase = await shop.product({ name: 'Vase', price: 30 })
    const { orderId } = await shop.buy([{ productId: vase.id, quantity: 1 }])
    await expectOk(shop.owner.call('product.delete', { params: { storeId: shop.storeId, productId: vase.id } }))
    expect((await shop.order(orderId)).lines).toMatchObject([{ name: 'Vase', unitPrice: 30 }])
  })

  it('is canceled once, restocked once, and its unpaid payment is voided', async () => {
    const mug = await shop.product({ name: 'Mug', price: 8, trackInventory: true, stockQuantity: 5 })
    const { orderId } = await shop.buy([{ productId: mug.id, quantity: 4 }])
    expect((await shop.stockOf(mug.id)).stockQuantity).toBe(1)
    const cancel = () => shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId, reason: 'Changed mind' } })
    const responses = await Promise.all([cancel(), cancel(), cancel()])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await shop.stockOf(mug.id)).stockQuantity).toBe(5)
    expect(await shop.order(orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'voided',
      payments: [{ status: 'voided' }],
    })
    expect((await server.email('ada@example.com', 'order-cancelled')).text).toContain('Changed mind')
  })

  it('is completed once it is fulfilled in parts and paid; a change that its state does not allow gets 409', async () => {
    const plate = await shop.product({ name: 'Plate', price: 6 })
    const { orderId } = await shop.buy([{ productId: plate.id, quantity: 3 }])
    const lineId = (await shop.order(orderId)).lines[0]?.id ?? ''
    const fulfill = (quantity?: number) =>
      shop.owner.call('order.fulfill', {
        body: { storeId: shop.storeId, orderId, ...(quantity && { lines: [{ lineId, quantity }] }), trackingNumber: 'T1' },
      })
    const pay = () => shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } })
    expect((await expectOk(fulfill(1))).json).toMatchObject({ fulfillmentStatus: 'partially_fulfilled', status: 'open' })
    expect((await fulfill(3)).json.fields).toHaveProperty(['lines.0.quantity'])
    expect((await expectOk(pay())).json).toMatchObject({ paymentStatus: 'paid', paidTotal: 18, status: 'open' })
    expect((await pay()).json.code).toBe('transition_forbidden')
    const done = (await expectOk(fulfill())).json
    expect(done).toMatchObject({ fulfillmentStatus: 'fulfilled', status: 'completed' })
    expect(done.events.map(({ type }) => type)).toEqual(['placed', 'fulfilled', 'paid', 'fulfilled'])
    expect((await fulfill()).status).toBe(409)
    const late = { storeId: shop.storeId, orderId, version: 1, note: 'late' }
    expect((await shop.owner.call('order.addNote', { body: late })).json.code).toBe('conflict')
  })

  it('is exported with a line for each item, and its values on the first one', async () => {
    const [bowl, spoon] = [
      await shop.product({ name: 'Bowl', price: 4, sku: 'BOWL' }),
      await shop.product({ name: 'Spoon', price: 2 }),
    ]
    const lines = [
      { productId: bowl.id, quantity: 2 },
      { productId: spoon.id, quantity: 1 },
    ]
    const { orderId } = await shop.buy(lines)
    const { storeId, owner } = shop
    const exported = async (more: object = {}) =>
      (await expectOk(owner.call('export.orders', { query: { storeId, ...more } }))).json
    const all = await exported()
    const rows: Record<string, string>[] = parse(all.csv, { columns: true })
    const { number: label } = await shop.order(orderId)
    expect(rows.filter(({ Order }) => Order === label)).toMatchObject([
      { Status: 'open', Email: 'ada@example.com', Item: 'Bowl', 'Item SKU': 'BOWL', 'Item quantity': '2', 'Item total': '8' },
      { Status: '', Email: '', Item: 'Spoon', 'Item SKU': '', 'Item quantity': '1', 'Item total': '2' },
    ])
    expect(rows[0]).toMatchObject({ Order: label, Subtotal: '10', 'Marketing consent': 'no', 'Items fulfilled': '0' })
    expect(all).toMatchObject({ count: all.total, next: null })
    const { rows: stored } = await server.owner.query('select created_at::text as at from orders where id = $1', [orderId])
    const rest = await exported({ after: `${stored[0].at}|${orderId}` })
    expect([rest.count, rest.csv.includes(`${label},`), rest.csv.startsWith('Order,')]).toEqual([all.count - 1, false, false])
    const counts = [
      { status: 'cancelled' },
      { status: 'open', from: '2000-01-01', to: '2000-01-02' },
      { from: '2000-01-01' },
      { from: '2100-01-01' },
    ]
    expect(await Promise.all(counts.map(async (query) => (await exported(query)).count))).toEqual([1, 0, all.count, 0])
  })

  it.each([
    ['flat', 'is on its way', 'Items in this shipment'],
    ['pickup', 'is ready to be picked up', 'Items ready to be picked up'],
  ])(
    'in several shipments with %s shipping: each email lists its own items and says whether more follow',
    async (type, state, heading) => {
      const [jar, lid] = [await shop.product({ name: 'Jar', price: 3 }), await shop.product({ name: 'Lid', price: 1 })]
      const email = `${type}@example.com`
      const lines = [
        { productId: jar.id, quantity: 2 },
        { productId: lid.id, quantity: 1 },
      ]
      const { json } = await expectOk(shop.place({ ...(await shop.orderBody(lines)), contact: { email } }))
      const target = { storeId: shop.storeId, orderId: json.orderId }
      await server.owner.query(
        `update orders set shipping_rate = shipping_rate || jsonb_build_object('type', $3::text) where store_id = $1 and id = $2`,
        [target.storeId, target.orderId, type],
      )
      const lineId = (await shop.order(json.orderId)).lines.find(({ name }) => name === 'Jar')?.id ?? ''
      const send = (lines?: { lineId: string; quantity: number }[]) =>
        expectOk(shop.owner.call('order.fulfill', { body: { ...target, lines, trackingNumber: lines && 'T-77' } }))
      await send([{ lineId, quantity: 1 }])
      await send()
      const { rows } = await server.owner.query(
        `select subject, text_body as text from outbox where to_address = $1 and kind = 'order-shipped' order by created_at`,
        [email],
      )
      const [partial, last] = [`Part of your order ${json.number} ${state}`, `Your order ${json.number} ${state}`]
      const { name: store } = (await expectOk(shop.owner.call('store.findCurrent', { query: { storeId: shop.storeId } }))).json
      const earlier = type === 'flat' ? 'Earlier shipments:\nShipped\n\n1 × Jar\n\nTracking: T-77\n\n' : ''
      const link = `View your order: http://${shop.host}:PORT/order/${json.token}`
      expect(
        rows.map(({ subject, text }) => ({ subject, text: text.replace(/(?<=View your order: http:..[a-z.]+:)\d+/, 'PORT') })),
      ).toEqual([
        {
          subject: partial,
          text: `${partial}\n\nTracking: T-77\n\n${heading}:\n1 × Jar\n\nThe rest of your order will follow.\n\n${link}\n\n${store}`,
        },
        {
          subject: last,
          text: `${last}\n\n${heading}:\n1 × Jar\n1 × Lid\n\nThis completes your order.\n\n${earlier}${link}\n\n${store}`,
        },
      ])
    },
  )

  it('has parcels that are delivered, returned into stock once, or canceled, and its status follows from them', async () => {
    const tile = await shop.product({ name: 'Tile', price: 5, trackInventory: true, stockQuantity: 10 })
    const { orderId, token } = await shop.buy([{ productId: tile.id, quantity: 3 }])
    const target = { storeId: shop.storeId, orderId }
    const lineId = (await shop.order(orderId)).lines[0]?.id ?? ''
    const send = async (quantity: number, carrier = '') => {
      const body = { ...target, lines: [{ lineId, quantity }], carrier, trackingNumber: '12 34' }
      const { fulfillments } = (await expectOk(shop.owner.call('order.fulfill', { body }))).json
      return fulfillments.at(-1)
    }
    const change = (id: string | undefined, status: 'delivered' | 'returned' | 'cancelled', restock = false) =>
      shop.owner.call('order.changeParcel', { body: { ...target, fulfillmentId: id ?? '', status, restock, notify: true } })
    const states = async () => {
      const { status, fulfillmentStatus, fulfillments } = await shop.order(orderId)
      return [status, fulfillmentStatus, ...fulfillments.map((parcel) => parcel.status)]
    }
    await expectOk(shop.owner.call('order.markPaid', { body: target }))
    const [first, second] = [await send(1, 'DHL'), await send(2)]
    expect(first?.trackingUrl).toBe('https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234')
    expect(second?.trackingUrl).toBe('')
    expect(await states()).toEqual(['completed', 'fulfilled', 'shipped', 'shipped'])
    await expectOk(change(second?.id, 'cancelled'))
    expect(await states()).toEqual(['open', 'partially_fulfilled', 'shipped', 'cancelled'])
    expect((await change(second?.id, 'delivered')).json.code).toBe('transition_forbidden')
    const third = await send(2)
    const tracking = { ...target, fulfillmentId: third?.id ?? '', carrier: 'UPS', trackingNumber: '1Z', notify: true }
    await expectOk(shop.owner.call('order.updateTracking', { body: tracking }))
    const unsafe = { ...tracking, trackingUrl: 'http://example.com/1Z' }
    expect((await shop.owner.call('order.updateTracking', { body: unsafe })).json.fields).toHaveProperty('trackingUrl')
    expect((await server.email('ada@example.com', 'order-tracking')).text).toContain(
      'UPS\n1Z\n\nTrack your shipment: https://www.ups.com/track?tracknum=1Z',
    )
    await expectOk(change(first?.id, 'delivered'))
    expect((await server.email('ada@example.com', 'order-delivered')).subject).toContain('Part of your order')
    expect((await change(first?.id, 'cancelled')).status).toBe(409)
    const twice = await Promise.all([change(third?.id, 'returned', true), change(third?.id, 'returned', true)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await states()).toEqual(['completed', 'delivered', 'delivered', 'cancelled', 'returned'])
    expect((await shop.stockOf(tile.id)).stockQuantity).toBe(9)
    expect((await shop.receipt(token)).fulfillments.map(({ status }) => status)).toEqual(['delivered', 'cancelled', 'returned'])
    const foreign = {
      ...target,
      fulfillmentId: first?.id ?? '',
      orderId: (await shop.buy([{ productId: tile.id, quantity: 1 }])).orderId,
    }
    expect((await shop.owner.call('order.changeParcel', { body: { ...foreign, status: 'returned' } })).status).toBe(404)
  })

  it('keeps its totals when its contact and address change, which is possible until all is sent', async () => {
    const { id } = await shop.product({ name: 'Bowl', price: 12 })
    const { orderId, number } = await shop.buy([{ productId: id, quantity: 1 }])
    const target = { storeId: shop.storeId, orderId }
    const before = await shop.order(orderId)
    const shippingAddress = { firstName: 'Grace', lastName: 'Hopper', line1: 'Main 2', city: 'Albany', country: 'US' }
    const change = (body: { region: string; postalCode?: string }) =>
      shop.owner.call('order.updateContact', {
        body: {
          ...target,
          contact: { email: 'grace@example.com' },
          shippingAddress: { ...shippingAddress, postalCode: '12207', ...body },
        },
      })
    expect((await change({ region: 'BY' })).json.fields).toHaveProperty(['shippingAddress.region'])
    expect((await change({ region: '', postalCode: '' })).json.fields).toHaveProperty(['shippingAddress.postalCode'])
    const { json } = await expectOk(change({ region: 'NY' }))
    expect(json.shippingAddress).toMatchObject({ city: 'Albany', region: 'US-NY', regionName: 'New York' })
    expect(json.billingAddress).toEqual(before.billingAddress)
    expect([json.grandTotal, json.taxTotal, json.version]).toEqual([before.grandTotal, before.taxTotal, before.version + 1])
    expect(json.events.at(-1)?.type).toBe('contact_changed')
    const found = await expectOk(shop.owner.call('order.list', { query: { storeId: shop.storeId, search: ' hopper ' } }))
    expect(found.json.content.map((row) => [row.number, row.email])).toEqual([[number, 'grace@example.com']])
    await expectOk(shop.owner.call('order.fulfill', { body: target }))
    expect((await change({ region: 'CA' })).json.code).toBe('transition_forbidden')
  })

  it('gets another address after a part was sent, which keeps the earlier one until it is erased', async () => {
    const { id } = await shop.product({ name: 'Plate', price: 12 })
    const { orderId, token } = await shop.buy([{ productId: id, quantity: 3 }])
    const target = { storeId: shop.storeId, orderId }
    const lineId = (await shop.order(orderId)).lines[0]?.id ?? ''
    const send = () => expectOk(shop.owner.call('order.fulfill', { body: { ...target, lines: [{ lineId, quantity: 1 }] } }))
    const move = async (city: string) => {
      const body = { ...target, contact: { email: 'moving@example.com' }, shippingAddress: { ...testAddress, city } }
      const { json } = await shop.owner.call('order.updateContact', { body })
      return json.code ?? [json.shippingAddress?.city, ...json.fulfillments.map((parcel) => parcel.shippingAddress?.city)]
    }
    await send()
    expect(await move(testAddress.city)).toEqual([testAddress.city, undefined])
    expect(await move('Graz')).toEqual(['Graz', testAddress.city])
    await send()
    expect(await move('Linz')).toEqual(['Linz', testAddress.city, 'Graz'])
    expect((await shop.receipt(token)).fulfillments.map(({ shippingAddress }) => shippingAddress?.city)).toEqual([
      testAddress.city,
      'Graz',
    ])
    await send()
    expect(await move('Wels')).toBe('transition_forbidden')
    const { customerId } = await shop.order(orderId)
    await expectOk(
      shop.owner.call('customer.erase', {
        body: { storeId: shop.storeId, customerId: customerId ?? '', email: 'moving@example.com' },
      }),
    )
    const { shippingAddress, fulfillments } = await shop.order(orderId)
    expect([shippingAddress, ...fulfillments.map((parcel) => parcel.shippingAddress)].map((one) => one?.city)).toEqual([
      '',
      '',
      '',
      undefined,
    ])
  })

  it('is reopened, completed again once nothing is left to send, and archived', async () => {
    const { id } = await shop.product({ name: 'Spoon', price: 2 })
    const { orderId } = await shop.buy([{ productId: id, quantity: 1 }])
    const target = { storeId: shop.storeId, orderId }
    const set = async (status: 'open' | 'completed' | 'archived') =>
      (await shop.owner.call('order.setStatus', { body: { ...target, status } })).status
    expect(await set('completed')).toBe(409)
    expect(await set('archived')).toBe(409)
    await expectOk(shop.owner.call('order.markPaid', { body: target }))
    await expectOk(shop.owner.call('order.fulfill', { body: target }))
    expect([await set('open'), await set('completed'), await set('archived'), await set('open')]).toEqual([200, 200, 200, 409])
    expect((await shop.order(orderId)).events.map(({ type }) => type).slice(-3)).toEqual(['reopened', 'completed', 'archived'])
  })

  it('partially fulfilled before it is canceled: the email lists the canceled items only', async () => {
    const [pot, pan] = [await shop.product({ name: 'Pot', price: 30 }), await shop.product({ name: 'Pan', price: 20 })]
    const email = 'rest@example.com'
    const lines = [pot, pan].map(({ id }) => ({ productId: id, quantity: 1 }))
    const { orderId, number } = (await expectOk(shop.place({ ...(await shop.orderBody(lines)), contact: { email } }))).json
    const lineId = (await shop.order(orderId)).lines.find(({ name }) => name === 'Pot')?.id ?? ''
    const target = { storeId: shop.storeId, orderId }
    await expectOk(shop.owner.call('order.fulfill', { body: { ...target, lines: [{ lineId, quantity: 1 }] } }))
    await expectOk(shop.owner.call('order.cancel', { body: { ...target, reason: 'Out of pans' } }))
    const { subject, text } = await server.email(email, 'order-cancelled')
    expect(subject).toBe(`The rest of your order ${number} was canceled`)
    expect(text).toContain('Out of pans\n\nCanceled items:\n1 × Pan\n\n')
    expect(text).not.toContain('Pot')
  })

  it('counts on its day, and in the revenue once it is paid, until it is refunded or canceled', async () => {
    const stats = async () => (await expectOk(shop.owner.call('order.stats', { query: { storeId: shop.storeId, days: 7 } }))).json
    const before = await stats()
    const rug = await shop.product({ name: 'Rug', price: 1000 })
    const { orderId } = await shop.buy([{ productId: rug.id, quantity: 2 }])
    const target = { storeId: shop.storeId, orderId }
    const unpaid = await stats()
    expect(unpaid).toMatchObject({ orders: before.orders + 1, paidOrders: before.paidOrders, revenue: before.revenue })
    expect(unpaid.topProducts.map(({ name }) => name)).not.toContain('Rug')
    await expectOk(shop.owner.call('order.markPaid', { body: target }))
    const paid = await stats()
    expect(paid.revenue - before.revenue).toBeCloseTo(2000)
    expect(paid.averageOrder).toBeCloseTo(paid.revenue / paid.paidOrders, 2)
    expect(paid.days).toHaveLength(7)
    expect(paid.days.at(-1)?.revenue).toBeCloseTo(paid.revenue)
    expect(paid.topProducts[0]).toMatchObject({ name: 'Rug', quantity: 2, revenue: 2000 })
    const lines = [{ lineId: (await shop.order(orderId)).lines[0]?.id ?? '', quantity: 1 }]
    await expectOk(shop.owner.call('order.refund', { body: { ...target, refundId: 'rug', lines } }))
    const refunded = await stats()
    expect(refunded.revenue - before.revenue).toBeCloseTo(1000)
    expect(refunded.topProducts[0]).toMatchObject({ name: 'Rug', quantity: 1, revenue: 1000 })
    await expectOk(shop.owner.call('order.cancel', { body: target }))
    expect(await stats()).toMatchObject({ orders: before.orders, revenue: before.revenue })
  })

  it('counts in the statistics of the period that includes its day', async () => {
    const own = await openTestShop(server, { subdomain: 'counts' })
    const { storeId, owner } = own
    const stats = async () => (await expectOk(owner.call('order.stats', { query: { storeId, days: 3 } }))).json
    const none = { orders: 0, paidOrders: 0, revenue: 0, averageOrder: 0, openOrders: 0, topProducts: [] }
    expect(await stats()).toMatchObject(none)
    const { id } = await own.product({ name: 'Rug', price: 10 })
    for (const days of [2, 3]) {
      const { orderId } = await own.buy([{ productId: id, quantity: days }])
      await expectOk(owner.call('order.markPaid', { body: { storeId, orderId } }))
      await server.owner.query('update orders set created_at = created_at - make_interval(days => $2) where id = $1', [
        orderId,
        days,
      ])
    }
    expect(await stats()).toMatchObject({
      ...{ orders: 1, paidOrders: 1, revenue: 20, averageOrder: 20, openOrders: 2 },
      days: [{ orders: 1, revenue: 20 }, { orders: 0 }, { orders: 0 }],
      topProducts: [{ name: 'Rug', quantity: 2, revenue: 20 }],
    })
    const { json: list } = await expectOk(owner.call('order.list', { query: { storeId } }))
    expect([list.totalElements, list.totalPages]).toEqual([2, 1])
  })

  /** How an order reaches each state that a list can filter by. */
  const reach: {
    [Machine in OrderMachine]: Record<(typeof reachableStates)[Machine][number], (orderId: string) => Promise<unknown>>
  } = (() => {
    const body = (orderId: string) => ({ storeId: shop.storeId, orderId })
    const pay = (orderId: string) => expectOk(shop.owner.call('order.markPaid', { body: body(orderId) }))
    const send = (orderId: string) => expectOk(shop.owner.call('order.fulfill', { body: body(orderId) }))
    const cancel = (orderId: string) => expectOk(shop.owner.call('order.cancel', { body: body(orderId) }))
    const noop = async () => {}
    const sendOne = async (orderId: string) => {
      const lines = [{ lineId: (await shop.order(orderId)).lines[0]?.id ?? '', quantity: 1 }]
      await expectOk(shop.owner.call('order.fulfill', { body: { ...body(orderId), lines } }))
    }
    const refund = (amount: number) => async (orderId: string) => {
      await pay(orderId)
      await expectOk(shop.owner.call('order.refund', { body: { ...body(orderId), refundId: `r-${orderId}`, amount } }))
    }
    const complete = async (orderId: string) => [await pay(orderId), await send(orderId)]
    const archive = async (orderId: string) => {
      await complete(orderId)
      await expectOk(shop.owner.call('order.setStatus', { body: { ...body(orderId), status: 'archived' } }))
    }
    const sendThen = (status: 'delivered' | 'returned') => async (orderId: string) => {
      const { fulfillments } = (await send(orderId)).json
      const fulfillmentId = fulfillments[0]?.id ?? ''
      await expectOk(shop.owner.call('order.changeParcel', { body: { ...body(orderId), fulfillmentId, status } }))
    }
    return {
      status: {
        pending_payment: noop,
        open: noop,
        cancelled: cancel,
        completed: complete,
        expired: (orderId) => online.expire(orderId),
        archived: archive,
      },
      paymentStatus: {
        pending: noop,
        authorized: noop,
        failed: noop,
        paid: pay,
        partially_refunded: refund(1),
        refunded: refund(4),
        voided: cancel,
      },
      fulfillmentStatus: {
        unfulfilled: noop,
        partially_fulfilled: sendOne,
        fulfilled: send,
        delivered: sendThen('delivered'),
        returned: sendThen('returned'),
      },
    }
  })()
  const states = (Object.keys(reachableStates) as OrderMachine[]).flatMap((machine) =>
    reachableStates[machine].map((state) => [machine, state] as const),
  )

  /** Orders that only an online payment leads to. */
  const onlineOrders: Record<string, (lines: CartLine[]) => Promise<{ orderId: string; number: string }>> = {
    pending_payment: (lines) => online.place(lines),
    expired: (lines) => online.place(lines),
    authorized: (lines) => online.pay(lines),
    failed: (lines) => online.pay(lines, 'decline'),
  }

  it.each(states)('reaches %s "%s" over HTTP and is found by that filter', async (machine, state) => {
    const { id } = await shop.product({ name: `${machine} ${state}`, price: 2 })
    const lines = [{ productId: id, quantity: 2 }]
    const { orderId, number } = await (onlineOrders[state]?.(lines) ?? shop.buy(lines))
    await (reach[machine] as Record<string, (orderId: string) => Promise<unknown>>)[state]?.(orderId)
    const query = { storeId: shop.storeId, search: number, [machine]: state as StateOf<OrderMachine> }
    const { json } = await expectOk(shop.owner.call('order.list', { query }))
    expect(json.content.map((row) => [row.orderId, row[machine]])).toEqual([[orderId, state]])
  })

  it('makes every change of its states that the tables allow, and no other', async () => {
    const now = await acceptOnlinePayments(server, shop, { title: 'Card, captured immediately' })
    expect([...(await walkOrders({ server, shop, now, later: online }))].sort()).toEqual(allowedChanges().sort())
  })

  it('with unfulfilled items is found by one filter; the statistics count the same orders', async () => {
    const query = { storeId: shop.storeId, status: 'open', fulfillmentStatus: 'to_fulfill' } as const
    const { json: list } = await expectOk(shop.owner.call('order.list', { query }))
    const { json: stats } = await expectOk(shop.owner.call('order.stats', { query: { storeId: shop.storeId, days: 30 } }))
    expect(new Set(list.content.map(({ fulfillmentStatus }) => fulfillmentStatus))).toEqual(
      new Set(['unfulfilled', 'partially_fulfilled']),
    )
    expect(list.totalElements).toBe(stats.openOrders)
  })

  it.each([['status', 'unknown']])('cannot be filtered by %s "%s", which no order reaches', async (machine, state) => {
    const { status } = await shop.owner.raw({
      method: 'GET',
      path: `/api/order/fetch-orders?storeId=${shop.storeId}&${machine}=${state}`,
    })
    expect(status).toBe(400)
  })
})
