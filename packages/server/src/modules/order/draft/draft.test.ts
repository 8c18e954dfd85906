import type { CallInput, Quote } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { acceptOnlinePayments, type OnlinePayments, waitUntil } from '../../../testing/shop/online-payment.ts'
import { openTestShop, type TestShop, testAddress } from '../../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../../testing/store-limit.ts'

type DraftBody = Omit<CallInput<'draftOrder.add'>['body'], 'storeId'>
type Completion = CallInput<'draftOrder.complete'>['body']

let server: TestServer
let shop: TestShop
let online: OnlinePayments
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'drafts' })
  online = await acceptOnlinePayments(server, shop)
  const { storeId } = shop
  await expectOk(shop.owner.call('tax.addRates', { body: { storeId, rates: [{ country: 'AT', rate: 2000, name: 'VAT' }] } }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const add = async (body: DraftBody) =>
  (await expectOk(shop.owner.call('draftOrder.add', { body: { ...body, storeId: shop.storeId } }))).json
const get = async (draftId: string) =>
  (await expectOk(shop.owner.call('draftOrder.get', { query: { storeId: shop.storeId, draftId } }))).json
const complete = (
  { draftId, version, quote }: { draftId: string; version: number; quote: Pick<Quote, 'quoteHash'> },
  rest: Partial<Completion> & Pick<Completion, 'payment'>,
) =>
  shop.owner.call('draftOrder.complete', {
    body: { storeId: shop.storeId, draftId, version, quoteHash: quote.quoteHash, ...rest },
  })
const custom = (changes: Partial<NonNullable<DraftBody['customItems']>[number]> = {}) => ({
  id: 'custom1',
  name: 'Engraving',
  unitPrice: 12.35,
  quantity: 1,
  ...changes,
})
const addMore = () => shop.owner.call('draftOrder.add', { body: { storeId: shop.storeId, lines: [], customItems: [custom()] } })
const product = (more: object = {}) => shop.product({ name: 'Vase', price: 19.99, ...more })
const tracked = { trackInventory: true, stockQuantity: 3 }
const emails = async (to: string) =>
  (
    await server.owner.query<{ kind: string }>('select kind from outbox where to_address = $1 order by created_at', [to])
  ).rows.map(({ kind }) => kind)
const tokenOf = (paymentUrl: string) => new URL(paymentUrl).pathname.split('/').at(-1) ?? ''

describe('a draft order', () => {
  it('is refused beyond the limit of a store', async () => {
    await withStoreLimit('draftOrders', 0, async () => expect((await addMore()).json.code).toBe('store_limit'))
    const { json } = await expectOk(addMore())
    await expectOk(shop.owner.call('draftOrder.delete', { params: { storeId: shop.storeId, draftId: json.draftId } }))
  })

  it('that costs nothing becomes a paid order', async () => {
    const { id } = await product({ price: 0 })
    const lines = [{ productId: id, quantity: 1 }]
    const contact = { email: 'free@example.com' }
    const draft = await add({ lines, contact, shippingAddress: testAddress })
    const { orderId } = (await expectOk(complete(draft, { payment: 'pending' }))).json
    expect(await shop.order(orderId)).toMatchObject({ status: 'open', paymentStatus: 'paid', reservedUntil: null })
    expect((await server.email('free@example.com', 'order-placed')).text).not.toContain('Please pay by')
  })

  it('becomes an order with the totals of its quote, to the last minor unit', async () => {
    const { id } = await product(tracked)
    const draft = await add({
      lines: [{ productId: id, quantity: 3 }],
      customItems: [
        custom({ taxClass: 'zero', requiresShipping: false }),
        custom({ id: 'custom2', name: 'Gift wrap', unitPrice: 0.07, quantity: 3 }),
      ],
      contact: { email: 'totals@example.com' },
      shippingAddress: testAddress,
      discount: { type: 'percentage', rate: 1333, reason: 'Friend of the shop' },
      shipping: { type: 'custom', name: 'Bike courier', price: 7.77 },
      note: 'Wants it on Friday.',
    })
    const { quote } = draft
    // 59.97 + 12.35 + 0.21 = 72.53, of which 13.33 percent is 9.668…
    expect(quote).toMatchObject({
      totals: { subtotal: 72.53, discountTotal: 9.67, shippingTotal: 7.77 },
      discounts: [{ name: 'Friend of the shop', code: null, amount: 9.67 }],
      requiresShipping: true,
      problems: [],
    })
    const { json: placed } = await expectOk(complete(draft, { payment: 'paid', reference: 'Till 4' }))
    const order = await shop.order(placed.orderId)
    expect(order).toMatchObject({
      ...quote.totals,
      ...{ number: placed.number, status: 'open', paymentStatus: 'paid', paidTotal: quote.totals.grandTotal },
      discounts: quote.discounts,
      taxes: quote.taxes,
      rate: { name: 'Bike courier', price: 7.77 },
      method: { type: 'manual', title: 'Other' },
      reservedUntil: null,
      marketingConsent: false,
      payments: [{ status: 'captured', amount: quote.totals.grandTotal }],
      lines: [
        { name: 'Vase', quantity: 3, unitPrice: 19.99 },
        { name: 'Engraving', taxTotal: 0, requiresShipping: false },
        { name: 'Gift wrap', quantity: 3, requiresShipping: true },
      ],
    })
    expect(order.events.map(({ type, actorName }) => [type, actorName !== ''])).toEqual([
      ['placed', true],
      ['note', true],
      ['paid', true],
    ])
    expect(order.events[0]?.message).toBe(`The order was created from draft ${draft.number}.`)
    expect((await shop.stockOf(id)).stockQuantity).toBe(0)
    expect(await emails('totals@example.com')).toEqual(['order-placed'])
    expect((await server.email('totals@example.com', 'order-placed')).text).not.toContain('Please pay by')
    expect(await get(draft.draftId)).toMatchObject({ order: { orderId: placed.orderId, number: placed.number } })
    const changed = { ...draft, version: draft.version + 1 }
    expect((await complete(changed, { payment: 'paid' })).json).toMatchObject({ code: 'conflict' })
    const { storeId } = shop
    const update = { storeId, draftId: draft.draftId, contact: { email: 'other@example.com' } }
    expect((await shop.owner.call('draftOrder.update', { body: update })).json).toMatchObject({ code: 'conflict' })
  })

  it('without customer, address and shipping is created with payment pending, and reserved like other unpaid orders', async () => {
    const draft = await add({
      customItems: [custom({ requiresShipping: false })],
      discount: { type: 'fixed_amount', amount: 2.35 },
    })
    expect(draft.quote.totals.grandTotal).toBeGreaterThan(0)
    const { json } = await expectOk(complete(draft, { payment: 'pending' }))
    const order = await shop.order(json.orderId)
    expect(order).toMatchObject({ status: 'open', paymentStatus: 'pending', shippingAddress: null, customerId: null })
    expect(order.reservedUntil).not.toBe(null)
  })

  it('is saved, searched, filtered and deleted', async () => {
    const { storeId } = shop
    const draft = await add({ contact: { email: 'find.me@example.com' }, billingAddress: testAddress })
    const list = async (query: object) =>
      (await expectOk(shop.owner.call('draftOrder.list', { query: { storeId, ...query } }))).json.content
    expect(await list({ search: 'Byron', status: 'open' })).toMatchObject([{ number: draft.number, customerName: 'Ada Byron' }])
    expect(await list({ search: 'find.me', status: 'completed' })).toEqual([])
    const body = { storeId, draftId: draft.draftId, version: draft.version, customItems: [custom()] }
    expect((await expectOk(shop.owner.call('draftOrder.update', { body }))).json.quote.totals.subtotal).toBe(12.35)
    expect((await shop.owner.call('draftOrder.update', { body })).json).toMatchObject({ code: 'conflict' })
    await expectOk(shop.owner.call('draftOrder.delete', { params: { storeId, draftId: draft.draftId } }))
    expect((await shop.owner.call('draftOrder.get', { query: { storeId, draftId: draft.draftId } })).status).toBe(404)
    const taxedIn = async (country: string) => {
      const download = { customItems: [custom({ requiresShipping: false })], billingAddress: { ...testAddress, country } }
      return (await expectOk(shop.owner.call('draftOrder.quote', { body: { storeId, ...download } }))).json.taxes.length
    }
    expect([await taxedIn('AT'), await taxedIn('DE')]).toEqual([1, 0])
    const price = { storeId, customItems: [custom({ unitPrice: 1.234 })] }
    expect((await shop.owner.call('draftOrder.quote', { body: price })).json).toMatchObject({
      fields: { 'customItems.0.unitPrice': expect.any(String) },
    })
  })

  it('is deleted when the personal data of its customer is erased, and with its store', async () => {
    const { storeId } = shop
    const email = 'erase.me@example.com'
    const item = custom({ requiresShipping: false })
    const [open, completed] = [await add({ contact: { email } }), await add({ customItems: [item], contact: { email } })]
    const { orderId } = (await expectOk(complete(completed, { payment: 'paid' }))).json
    const waiting = await add({ customItems: [item], contact: { email } })
    const sent = await expectOk(complete(waiting, { payment: 'payment_link', methodId: online.methodId }))
    const { customerId } = await shop.order(orderId)
    await expectOk(shop.owner.call('customer.erase', { body: { storeId, customerId: customerId ?? '', email } }))
    const timeline = 'select data::text as data from order_events where store_id = $1 and order_id = any ($2)'
    const { rows: events } = await server.owner.query(timeline, [storeId, [orderId, sent.json.orderId]])
    expect(events).toHaveLength(4)
    expect(events.filter(({ data }) => data.includes(email))).toEqual([])
    for (const { draftId } of [open, completed, waiting])
      expect((await shop.owner.call('draftOrder.get', { query: { storeId, draftId } })).status).toBe(404)
    expect((await shop.order(orderId)).grandTotal).toBe(12.35)
    const { json: unknown } = await expectOk(shop.owner.call('customer.add', { body: { storeId, email } }))
    const erased = await expectOk(shop.owner.call('customer.erase', { body: { storeId, customerId: unknown.customerId, email } }))
    expect(erased.json).toEqual({ orders: 0 })

    const other = await openTestShop(server, { subdomain: 'closes' })
    const body = { storeId: other.storeId, customItems: [item] }
    const { json } = await expectOk(other.owner.call('draftOrder.add', { body }))
    const { draftId, version, quote } = json
    const completion = { storeId: other.storeId, draftId, version, quoteHash: quote.quoteHash, payment: 'paid' } as const
    await expectOk(other.owner.call('draftOrder.complete', { body: completion }))
    await server.owner.query('delete from stores where store_id = $1', [other.storeId])
  })

  it('says what is missing, and names the item that is short; nothing is lost', async () => {
    const { id } = await product({ name: 'Last vase', ...tracked })
    const draft = await add({ lines: [{ productId: id, quantity: 2 }], shipping: { type: 'custom', name: 'Post', price: 0 } })
    expect((await complete(draft, { payment: 'pending' })).json).toMatchObject({
      code: 'invalid_input',
      fields: { shippingAddress: expect.stringContaining('shipping address') },
    })
    const { storeId } = shop
    const update = { storeId, draftId: draft.draftId, lines: draft.lines, shippingAddress: { ...testAddress, city: '' } }
    const unfinished = (await expectOk(shop.owner.call('draftOrder.update', { body: update }))).json
    expect((await complete(unfinished, { payment: 'payment_link', methodId: online.methodId })).json).toMatchObject({
      fields: { 'shippingAddress.city': expect.any(String), 'contact.email': expect.any(String) },
    })
    const full = { ...update, shippingAddress: testAddress, contact: { email: 'short@example.com' } }
    const ready = (await expectOk(shop.owner.call('draftOrder.update', { body: full }))).json
    await shop.buy([{ productId: id, quantity: 2 }])
    const { status, json } = await complete(ready, { payment: 'payment_link', methodId: online.methodId })
    expect(status).toBe(409)
    expect(json).toMatchObject({
      code: 'item_unavailable',
      error: 'Only 1 of Last vase is left. Lower the quantity.',
      details: { quote: { lines: [{ problem: 'not_enough_stock' }] } },
    })
    expect(await get(draft.draftId)).toMatchObject({ order: null, version: ready.version })
    expect((await shop.stockOf(id)).stockQuantity).toBe(1)
  })

  it('gets the last item once among parallel completions', async () => {
    const { id } = await product({ trackInventory: true, stockQuantity: 1 })
    const body = { lines: [{ productId: id, quantity: 1 }], shippingAddress: testAddress }
    const drafts = await Promise.all([add(body), add(body), add(body)])
    const results = await Promise.all(drafts.map((draft) => complete(draft, { payment: 'pending' })))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await shop.stockOf(id)).stockQuantity).toBe(0)
  })

  it('takes a discount code within its limit, together with a manual discount', async () => {
    const { storeId } = shop
    const offer = { type: 'percentage', rate: 1000 } as const
    const once = { storeId, name: 'Once', code: 'ONCE10', offer, scope: { type: 'all' }, usageLimit: 1 } as const
    await expectOk(shop.owner.call('discount.add', { body: once }))
    const body = {
      customItems: [custom({ unitPrice: 100, requiresShipping: false })],
      code: ' once10 ',
      discount: { type: 'fixed_amount', amount: 15, reason: '' },
    } as const satisfies DraftBody
    const drafts = await Promise.all([add(body), add(body), add(body)])
    expect(drafts[0]?.code).toBe('once10')
    expect(drafts[0]?.quote.discounts).toEqual([
      { name: 'Once', code: 'ONCE10', amount: 10 },
      { name: 'Discount', code: null, amount: 15 },
    ])
    const results = await Promise.all(drafts.map((draft) => complete(draft, { payment: 'pending' })))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = results.find(({ status }) => status === 409)?.json
    expect(refused).toMatchObject({ details: { quote: { totals: { discountTotal: 15 }, codeProblem: { code: 'used_up' } } } })
  })

  it('is completed once by parallel clicks, also with different payments', async () => {
    const { id } = await product(tracked)
    const draft = await add({
      lines: [{ productId: id, quantity: 1 }],
      contact: { email: 'parallel@example.com' },
      shippingAddress: testAddress,
    })
    const link = { payment: 'payment_link', methodId: online.methodId } as const
    const all = [link, { payment: 'paid' }, link, { payment: 'pending' }, { payment: 'paid' }, link] as const
    const results = await Promise.all(all.map((payment) => complete(draft, payment)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const number = results.find(({ status }) => status === 200)?.json.number
    const refusals = results.flatMap(({ json }) => json.error ?? [])
    expect(new Set(refusals)).toEqual(new Set([`Order ${number} was already created from this draft. Reload to see it.`]))
    expect((await shop.stockOf(id)).stockQuantity).toBe(2)
    const { rows } = await server.owner.query<{ orders: number }>(
      `select count(*)::integer as orders from orders where email = 'parallel@example.com'`,
    )
    expect(rows).toEqual([{ orders: 1 }])
  })
})

it('a completion that waited for another one names the order', async () => {
  const draft = await add({ customItems: [custom({ requiresShipping: false })] })
  const holder = await server.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select from draft_orders where id = $1 for update', [draft.draftId])
    // Both have read the draft, without an order, when they wait for its lock.
    const results = [complete(draft, { payment: 'pending' }), complete(draft, { payment: 'paid' })]
    await vi.waitFor(
      async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%draft_orders%'`
        expect((await server.owner.query(waiting)).rowCount).toBe(2)
      },
      { timeout: 60_000 },
    )
    await holder.query('commit')
    const [first, second] = (await Promise.all(results)).toSorted((a, b) => a.status - b.status)
    expect([first?.status, second?.status, second?.json.error]).toEqual([
      200,
      409,
      `Order ${first?.json.number} was already created from this draft. Reload to see it.`,
    ])
  } finally {
    holder.release()
  }
})

describe('the draft orders of a store', () => {
  let other: TestShop
  let card: OnlinePayments
  beforeAll(async () => {
    other = await openTestShop(server, { subdomain: 'composes' })
    card = await acceptOnlinePayments(server, other)
  })
  const item = custom({ requiresShipping: false })
  const compose = async (body: DraftBody) =>
    (await expectOk(other.owner.call('draftOrder.add', { body: { ...body, storeId: other.storeId } }))).json
  const finish = (draft: Parameters<typeof complete>[0], rest: Parameters<typeof complete>[1]) =>
    other.owner.call('draftOrder.complete', {
      body: {
        ...{ storeId: other.storeId, draftId: draft.draftId, version: draft.version, quoteHash: draft.quote.quoteHash },
        ...rest,
      },
    })

  it('are numbered, newest first, and show their amounts as they were entered', async () => {
    const first = await compose({
      customItems: [item, { ...item, id: 'custom2', quantity: 3 }],
      contact: { email: 'First@Example.com' },
      shippingAddress: { ...testAddress, lastName: '' },
      discount: { type: 'fixed_amount', amount: 1.5 },
      shipping: { type: 'custom', name: 'Post', price: 2.25 },
    })
    const second = await compose({ customItems: [item] })
    expect([first.number, second.number]).toEqual(['#D1', '#D2'])
    expect(first).toMatchObject({
      customItems: [{ unitPrice: 12.35 }, { unitPrice: 12.35 }],
      discount: { type: 'fixed_amount', amount: 1.5 },
      shipping: { type: 'custom', price: 2.25 },
      ...{ billingAddress: null, order: null },
    })
    const list = async (query: object) =>
      (await expectOk(other.owner.call('draftOrder.list', { query: { storeId: other.storeId, ...query } }))).json
    expect(await list({ pageSize: 1 })).toMatchObject({
      content: [{ number: '#D2', order: null, customerName: '', itemCount: 1, grandTotal: 12.35 }],
      ...{ totalElements: 2, totalPages: 2, pageNumber: 0 },
    })
    expect((await list({ pageSize: 1, pageNumber: 1 })).content).toMatchObject([
      { number: '#D1', customerName: 'Ada', itemCount: 4, grandTotal: first.quote.totals.grandTotal },
    ])
    expect(await list({ pageSize: 2, pageNumber: 1 })).toMatchObject({ content: [], totalElements: 2, totalPages: 1 })
    expect((await list({})).totalPages).toBe(1)
    expect((await list({ search: 'FIRST@example' })).content).toHaveLength(1)
    expect((await list({ search: '#d2' })).content).toMatchObject([{ number: '#D2' }])
    const { json } = await expectOk(finish(second, { payment: 'pending', notify: false }))
    expect((await list({ status: 'completed' })).content).toMatchObject([
      { order: { orderId: json.orderId, number: json.number } },
    ])
    expect((await list({ status: 'open' })).content).toMatchObject([{ number: '#D1' }])
  })

  it('take different ids, and prices that fit the currency', async () => {
    const { id } = await other.product({ name: 'Vase', price: 5 })
    const fields = async (body: DraftBody) =>
      (await other.owner.call('draftOrder.quote', { body: { ...body, storeId: other.storeId } })).json.fields
    const sameId = { customItems: expect.stringContaining('different id') }
    expect(await fields({ customItems: [item, item] })).toEqual(sameId)
    expect(await fields({ customItems: [{ ...item, id }], lines: [{ productId: id, quantity: 1 }] })).toEqual(sameId)
    expect(await fields({ customItems: [item], lines: [{ productId: id, quantity: 1 }] })).toBeUndefined()
    expect(await fields({ discount: { type: 'fixed_amount', amount: 1.234 } })).toHaveProperty(['discount.amount'])
    expect(await fields({ shipping: { type: 'custom', name: 'Post', price: 1.234 } })).toHaveProperty(['shipping.price'])
  })

  it('are paid by a method that fits: an online one for a link, any other one otherwise', async () => {
    const draft = await compose({ customItems: [item], contact: { email: 'pays@example.com' } })
    const { json: methods } = await expectOk(other.owner.call('payment.methods', { query: { storeId: other.storeId } }))
    const manualId = methods.find(({ type }) => type === 'manual' || type === 'bank_transfer' || type === 'cod')?.id ?? ''
    const refused = async (rest: Parameters<typeof complete>[1]) => (await finish(draft, rest)).json.fields?.methodId
    expect(await refused({ payment: 'payment_link', methodId: manualId })).toContain('online payment method')
    expect(await refused({ payment: 'pending', methodId: card.methodId })).toContain('outside of the platform')
    expect(await refused({ payment: 'pending', methodId: 'unknown' })).toContain('outside of the platform')
    const free = await compose({ contact: { email: 'free@example.com' }, customItems: [{ ...item, unitPrice: 0 }] })
    expect((await finish(free, { payment: 'payment_link', methodId: card.methodId })).json.error).toContain('nothing to pay')
    const { json } = await expectOk(finish(draft, { payment: 'pending', methodId: manualId, notify: false }))
    expect(json.paymentUrl).toBe('')
    expect((await other.order(json.orderId)).method).toMatchObject({ title: methods.find(({ id }) => id === manualId)?.title })
    expect(await emails('pays@example.com')).toEqual([])
    const link = await compose({ customItems: [item], contact: { email: 'copied@example.com' } })
    const copied = await expectOk(finish(link, { payment: 'payment_link', methodId: card.methodId, notify: false }))
    expect(copied.json.paymentUrl).toContain('/order/')
    expect(await emails('copied@example.com')).toEqual([])
    expect((await other.order(copied.json.orderId)).events.map(({ type }) => type)).toEqual(['placed'])
  })

  it('notify the owner when their order reduces a stock to the limit', async () => {
    const { id } = await other.product({
      name: 'Scarce',
      price: 5,
      requiresShipping: false,
      trackInventory: true,
      stockQuantity: 6,
    })
    const draft = await compose({ lines: [{ productId: id, quantity: 1 }] })
    await expectOk(finish(draft, { payment: 'pending', notify: false }))
    const { rows } = await server.owner.query(
      `select text_body as text from outbox where about_store_id = $1 and kind = 'low-stock'`,
      [other.storeId],
    )
    expect(rows).toEqual([{ text: expect.stringContaining('Scarce  5 left') }])
  })

  it('are refused with the reason, and ignore the minimum order of shoppers', async () => {
    const error = async (draft: Parameters<typeof complete>[0], more: object = {}) =>
      (await finish({ ...draft, ...more }, { payment: 'pending' })).json.error
    expect(await error(await compose({}))).toBe('Add at least one item.')
    const draft = await compose({ customItems: [item] })
    expect(await error(draft, { quote: { quoteHash: 'x'.repeat(draft.quote.quoteHash.length) } })).toContain(
      'Check the new total',
    )
    expect((await finish(draft, { payment: 'pending', version: draft.version + 1 })).json.code).toBe('conflict')
    const code = await compose({ customItems: [item], code: 'NONE' })
    expect(await error(code)).toContain(code.quote.codeProblem?.message)
    await server.owner.query(`update checkout_config set config = '{"minOrderTotal": 500}' where store_id = $1`, [other.storeId])
    await server.owner.query('delete from shipping_zones where store_id = $1', [other.storeId])
    const shipped = await compose({ customItems: [custom()], shippingAddress: testAddress })
    expect(await error(shipped)).toBe('No shipping zone of your store covers this address. Choose custom shipping.')
    const unshipped = await compose({ customItems: [item], shippingAddress: testAddress })
    expect(unshipped.quote.problems).toMatchObject([{ code: 'below_minimum' }])
    const placed = await expectOk(finish(unshipped, { payment: 'pending' }))
    expect(await other.order(placed.json.orderId)).toMatchObject({ shippingAddress: null, billingAddress: { city: 'Vienna' } })
  })
})

describe('a payment link', () => {
  const reopen = ({ draftId }: { draftId: string }) =>
    shop.owner.call('draftOrder.reopen', { body: { storeId: shop.storeId, draftId } })
  async function sent(email: string) {
    const { id } = await product(tracked)
    const draft = await add({ lines: [{ productId: id, quantity: 1 }], contact: { email }, shippingAddress: testAddress })
    const payment = { payment: 'payment_link', methodId: online.methodId, message: 'Thank you for calling.' } as const
    const { json } = await expectOk(complete(draft, payment))
    return { ...json, productId: id, draft, token: tokenOf(json.paymentUrl) }
  }
  const pay = (token: string) => shop.shopper().call('order.pay', { body: { token } })

  it('is emailed, stays valid for days and leads to the payment of the order', async () => {
    const email = 'link@example.com'
    const { orderId, paymentUrl, productId, token } = await sent(email)
    const { text } = await server.email(email, 'payment-link')
    expect(text).toContain('Thank you for calling.')
    expect(text).toContain(paymentUrl)
    const waiting = await shop.order(orderId)
    expect(waiting).toMatchObject({ status: 'pending_payment', paymentStatus: 'pending' })
    expect(waiting.payUntil).toBe(waiting.reservedUntil)
    expect(waiting.events.map(({ type }) => type)).toEqual(['placed', 'payment_link_sent'])
    expect((await shop.stockOf(productId)).stockQuantity).toBe(2)
    expect(await shop.receipt(token)).toMatchObject({ payment: { canPay: true, until: waiting.payUntil } })
    const { storeId } = shop
    expect((await expectOk(shop.owner.call('order.paymentLink', { query: { storeId, orderId } }))).json).toEqual({ paymentUrl })

    // Two days later: the first payment never started, and the link is as valid as before.
    await server.owner.query(`update payments set expires_at = now() - interval '2 days' where order_id = $1`, [orderId])
    await server.owner.query(`update orders set created_at = now() - interval '2 days' where id = $1`, [orderId])
    const { redirectTo } = (await expectOk(pay(token))).json
    expect((await shop.order(orderId)).reservedUntil).toBe(waiting.payUntil)
    await online.choose(redirectTo, 'approve')
    await waitUntil(async () => (await shop.order(orderId)).status === 'open')
    const order = await shop.order(orderId)
    expect(order).toMatchObject({ paymentStatus: 'paid', paidTotal: order.grandTotal, reservedUntil: null })
    expect(order.payments.map(({ status }) => status)).toEqual(['voided', 'captured'])
    expect(order.refundsOnline).toBe(true)
    expect(await emails(email)).toEqual(['payment-link', 'order-placed'])
    expect((await shop.owner.call('order.sendPaymentLink', { body: { storeId, orderId } })).json).toMatchObject({
      code: 'transition_forbidden',
    })
  })

  it('ends when the order is marked as paid; a payment at the same time is refunded', async () => {
    const email = 'both@example.com'
    const { orderId, token } = await sent(email)
    const { storeId } = shop
    await expectOk(shop.owner.call('order.sendPaymentLink', { body: { storeId, orderId } }))
    const { redirectTo } = (await expectOk(pay(token))).json
    await Promise.all([online.choose(redirectTo, 'approve'), shop.owner.call('order.markPaid', { body: { storeId, orderId } })])
    await waitUntil(async () => (await shop.order(orderId)).paymentStatus === 'paid')
    const order = await shop.order(orderId)
    expect(order).toMatchObject({ status: 'open', paidTotal: order.grandTotal, reservedUntil: null })
    await waitUntil(async () => {
      const { payments } = await shop.order(orderId)
      const kept = payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
      return Math.round(kept * 100) === Math.round(order.grandTotal * 100)
    })
    expect((await emails(email)).filter((kind) => kind === 'order-placed')).toHaveLength(1)
    expect((await pay(token)).status).toBe(409)
  })

  it('is followed by a manual payment of the total when the order is marked as paid', async () => {
    const { orderId, token, draft } = await sent('cash@example.com')
    const body = { storeId: shop.storeId, orderId }
    await expectOk(shop.owner.call('order.markPaid', { body }))
    const { status, grandTotal, payments } = await shop.order(orderId)
    expect(status).toBe('open')
    expect(payments).toMatchObject([
      { status: 'voided', captured: 0 },
      { status: 'captured', captured: grandTotal },
    ])
    expect((await pay(token)).status).toBe(409)
    // The draft of a paid order cannot be ordered again, also if the order is canceled.
    await expectOk(shop.owner.call('order.cancel', { body }))
    expect((await reopen(draft)).json.code).toBe('transition_forbidden')
  })

  it('of a canceled order ends, and its draft can be edited again', async () => {
    const { orderId, draft, token, productId } = await sent('reopened@example.com')
    const { storeId } = shop
    expect((await reopen(draft)).json).toMatchObject({ code: 'transition_forbidden' })
    await expectOk(shop.owner.call('order.cancel', { body: { storeId, orderId, reason: '' } }))
    expect((await pay(token)).status).toBe(409)
    const [{ json: open }, { json: parallel }] = await Promise.all([expectOk(reopen(draft)), expectOk(reopen(draft))])
    // It was completed and reopened once.
    expect([open.version, parallel.version]).toEqual([draft.version + 2, draft.version + 2])
    expect(open).toMatchObject({ order: null, lines: draft.lines })
    const again = (await expectOk(complete(open, { payment: 'pending' }))).json
    expect(again.orderId).not.toBe(orderId)
    expect((await shop.stockOf(productId)).stockQuantity).toBe(2)
  })
  it('of an expired order ends without an email, and its draft can be edited again', async () => {
    const email = 'expired@example.com'
    const { orderId, draft, token, productId } = await sent(email)
    await online.expire(orderId)
    expect(await shop.order(orderId)).toMatchObject({ status: 'expired', paymentStatus: 'voided' })
    expect((await pay(token)).status).toBe(409)
    expect((await expectOk(reopen(draft))).json.order).toBe(null)
    expect((await shop.stockOf(productId)).stockQuantity).toBe(3)
    expect(await emails(email)).toEqual(['payment-link'])
  })
})
