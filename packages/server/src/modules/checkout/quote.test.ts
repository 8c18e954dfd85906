import { countryCodes, maxLines, maxPrice, maxQuantity, maxTotal } from '@blockfront/commerce'
import type { CallInput } from '@blockfront/contract'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { starterSources } from '../../ground/files/starter-images.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { type CartLine, openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'

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
        { price: 25, attributes: { Size: 'M' }, stockQuantity: 0, image: '/medium.jpg' },
      ],
    })
    const [small, medium] = shirt.variations.map(({ id }) => id)
    const lamp = await shop.product({ name: 'Lamp', price: 5, stockStatus: false, productImage: '/lamp.jpg' })
    const draft = await shop.product({ name: 'Draft', price: 5, status: 'draft' })
    const { lines, totals } = await shop.quote([
      { productId: cup.id, quantity: 2 },
      { productId: shirt.id, variationId: small, quantity: 1 },
      { productId: shirt.id, variationId: small, quantity: 2 },
      { productId: shirt.id, variationId: medium, quantity: 1 },
      { productId: shirt.id, quantity: 1 },
      { productId: 'unknown', quantity: 1 },
      { productId: lamp.id, quantity: 1 },
      { productId: draft.id, quantity: 1 },
      { productId: cup.id, variationId: small, quantity: 1 },
    ])
    expect(
      lines.map(({ quantity, unitPrice, lineTotal, available, problem }) => [quantity, unitPrice, lineTotal, available, problem]),
    ).toEqual([
      [2, 7.5, 15, null, null],
      [3, 20, 0, 2, 'not_enough_stock'],
      [1, 25, 0, 0, 'sold_out'],
      [1, 20, 0, 0, 'choose_options'],
      [1, 0, 0, 0, 'gone'],
      [1, 5, 0, null, 'sold_out'],
      [1, 0, 0, 0, 'gone'],
      [1, 7.5, 0, null, 'variation_gone'],
    ])
    expect(lines.map(({ message }) => message).slice(0, 3)).toEqual([
      '',
      'Only 2 of Shirt are left. Lower the quantity.',
      'Shirt is sold out. Remove it to continue.',
    ])
    expect(lines.map(({ productImage }) => productImage)).toEqual(['', '', '/medium.jpg', '', '', '/lamp.jpg', '', ''])
    expect(lines.map(({ selectedAttributes }) => selectedAttributes.Size)).toEqual([undefined, 'S', 'M', ...Array(5)])
    expect(totals).toEqual({
      subtotal: 15,
      discountTotal: 0,
      shippingTotal: 0,
      shippingTax: 0,
      taxTotal: 0,
      grandTotal: 15,
    })
  })

  it('sells a disabled variation to no one, and a product beyond its stock only if the owner allows it', async () => {
    const size = (value: string) => ({ price: 0, attributes: { Size: value } })
    const hat = await shop.product({
      name: 'Hat',
      price: 10,
      attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'M'] }],
      variations: [size('S'), { ...size('M'), enabled: false }],
    })
    const problems = async (lines: CartLine[]) =>
      (await shop.quote(lines)).lines.map(({ problem, available }) => [problem, available])
    const chosen = hat.variations.map(({ id }) => ({ productId: hat.id, variationId: id, quantity: 1 }))
    expect((await problems(chosen)).map(([problem]) => problem)).toEqual([null, 'variation_gone'])
    await server.owner.query(`update product_variations set enabled = false where product_id = $1`, [hat.id])
    expect(await problems([{ productId: hat.id, quantity: 1 }])).toEqual([[null, null]])

    const stock = { price: 10, trackInventory: true, stockQuantity: 1 }
    const { id: backordered } = await shop.product({ name: 'Backordered', ...stock, allowBackorder: true })
    const { id: oversold, variations } = await shop.product({
      ...{ name: 'Oversold', ...stock, attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S'] }] },
      variations: [size('S')],
    })
    // A member no longer allows backorders of a product that was sold beyond its stock.
    await server.owner.query(`update product_variations set stock_quantity = -3 where product_id = $1`, [oversold])
    const lines = [
      { productId: backordered, quantity: 2 },
      { productId: oversold, variationId: variations[0]?.id, quantity: 2 },
    ]
    expect(await problems(lines)).toEqual([
      [null, null],
      ['sold_out', 0],
    ])
  })

  it('has the chosen rate, or else the first one, for the weight of what is shipped and can be bought', async () => {
    const other = await openTestShop(server)
    const zone = (await server.owner.query('select zone_id, id from shipping_rates where store_id = $1', [other.storeId])).rows[0]
    const tiers = JSON.stringify([
      { upTo: 1000, price: 300 },
      { upTo: null, price: 700 },
    ])
    await server.owner.query(`update shipping_rates set type = 'weight_tiers', tiers = $2, position = 0 where id = $1`, [
      zone.id,
      tiers,
    ])
    await server.owner.query(
      `insert into shipping_rates (store_id, id, zone_id, name, type, price, position) values ($1, 'express', $2, 'Express', 'flat', 2000, 1)`,
      [other.storeId, zone.zone_id],
    )
    const stone = await other.product({ name: 'Stone', price: 1, weight: 500 })
    const rock = await other.product({ name: 'Rock', price: 1, weight: 300, trackInventory: true, stockQuantity: 1 })
    const file = await other.product({ name: 'File', price: 1, weight: 900, requiresShipping: false })
    const quote = async (quantities: [number, number, number], rateId?: string) => {
      const lines = [stone, rock, file].flatMap(({ id }, index) => {
        const quantity = quantities[index] ?? 0
        return quantity === 0 ? [] : { productId: id, quantity }
      })
      const body = { lines, country: 'AT', ...(rateId && { rateId }) }
      const { json } = await expectOk(other.shopper().call('checkout.quote', { body }))
      return [json.requiresShipping, json.rateId, json.totals.shippingTotal]
    }
    expect(await quote([2, 0, 1])).toEqual([true, zone.id, 3])
    expect(await quote([2, 1, 0])).toEqual([true, zone.id, 7])
    // More than are in stock: the line is not part of the order.
    expect(await quote([2, 2, 0])).toEqual([true, zone.id, 3])
    expect(await quote([1, 0, 0], 'express')).toEqual([true, 'express', 20])
    expect(await quote([1, 0, 0], 'gone')).toEqual([true, zone.id, 3])
    expect(await quote([0, 0, 1], 'express')).toEqual([false, null, 0])
    expect(await quote([0, 0, 0])).toEqual([true, zone.id, 3])
  })

  it('names an empty cart, a cart below the minimum order, and an order that no payment method accepts', async () => {
    const other = await openTestShop(server)
    const pen = await other.product({ name: 'Pen', price: 10 })
    const problems = async (quantity: number) => {
      const lines = quantity === 0 ? [] : [{ productId: pen.id, quantity }]
      return (await other.quote(lines)).problems.map(({ code }) => code)
    }
    await server.owner.query(`update checkout_config set config = '{"minOrderTotal": 20}' where store_id = $1`, [other.storeId])
    await server.owner.query(`update payment_methods set max_total = 4000 where store_id = $1`, [other.storeId])
    expect(await problems(0)).toEqual(['empty'])
    expect(await problems(1)).toEqual(['below_minimum'])
    expect(await problems(2)).toEqual([])
    expect(await problems(5)).toEqual(['no_method'])
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
    expect([await goal(productId, 1, 'AT'), await goal(digital, 1), await goal('gone', 1)]).toEqual([null, null, null])
    const lines = [{ productId, quantity: 3 }]
    expect((await other.quote(lines)).totals.shippingTotal).toBe(0)
    const half = {
      storeId,
      name: 'Half',
      code: null,
      offer: { type: 'percentage' as const, rate: 5000 },
      scope: { type: 'all' as const },
    }
    const { json: discount } = await expectOk(owner.call('discount.add', { body: half }))
    const afterDiscount = async () => [await goal(productId, 3), (await other.quote(lines)).totals]
    const expected = [
      { country: 'AT', from: 50, missing: 20 },
      { subtotal: 60, discountTotal: 30, shippingTotal: 5, grandTotal: 35 },
    ]
    expect(await afterDiscount()).toMatchObject(expected)
    // A discount on lines is subtracted like one on the order.
    const scope = { type: 'products' as const, ids: [productId] }
    await expectOk(owner.call('discount.update', { body: { ...half, discountId: discount.discountId, scope } }))
    expect(await afterDiscount()).toMatchObject(expected)
    // So is one of the owner.
    const draft = async (body: Pick<CallInput<'draftOrder.add'>['body'], 'discount'>) => {
      const cart = { lines: [{ productId, quantity: 5 }], shippingAddress: testAddress }
      return (await expectOk(owner.call('draftOrder.add', { body: { storeId, ...cart, ...body } }))).json.quote.totals
    }
    expect(await draft({})).toMatchObject({ discountTotal: 50, shippingTotal: 0 })
    expect(await draft({ discount: { type: 'fixed_amount', amount: 1 } })).toMatchObject({ discountTotal: 51, shippingTotal: 5 })
  })

  it('has the goal for free shipping for the weight of what can be bought', async () => {
    const other = await openTestShop(server)
    await server.owner.query(
      `update shipping_rates set type = 'weight_tiers', free_over = 5000, tiers = '[{"upTo": 1000, "price": 300}]' where store_id = $1`,
      [other.storeId],
    )
    const brick = await other.product({ name: 'Brick', price: 10, weight: 900, trackInventory: true, stockQuantity: 1 })
    const pan = await other.product({ name: 'Pan', price: 20, weight: 200 })
    const goal = async (bricks: number) => {
      const lines = [
        { productId: brick.id, quantity: bricks },
        { productId: pan.id, quantity: 1 },
      ]
      return (await expectOk(other.shopper().call('checkout.quote', { body: { lines } }))).json.freeShipping
    }
    expect(await goal(2)).toMatchObject({ from: 50, missing: 30 })
    // Too heavy for every rate.
    expect(await goal(1)).toBeNull()
  })

  it('reports a country that the store does not ship to, and never ships there for free', async () => {
    const other = await openTestShop(server, { subdomain: 'homeonly' })
    await server.owner.query(`update shipping_zones set is_rest_of_world = false, countries = '{AT}' where store_id = $1`, [
      other.storeId,
    ])
    const { rates, rateId, problems } = await other.quote([{ productId: 'x', quantity: 1 }], { country: 'US' })
    expect({ rates, rateId }).toEqual({ rates: [], rateId: null })
    expect(problems.map(({ code }) => code)).toContain('no_zone')
    const countriesOf = async ({ shopper }: TestShop) =>
      (await expectOk(shopper().call('checkout.config', {}))).json.countries as readonly string[]
    expect(await countriesOf(other)).toEqual(['AT'])
    expect(await countriesOf(shop)).toEqual(countryCodes())
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
        numRuns: repeat(10),
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
