import { randomUUID } from 'node:crypto'
import { formatOrderNumber } from '@blockfront/commerce'
import { repeat } from '@blockfront/tooling/tests/repeat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'
import { searchText } from './insert-order.ts'

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

describe('placing an order', () => {
  it('adds the order to the list, emails both sides, and shows it behind its link', async () => {
    const lamp = await shop.product({ name: 'Lamp', price: 49.9, sku: 'L-1' })
    await server.owner.query(`update stores set order_number_prefix = 'Nº-' where store_id = $1`, [shop.storeId])
    const placed = await shop.buy([{ productId: lamp.id, quantity: 2 }])
    expect(placed).toMatchObject({ number: expect.stringMatching(/\d+$/), status: 'open' })
    const { rows: stored } = await server.owner.query('select number, label, search_text from orders where id = $1', [
      placed.orderId,
    ])
    const label = formatOrderNumber('Nº-', Number(stored[0]?.number))
    const words = searchText({ label, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' })
    expect([placed.number, stored[0]]).toMatchObject([label, { label, search_text: words }])
    const receipt = await shop.receipt(placed.token)
    expect(receipt).toMatchObject({ number: placed.number, grandTotal: 99.8, lines: [{ name: 'Lamp', lineTotal: 99.8 }] })
    expect(receipt).not.toHaveProperty('events')
    const { json: list } = await expectOk(
      shop.owner.call('order.list', { query: { storeId: shop.storeId, search: placed.number } }),
    )
    expect(list.content).toMatchObject([{ customerName: 'Ada Byron', itemCount: 2, grandTotal: 99.8 }])
    const { text } = await server.email('ada@example.com', 'order-placed')
    expect(text).toContain(`//${shop.host}:`)
    expect(text).toContain(`/order/${placed.token}\n`)
    const { json: profile } = await expectOk(shop.owner.call('user.getProfile'))
    expect((await server.email(profile.email, 'order-new')).subject).toContain('New order')
  })

  it('emails both sides a summary that adds up, with the chosen options and payment instructions', async () => {
    const other = await openTestShop(server, { subdomain: 'mails' })
    const { owner, storeId } = other
    const email = 'mails@example.com'
    const details = {
      storeId,
      storeEmail: 'owner.mails@example.com',
      pricesIncludeTax: false,
      address: { line1: 'Ring 1', line2: '', postalCode: '1010', city: 'Vienna', region: '', country: 'AT' },
    }
    await expectOk(owner.call('store.updateDetails', { body: details }))
    const vat = { country: 'AT', region: null, rate: 2000, name: 'VAT' }
    await expectOk(owner.call('tax.addRates', { body: { storeId, rates: [vat] } }))
    await server.owner.query(`update shipping_rates set type = 'flat', price = 490 where store_id = $1`, [storeId])
    const instructions = 'Send the money to AT61 1904 3002 3457 3201.\nWe ship when the payment arrives.'
    await server.owner.query('update payment_methods set title = $2, instructions = $3 where store_id = $1', [
      storeId,
      'Bank transfer',
      instructions,
    ])
    const shirt = await other.product({
      name: 'Shirt',
      price: 20,
      attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'M'] }],
      variations: [{ price: 0, attributes: { Size: 'S' } }],
    })
    const body = await other.orderBody([{ productId: shirt.id, variationId: shirt.variations[0]?.id, quantity: 2 }])
    await expectOk(other.place({ ...body, contact: { email } }))
    const summary = [
      '2 × Shirt (Size: S)  €40.00',
      '',
      'Subtotal  €40.00',
      'Shipping  €4.90',
      'VAT 20%  €8.98',
      'Total  €53.88',
      '',
      'Payment: Bank transfer',
    ].join('\n')
    const { text } = await server.email(email, 'order-placed')
    expect(text).toContain(`${summary}\n${instructions}\n\nShipping method: `)
    expect(text).toMatch(/\n\nStore mails\nRing 1\n1010 Vienna\nAustria$/)
    expect((await server.email(details.storeEmail, 'order-new')).text).toContain(`${summary}\n\nCustomer: ${email}\n\n`)
  })

  it('is paid if it costs nothing, whatever its payment method: no one asks for €0.00, and it is never canceled', async () => {
    const other = await openTestShop(server, { subdomain: 'nothing' })
    const { owner, storeId } = other
    const { id: productId } = await other.product({ name: 'Sample', price: 0 })
    const digital = await other.product({ name: 'Booklet', price: 0, requiresShipping: false })
    const bank = {
      storeId,
      type: 'bank_transfer',
      title: 'Bank transfer',
      instructions: 'IBAN AT61 1904 3002 3457 3201',
      minTotal: 5,
    } as const
    const { id: bankId } = (await expectOk(owner.call('payment.addMethod', { body: bank }))).json
    const { methods } = await other.quote([{ productId: digital.id, quantity: 1 }])
    expect(methods.map(({ type }) => type)).toEqual(['cod', 'bank_transfer'])

    const body = await other.orderBody([{ productId, quantity: 1 }])
    for (const methodId of [body.methodId, bankId]) {
      const email = `free.${methodId}@example.com`.toLowerCase()
      const { orderId, token } = (await expectOk(other.place({ ...body, methodId, contact: { email } }))).json
      expect(await other.order(orderId)).toMatchObject({
        ...{ status: 'open', paymentStatus: 'paid', reservedUntil: null, grandTotal: 0 },
        payments: [{ status: 'captured', amount: 0 }],
      })
      expect(await other.receipt(token)).toMatchObject({ paymentStatus: 'paid' })
      const { text } = await server.email(email, 'order-placed')
      expect(text).not.toMatch(/pay by|IBAN|Pay in cash/)
      const { rows } = await server.owner.query(`select id from expired_orders(now() + interval '1 year')`)
      expect(rows.map(({ id }) => id)).not.toContain(orderId)
      await expectOk(owner.call('order.fulfill', { body: { storeId, orderId } }))
      expect((await other.order(orderId)).status).toBe('completed')
    }
  })

  it('offers a bank transfer only with bank details, and tells the owner about one without', async () => {
    const other = await openTestShop(server, { subdomain: 'banks' })
    const { owner, storeId } = other
    const { id: productId } = await other.product({ name: 'Vase', price: 10 })
    const bank = { storeId, type: 'bank_transfer', title: 'Bank transfer', instructions: ' ' } as const
    const refused = await owner.call('payment.addMethod', { body: bank })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['instructions']])
    const { json: off } = await expectOk(owner.call('payment.addMethod', { body: { ...bank, enabled: false } }))
    expect(off.problem).toBe('')
    const { id: methodId, type: _, position: __, configHint: ___, problem: ____, ...fields } = off
    const enabled = { storeId, methodId, ...fields, enabled: true }
    expect((await owner.call('payment.updateMethod', { body: enabled })).json).toMatchObject({
      code: 'invalid_input',
      error: 'Enter your bank details, so that customers know where to send the money.',
    })

    // As a store has it that enabled the method before bank details were required.
    await server.owner.query(`update payment_methods set enabled = true where id = $1`, [methodId])
    const listed = async () =>
      (await expectOk(owner.call('payment.methods', { query: { storeId } }))).json.find(({ id }) => id === methodId)
    expect((await listed())?.problem).toContain('the checkout does not offer this method')
    const lines = [{ productId, quantity: 1 }]
    expect((await other.quote(lines)).methods.map(({ type }) => type)).toEqual(['cod'])
    const footer = async () => (await other.shopper().raw({ method: 'GET', path: '/' })).text
    expect(await footer()).not.toContain('Bank transfer')
    const body = { ...(await other.orderBody(lines)), methodId }
    expect((await other.place(body)).json.code).toBe('method_unavailable')

    const instructions = 'Ada Byron, AT61 1904 3002 3457 3201'
    await expectOk(owner.call('payment.updateMethod', { body: { ...enabled, instructions } }))
    expect((await listed())?.problem).toBe('')
    const { quoteHash } = await other.quote(lines)
    const contact = { email: 'banks@example.com' }
    const { orderId, token } = (await expectOk(other.place({ ...body, quoteHash, contact }))).json
    expect((await server.email(contact.email, 'order-placed')).text).toContain(instructions)
    expect(await other.receipt(token)).toMatchObject({
      paymentStatus: 'pending',
      method: { type: 'bank_transfer', instructions },
    })
    await expectOk(owner.call('order.markPaid', { body: { storeId, orderId } }))
  })

  it('keeps a gift message only if the published checkout offers it', async () => {
    const other = await openTestShop(server, { subdomain: 'gifts' })
    const cup = await other.product({ name: 'Cup', price: 4 })
    const contact = { email: 'giver@example.com' }
    const body = {
      ...(await other.orderBody([{ productId: cup.id, quantity: 1 }])),
      ...{ contact, giftMessage: 'Happy birthday\nfrom Ada ' },
    }
    const refused = await other.place(body)
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['giftMessage']])
    await server.owner.query(`update checkout_config set config = '{"giftMessage":true}' where store_id = $1`, [other.storeId])
    expect((await expectOk(other.shopper().call('checkout.config', {}))).json.giftMessage).toBe(true)
    const storeEmail = 'owner.gifts@example.com'
    await expectOk(other.owner.call('store.updateDetails', { body: { storeId: other.storeId, storeEmail } }))
    const { orderId, token } = (await expectOk(other.place(body))).json
    expect((await other.order(orderId)).giftMessage).toBe('Happy birthday\nfrom Ada')
    expect((await other.receipt(token)).giftMessage).toBe('Happy birthday\nfrom Ada')
    for (const [to, kind] of [
      [contact.email, 'order-placed'],
      [storeEmail, 'order-new'],
    ] as const)
      expect((await server.email(to, kind)).text).toContain('Gift message: Happy birthday\nfrom Ada')
    expect((await other.place({ ...body, giftMessage: 'x'.repeat(501) })).json.fields).toHaveProperty('giftMessage')
  })

  it('emails the owner once when an order reduces a stock to the limit, unless the limit is 0', async () => {
    const other = await openTestShop(server, { subdomain: 'scarce' })
    const { owner, storeId } = other
    const storeEmail = 'owner.scarce@example.com'
    await expectOk(owner.call('store.updateDetails', { body: { storeId, storeEmail } }))
    const [cup, jug] = [
      await other.product({ name: 'Cup', price: 5, trackInventory: true, stockQuantity: 7 }),
      await other.product({ name: 'Jug', price: 9, trackInventory: true, stockQuantity: 4 }),
    ]
    const buy = () => other.buy([cup, jug].map(({ id }) => ({ productId: id, quantity: 1 })))
    const sent = async () =>
      (
        await server.owner.query(`select text_body as text from outbox where to_address = $1 and kind = 'low-stock'`, [
          storeEmail,
        ])
      ).rows
    await buy()
    expect(await sent()).toEqual([])
    await buy()
    await buy()
    expect(await sent()).toEqual([
      { text: expect.stringMatching(/limit of 5 or less\.\n\nCup {2}5 left\n\nOpen products: http/) },
    ])
    await expectOk(owner.call('storeEmail.updateSettings', { body: { storeId, lowStockThreshold: 3 } }))
    await other.buy([{ productId: cup.id, quantity: 4 }])
    expect((await sent()).map(({ text }) => text).join()).toContain('Cup  Sold out')
    await expectOk(owner.call('storeEmail.updateSettings', { body: { storeId, lowStockThreshold: 0 } }))
    await other.buy([{ productId: jug.id, quantity: 1 }])
    expect(await sent()).toHaveLength(2)
    const audit = await server.owner.query(
      `select detail from audit_log where store_id = $1 and action = 'storeEmail.updateSettings' order by at`,
      [storeId],
    )
    expect(audit.rows).toEqual([3, 0].map((lowStockThreshold) => ({ detail: { lowStockThreshold } })))
    // Replies to the shopper's email go to the store; the owner would reply to the owner.
    const { rows: emails } = await server.owner.query(
      `select distinct kind, from_name, coalesce(reply_to, '') as reply_to from outbox
         where about_store_id = $1 and kind in ('low-stock', 'order-placed') order by kind`,
      [storeId],
    )
    expect(emails).toEqual([
      { kind: 'low-stock', from_name: expect.not.stringContaining('Store scarce'), reply_to: '' },
      { kind: 'order-placed', from_name: 'Store scarce', reply_to: storeEmail },
    ])
  })

  it('sends no email that the store switched off; a test email goes to the signed-in member only', async () => {
    const other = await openTestShop(server, { subdomain: 'quiet' })
    const { owner, storeId } = other
    const { json: profile } = await expectOk(owner.call('user.getProfile'))
    const { json: before } = await expectOk(owner.call('storeEmail.list', { query: { storeId } }))
    expect(before.emails.map(({ kind }) => kind)).toContain('order-placed')
    expect(before.emails.map(({ kind }) => kind)).not.toContain('reset-password')
    const optional = Object.fromEntries(before.emails.map((email) => [email.kind, email.optional]))
    expect(optional).toMatchObject({ 'order-placed': false, 'order-new': true })
    const set = (kind: string, enabled: boolean) => owner.call('storeEmail.updateSettings', { body: { storeId, kind, enabled } })
    expect((await set('order-placed', false)).status).toBe(400)
    expect((await set('reset-password', false)).status).toBe(400)
    await expectOk(set('order-new', false))
    const off = (await expectOk(set('order-new', false))).json.emails.filter(({ enabled }) => !enabled)
    expect(off.map(({ kind }) => kind)).toEqual(['order-new'])
    const kinds = async () =>
      (await server.owner.query(`select kind from outbox where about_store_id = $1 order by kind`, [storeId])).rows.map(
        ({ kind }) => kind,
      )
    const { id } = await other.product({ name: 'Pin', price: 1 })
    const { orderId } = await other.buy([{ productId: id, quantity: 1 }])
    await expectOk(owner.call('order.markPaid', { body: { storeId, orderId } }))
    expect(await kinds()).toEqual(['order-placed', 'payment-received'])
    await expectOk(set('order-new', true))
    const audit = await server.owner.query(
      `select detail from audit_log where store_id = $1 and action = 'storeEmail.updateSettings' order by at`,
      [storeId],
    )
    const changes = audit.rows.map(({ detail }) => detail)
    expect(changes).toEqual([false, false, true].map((enabled) => ({ kind: 'order-new', enabled })))

    const preview = { storeId, kind: 'order-placed' }
    const { json: shown } = await expectOk(owner.call('storeEmail.preview', { query: { ...preview, scheme: 'dark' } }))
    expect(shown.html).toContain('@media all{')
    expect(shown).toMatchObject({ subject: 'Your order #1042 at Store quiet', recipient: 'shopper' })
    const { json: arabic } = await expectOk(owner.call('storeEmail.preview', { query: { ...preview, locale: 'ar' } }))
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
    expect((await owner.call('storeEmail.preview', { query: { ...preview, kind: 'reset-password' } })).status).toBe(400)
    await expectOk(owner.call('storeEmail.sendTest', { body: preview }))
    const test = await server.email(profile.email, 'test-order-placed')
    expect(test.subject).toBe('[Test] Your order #1042 at Store quiet')

    // The store's language is that of its emails to shoppers. Its owner still gets English ones, without the dates of the other language.
    await expectOk(owner.call('store.updateDetails', { body: { storeId, storeEmail: 'quiet@example.com', locale: 'ar-AE' } }))
    await other.buy([{ productId: id, quantity: 1 }])
    const { rows } = await server.owner.query(
      `select kind, subject from outbox where about_store_id = $1 and created_at > (select created_at from outbox where kind = 'test-order-placed' and about_store_id = $1) order by kind`,
      [storeId],
    )
    expect(rows).toEqual([
      { kind: 'order-new', subject: expect.stringMatching(/^New order #\d+$/) },
      { kind: 'order-placed', subject: expect.stringMatching(/^طلبك \u2068#\d+\u2069 من \u2068Store quiet\u2069$/) },
    ])
  })

  it('promises no email to a shopper who gave only a phone number', async () => {
    const other = await openTestShop(server, { subdomain: 'calls' })
    await server.owner.query(
      `update checkout_config set config = '{"contactMethod":"phone","colors":{"accent":"red;color:blue"}}' where store_id = $1`,
      [other.storeId],
    )
    const cup = await other.product({ name: 'Cup', price: 4 })
    const body = await other.orderBody([{ productId: cup.id, quantity: 1 }])
    const { token } = (await expectOk(other.place({ ...body, contact: { phone: '+43 1 234' } }))).json
    expect((await expectOk(other.shopper().call('checkout.config', {}))).json.colors).toEqual({ accent: '', background: '' })
    expect((await other.receipt(token)).contact.email).toBeFalsy()
  })

  it('takes its number when its emails are rendered: others do not wait for them', async () => {
    const other = await openTestShop(server, { subdomain: 'numbers' })
    const bodyOf = async (name: string) =>
      other.orderBody([{ productId: (await other.product({ name, price: 10 })).id, quantity: 1 }])
    // Orders of one product wait for its stock.
    const [lamp, table] = [await bodyOf('Lamp'), await bodyOf('Table')]
    await server.owner.query(`update stores set store_email = '' where store_id = $1`, [other.storeId])
    // The recipient of an email about the first order is a member whom the server cannot read.
    const blocking = await server.owner.connect()
    await blocking.query('begin; lock table store_members in access exclusive mode')
    const first = other.place({ ...lamp, contact: { email: 'first@example.com' } })
    await expect
      .poll(
        async () =>
          (await blocking.query('select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'))
            .rowCount,
      )
      .toBe(1)
    await server.owner.query(`update stores set disabled_emails = '{order-placed,order-new}' where store_id = $1`, [
      other.storeId,
    ])
    const second = await expectOk(other.place({ ...table, contact: { email: 'second@example.com' } }))
    await blocking.query('rollback')
    blocking.release()
    const { number } = (await expectOk(first)).json
    expect([second.json.number, number]).toEqual(['#1001', '#1002'])
    const { subject, html } = await server.email('first@example.com', 'order-placed')
    for (const part of [subject, html]) expect(part).toContain('#1002')
  })

  it('is refused with a new quote when a price changed; nothing is placed', async () => {
    const book = await shop.product({ name: 'Book', price: 10 })
    const body = await shop.orderBody([{ productId: book.id, quantity: 1 }])
    const bulk = { storeId: shop.storeId, ids: [book.id], changes: { price: 12 } }
    await expectOk(shop.owner.call('product.bulkUpdate', { body: bulk }))
    const key = randomUUID()
    const refused = await shop.place(body, key)
    expect(refused.json).toMatchObject({ code: 'quote_changed', details: { quote: { totals: { grandTotal: 12 } } } })
    await expectOk(shop.place(await shop.orderBody([{ productId: book.id, quantity: 1 }]), key))
  })

  it('accepts only valid phone numbers', async () => {
    const cup = await shop.product({ name: 'Called cup', price: 4 })
    const body = await shop.orderBody([{ productId: cup.id, quantity: 1 }])
    const contact = { ...body.contact, phone: 'call me' }
    const refused = await shop.place({ ...body, contact, shippingAddress: { ...testAddress, phone: '1234' } })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['contact.phone', 'shippingAddress.phone']])
    await expectOk(
      shop.place({ ...body, shippingAddress: { ...testAddress, phone: '+43 (1) 555-0100 ext. 3', postalCode: 'abc' } }),
    )
  })

  it('reports each missing field', async () => {
    const pen = await shop.product({ name: 'Pen', price: 1 })
    const body = await shop.orderBody([{ productId: pen.id, quantity: 1 }])
    const response = await shop.place({ ...body, contact: {}, shippingAddress: { ...testAddress, lastName: '' } })
    expect(response.json.fields).toEqual({ 'contact.email': expect.any(String), 'shippingAddress.lastName': expect.any(String) })
  })

  it('creates one order for any number of submissions with one key; other parameters get 422', async () => {
    const bag = await shop.product({ name: 'Bag', price: 5, trackInventory: true, stockQuantity: 50 })
    const body = await shop.orderBody([{ productId: bag.id, quantity: 1 }])
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 10 }, () => shop.place(body, key)))
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(new Set(responses.map(({ json }) => `${json.orderId} ${json.token}`)).size).toBe(1)
    expect((await shop.stockOf(bag.id)).stockQuantity).toBe(49)
    expect((await shop.place({ ...body, note: 'other' }, key)).status).toBe(422)
    // After a day, the key is free.
    await server.owner.query(`update idempotency_keys set expires_at = now() where key = $1`, [key])
    const { orderId } = (await expectOk(shop.place({ ...body, note: 'other' }, key))).json
    expect(orderId).not.toBe(responses[0]?.json.orderId)
  })

  it('finds the order of a lost response, also while it is in progress; the query itself places nothing', async () => {
    const rope = await shop.product({ name: 'Rope', price: 5, trackInventory: true, stockQuantity: 2 })
    const body = await shop.orderBody([{ productId: rope.id, quantity: 2 }])
    const key = randomUUID()
    const find = (order = body) => shop.shopper().call('order.findPlaced', { headers: { 'idempotency-key': key }, body: order })
    expect((await expectOk(find())).json).toEqual({ order: null })
    const [placed, ...found] = await Promise.all([shop.place(body, key), find(), find()])
    expect(placed.status).toBe(200)
    for (const { json } of found) expect([null, placed.json]).toContainEqual(json.order)
    expect((await expectOk(find())).json).toEqual({ order: placed.json })
    expect((await find({ ...body, note: 'other' })).status).toBe(422)
    expect((await shop.stockOf(rope.id)).stockQuantity).toBe(0)
  })

  const shoppers = repeat(24, 60)
  it(`sells the last items once among ${shoppers} shoppers at two servers`, async () => {
    const last = await shop.product({ name: 'Last one', price: 5, trackInventory: true, stockQuantity: 3 })
    const body = await shop.orderBody([{ productId: last.id, quantity: 1 }])
    const second = await server.another()
    const responses = await Promise.all(
      Array.from({ length: shoppers }, (_, i) =>
        shop.place(body, randomUUID(), createClient(i % 2 === 0 ? server.port : second.port, shop.host)),
      ),
    )
    const placed = responses.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(3)
    // A busy server may respond to some with 503: they have no order either.
    expect(responses.filter(({ status }) => status === 409 || status === 503)).toHaveLength(shoppers - 3)
    expect(new Set(placed.map(({ json }) => json.number)).size).toBe(3)
    expect(await shop.stockOf(last.id)).toMatchObject({ stockQuantity: 0, stockStatus: false })
    const { rows } = await server.owner.query(`select sum(delta)::integer as sum from stock_movements where product_id = $1`, [
      last.id,
    ])
    expect(rows).toEqual([{ sum: -3 }])
  })

  it('limits unpaid orders to 5 per email address and 30 per network, also for parallel requests', async () => {
    const limitedShop = await openTestShop(server)
    const { id } = await limitedShop.product({ name: 'Wanted', price: 2, trackInventory: true, stockQuantity: 500 })
    const limited = await server.another({ config: { rateLimits: true } })
    const body = await limitedShop.orderBody([{ productId: id, quantity: 1 }])
    const from = (email: string) =>
      limitedShop.place({ ...body, contact: { email } }, randomUUID(), createClient(limited.port, limitedShop.host))
    const same = await Promise.all(Array.from({ length: 9 }, () => from('Hoarder@example.com')))
    expect(same.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409])
    expect(same.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'open_orders_limit',
      error: expect.stringContaining('5 unpaid orders with this email address'),
    })
    // Four at a time: other limits slow down a client with more parallel requests.
    const others: Awaited<ReturnType<typeof from>>[] = []
    for (let n = 0; n < 32; n += 4)
      others.push(...(await Promise.all([0, 1, 2, 3].map((i) => from(`hoarder${n + i}@example.com`)))))
    const refused = others.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(32 - 25)
    expect(refused[0]?.json.error).toContain('30 unpaid orders from your network')
    // A paid order no longer counts.
    const orderId = same.find(({ status }) => status === 200)?.json.orderId ?? ''
    await expectOk(limitedShop.owner.call('order.markPaid', { body: { storeId: limitedShop.storeId, orderId } }))
    await expectOk(from('hoarder@example.com'))
    await limited.stop()
  })
})
