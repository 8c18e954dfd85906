import { maxLines, maxPrice, maxQuantity, maxTotal } from '@blockfront/commerce'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { starterSources } from '../../files/starter-images.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { type CartLine, openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'sells' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

describe('a quote', () => {
  it('is calculated from the database: sale prices, variations, shared stock, and a message for each problem', async () => {
    const cup = await shop.product({ name: 'Cup', price: 10, discountPrice: 7.5 })
    const shirt = await shop.product({
      name: 'Shirt',
      price: 20,
      trackInventory: true,
      attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'M'] }],
      variations: [
        { price: 0, attributes: { Size: 'S' }, stockQuantity: 2 },
        { price: 25, attributes: { Size: 'M' }, stockQuantity: 0 },
      ],
    })
    const [small, medium] = shirt.variations.map(({ id }) => id)
    const { lines, totals } = await shop.quote([
      { productId: cup.id, quantity: 2 },
      { productId: shirt.id, variationId: small, quantity: 1 },
      { productId: shirt.id, variationId: small, quantity: 2 },
      { productId: shirt.id, variationId: medium, quantity: 1 },
      { productId: shirt.id, quantity: 1 },
      { productId: 'unknown', quantity: 1 },
    ])
    expect(lines.map(({ quantity, unitPrice, problem }) => [quantity, unitPrice, problem])).toEqual([
      [2, 7.5, null],
      [3, 20, 'not_enough_stock'],
      [1, 25, 'sold_out'],
      [1, 20, 'choose_options'],
      [1, 0, 'gone'],
    ])
    expect(lines[1]?.message).toBe('Only 2 of Shirt are left. Lower the quantity.')
    expect(totals).toEqual({
      subtotal: 15,
      discountTotal: 0,
      shippingTotal: 0,
      shippingTax: 0,
      taxTotal: 0,
      grandTotal: 15,
    })
  })

  it('includes the sizes of the images of its lines', async () => {
    const [productImage = '', source] = Object.entries(starterSources).find(([, { srcSet }]) => srcSet) ?? []
    const withImage = await shop.product({ name: 'With image', price: 3, productImage })
    const plain = await shop.product({ name: 'Plain', price: 3 })
    const { pictures } = await shop.quote([withImage, plain].map(({ id }) => ({ productId: id, quantity: 1 })))
    expect(pictures).toEqual({ [productImage]: source })
  })

  it('has the goal for free shipping of the store’s country, after discounts, only without a destination', async () => {
    const other = await openTestShop(server)
    const { owner, storeId } = other
    await expectOk(owner.call('store.updateDetails', { body: { storeId, country: 'AT' } }))
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 500, free_over = 5000, tiers = '[]' where store_id = $1`,
      [storeId],
    )
    const { id: productId } = await other.product({ name: 'Pan', price: 20 })
    const { id: digital } = await other.product({ name: 'Recipes', price: 20, requiresShipping: false })
    const goal = async (id: string, quantity: number, country?: string) => {
      const body = { lines: [{ productId: id, quantity }], ...(country && { country }) }
      return (await expectOk(other.shopper().call('checkout.quote', { body }))).json.freeShipping
    }
    expect(await goal(productId, 1)).toEqual({ country: 'AT', from: 50, missing: 30 })
    expect(await goal(productId, 3)).toEqual({ country: 'AT', from: 50, missing: 0 })
    expect([await goal(productId, 1, 'AT'), await goal(digital, 1)]).toEqual([null, null])
    const half = { storeId, name: 'Half', code: null, offer: { type: 'percentage', rate: 5000 }, scope: { type: 'all' } } as const
    await expectOk(owner.call('discount.add', { body: half }))
    expect(await goal(productId, 3)).toEqual({ country: 'AT', from: 50, missing: 20 })
  })

  it('reports a country that the store does not ship to, and never ships there for free', async () => {
    const other = await openTestShop(server, { subdomain: 'homeonly' })
    await server.owner.query(`update shipping_zones set is_rest_of_world = false, countries = '{AT}' where store_id = $1`, [
      other.storeId,
    ])
    const { rates, rateId, problems } = await other.quote([{ productId: 'x', quantity: 1 }], { country: 'US' })
    expect({ rates, rateId }).toEqual({ rates: [], rateId: null })
    expect(problems.map(({ code }) => code)).toContain('no_zone')
  })

  it('accepts at most 100 of one item, over all lines of the item', async () => {
    const { id } = await shop.product({ name: 'Hoarded', price: 1, trackInventory: true, stockQuantity: 5000 })
    const request = (lines: CartLine[]) => shop.shopper().call('checkout.quote', { body: { lines, country: 'AT' } })
    expect((await request([{ productId: id, quantity: 101 }])).status).toBe(400)
    const split = await request(Array.from({ length: 50 }, () => ({ productId: id, quantity: 100 })))
    expect([split.status, split.json.fields]).toEqual([400, { 'lines.49.quantity': 'The maximum quantity per item is 100.' }])
    expect((await request([{ productId: id, quantity: 100 }])).status).toBe(200)
  })

  it('matches zones by region code, never by text; the order keeps the code', async () => {
    const other = await openTestShop(server, { subdomain: 'regions', currency: 'USD' })
    await server.owner.query(
      `update shipping_zones set is_rest_of_world = false, countries = '{US}', regions = '{US-CA}' where store_id = $1`,
      [other.storeId],
    )
    const { id } = await other.product({ name: 'Map', price: 10 })
    const lines = [{ productId: id, quantity: 1 }]
    const quotes = await Promise.all(
      ['US-CA', 'ca', 'California', 'US-OR', ''].map((region) => other.quote(lines, { country: 'US', region })),
    )
    expect(quotes.map(({ rates }) => rates.length > 0)).toEqual([true, true, false, false, false])
    const { json: regions } = await expectOk(other.shopper().call('checkout.regions', { query: { country: 'US' } }))
    expect(regions).toContainEqual({ code: 'US-CA', name: 'California' })

    const body = await other.orderBody(lines, { country: 'US', region: 'US-CA' })
    const placeTo = (region: string) => other.place({ ...body, shippingAddress: { ...body.shippingAddress, region } })
    const refused = await placeTo('California')
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['shippingAddress.region']])
    const { orderId, token } = (await expectOk(placeTo('ca'))).json
    const california = { region: 'US-CA', regionName: 'California' }
    expect((await other.receipt(token)).shippingAddress).toMatchObject(california)
    // An order that was placed before regions had codes.
    await server.owner.query(
      `update orders set shipping_address = jsonb_set(shipping_address, '{region}', '"Upstate"') where id = $1`,
      [orderId],
    )
    const { shippingAddress, billingAddress } = await other.order(orderId)
    expect([shippingAddress, billingAddress]).toMatchObject([{ region: 'Upstate', regionName: 'Upstate' }, california])
  })

  it.each([
    [true, { shippingTax: 0.8, taxTotal: 2.4, grandTotal: 15 }],
    [false, { shippingTax: 0.95, taxTotal: 2.85, grandTotal: 17.85 }],
  ])('taxes shipping in quote, order and email; prices include tax: %s', async (included, taxes) => {
    const other = await openTestShop(server, { subdomain: `taxed-${included}` })
    const { owner, storeId } = other
    await expectOk(owner.call('store.updateDetails', { body: { storeId, pricesIncludeTax: included } }))
    const vat = { country: 'AT', region: null, rate: 1900, name: 'VAT' }
    await expectOk(owner.call('tax.addRates', { body: { storeId, rates: [vat] } }))
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 500, free_over = null, tiers = '[]' where store_id = $1`,
      [other.storeId],
    )
    const { id } = await other.product({ name: 'Taxed', price: 10 })
    const lines = [{ productId: id, quantity: 1 }]
    expect((await other.quote(lines)).totals).toEqual({ subtotal: 10, discountTotal: 0, shippingTotal: 5, ...taxes })
    const contact = { email: `taxed-${included}@example.com` }
    const { token } = (await expectOk(other.place({ ...(await other.orderBody(lines)), contact }))).json
    expect(await other.receipt(token)).toMatchObject(taxes)
    const { text } = await server.email(contact.email, 'order-placed')
    const sum = taxes.taxTotal.toFixed(2)
    expect(text).toContain(`\n${included ? 'Includes VAT 19%' : 'VAT 19%'}  €${sum}\n`)
  })
})

describe('a cart of the largest prices', () => {
  it('is priced exactly, or refused with a reason; statistics can read its orders', async () => {
    // Three decimals: the largest price is a thousandth of the largest total.
    const gold = await openTestShop(server, { currency: 'KWD' })
    const { owner, storeId } = gold
    await server.owner.query(
      `insert into products (store_id, id, name, slug, status, price)
       select $1, 'gold' || n, 'Gold', 'gold-' || n, 'active', $2 from generate_series(1, ${maxLines}) n`,
      [storeId, maxPrice * 1000],
    )
    const buyer = gold.shopper()
    const linesOf = (count: number, quantity: number): CartLine[] =>
      Array.from({ length: count }, (_, i) => ({ productId: `gold${i + 1}`, quantity }))
    const request = (lines: CartLine[]) => buyer.call('checkout.quote', { body: { lines, country: 'AT' } })
    const fits = (count: number, quantity: number) => count * quantity * maxPrice * 1000 <= maxTotal
    const quantity = fc.integer({ min: 1, max: maxQuantity })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: maxLines }), quantity, async (count, each) => {
        const { status, json } = await request(linesOf(count, each))
        if (fits(count, each)) expect([status, json.totals.subtotal]).toEqual([200, count * each * maxPrice])
        else expect([status, json.code, json.fields]).toEqual([400, 'invalid_input', { lines: json.error }])
      }),
      {
        numRuns: 10,
        examples: [
          [maxLines, maxQuantity],
          [10, 100],
          [11, 100],
        ],
      },
    )
    const body = await gold.orderBody(linesOf(10, 100))
    const buyGold = (lines: CartLine[]) => gold.place({ ...body, lines })
    expect((await buyGold(linesOf(maxLines, maxQuantity))).status).toBe(400)
    // The sum of so many orders is no longer exact.
    for (let i = 0; i < 10; i++) {
      const { orderId } = (await expectOk(buyGold(linesOf(10, 100)))).json
      const { json } = await expectOk(owner.call('order.markPaid', { body: { storeId, orderId } }))
      expect(json.grandTotal).toBe(1000 * maxPrice)
    }
    await expectOk(owner.call('order.stats', { query: { storeId, days: 7 } }))
  })
})
