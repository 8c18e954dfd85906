import { sumMinor, toMinor } from '@blockfront/commerce'
import type { CallInput } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../ground/db/id.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

type Rates = CallInput<'tax.addRates'>['body']['rates']

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'taxes' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const add = (rates: Rates, { owner, storeId } = shop) => owner.call('tax.addRates', { body: { storeId, rates } })
const list = async ({ owner, storeId } = shop) => (await expectOk(owner.call('tax.rates', { query: { storeId } }))).json
const rate = (country: string | null, basisPoints: number, more: Partial<Rates[number]> = {}) => ({
  country,
  region: null,
  rate: basisPoints,
  name: 'VAT',
  ...more,
})

describe('tax rates', () => {
  it('are listed by area, and one area has one rate of a class', async () => {
    const canada = await openTestShop(server, { subdomain: 'maple' })
    const { owner, storeId } = canada
    await expectOk(add([rate(null, 100), rate('CA', 500, { name: 'GST' }), rate('CA', 1300, { region: 'ON' })], canada))
    await expectOk(add([rate('AT', 1000, { class: 'reduced' }), rate('AT', 2000)], canada))
    const { rates, untaxedCountries } = await list(canada)
    expect(rates.map((one) => [one.country, one.region, one.class, one.rate])).toEqual([
      ['AT', null, 'standard', 2000],
      ['AT', null, 'reduced', 1000],
      ['CA', null, 'standard', 500],
      ['CA', 'CA-ON', 'standard', 1300],
      [null, null, 'standard', 100],
    ])
    expect(untaxedCountries).toEqual([])

    const refused = async (rates: Rates) => (await add(rates, canada)).json.fields
    expect(await refused([rate('DE', 1900), rate('AT', 2100)])).toEqual({ 'rates.1.country': expect.stringContaining('already') })
    expect(await refused([rate('DE', 1900), rate('DE', 700)])).toEqual({ 'rates.1.country': expect.stringContaining('already') })
    expect(await refused([rate('XX', 1900)])).toEqual({ 'rates.0.country': 'XX is not a country code.' })
    expect(await refused([rate('CA', 1, { region: 'CA-ON' })])).toHaveProperty(['rates.0.region'])
    expect(await refused([rate('CA', 1, { region: 'US-CA' })])).toHaveProperty(['rates.0.region'])
    expect(await refused([rate(null, 1, { region: 'US-CA' })])).toHaveProperty(['rates.0.region'])
    expect(await refused([rate('DE', 1, { class: 'zero' })])).toHaveProperty(['rates.0.rate'])
    expect(await refused([rate('DE', 10_001)])).toHaveProperty(['rates.0.rate'])
    expect((await list(canada)).rates).toHaveLength(5)

    await withStoreLimit('taxRates', 6, async () => {
      expect((await add([rate('DE', 1900), rate('FR', 2000)], canada)).json.code).toBe('store_limit')
    })

    const [austria, reduced] = rates
    const update = (id = '', change: Rates[number] = rate('AT', 1900)) =>
      owner.call('tax.updateRate', { body: { storeId, id, ...change } })
    expect((await expectOk(update(austria?.id))).json.rate).toBe(1900)
    expect((await update(reduced?.id)).json.fields).toEqual({ country: expect.stringContaining('already') })
    expect((await update('unknown')).status).toBe(404)
    const remove = (id = '') => owner.call('tax.deleteRate', { body: { storeId, id } })
    await expectOk(remove(reduced?.id))
    expect((await remove(reduced?.id)).status).toBe(404)
    expect((await list(canada)).rates).toHaveLength(4)
    await expectOk(add([rate('DE', 0, { class: 'zero' })], canada))
  })

  it('apply by address and class of product; the order keeps rate and name, and equals its quote', async () => {
    const { owner, storeId } = shop
    await expectOk(owner.call('store.updateDetails', { body: { storeId, pricesIncludeTax: false } }))
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 500, free_over = null, tiers = '[]' where store_id = $1`,
      [storeId],
    )
    await expectOk(
      add([
        rate('AT', 2000, { name: 'USt.' }),
        rate('AT', 1000, { name: 'USt.', class: 'reduced' }),
        rate('US', 0, { taxesShipping: false, name: 'Sales tax' }),
        rate('US', 725, { region: 'US-CA', taxesShipping: false, name: 'Sales tax' }),
      ]),
    )
    const book = await shop.product({ name: 'Book', price: 9.99, taxClass: 'reduced' })
    const lamp = await shop.product({ name: 'Lamp', price: 33.33 })
    const card = await shop.product({ name: 'Gift card', price: 50, taxClass: 'zero' })
    const lines = [
      { productId: book.id, quantity: 3 },
      { productId: lamp.id, quantity: 1 },
      { productId: card.id, quantity: 1 },
    ]
    const vienna = await shop.quote(lines, { country: 'AT' })
    expect(vienna.taxes).toEqual([
      // 20% of 33.33 and 10% of 29.97. Shipping is split by 50 : 29.97 : 33.33: 2.21 without tax, 1.32 at 10% and 1.47 at 20%.
      { name: 'USt.', rate: 2000, amount: 6.96 },
      { name: 'USt.', rate: 1000, amount: 3.13 },
    ])
    expect(vienna.totals).toMatchObject({ taxTotal: 10.09, shippingTax: 0.42 })
    const losAngeles = await shop.quote(lines, { country: 'US', region: 'CA' })
    expect(losAngeles.taxes).toEqual([{ name: 'Sales tax', rate: 725, amount: 4.59 }])
    expect(losAngeles.totals.shippingTax).toBe(0)
    expect((await shop.quote(lines, { country: 'US', region: 'US-OR' })).taxes).toEqual([])

    const { orderId, token } = await shop.buy(lines)
    const order = await shop.order(orderId)
    const { subtotal, discountTotal, shippingTotal, shippingTax, taxTotal, grandTotal, taxes } = order
    const sums = { subtotal, discountTotal, shippingTotal, shippingTax, taxTotal, grandTotal }
    expect({ totals: sums, taxes }).toEqual({ totals: vienna.totals, taxes: vienna.taxes })
    expect(sumMinor(taxes.map(({ amount }) => toMinor(amount, 'EUR')))).toBe(toMinor(taxTotal, 'EUR'))
    expect(order.lines.map((line) => [line.taxName, line.taxRate, line.taxTotal])).toEqual([
      ['USt.', 1000, 3],
      ['USt.', 2000, 6.67],
      ['', 0, 0],
    ])
    // A later change of the rates changes neither the order nor its receipt.
    for (const { id } of (await list()).rates) await expectOk(owner.call('tax.deleteRate', { body: { storeId, id } }))
    expect((await shop.order(orderId)).taxes).toEqual(taxes)
    expect((await shop.receipt(token)).taxes).toEqual(taxes)
    expect((await shop.quote(lines)).taxes).toEqual([])
  })

  it('are those of the store for goods that are collected there, in quote and order', async () => {
    const other = await openTestShop(server, { subdomain: 'collected', currency: 'USD' })
    const { owner, storeId } = other
    const address = {
      line1: 'Pier 1',
      line2: '',
      city: 'San Francisco',
      region: 'california',
      postalCode: '94111',
      country: 'US',
    }
    await expectOk(owner.call('store.updateDetails', { body: { storeId, country: 'US', address, pricesIncludeTax: false } }))
    await expectOk(add([rate('US', 725, { region: 'US-CA' }), rate('US', 400, { region: 'US-NY' }), rate('US', 0)], other))
    const { json: zones } = await expectOk(owner.call('shipping.zones', { query: { storeId } }))
    const pickup = { storeId, zoneId: zones[0]?.id ?? '', name: 'Pickup', type: 'pickup', price: 0 } as const
    const { id: rateId } = (await expectOk(owner.call('shipping.addRate', { body: pickup }))).json
    const { id } = await other.product({ name: 'Lamp', price: 100 })
    const lines = [{ productId: id, quantity: 1 }]
    const to = { country: 'US', region: 'US-NY' }
    const quoteWith = async (chosen: string) =>
      (await expectOk(other.shopper().call('checkout.quote', { body: { lines, ...to, rateId: chosen } }))).json
    expect((await quoteWith(zones[0]?.rates[0]?.id ?? '')).taxes).toEqual([{ name: 'VAT', rate: 400, amount: 4 }])
    const quote = await quoteWith(rateId)
    expect(quote.taxes).toEqual([{ name: 'VAT', rate: 725, amount: 7.25 }])
    const body = await other.orderBody(lines, to)
    const collected = { ...body, rateId, quoteHash: quote.quoteHash }
    const { orderId } = (await expectOk(other.place(collected))).json
    expect(await other.order(orderId)).toMatchObject({ taxes: quote.taxes, grandTotal: 107.25, rate: { type: 'pickup' } })
  })

  it('that an order lacks are reported to the owner once for each country', async () => {
    const other = await openTestShop(server, { subdomain: 'untaxed' })
    const { owner, storeId } = other
    await expectOk(add([rate('DE', 1900)], other))
    const { id } = await other.product({ name: 'Vase', price: 10 })
    const buy = async (country: string) => {
      const body = await other.orderBody([{ productId: id, quantity: 1 }], { country })
      await expectOk(other.place({ ...body, contact: { email: `${country}@example.com` } }))
    }
    for (const country of ['FR', 'DE', 'FR', 'CH', 'NO']) await buy(country)
    expect((await list(other)).untaxedCountries).toEqual(['CH', 'FR', 'NO'])
    await expectOk(owner.call('tax.dismissUntaxed', { body: { storeId, countries: ['FR'] } }))
    await buy('FR')
    expect((await list(other)).untaxedCountries).toEqual(['CH', 'NO'])
    await expectOk(add([rate('CH', 810)], other))
    const { rates, untaxedCountries } = await list(other)
    expect(untaxedCountries).toEqual(['NO'])
    // Orders to Germany had a rate.
    const germany = rates.find(({ country }) => country === 'DE')
    await expectOk(owner.call('tax.deleteRate', { body: { storeId, id: germany?.id ?? '' } }))
    expect((await list(other)).untaxedCountries).toEqual(['NO'])
  })
})

describe('the tax of shipping', () => {
  it('is that of the shipped items, split by their net values, in quote, order, email and refund', async () => {
    const books = await openTestShop(server, { subdomain: 'books' })
    const { owner, storeId } = books
    await expectOk(owner.call('store.updateDetails', { body: { storeId, pricesIncludeTax: true, country: 'DE' } }))
    await expectOk(add([rate('DE', 1900), rate('DE', 700, { class: 'reduced' })], books))
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 500, free_over = null, tiers = '[]' where store_id = $1`,
      [storeId],
    )
    const book = await books.product({ name: 'Book', price: 10.7, taxClass: 'reduced' })
    const lamp = await books.product({ name: 'Lamp', price: 23.8 })
    const gift = await books.product({ name: 'Solar cell', price: 9, taxClass: 'zero' })
    const to = { country: 'DE' }
    const of = async (...products: { id: string }[]) =>
      (
        await books.quote(
          products.map(({ id }) => ({ productId: id, quantity: 1 })),
          to,
        )
      ).totals.shippingTax
    expect([await of(book), await of(lamp), await of(gift), await of(book, lamp)]).toEqual([0.33, 0.8, 0, 0.64])

    const lines = [book, lamp].map(({ id }) => ({ productId: id, quantity: 1 }))
    const contact = { email: 'reader@example.com' }
    const { orderId, token } = (await expectOk(books.place({ ...(await books.orderBody(lines, to)), contact }))).json
    const taxes = [
      { name: 'VAT', rate: 1900, amount: 4.33 },
      { name: 'VAT', rate: 700, amount: 0.81 },
    ]
    expect(await books.order(orderId)).toMatchObject({ taxes, shippingTax: 0.64, taxTotal: 5.14, grandTotal: 39.5 })
    expect((await books.receipt(token)).taxes).toEqual(taxes)
    expect((await server.email(contact.email, 'order-placed')).text).toContain(
      'Includes VAT 19%  €4.33\nIncludes VAT 7%  €0.81\n',
    )
    const { rows } = await server.owner.query('select shipping_taxes from orders where id = $1', [orderId])
    expect(rows[0]?.shipping_taxes).toEqual([
      { rate: 70_000, name: 'VAT', price: 167, amount: 11 },
      { rate: 190_000, name: 'VAT', price: 333, amount: 53 },
    ])
    await expectOk(owner.call('order.markPaid', { body: { storeId, orderId } }))
    const refund = { storeId, orderId, refundId: newId(), lines: [], shipping: 5, reason: '' }
    await expectOk(owner.call('order.refund', { body: refund }))
    const refunded = await server.owner.query('select tax from refunds where order_id = $1', [orderId])
    expect(refunded.rows).toEqual([{ tax: '64' }])
  })

  it('has the standard rate in Japan, whatever is shipped', async () => {
    const tea = await openTestShop(server, { subdomain: 'tea' })
    await expectOk(
      tea.owner.call('store.updateDetails', { body: { storeId: tea.storeId, pricesIncludeTax: true, country: 'JP' } }),
    )
    await expectOk(add([rate('JP', 1000), rate('JP', 800, { class: 'reduced' })], tea))
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 550, free_over = null, tiers = '[]' where store_id = $1`,
      [tea.storeId],
    )
    const { id } = await tea.product({ name: 'Tea', price: 10.8, taxClass: 'reduced' })
    const { totals } = await tea.quote([{ productId: id, quantity: 1 }], { country: 'JP' })
    expect([totals.shippingTax, totals.taxTotal]).toEqual([0.5, 1.3])
  })

  it('has rates with three decimals: stored, charged and shown exactly', async () => {
    const jersey = await openTestShop(server, { subdomain: 'jersey' })
    const { owner, storeId } = jersey
    const salesTax = { country: 'US', region: 'US-NJ', rate: 662.5, name: 'Sales tax' }
    const quebec = { country: 'CA', region: 'CA-QC', rate: 1497.5, name: 'GST + QST' }
    const { json: rates } = await expectOk(owner.call('tax.addRates', { body: { storeId, rates: [salesTax, quebec] } }))
    expect(rates).toMatchObject([salesTax, quebec])
    const tooExact = await owner.call('tax.addRates', {
      body: { storeId, rates: [{ ...salesTax, region: 'US-NY', rate: 0.005 }] },
    })
    expect(Object.keys(tooExact.json.fields ?? {})).toEqual(['rates.0.rate'])
    const { id } = await jersey.product({ name: 'Desk', price: 100 })
    const lines = [{ productId: id, quantity: 1 }]
    const taxesIn = async (region: string) => (await jersey.quote(lines, { country: region.slice(0, 2), region })).taxes
    expect(await taxesIn('CA-QC')).toEqual([{ name: 'GST + QST', rate: 1497.5, amount: 14.98 }])
    const to = { country: 'US', region: 'US-NJ' }
    const contact = { email: 'newark@example.com' }
    const { orderId } = (await expectOk(jersey.place({ ...(await jersey.orderBody(lines, to)), contact }))).json
    const tax = { name: 'Sales tax', rate: 662.5, amount: 6.63 }
    expect(await jersey.order(orderId)).toMatchObject({ taxes: [tax], lines: [{ taxRate: 662.5, taxName: 'Sales tax' }] })
    expect((await server.email(contact.email, 'order-placed')).text).toContain('Sales tax 6.625%  €6.63')
  })
})

describe('a cart of products that require no shipping', () => {
  const order = async (lines: Parameters<TestShop['quote']>[0], to: Parameters<TestShop['quote']>[1], at: TestShop) => {
    const { quoteHash, methods } = await at.quote(lines, to)
    return { lines, quoteHash, methodId: methods[0]?.id ?? '', contact: { email: 'ada@example.com' } }
  }

  it('is ordered without a rate and an address, taxed in the billing country or that of the store', async () => {
    const digital = await openTestShop(server, { subdomain: 'downloads' })
    const { owner, storeId } = digital
    await expectOk(owner.call('store.updateDetails', { body: { storeId, pricesIncludeTax: true, country: 'DE' } }))
    // A store that ships nowhere can sell downloads.
    await server.owner.query('delete from shipping_zones where store_id = $1', [storeId])
    const cashOnly = await digital.product({ name: 'Song', price: 1, requiresShipping: false })
    const withoutMethod = await digital.quote([{ productId: cashOnly.id, quantity: 1 }], {})
    expect(withoutMethod).toMatchObject({ methods: [], problems: [{ code: 'no_method' }] })
    const transfer = { storeId, type: 'bank_transfer', title: 'Bank transfer', instructions: 'AT61 1904' } as const
    await expectOk(owner.call('payment.addMethod', { body: transfer }))
    await expectOk(add([rate('DE', 1900), rate('AT', 2000)], digital))
    const ebook = await digital.product({ name: 'E-book', price: 12, weight: 300, requiresShipping: false })
    const lines = [{ productId: ebook.id, quantity: 1 }]
    const quote = await digital.quote(lines, {})
    expect(quote).toMatchObject({ requiresShipping: false, rates: [], rateId: null, problems: [] })
    expect(quote.taxes).toEqual([{ name: 'VAT', rate: 1900, amount: 1.92 }])

    const body = await order(lines, {}, digital)
    const { orderId, token } = (await expectOk(digital.place(body))).json
    const placed = await digital.order(orderId)
    expect(placed).toMatchObject({ shippingAddress: null, billingAddress: null, rate: null, shippingTotal: 0, grandTotal: 12 })
    expect(placed.taxes).toEqual(quote.taxes)
    expect(placed.lines).toMatchObject([{ requiresShipping: false }])
    expect(await digital.receipt(token)).toMatchObject({ shippingAddress: null, rate: null })
    const { json: orders } = await expectOk(owner.call('order.list', { query: { storeId } }))
    expect(orders.content).toMatchObject([{ customerName: '', email: 'ada@example.com' }])
    const { text } = await server.email('ada@example.com', 'order-placed')
    expect(text).not.toContain('Shipping')
    await expectOk(owner.call('order.fulfill', { body: { storeId, orderId } }))
    expect((await server.email('ada@example.com', 'order-shipped')).subject).toContain('is complete')

    const inVienna = { ...(await order(lines, { country: 'AT' }, digital)), billingAddress: testAddress }
    expect((await digital.place({ ...body, billingAddress: testAddress })).json.code).toBe('quote_changed')
    const billed = await digital.order((await expectOk(digital.place(inVienna))).json.orderId)
    expect(billed.billingAddress).toMatchObject({ city: 'Vienna' })
    const { json: byName } = await expectOk(owner.call('order.list', { query: { storeId, search: 'byron' } }))
    expect(byName.content.map((row) => row.orderId)).toEqual([billed.orderId])
    expect(billed.taxes).toEqual([{ name: 'VAT', rate: 2000, amount: 2 }])
    const { city: _, ...incomplete } = { ...testAddress, line1: '' }
    expect((await digital.place({ ...inVienna, billingAddress: { ...incomplete, city: 'Vienna' } })).status).toBe(400)
    const invalid = await digital.place({ ...inVienna, billingAddress: { ...testAddress, phone: '1' } })
    expect(Object.keys(invalid.json.fields ?? {})).toEqual(['billingAddress.phone'])
    // A shipping address or rate does not belong to such an order.
    const shipped = await digital.place({ ...inVienna, shippingAddress: testAddress })
    expect(shipped.json).toMatchObject({ code: 'invalid_input', fields: { shippingAddress: expect.any(String) } })
  })

  it('becomes one that is shipped with any other product; only that counts for the weight', async () => {
    const mixed = await openTestShop(server, { subdomain: 'mixed' })
    await server.owner.query(
      `update shipping_rates set type = 'weight_tiers', tiers = '[{"upTo": 500, "price": 300}, {"upTo": null, "price": 900}]', free_over = null
       where store_id = $1`,
      [mixed.storeId],
    )
    const course = await mixed.product({ name: 'Course', price: 20, weight: 5000, requiresShipping: false })
    const mug = await mixed.product({ name: 'Mug', price: 10, weight: 400 })
    const lines = [course, mug].map(({ id }) => ({ productId: id, quantity: 1 }))
    expect(await mixed.quote(lines)).toMatchObject({ requiresShipping: true, totals: { shippingTotal: 3 } })
    const withoutAddress = await order(lines, {}, mixed)
    expect((await mixed.place(withoutAddress)).json).toMatchObject({
      code: 'invalid_input',
      fields: { shippingAddress: expect.any(String) },
    })
    const { orderId } = await mixed.buy(lines)
    expect((await mixed.order(orderId)).lines.map((line) => line.requiresShipping)).toEqual([false, true])
  })
})
