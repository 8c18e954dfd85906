import { randomUUID } from 'node:crypto'
import { maxLines, maxPrice, maxQuantity, maxTotal, type OrderMachine, reachableStates, type StateOf } from '@blockfront/commerce'
import type { CallInput } from '@blockfront/contract/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { starterSources } from '../../files/starter-images.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { expireOrder } from './order.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'sells', currency: 'EUR' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

type ProductBody = Omit<CallInput<'product.add'>['body'], 'storeId'>
type Line = { productId: string; variationId?: string | null; quantity: number }
const product = async (body: ProductBody) =>
  (await expectOk(shop.owner.call('product.add', { body: { ...body, storeId: shop.storeId } }))).json
const shopper = () => server.client(shop.host)
const address = { firstName: 'Ada', lastName: 'Byron', line1: 'Main Street 1', city: 'Vienna', postalCode: '1010', country: 'AT' }

const quote = async (lines: Line[], buyer = shopper()) =>
  (await expectOk(buyer.call('checkout.quote', { body: { lines, country: 'AT' } }))).json

/** The body of an order for a quote that was just made. */
async function orderBody(lines: Line[]): Promise<CallInput<'order.place'>['body']> {
  const { quoteHash, rateId, methods } = await quote(lines)
  return {
    lines,
    quoteHash,
    rateId: rateId ?? '',
    methodId: methods[0]?.id ?? '',
    contact: { email: 'ada@example.com' },
    shippingAddress: address,
  }
}
const place = (body: CallInput<'order.place'>['body'], key: string = randomUUID(), buyer = shopper()) =>
  buyer.call('order.place', { headers: { 'idempotency-key': key }, body })
const buy = async (lines: Line[]) => (await expectOk(place(await orderBody(lines)))).json
const stockOf = async (id: string) => (await expectOk(shop.owner.call('product.getById', { params: { id } }))).json
const order = async (orderId: string) =>
  (await expectOk(shop.owner.call('order.get', { query: { storeId: shop.storeId, orderId } }))).json

describe('a quote', () => {
  it('reckons from the database: sale prices, variations, shared stock, problems in words', async () => {
    const cup = await product({ name: 'Cup', price: 10, discountPrice: 7.5 })
    const shirt = await product({
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
    const answer = await quote([
      { productId: cup.id, quantity: 2 },
      { productId: shirt.id, variationId: small, quantity: 1 },
      { productId: shirt.id, variationId: small, quantity: 2 },
      { productId: shirt.id, variationId: medium, quantity: 1 },
      { productId: shirt.id, quantity: 1 },
      { productId: 'nothing', quantity: 1 },
    ])
    expect(answer.lines.map(({ quantity, unitPrice, problem }) => [quantity, unitPrice, problem])).toEqual([
      [2, 7.5, null],
      [3, 20, 'not_enough_stock'],
      [1, 25, 'sold_out'],
      [1, 20, 'choose_options'],
      [1, 0, 'gone'],
    ])
    expect(answer.lines[1]?.message).toBe('Only 2 of Shirt are left. Lower the quantity.')
    expect(answer.totals).toEqual({
      subtotal: 15,
      discountTotal: 0,
      shippingTotal: 0,
      shippingTax: 0,
      taxTotal: 0,
      grandTotal: 15,
    })
  })

  it('brings the sizes of the pictures of its lines', async () => {
    const [productImage = '', source] = Object.entries(starterSources).find(([, { srcSet }]) => srcSet) ?? []
    const [drawn, plain] = [await product({ name: 'Drawn', price: 3, productImage }), await product({ name: 'Plain', price: 3 })]
    const { pictures } = await quote([drawn, plain].map(({ id }) => ({ productId: id, quantity: 1 })))
    expect(pictures).toEqual({ [productImage]: source })
  })

  it('says that a store does not ship somewhere, and never ships there for nothing', async () => {
    const other = await server.createStore({ subdomain: 'homeonly' })
    await server.owner.query(`update shipping_zones set is_rest_of_world = false, countries = '{AT}' where store_id = $1`, [
      other.storeId,
    ])
    const buyer = server.client(other.host)
    const { json } = await expectOk(
      buyer.call('checkout.quote', { body: { lines: [{ productId: 'x', quantity: 1 }], country: 'US' } }),
    )
    expect(json).toMatchObject({ rates: [], rateId: null })
    expect(json.problems.map(({ code }) => code)).toContain('no_zone')
  })
})

/** Makes an order's reservation end a second ago. */
const endReservation = (orderId: string) =>
  server.owner.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId])
const expire = (orderId: string) => expireOrder(server.deps.db, { storeId: shop.storeId, orderId }, new Date())

describe('an unpaid order', () => {
  const tracked = (name: string) => product({ name, price: 8, trackInventory: true, stockQuantity: 5 })

  it('reserves stock for the days that the store sets, and is then canceled: restocked once, noted, and told by email', async () => {
    const { id } = await tracked('Reserved')
    const email = 'reserved@example.com'
    await expectOk(shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, unpaidOrderDays: 3 } }))
    const { orderId, number } = (
      await expectOk(place({ ...(await orderBody([{ productId: id, quantity: 4 }])), contact: { email } }))
    ).json
    const { reservedUntil, createdAt } = await order(orderId)
    expect((Date.parse(reservedUntil ?? '') - Date.parse(createdAt)) / 86_400_000).toBeCloseTo(3, 3)
    expect(await expire(orderId)).toBe(false)
    expect((await stockOf(id)).stockQuantity).toBe(1)

    await endReservation(orderId)
    // The job that the clock starts.
    await server.owner.query(`select graphile_worker.add_job('order.expire', '{}')`)
    await expect.poll(async () => (await order(orderId)).status).toBe('cancelled')
    const ended = await order(orderId)
    expect(ended).toMatchObject({ paymentStatus: 'voided', reservedUntil: null })
    expect(ended.events.at(-1)).toMatchObject({ type: 'expired', actorName: '', message: expect.stringContaining('not paid') })
    expect(ended.payments.map(({ status }) => status)).toEqual(['voided'])
    expect((await stockOf(id)).stockQuantity).toBe(5)
    expect(await expire(orderId)).toBe(false)
    expect((await stockOf(id)).stockQuantity).toBe(5)
    expect((await server.mail(email, 'order-cancelled')).text).toMatch(new RegExp(`${number} was canceled[^]*not paid in time`))
  })

  it.each(['markPaid', 'fulfill'] as const)('stays once %s came before the end, and keeps its stock', async (what) => {
    const { id } = await tracked(`Kept by ${what}`)
    const { orderId } = await buy([{ productId: id, quantity: 2 }])
    await expectOk(shop.owner.call(`order.${what}`, { body: { storeId: shop.storeId, orderId } }))
    expect((await order(orderId)).reservedUntil).toBe(null)
    await endReservation(orderId)
    expect(await expire(orderId)).toBe(false)
    expect((await stockOf(id)).stockQuantity).toBe(3)
  })

  it('is either paid or canceled, never both, when both happen at the same time', async () => {
    const { id } = await product({ name: 'Raced', price: 8, trackInventory: true, stockQuantity: 40 })
    const outcomes = new Set<boolean>()
    for (let round = 0; round < 8; round++) {
      const { orderId } = await buy([{ productId: id, quantity: 1 }])
      const before = (await stockOf(id)).stockQuantity
      await endReservation(orderId)
      const pay = () => shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } })
      const both = round % 2 ? [pay(), expire(orderId)] : [expire(orderId), pay()]
      const results = await Promise.all(both)
      const canceled = results.includes(true)
      const paid = results.some((result) => typeof result === 'object' && result.status === 200)
      outcomes.add(canceled)
      expect(paid).toBe(!canceled)
      expect(await order(orderId)).toMatchObject(
        canceled ? { status: 'cancelled', paymentStatus: 'voided' } : { status: 'open', paymentStatus: 'paid' },
      )
      expect((await stockOf(id)).stockQuantity).toBe(before + (canceled ? 1 : 0))
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  it('takes at most 100 pieces of an item, however many lines name it', async () => {
    const { id } = await product({ name: 'Hoarded', price: 1, trackInventory: true, stockQuantity: 5000 })
    const wanted = (lines: Line[]) => shopper().call('checkout.quote', { body: { lines, country: 'AT' } })
    expect((await wanted([{ productId: id, quantity: 101 }])).status).toBe(400)
    const split = await wanted(Array.from({ length: 50 }, () => ({ productId: id, quantity: 100 })))
    expect([split.status, split.json.fields]).toEqual([
      400,
      { 'lines.49.quantity': 'An order can have up to 100 pieces of one item.' },
    ])
    expect((await wanted([{ productId: id, quantity: 100 }])).status).toBe(200)
  })

  it('is one of five with an email address and one of thirty from a network, also when they come at the same time', async () => {
    const { id } = await product({ name: 'Wanted', price: 2, trackInventory: true, stockQuantity: 500 })
    const limited = await server.another({ config: { rateLimits: true } })
    const body = await orderBody([{ productId: id, quantity: 1 }])
    const from = (email: string) => place({ ...body, contact: { email } }, randomUUID(), createClient(limited.port, shop.host))
    const same = await Promise.all(Array.from({ length: 9 }, () => from('Hoarder@example.com')))
    expect(same.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409])
    expect(same.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'open_orders_limit',
      error: expect.stringContaining('5 unpaid orders with this email address'),
    })
    // A few at a time: a client that sends more is made to wait for other reasons.
    const others: Awaited<ReturnType<typeof from>>[] = []
    for (let n = 0; n < 32; n += 4)
      others.push(...(await Promise.all([0, 1, 2, 3].map((i) => from(`hoarder${n + i}@example.com`)))))
    const refused = others.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(32 - 25)
    expect(refused[0]?.json.error).toContain('30 unpaid orders from your network')
    // One that is paid makes room again.
    const orderId = same.find(({ status }) => status === 200)?.json.orderId ?? ''
    await expectOk(shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } }))
    await expectOk(from('hoarder@example.com'))
    await limited.stop()
  })
})

describe('a cart of the largest prices', () => {
  it('is priced exactly, or refused with the reason, whatever its quantities; orders of it can be read', async () => {
    // Three decimals: the largest price is a thousandth of the largest total.
    const { owner, storeId, host } = await server.createStore({ currency: 'KWD' })
    await server.owner.query(
      `insert into products (store_id, id, name, slug, status, price)
       select $1, 'gold' || n, 'Gold', 'gold-' || n, 'active', $2 from generate_series(1, ${maxLines}) n`,
      [storeId, maxPrice * 1000],
    )
    const buyer = server.client(host)
    const linesOf = (count: number, quantity: number): Line[] =>
      Array.from({ length: count }, (_, i) => ({ productId: `gold${i + 1}`, quantity }))
    const ask = (lines: Line[]) => buyer.call('checkout.quote', { body: { lines, country: 'AT' } })
    const fits = (count: number, quantity: number) => count * quantity * maxPrice * 1000 <= maxTotal
    const quantity = fc.integer({ min: 1, max: maxQuantity })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: maxLines }), quantity, async (count, each) => {
        const { status, json } = await ask(linesOf(count, each))
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
    const { quoteHash, rateId, methods } = (await expectOk(ask(linesOf(10, 100)))).json
    const body = {
      quoteHash,
      rateId: rateId ?? '',
      methodId: methods[0]?.id ?? '',
      contact: { email: 'ada@example.com' },
      shippingAddress: address,
    }
    const buyGold = (lines: Line[]) => place({ ...body, lines }, randomUUID(), buyer)
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

describe('an order', () => {
  it('goes from the quote to the list, with mails to both and a page behind its link', async () => {
    const lamp = await product({ name: 'Lamp', price: 49.9, sku: 'L-1' })
    const placed = await buy([{ productId: lamp.id, quantity: 2 }])
    expect(placed).toMatchObject({ number: expect.stringMatching(/\d+$/), status: 'open' })
    const { json: receipt } = await expectOk(shopper().call('order.status', { query: { token: placed.token } }))
    expect(receipt).toMatchObject({ number: placed.number, grandTotal: 99.8, lines: [{ name: 'Lamp', lineTotal: 99.8 }] })
    expect(receipt).not.toHaveProperty('events')
    const { json: list } = await expectOk(
      shop.owner.call('order.list', { query: { storeId: shop.storeId, search: placed.number } }),
    )
    expect(list.content).toMatchObject([{ customerName: 'Ada Byron', itemCount: 2, grandTotal: 99.8 }])
    const mail = await server.mail('ada@example.com', 'order-placed')
    expect(mail.text).toContain(`//${shop.host}:`)
    expect(mail.text).toContain(`/order/${placed.token}\n`)
    const { json: profile } = await expectOk(shop.owner.call('user.getProfile'))
    expect((await server.mail(profile.email, 'order-new')).subject).toContain('New order')
  })

  it('is told to both in a mail that adds up, with what was chosen and how to pay', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'mails', currency: 'EUR' })
    const email = 'mails@example.com'
    const details = {
      storeId,
      storeEmail: 'owner.mails@example.com',
      taxRate: 2000,
      pricesIncludeTax: false,
      address: { line1: 'Ring 1', line2: '', postalCode: '1010', city: 'Vienna', region: '', country: 'AT' },
    }
    await expectOk(owner.call('store.updateDetails', { body: details }))
    await server.owner.query(`update shipping_rates set type = 'flat', price = 490 where store_id = $1`, [storeId])
    const instructions = 'Send the money to AT61 1904 3002 3457 3201.\nWe ship once it is there.'
    await server.owner.query('update payment_methods set title = $2, instructions = $3 where store_id = $1', [
      storeId,
      'Bank transfer',
      instructions,
    ])
    const { json: shirt } = await expectOk(
      owner.call('product.add', {
        body: {
          storeId,
          name: 'Shirt',
          price: 20,
          attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'M'] }],
          variations: [{ price: 0, attributes: { Size: 'S' } }],
        },
      }),
    )
    const buyer = server.client(host)
    const lines = [{ productId: shirt.id, variationId: shirt.variations[0]?.id, quantity: 2 }]
    const { quoteHash, rateId, methods } = await quote(lines, buyer)
    const chosen = { rateId: rateId ?? '', methodId: methods[0]?.id ?? '' }
    const body = { lines, quoteHash, ...chosen, contact: { email }, shippingAddress: address }
    await expectOk(place(body, undefined, buyer))
    const sums = [
      '2 × Shirt (Size: S)  €40.00',
      '',
      'Subtotal  €40.00',
      'Shipping  €4.90',
      'Tax  €8.98',
      'Total  €53.88',
      '',
      'Payment: Bank transfer',
    ].join('\n')
    const { text } = await server.mail(email, 'order-placed')
    expect(text).toContain(`${sums}\n${instructions}\n\nYour order: `)
    expect(text).toMatch(/\n\nStore mails\nRing 1\n1010 Vienna\nAT$/)
    expect((await server.mail(details.storeEmail, 'order-new')).text).toContain(`${sums}\n\nSee it in your dashboard`)
  })

  it('promises no mail to a shopper who is asked for a phone number alone', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'calls' })
    await server.owner.query(
      `update checkout_config set config = '{"contactMethod":"phone","colors":{"accent":"red;color:blue"}}' where store_id = $1`,
      [storeId],
    )
    const { json: cup } = await expectOk(owner.call('product.add', { body: { storeId, name: 'Cup', price: 4 } }))
    const buyer = server.client(host)
    const lines = [{ productId: cup.id, quantity: 1 }]
    const { quoteHash, rateId, methods } = await quote(lines, buyer)
    const chosen = { rateId: rateId ?? '', methodId: methods[0]?.id ?? '' }
    const body = { lines, quoteHash, ...chosen, contact: { phone: '+43 1 234' }, shippingAddress: address }
    const { token } = (await expectOk(place(body, undefined, buyer))).json
    const { thankYou } = (await expectOk(buyer.call('order.status', { query: { token } }))).json
    expect((await expectOk(buyer.call('checkout.config', {}))).json.colors).toEqual({ accent: '', background: '' })
    expect(thankYou).toEqual({ title: 'Thank you for your order', text: 'We have it. This page has all details.' })
  })

  it('stays as sold when the product changes or goes', async () => {
    const vase = await product({ name: 'Vase', price: 30 })
    const { orderId } = await buy([{ productId: vase.id, quantity: 1 }])
    await expectOk(shop.owner.call('product.delete', { params: { storeId: shop.storeId, productId: vase.id } }))
    expect((await order(orderId)).lines).toMatchObject([{ name: 'Vase', unitPrice: 30 }])
  })

  it('is refused with a fresh quote when a price changed, and nothing is placed', async () => {
    const book = await product({ name: 'Book', price: 10 })
    const body = await orderBody([{ productId: book.id, quantity: 1 }])
    const bulk = { storeId: shop.storeId, ids: [book.id], changes: { price: 12 } }
    await expectOk(shop.owner.call('product.bulkUpdate', { body: bulk }))
    const key = randomUUID()
    const refused = await place(body, key)
    expect(refused.json).toMatchObject({ code: 'quote_changed', details: { quote: { totals: { grandTotal: 12 } } } })
    await expectOk(place(await orderBody([{ productId: book.id, quantity: 1 }]), key))
  })

  it('matches zones by region codes, never by text, and keeps the code', async () => {
    const other = await server.createStore({ subdomain: 'regions', currency: 'USD' })
    await server.owner.query(
      `update shipping_zones set is_rest_of_world = false, countries = '{US}', regions = '{US-CA}' where store_id = $1`,
      [other.storeId],
    )
    const item = { name: 'Map', price: 10, storeId: other.storeId }
    const { id } = (await expectOk(other.owner.call('product.add', { body: item }))).json
    const buyer = server.client(other.host)
    const lines = [{ productId: id, quantity: 1 }]
    const quoteTo = async (region: string) =>
      (await expectOk(buyer.call('checkout.quote', { body: { lines, country: 'US', region } }))).json
    const found = await Promise.all(['US-CA', 'ca', 'California', 'US-OR', ''].map(quoteTo))
    expect(found.map(({ rates }) => rates.length > 0)).toEqual([true, true, false, false, false])
    const { json: regions } = await expectOk(buyer.call('checkout.regions', { query: { country: 'US' } }))
    expect(regions).toContainEqual({ code: 'US-CA', name: 'California' })

    const { quoteHash, rateId, methods } = await quoteTo('US-CA')
    const contact = { email: 'ada@example.com' }
    const chosen = { lines, quoteHash, rateId: rateId ?? '', methodId: methods[0]?.id ?? '', contact }
    const to = (region: string) => ({ ...chosen, shippingAddress: { ...address, country: 'US', region } })
    const refused = await place(to('California'), undefined, buyer)
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['shippingAddress.region']])
    const { orderId, token } = (await expectOk(place(to('ca'), undefined, buyer))).json
    const named = { region: 'US-CA', regionName: 'California' }
    const receipt = (await expectOk(buyer.call('order.status', { query: { token } }))).json
    expect(receipt.shippingAddress).toMatchObject(named)
    // An order from before regions had codes.
    await server.owner.query(
      `update orders set shipping_address = jsonb_set(shipping_address, '{region}', '"Upstate"') where id = $1`,
      [orderId],
    )
    const query = { storeId: other.storeId, orderId }
    const old = (await expectOk(other.owner.call('order.get', { query }))).json
    expect([old.shippingAddress, old.billingAddress]).toMatchObject([{ region: 'Upstate', regionName: 'Upstate' }, named])
  })

  it.each([
    [true, { shippingTax: 0.8, taxTotal: 2.4, grandTotal: 15 }],
    [false, { shippingTax: 0.95, taxTotal: 2.85, grandTotal: 17.85 }],
  ])('taxes shipping in quote, order and email; prices with tax: %s', async (included, taxes) => {
    const other = await server.createStore({ subdomain: `taxed-${included}`, currency: 'EUR' })
    const { storeId } = other
    await server.owner.query(`update stores set tax_rate_bp = 1900, prices_include_tax = $2 where store_id = $1`, [
      storeId,
      included,
    ])
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 500, free_over = null, tiers = '[]' where store_id = $1`,
      [storeId],
    )
    const { id } = (await expectOk(other.owner.call('product.add', { body: { name: 'Taxed', price: 10, storeId } }))).json
    const buyer = server.client(other.host)
    const lines = [{ productId: id, quantity: 1 }]
    const { totals, quoteHash, rateId, methods } = (
      await expectOk(buyer.call('checkout.quote', { body: { lines, country: 'AT' } }))
    ).json
    expect(totals).toEqual({ subtotal: 10, discountTotal: 0, shippingTotal: 5, ...taxes })
    const contact = { email: `taxed-${included}@example.com` }
    const body = { lines, quoteHash, rateId: rateId ?? '', methodId: methods[0]?.id ?? '', contact, shippingAddress: address }
    const { token } = (await expectOk(place(body, undefined, buyer))).json
    expect((await expectOk(buyer.call('order.status', { query: { token } }))).json).toMatchObject(taxes)
    const { text } = await server.mail(contact.email, 'order-placed')
    const sum = taxes.taxTotal.toFixed(2)
    expect(text).toContain(included ? `Tax, included  €${sum}` : `Tax  €${sum}`)
  })

  it('takes only phone numbers as such', async () => {
    const cup = await product({ name: 'Called cup', price: 4 })
    const body = await orderBody([{ productId: cup.id, quantity: 1 }])
    const contact = { ...body.contact, phone: 'call me' }
    const refused = await place({ ...body, contact, shippingAddress: { ...address, phone: '1234' } })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['contact.phone', 'shippingAddress.phone']])
    await expectOk(place({ ...body, shippingAddress: { ...address, phone: '+43 (1) 555-0100 ext. 3', postalCode: 'abc' } }))
  })

  it('names what is missing', async () => {
    const pen = await product({ name: 'Pen', price: 1 })
    const body = await orderBody([{ productId: pen.id, quantity: 1 }])
    const answer = await place({ ...body, contact: {}, shippingAddress: { ...address, lastName: '' } })
    expect(answer.json.fields).toEqual({ 'contact.email': expect.any(String), 'shippingAddress.lastName': expect.any(String) })
  })

  it('is one order however often it is submitted under one key; other parameters get 422', async () => {
    const bag = await product({ name: 'Bag', price: 5, trackInventory: true, stockQuantity: 50 })
    const body = await orderBody([{ productId: bag.id, quantity: 1 }])
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(body, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(new Set(answers.map(({ json }) => `${json.orderId} ${json.token}`)).size).toBe(1)
    expect((await stockOf(bag.id)).stockQuantity).toBe(49)
    expect((await place({ ...body, note: 'other' }, key)).status).toBe(422)
  })

  it('is found by who sent it and lost the answer, also while it is under way; asking places nothing', async () => {
    const rope = await product({ name: 'Rope', price: 5, trackInventory: true, stockQuantity: 2 })
    const body = await orderBody([{ productId: rope.id, quantity: 2 }])
    const key = randomUUID()
    const find = (wanted = body) => shopper().call('order.findPlaced', { headers: { 'idempotency-key': key }, body: wanted })
    expect((await expectOk(find())).json).toEqual({ order: null })
    const [placed, ...found] = await Promise.all([place(body, key), find(), find()])
    expect(placed.status).toBe(200)
    for (const { json } of found) expect([null, placed.json]).toContainEqual(json.order)
    expect((await expectOk(find())).json).toEqual({ order: placed.json })
    expect((await find({ ...body, note: 'other' })).status).toBe(422)
    expect((await stockOf(rope.id)).stockQuantity).toBe(0)
  })

  it('of the last piece is placed once among 60 buyers at two servers', async () => {
    const last = await product({ name: 'Last one', price: 5, trackInventory: true, stockQuantity: 3 })
    const body = await orderBody([{ productId: last.id, quantity: 1 }])
    const second = await server.another()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        place(body, randomUUID(), createClient(i % 2 === 0 ? server.port : second.port, shop.host)),
      ),
    )
    const placed = answers.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(3)
    // A busy machine may ask some to come back later (503): they have no order either.
    expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(57)
    expect(new Set(placed.map(({ json }) => json.number)).size).toBe(3)
    expect(await stockOf(last.id)).toMatchObject({ stockQuantity: 0, stockStatus: false })
    const { rows } = await server.owner.query(`select sum(delta)::integer as sum from stock_movements where product_id = $1`, [
      last.id,
    ])
    expect(rows).toEqual([{ sum: -3 }])
  })

  it('is cancelled once, puts its stock back once, and voids what was not paid', async () => {
    const mug = await product({ name: 'Mug', price: 8, trackInventory: true, stockQuantity: 5 })
    const { orderId } = await buy([{ productId: mug.id, quantity: 4 }])
    expect((await stockOf(mug.id)).stockQuantity).toBe(1)
    const cancel = () => shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId, reason: 'Changed mind' } })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await stockOf(mug.id)).stockQuantity).toBe(5)
    expect(await order(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided', payments: [{ status: 'voided' }] })
    expect((await server.mail('ada@example.com', 'order-cancelled')).text).toContain('Changed mind')
  })

  it('is sent in parts, paid, and then complete; what its state does not allow gets 409', async () => {
    const plate = await product({ name: 'Plate', price: 6 })
    const { orderId } = await buy([{ productId: plate.id, quantity: 3 }])
    const lineId = (await order(orderId)).lines[0]?.id ?? ''
    const send = (quantity?: number) =>
      shop.owner.call('order.fulfill', {
        body: { storeId: shop.storeId, orderId, ...(quantity && { lines: [{ lineId, quantity }] }), trackingNumber: 'T1' },
      })
    const pay = () => shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } })
    expect((await expectOk(send(1))).json).toMatchObject({ fulfillmentStatus: 'partially_fulfilled', status: 'open' })
    expect((await send(3)).json.fields).toHaveProperty(['lines.0.quantity'])
    expect((await expectOk(pay())).json).toMatchObject({ paymentStatus: 'paid', paidTotal: 18, status: 'open' })
    expect((await pay()).json.code).toBe('transition_forbidden')
    const done = (await expectOk(send())).json
    expect(done).toMatchObject({ fulfillmentStatus: 'fulfilled', status: 'completed' })
    expect(done.events.map(({ type }) => type)).toEqual(['placed', 'fulfilled', 'paid', 'fulfilled'])
    expect((await send()).status).toBe(409)
    const late = { storeId: shop.storeId, orderId, version: 1, note: 'late' }
    expect((await shop.owner.call('order.addNote', { body: late })).json.code).toBe('conflict')
  })

  it.each([
    ['flat', 'is on its way', 'Items in this shipment'],
    ['pickup', 'is ready to be picked up', 'Items ready to be picked up'],
  ])(
    'sent in parts with %s shipping: each email lists its own items only and says whether more follows',
    async (type, words, heading) => {
      const [jar, lid] = [await product({ name: 'Jar', price: 3 }), await product({ name: 'Lid', price: 1 })]
      const email = `${type}@example.com`
      const wanted = [
        { productId: jar.id, quantity: 2 },
        { productId: lid.id, quantity: 1 },
      ]
      const { json } = await expectOk(place({ ...(await orderBody(wanted)), contact: { email } }))
      const named = { storeId: shop.storeId, orderId: json.orderId }
      await server.owner.query(
        `update orders set shipping_rate = shipping_rate || jsonb_build_object('type', $3::text) where store_id = $1 and id = $2`,
        [named.storeId, named.orderId, type],
      )
      const lineId = (await order(json.orderId)).lines.find(({ name }) => name === 'Jar')?.id ?? ''
      const send = (lines?: { lineId: string; quantity: number }[]) =>
        expectOk(shop.owner.call('order.fulfill', { body: { ...named, lines, trackingNumber: lines && 'T-77' } }))
      await send([{ lineId, quantity: 1 }])
      await send()
      const { rows } = await server.owner.query(
        `select subject, text_body as text from outbox where to_address = $1 and kind = 'order-shipped' order by created_at`,
        [email],
      )
      const [part, whole] = [`Part of your order ${json.number} ${words}`, `Your order ${json.number} ${words}`]
      const { name: store } = (await expectOk(shop.owner.call('store.findCurrent', { query: { storeId: shop.storeId } }))).json
      expect(rows).toEqual([
        { subject: part, text: `${part}.\n\nT-77\n\n${heading}:\n1 × Jar\n\nThe rest of your order will follow.\n\n${store}` },
        { subject: whole, text: `${whole}.\n\n${heading}:\n1 × Jar\n1 × Lid\n\nThis completes your order.\n\n${store}` },
      ])
    },
  )

  it('of which a part was sent before it is canceled: the email names what was canceled, not what was sent', async () => {
    const [pot, pan] = [await product({ name: 'Pot', price: 30 }), await product({ name: 'Pan', price: 20 })]
    const email = 'rest@example.com'
    const wanted = [pot, pan].map(({ id }) => ({ productId: id, quantity: 1 }))
    const { orderId, number } = (await expectOk(place({ ...(await orderBody(wanted)), contact: { email } }))).json
    const lineId = (await order(orderId)).lines.find(({ name }) => name === 'Pot')?.id ?? ''
    const named = { storeId: shop.storeId, orderId }
    await expectOk(shop.owner.call('order.fulfill', { body: { ...named, lines: [{ lineId, quantity: 1 }] } }))
    await expectOk(shop.owner.call('order.cancel', { body: { ...named, reason: 'Out of pans' } }))
    const { subject, text } = await server.mail(email, 'order-cancelled')
    expect(subject).toBe(`The rest of your order ${number} was canceled`)
    expect(text).toContain('Out of pans\n\nCanceled items:\n1 × Pan\n\n')
    expect(text).not.toContain('Pot')
  })

  it('counts on its day, and adds to revenue once it is paid, until it is refunded or canceled', async () => {
    const stats = async () => (await expectOk(shop.owner.call('order.stats', { query: { storeId: shop.storeId, days: 7 } }))).json
    const before = await stats()
    const rug = await product({ name: 'Rug', price: 1000 })
    const { orderId } = await buy([{ productId: rug.id, quantity: 2 }])
    const named = { storeId: shop.storeId, orderId }
    const unpaid = await stats()
    expect(unpaid).toMatchObject({ orders: before.orders + 1, paidOrders: before.paidOrders, revenue: before.revenue })
    expect(unpaid.topProducts.map(({ name }) => name)).not.toContain('Rug')
    await expectOk(shop.owner.call('order.markPaid', { body: named }))
    const paid = await stats()
    expect(paid.revenue - before.revenue).toBeCloseTo(2000)
    expect(paid.averageOrder).toBeCloseTo(paid.revenue / paid.paidOrders, 2)
    expect(paid.days).toHaveLength(7)
    expect(paid.days.at(-1)?.revenue).toBeCloseTo(paid.revenue)
    expect(paid.topProducts[0]).toMatchObject({ name: 'Rug', quantity: 2, revenue: 2000 })
    await server.owner.query('update order_lines set refunded_quantity = 1 where order_id = $1', [orderId])
    await server.owner.query('update orders set refunded_total = 100000 where id = $1', [orderId])
    const refunded = await stats()
    expect(refunded.revenue - before.revenue).toBeCloseTo(1000)
    expect(refunded.topProducts[0]).toMatchObject({ name: 'Rug', quantity: 1, revenue: 1000 })
    await expectOk(shop.owner.call('order.cancel', { body: named }))
    expect(await stats()).toMatchObject({ orders: before.orders, revenue: before.revenue })
  })

  /** How an order gets into each state that lists offer. */
  const reach: {
    [Machine in OrderMachine]: Record<(typeof reachableStates)[Machine][number], (orderId: string) => Promise<unknown>>
  } = (() => {
    const body = (orderId: string) => ({ storeId: shop.storeId, orderId })
    const pay = (orderId: string) => expectOk(shop.owner.call('order.markPaid', { body: body(orderId) }))
    const send = (orderId: string) => expectOk(shop.owner.call('order.fulfill', { body: body(orderId) }))
    const cancel = (orderId: string) => expectOk(shop.owner.call('order.cancel', { body: body(orderId) }))
    const nothing = async () => {}
    const sendOne = async (orderId: string) => {
      const lines = [{ lineId: (await order(orderId)).lines[0]?.id ?? '', quantity: 1 }]
      await expectOk(shop.owner.call('order.fulfill', { body: { ...body(orderId), lines } }))
    }
    return {
      status: { open: nothing, cancelled: cancel, completed: async (orderId) => [await pay(orderId), await send(orderId)] },
      paymentStatus: { pending: nothing, paid: pay, voided: cancel },
      fulfillmentStatus: { unfulfilled: nothing, partially_fulfilled: sendOne, fulfilled: send },
    }
  })()
  const states = (Object.keys(reachableStates) as OrderMachine[]).flatMap((machine) =>
    reachableStates[machine].map((state) => [machine, state] as const),
  )

  it.each(states)('with %s "%s" is reached over HTTP and found by that filter', async (machine, state) => {
    const { id } = await product({ name: `${machine} ${state}`, price: 2 })
    const { orderId, number } = await buy([{ productId: id, quantity: 2 }])
    await (reach[machine] as Record<string, (orderId: string) => Promise<unknown>>)[state]?.(orderId)
    const query = { storeId: shop.storeId, search: number, [machine]: state as StateOf<OrderMachine> }
    const { json } = await expectOk(shop.owner.call('order.list', { query }))
    expect(json.content.map((row) => [row.orderId, row[machine]])).toEqual([[orderId, state]])
  })

  it('those that wait to be sent are found together, as many as the statistics count', async () => {
    const query = { storeId: shop.storeId, status: 'open', fulfillmentStatus: 'to_fulfill' } as const
    const { json: list } = await expectOk(shop.owner.call('order.list', { query }))
    const { json: stats } = await expectOk(shop.owner.call('order.stats', { query: { storeId: shop.storeId, days: 30 } }))
    expect(new Set(list.content.map(({ fulfillmentStatus }) => fulfillmentStatus))).toEqual(
      new Set(['unfulfilled', 'partially_fulfilled']),
    )
    expect(list.totalElements).toBe(stats.openOrders)
  })

  it.each([
    ['status', 'pending_payment'],
    ['status', 'expired'],
    ['status', 'archived'],
    ['paymentStatus', 'refunded'],
    ['fulfillmentStatus', 'returned'],
  ])('is not searched by %s "%s", which nothing leads to', async (machine, state) => {
    const { status } = await shop.owner.raw({
      method: 'GET',
      path: `/api/order/fetch-orders?storeId=${shop.storeId}&${machine}=${state}`,
    })
    expect(status).toBe(400)
  })
})
