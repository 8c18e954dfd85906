import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput } from '@blockfront/contract'
import { repeat } from '@blockfront/tooling/tests/repeat'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireOrder } from '../../flows/cancel-order/expire-orders.ts'
import { openOrder } from '../../flows/take-payment/order/open-order.ts'
import { withStore } from '../../ground/db/scope.ts'
import { spawnServer } from '../../testing/process.ts'
import { createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { orderRow } from '../order/order-rows.ts'
import { setOrderColumns } from '../order/update-order.ts'
import { customerHash } from './quote-discounts.ts'
import { releaseDiscounts, retakeDiscounts } from './redeem-discounts.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'deals' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type DiscountBody = Omit<CallInput<'discount.add'>['body'], 'storeId'>
const all = { type: 'all' } as const
const percent = (rate: number) => ({ type: 'percentage', rate }) as const
let numbers = 0
/** Adds a code of 20% for everything, with changes. */
const addCode = async (changes: Partial<DiscountBody> = {}, at = shop) => {
  const code = `CODE${++numbers}`
  const body = { storeId: at.storeId, name: `Sale ${numbers}`, code, offer: percent(2000), scope: all, ...changes }
  return (await expectOk(at.owner.call('discount.add', { body }))).json
}
const getDiscount = async (discountId: string, at = shop) =>
  (await expectOk(at.owner.call('discount.get', { query: { storeId: at.storeId, discountId } }))).json
const remove = (discountId: string, at = shop) =>
  expectOk(at.owner.call('discount.delete', { params: { storeId: at.storeId, discountId } }))

type Line = { productId: string; quantity: number }
const quote = async (lines: Line[], code?: string, more: Partial<CallInput<'checkout.quote'>['body']> = {}, at = shop) =>
  (await expectOk(at.shopper().call('checkout.quote', { body: { lines, country: 'AT', ...(code && { code }), ...more } }))).json

/** The body of an order with a code. */
const orderOf = async (lines: Line[], code: string, email = 'ada@example.com', at = shop) => {
  const { quoteHash, rateId, methods } = await quote(lines, code, { email }, at)
  const choices = { rateId: rateId ?? '', methodId: methods[0]?.id ?? '' }
  return { lines, quoteHash, ...choices, code, contact: { email }, shippingAddress: testAddress }
}

describe('the discounts of a store', () => {
  it('are added, listed by state and search, updated with a version, disabled and deleted', async () => {
    const own = await openTestShop(server)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const earlier = new Date(Date.now() - 3_600_000).toISOString()
    const active = await addCode({ code: 'Summer_20', name: 'Summer sale', minSubtotal: 12.5, usageLimit: 9 }, own)
    expect(active).toMatchObject({ state: 'active', used: 0, minSubtotal: 12.5, usageLimit: 9, enabled: true, version: 1 })
    const scheduled = await addCode({ startsAt: later }, own)
    await addCode({ startsAt: '2026-01-01T00:00:00Z', endsAt: earlier }, own)
    const automatic = await addCode({ code: null, name: 'For all', enabled: false }, own)
    const list = async (query: object) => {
      const { json } = await expectOk(own.owner.call('discount.list', { query: { storeId: own.storeId, ...query } }))
      return [json.totalElements, json.content.map(({ state }) => state)]
    }
    expect(await list({})).toEqual([4, ['disabled', 'expired', 'scheduled', 'active']])
    const lastPage = { storeId: own.storeId, pageSize: 3, pageNumber: 1 }
    const { json: last } = await expectOk(own.owner.call('discount.list', { query: lastPage }))
    expect(last).toMatchObject({ content: [{ state: 'active' }], totalElements: 4, totalPages: 2 })
    for (const state of ['active', 'scheduled', 'expired', 'disabled'] as const)
      expect(await list({ state })).toEqual([1, [state]])
    expect([await list({ search: 'summer_' }), await list({ search: '%' })]).toEqual([
      [1, ['active']],
      [0, []],
    ])

    const change = { storeId: own.storeId, discountId: active.discountId, name: 'Autumn', code: 'autumn', scope: all } as const
    const update = (version: number) =>
      own.owner.call('discount.update', { body: { ...change, offer: percent(500), endsAt: later, version } })
    const { json: updated } = await expectOk(update(1))
    expect(updated).toMatchObject({ name: 'Autumn', startsAt: active.startsAt, endsAt: later, minSubtotal: null, version: 2 })
    expect((await update(1)).json).toMatchObject({ code: 'conflict' })
    const toggle = { storeId: own.storeId, discountId: automatic.discountId, enabled: true }
    expect((await expectOk(own.owner.call('discount.setEnabled', { body: toggle }))).json.state).toBe('active')
    await remove(scheduled.discountId, own)
    const deleted = { storeId: own.storeId, discountId: scheduled.discountId }
    expect((await own.owner.call('discount.get', { query: deleted })).status).toBe(404)
    const { rows } = await server.owner.query(
      `select action from audit_log where store_id = $1 and action like 'discount.%' order by at, action`,
      [own.storeId],
    )
    expect(rows.map(({ action }) => action.slice(9)).sort()).toEqual(
      ['add', 'add', 'add', 'add', 'delete', 'setEnabled', 'update'].sort(),
    )
  })

  it('have codes that are unique in the store without regard to case', async () => {
    await addCode({ code: 'Unique' })
    const twin = { storeId: shop.storeId, name: 'Twin', code: 'uNIQUE', offer: percent(1), scope: all }
    const taken = await shop.owner.call('discount.add', { body: twin })
    expect([taken.status, taken.json.code, taken.json.fields]).toEqual([409, 'code_taken', { code: expect.any(String) }])
    const other = await openTestShop(server)
    const { discountId } = await addCode({ code: 'unique' }, other)
    const body = { ...twin, storeId: other.storeId, discountId, code: 'Unique' }
    // Without a version, the latest one is replaced.
    expect((await expectOk(other.owner.call('discount.update', { body }))).json).toMatchObject({ code: 'Unique', version: 2 })
  })

  it('are limited in number: all of them, and those without a code', async () => {
    const own = await openTestShop(server)
    const code = await addCode({}, own)
    const automatic = await addCode({ code: null }, own)
    const add = (changes: Partial<DiscountBody>) => {
      const body = { storeId: own.storeId, name: 'One more', code: null, offer: percent(1), scope: all, ...changes }
      return own.owner.call('discount.add', { body })
    }
    const update = (discountId: string, code: string | null) => {
      const body = { storeId: own.storeId, discountId, name: 'Changed', code, offer: percent(1), scope: all }
      return own.owner.call('discount.update', { body })
    }
    await withStoreLimit('discounts', 2, async () => expect((await add({ code: 'MORE' })).json.code).toBe('store_limit'))
    await withStoreLimit('automaticDiscounts', 1, async () => {
      expect((await add({})).json.code).toBe('store_limit')
      await expectOk(add({ code: 'MORE' }))
      expect((await update(code.discountId, null)).json.code).toBe('store_limit')
      await expectOk(update(code.discountId, 'OTHER'))
      await expectOk(update(automatic.discountId, null))
    })
    await expectOk(update(code.discountId, null))
  })

  it('are changed by one of several parallel requests for the same version', async () => {
    const { discountId, version } = await addCode()
    const body = { storeId: shop.storeId, discountId, version, code: null, offer: percent(1), scope: all, enabled: false }
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) => shop.owner.call('discount.update', { body: { ...body, name: `Editor ${n}` } })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(409)])
  })

  it('report each invalid field', async () => {
    const wrong = {
      storeId: shop.storeId,
      name: 'Wrong',
      code: null,
      offer: { type: 'fixed_amount', amount: 1.234 },
      scope: { type: 'products', ids: ['nothing'] },
      endsAt: '2020-01-01T00:00:00Z',
    } satisfies CallInput<'discount.add'>['body']
    const { status, json } = await shop.owner.call('discount.add', { body: wrong })
    expect([status, Object.keys(json.fields ?? {}).sort()]).toEqual([400, ['endsAt', 'offer.amount', 'scope.ids']])
    const body = { ...wrong, offer: percent(1), scope: { type: 'categories' as const, ids: [] }, endsAt: null }
    expect((await shop.owner.call('discount.add', { body })).json.fields).toEqual({
      'scope.ids': 'Choose at least one category.',
    })
    const startsAt = '2030-01-01T00:00:00.000Z'
    const fixed = { ...body, scope: all, offer: { type: 'fixed_amount' as const, amount: 0 }, startsAt, endsAt: startsAt }
    expect((await shop.owner.call('discount.add', { body: fixed })).json.fields).toEqual({
      endsAt: 'The end must be after the start.',
      'offer.amount': 'Enter an amount above 0.',
    })
    const gift: DiscountBody['offer'] = {
      ...{ type: 'buy_x_get_y', buy: 1, get: 1, rate: 10_000, getScope: { type: 'products', ids: [] } },
    }
    expect((await shop.owner.call('discount.add', { body: { ...body, scope: all, offer: gift } })).json.fields).toEqual({
      'offer.getScope.ids': 'Choose at least one product.',
    })
  })

  it('give items for others, also of categories, and name both', async () => {
    const own = await openTestShop(server)
    const { json: gifts } = await expectOk(own.owner.call('category.add', { body: { storeId: own.storeId, name: 'Gifts' } }))
    const cup = await own.product({ name: 'Cup', price: 10 })
    const spoon = await own.product({ name: 'Spoon', price: 4, categoryIds: [gifts.id] })
    const added = await addCode(
      {
        offer: {
          type: 'buy_x_get_y',
          ...{ buy: 2, get: 1, rate: 10_000, getScope: { type: 'categories', ids: [gifts.id, gifts.id] } },
        },
        scope: { type: 'products', ids: [cup.id] },
        minQuantity: 2,
      },
      own,
    )
    expect(added).toMatchObject({
      offer: { type: 'buy_x_get_y', buy: 2, get: 1, getScope: { ids: [gifts.id] } },
      scope: { ids: [cup.id] },
      minQuantity: 2,
      items: [{ name: 'Cup' }, { name: 'Gifts' }],
    })
    const lines = [
      { productId: cup.id, quantity: 2 },
      { productId: spoon.id, quantity: 1 },
    ]
    expect((await quote(lines, added.code ?? '', {}, own)).discounts).toMatchObject([{ amount: 4 }])
    await expectOk(own.owner.call('category.delete', { params: { id: gifts.id } }))
    expect(await getDiscount(added.discountId, own)).toMatchObject({
      offer: { getScope: { type: 'categories', ids: [] } },
      items: [{ name: 'Cup' }],
    })
    const { content } = (await expectOk(own.owner.call('discount.list', { query: { storeId: own.storeId } }))).json
    expect(content).toMatchObject([{ offer: { getScope: { ids: [gifts.id] } }, scope: { ids: [cup.id] }, endsAt: null }])
    const fixed = await addCode({ offer: { type: 'fixed_amount', amount: 2.5 }, minSubtotal: 0 }, own)
    expect(fixed).toMatchObject({ offer: { type: 'fixed_amount', amount: 2.5 }, minSubtotal: null })
  })

  it('stay valid when their products are deleted, and omit them', async () => {
    const [kept, deleted] = [await shop.product({ name: 'Kept', price: 10 }), await shop.product({ name: 'Gone', price: 10 })]
    const { discountId, items } = await addCode({ scope: { type: 'products', ids: [kept.id, deleted.id, kept.id] } })
    expect(items.map(({ name }) => name)).toEqual(['Gone', 'Kept'])
    const params = { storeId: shop.storeId, productId: deleted.id }
    await expectOk(shop.owner.call('product.delete', { params }))
    expect(await getDiscount(discountId)).toMatchObject({ scope: { ids: [kept.id] }, items: [{ name: 'Kept' }], state: 'active' })
  })
})

describe('a quote', () => {
  it('names each discount, also an automatic one for a category, and its hash covers them', async () => {
    const { json: chairs } = await expectOk(shop.owner.call('category.add', { body: { storeId: shop.storeId, name: 'Chairs' } }))
    const chair = await shop.product({ name: 'Chair', price: 50, categoryIds: [chairs.id] })
    const table = await shop.product({ name: 'Table', price: 100 })
    const sale = await addCode({
      code: null,
      name: 'Chairs week',
      scope: { type: 'categories', ids: [chairs.id] },
      combines: true,
    })
    const code = await addCode({ offer: { type: 'fixed_amount', amount: 15.5 }, combines: true })
    const lines = [
      { productId: chair.id, quantity: 1 },
      { productId: table.id, quantity: 1 },
    ]
    const without = await quote(lines)
    expect(without).toMatchObject({ discounts: [{ name: 'Chairs week', code: null, amount: 10 }], codeProblem: null })
    const both = await quote(lines, ` ${code.code?.toLowerCase()} `)
    expect(both.discounts).toEqual([
      { name: 'Chairs week', code: null, amount: 10 },
      { name: code.name, code: code.code, amount: 15.5 },
    ])
    expect(both.totals).toMatchObject({ subtotal: 150, discountTotal: 25.5 })
    expect(both.totals.grandTotal).toBe(150 - 25.5 + both.totals.shippingTotal)
    expect(both.quoteHash).not.toBe(without.quoteHash)
    const { json: placed } = await expectOk(shop.place(await orderOf(lines, code.code ?? '')))
    await remove(sale.discountId)
    await remove(code.discountId)
    const named = { discounts: both.discounts, discountTotal: 25.5 }
    expect(await shop.receipt(placed.token)).toMatchObject(named)
    expect(await shop.order(placed.orderId)).toMatchObject(named)
    const { text } = await server.email('ada@example.com', 'order-placed')
    expect(text).toContain(`Chairs week  −€10.00\n${code.name} (${code.code})  −€15.50\n`)
  })

  it('compares shipping limits with the discounted subtotal, and subtracts free shipping', async () => {
    const own = await openTestShop(server)
    await server.owner.query(`update shipping_rates set type = 'flat', price = 490, free_over = 5000 where store_id = $1`, [
      own.storeId,
    ])
    const lamp = await own.product({ name: 'Lamp', price: 55 })
    const lines = [{ productId: lamp.id, quantity: 1 }]
    expect((await quote(lines, '', {}, own)).totals).toMatchObject({ shippingTotal: 0, grandTotal: 55 })
    const { code } = await addCode({ combines: true }, own)
    expect((await quote(lines, code ?? '', {}, own)).totals).toMatchObject({ shippingTotal: 4.9, grandTotal: 48.9 })
    await addCode({ code: null, name: 'Free delivery', offer: { type: 'free_shipping' }, combines: true }, own)
    const free = await quote(lines, code ?? '', {}, own)
    expect(free.discounts.map(({ name, amount }) => [name, amount])).toEqual([
      [expect.any(String), 11],
      ['Free delivery', 4.9],
    ])
    expect(free.totals).toMatchObject({ shippingTotal: 4.9, discountTotal: 15.9, grandTotal: 44 })
    expect((await quote(lines, '', { country: undefined }, own)).discounts).toEqual([
      { name: 'Free delivery', code: null, amount: 0 },
    ])
  })

  it('gives the reason for a code that does not apply, and calculates without it', async () => {
    const cup = await shop.product({ name: 'Cup', price: 10 })
    const lines = [{ productId: cup.id, quantity: 2 }]
    const problem = async (changes: Partial<DiscountBody>) =>
      (await quote(lines, (await addCode(changes)).code ?? '')).codeProblem
    const soon = new Date(Date.now() + 60_000).toISOString()
    expect((await quote(lines, 'nonsense!')).codeProblem).toMatchObject({ code: 'unknown' })
    expect(await problem({ enabled: false })).toMatchObject({ code: 'unknown' })
    expect(await problem({ startsAt: soon })).toMatchObject({ code: 'not_yet' })
    expect(await problem({ startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-01-02T00:00:00Z' })).toMatchObject({ code: 'expired' })
    expect(await problem({ minSubtotal: 25 })).toEqual({
      code: 'minimum_not_met',
      entered: expect.any(String),
      message: 'Add eligible items for another €5.00 to use this discount code.',
    })
    expect((await problem({ minQuantity: 3 }))?.message).toContain('Add 1 more eligible item to')
    const other = await shop.product({ name: 'Other', price: 10 })
    expect(await problem({ scope: { type: 'products', ids: [other.id] } })).toMatchObject({ code: 'not_for_these_products' })
  })
})

describe('an order', () => {
  it('counts a discount, which a canceled or expired order releases', async () => {
    const mug = await shop.product({ name: 'Mug', price: 10 })
    const lines = [{ productId: mug.id, quantity: 1 }]
    const { code, discountId } = await addCode({ usageLimit: 1 })
    const place = async () => shop.place(await orderOf(lines, code ?? ''))
    const first = (await expectOk(place())).json
    expect((await getDiscount(discountId)).used).toBe(1)
    expect((await quote(lines, code ?? '')).codeProblem).toMatchObject({ code: 'used_up' })
    await expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId: first.orderId } }))
    expect((await getDiscount(discountId)).used).toBe(0)
    const second = (await expectOk(place())).json
    await server.owner.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [second.orderId])
    const now = new Date()
    const context = { ...server.serverContext, store: shop }
    expect(await expireOrder(context, { orderId: second.orderId, now })).toBe(true)
    expect((await getDiscount(discountId)).used).toBe(0)
    expect((await shop.order(second.orderId)).discounts).toMatchObject([{ code, amount: 2 }])
  })

  it('takes its discount again when it is paid after it expired, unless the discount is used up', async () => {
    const pan = await shop.product({ name: 'Pan', price: 10, trackInventory: true, stockQuantity: 5 })
    const lid = await shop.product({ name: 'Lid', price: 10, stockQuantity: 0 })
    const lines = [pan, lid].map(({ id }) => ({ productId: id, quantity: 1 }))
    const { code, discountId } = await addCode({ usageLimit: 1 })
    const context = { ...server.serverContext, store: shop }
    const { orderId } = (await expectOk(shop.place(await orderOf(lines, code ?? '')))).json
    const expire = async () => {
      const expired = `update orders set status = 'pending_payment', expires_at = now() - interval '1 second' where id = $1`
      await server.owner.query(expired, [orderId])
      expect(await expireOrder(context, { orderId, now: new Date() })).toBe(true)
    }
    /** Pays and opens the order, as the provider's webhook does. */
    const open = () =>
      withStore(context.db, shop.storeId, async (trx) => {
        const order = await orderRow(trx, shop.storeId, orderId, { forUpdate: true })
        const columns = await openOrder(trx, server.serverContext.config, order)
        if (columns) await setOrderColumns(trx, order, { ...columns, payment_status: 'pending' })
        return columns !== undefined
      })
    await expire()
    expect([(await getDiscount(discountId)).used, (await shop.stockOf(pan.id)).stockQuantity]).toEqual([0, 5])
    expect(await open()).toBe(true)
    expect([(await getDiscount(discountId)).used, (await shop.stockOf(pan.id)).stockQuantity]).toEqual([1, 4])
    await expire()
    await expectOk(shop.place(await orderOf(lines, code ?? '', 'other@example.com')))
    expect(await open()).toBe(false)
    expect([(await getDiscount(discountId)).used, (await shop.stockOf(pan.id)).stockQuantity]).toEqual([1, 4])
  })

  it('does not take its discounts again if the customer used one since; an order without discounts needs none', async () => {
    const wok = await shop.product({ name: 'Wok', price: 10 })
    const lines = [{ productId: wok.id, quantity: 1 }]
    const single = await addCode({ oncePerCustomer: true })
    const expired = async (code: string) => {
      const { orderId } = (await expectOk(shop.place(await orderOf(lines, code, 'late@example.com')))).json
      await withStore(server.serverContext.db, shop.storeId, (trx) => releaseDiscounts(trx, shop.storeId, orderId))
      return orderId
    }
    const retake = (orderId: string) =>
      withStore(server.serverContext.db, shop.storeId, (trx) => retakeDiscounts(trx, shop.storeId, orderId))
    const used = async () => (await getDiscount(single.discountId)).used
    const first = await expired(single.code ?? '')
    const second = await expired(single.code ?? '')
    expect([await used(), await retake(second), await used()]).toEqual([0, true, 1])
    expect([await retake(first), await used()]).toEqual([false, 1])
    expect(await retake(await expired(''))).toBe(true)
  })

  it('does not use a discount that saves nothing, but one that saves a cent', async () => {
    const pin = await shop.product({ name: 'Pin', price: 10 })
    const { code, discountId } = await addCode({ offer: { type: 'free_shipping' } })
    const { orderId } = (await expectOk(shop.place(await orderOf([{ productId: pin.id, quantity: 1 }], code ?? '')))).json
    expect([(await shop.order(orderId)).discounts, (await getDiscount(discountId)).used]).toEqual([[], 0])
    const cent = await addCode({ offer: { type: 'fixed_amount', amount: 0.01 } })
    const { json } = await expectOk(shop.place(await orderOf([{ productId: pin.id, quantity: 1 }], cent.code ?? '')))
    expect((await shop.order(json.orderId)).discounts).toMatchObject([{ amount: 0.01 }])
    expect((await getDiscount(cent.discountId)).used).toBe(1)
  })

  it('that is erased no longer identifies its customer, who can use the discount again', async () => {
    const jug = await shop.product({ name: 'Jug', price: 10 })
    const { code } = await addCode({ oncePerCustomer: true })
    const email = 'erased@example.com'
    const place = async () => shop.place(await orderOf([{ productId: jug.id, quantity: 1 }], code ?? '', email))
    const { orderId } = (await expectOk(place())).json
    const { customerId } = await shop.order(orderId)
    const body = { storeId: shop.storeId, customerId: customerId ?? '', email }
    await expectOk(shop.owner.call('customer.erase', { body }))
    const again = (await expectOk(place())).json
    expect((await shop.order(again.orderId)).discounts).toMatchObject([{ code, amount: 2 }])
  })

  it('is refused with a new quote when the discount changed after the quote', async () => {
    const pot = await shop.product({ name: 'Pot', price: 10 })
    const { code, discountId } = await addCode()
    const body = await orderOf([{ productId: pot.id, quantity: 1 }], code ?? '')
    await expectOk(shop.owner.call('discount.setEnabled', { body: { storeId: shop.storeId, discountId, enabled: false } }))
    expect((await shop.place(body)).json).toMatchObject({
      code: 'code_refused',
      error: `The discount code ${code} was not applied. This discount code is not valid. Check the spelling. Please check the total.`,
      fields: { code: expect.any(String) },
      details: { quote: { discounts: [], codeProblem: { code: 'unknown', entered: code }, totals: { grandTotal: 10 } } },
    })
  })

  it('gives each customer a discount once, by email without regard to case, also for parallel orders', async () => {
    const jars = await Promise.all([1, 2, 3, 4].map((n) => shop.product({ name: `Jar ${n}`, price: 10 })))
    const { code, discountId } = await addCode({ oncePerCustomer: true })
    const bodies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const email = n % 2 === 0 ? 'once@example.com' : 'ONCE@Example.com'
        return orderOf([{ productId: jars[n % 4]?.id ?? '', quantity: 1 }], code ?? '', email)
      }),
    )
    const responses = await Promise.all(bodies.map((body) => shop.place(body)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
    for (const { json } of responses.filter(({ status }) => status === 409))
      expect(json).toMatchObject({ details: { quote: { discounts: [], codeProblem: { code: 'already_used' } } } })
    await expectOk(shop.place(await orderOf([{ productId: jars[0]?.id ?? '', quantity: 1 }], code ?? '', 'two@example.com')))
    expect((await getDiscount(discountId)).used).toBe(2)
  })
})

it('a customer is known by email address, or else by the digits of a phone number, in one store', () => {
  const hash = (contact: Parameters<typeof customerHash>[1], storeId = 's') => customerHash(storeId, contact)?.toString('hex')
  expect(hash({ email: ' Ada@Example.com ', phone: '1' })).toBe(hash({ email: 'ada@example.com' }))
  expect(hash({ email: '', phone: '+43 (1) 55' })).toBe(hash({ phone: '43155' }))
  expect(new Set([hash({ phone: '1' }), hash({ phone: '2' }), hash({ phone: '1' }, 't'), hash({ email: '1' })]).size).toBe(3)
  expect([hash({}), hash({ email: ' ', phone: '-' })]).toEqual([undefined, undefined])
})

it('a code is found by its index, also behind row-level security', async () => {
  const { rows } = await withStore(server.serverContext.db, shop.storeId, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql<{ 'QUERY PLAN': string }>`explain select id from discounts
      where store_id = ${shop.storeId} and ((code is null and enabled) or code_key = 'nothing')`.execute(trx)
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('discounts_code')
  expect(plan).toContain(`code_key = 'nothing'`)
})

describe('a limit of 10', () => {
  const count = repeat(66, 220)
  it(`gives exactly 10 of ${count} parallel orders at two server processes the discount, the others a quote without it`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blockfront-discount-'))
    const { ownerUrl, appUrl } = server.database
    const second = spawnServer({
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      BLOCKFRONT_DATA: folder,
      BLOCKFRONT_RATE_LIMITS: 'false',
      BLOCKFRONT_SECRET: 'a secret that only tests have, 32 letters',
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: appUrl,
    })
    try {
      const secondPort = await second.port
      // Several products: orders of one product wait for the lock of its row, and would not reach the discount in parallel.
      const products = await Promise.all(Array.from({ length: 22 }, (_, n) => shop.product({ name: `Bowl ${n}`, price: 10 })))
      const { code, discountId } = await addCode({ usageLimit: 10 })
      const bodies = await Promise.all(products.map(({ id }) => orderOf([{ productId: id, quantity: 1 }], code ?? '')))
      const responses = await Promise.all(
        Array.from({ length: count }, async (_, n) => {
          const client = createClient(n % 2 === 0 ? server.port : secondPort, shop.host)
          const body = { ...(bodies[n % 22] as (typeof bodies)[number]), contact: { email: `buyer${n}@example.com` } }
          for (;;) {
            const response = await shop.place(body, randomUUID(), client)
            // A busy server responds with 503, and nothing is placed: the browser tries again.
            if (response.status !== 503) return response
          }
        }),
      )
      const placed = responses.filter(({ status }) => status === 200)
      expect(placed).toHaveLength(10)
      const refused = responses.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(count - 10)
      for (const { json } of refused)
        expect(json).toMatchObject({
          code: 'code_refused',
          details: { quote: { discounts: [], codeProblem: { code: 'used_up' }, totals: { grandTotal: 10 } } },
        })
      expect((await getDiscount(discountId)).used).toBe(10)
      const { rows } = await server.owner.query(
        `select count(*)::integer as orders, sum(amount)::integer as amount from order_discounts where discount_id = $1`,
        [discountId],
      )
      expect(rows).toEqual([{ orders: 10, amount: 2000 }])
    } finally {
      second.child.kill('SIGTERM')
      if (second.child.exitCode === null && second.child.signalCode === null) await once(second.child, 'exit')
      await rm(folder, { recursive: true, force: true })
    }
  })
})
