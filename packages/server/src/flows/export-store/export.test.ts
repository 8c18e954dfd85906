import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'
import { uploadFile } from '../../testing/shop/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

describe('an export of orders', () => {
  let shop: TestShop
  /** The label of the order, and its id. */
  let order: { orderId: string; label: string }
  beforeAll(async () => {
    shop = await openTestShop(server, { subdomain: 'exports' })
    await server.owner.query(
      `update shipping_rates set type = 'flat', price = 500, free_over = null, tiers = '[]', name = 'Post' where store_id = $1`,
      [shop.storeId],
    )
    await server.owner.query(`update stores set timezone = 'Pacific/Auckland' where store_id = $1`, [shop.storeId])
    const shirt = await shop.product({
      name: 'Shirt',
      price: 20,
      attributeGroups: [
        { name: 'Size', type: 'buttons', values: ['S'] },
        { name: 'Color', type: 'buttons', values: ['Blue'] },
      ],
      variations: [{ price: 0, attributes: { Size: 'S', Color: 'Blue' }, sku: 'SH-S' }],
    })
    const cup = await shop.product({ name: 'Cup', price: 7.5, sku: 'CUP' })
    const body = await shop.orderBody([
      { productId: shirt.id, variationId: shirt.variations[0]?.id ?? '', quantity: 2 },
      { productId: cup.id, quantity: 1 },
    ])
    const placed = await expectOk(
      shop.place({
        ...body,
        contact: { email: 'ada@example.com', phone: '+43 1 2345' },
        shippingAddress: { ...testAddress, company: 'Engines', line2: 'Door 3' },
        note: 'Ring twice',
        marketingConsent: true,
      }),
    )
    const { orderId } = placed.json
    await server.owner.query(
      `update orders set gift_message = 'For you', created_at = '2030-05-10T12:00:00Z', discount_total = 150, tax_total = 400,
         prices_include_tax = true, grand_total = 5100, paid_total = 5000, refunded_total = 100 where id = $1`,
      [orderId],
    )
    await server.owner.query(
      `update order_lines set tax_total = 333, fulfilled_quantity = 1 where order_id = $1 and name = 'Shirt'`,
      [orderId],
    )
    order = { orderId, label: (await shop.order(orderId)).number }
  })

  type Filter = { status?: 'open' | 'completed'; from?: string; to?: string; after?: string }
  const part = async (filter: Filter = {}) =>
    (await expectOk(shop.owner.call('export.orders', { query: { storeId: shop.storeId, ...filter } }))).json
  const records = (csv: string) => parse(csv, { columns: true }) as Record<string, string>[]

  /** Copies the order under other ids, `minutes` earlier for each one, with other values of columns. */
  const copyOrder = (count: number, changes: object = {}, minutes = 1) =>
    server.owner.query(
      `insert into orders select r.* from orders o, generate_series(1, $2::int) n,
         lateral jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
           'id', 'copy' || to_char(n, 'FM000'), 'number', 100000 + n, 'label', '#C' || n,
           'access_token_hash', '\\x' || encode(sha256(n::text::bytea), 'hex'),
           'created_at', o.created_at - n * $3::int * interval '1 minute') || $4::jsonb) r
       where o.id = $1`,
      [order.orderId, count, minutes, JSON.stringify(changes)],
    )
  const removeCopies = async () => {
    await server.owner.query(`delete from order_lines where order_id like 'copy%'`)
    await server.owner.query(`delete from orders where id like 'copy%'`)
  }

  it('has a line for each item, with the values of the order on the first one', async () => {
    const { csv, count, total, next } = await part()
    expect({ count, total, next }).toEqual({ count: 1, total: 1, next: null })
    const [first, second, ...others] = records(csv)
    expect(others).toEqual([])
    expect(first).toEqual({
      Order: order.label,
      Date: '2030-05-10T12:00:00.000Z',
      Status: 'open',
      'Payment status': 'pending',
      'Fulfillment status': 'unfulfilled',
      Email: 'ada@example.com',
      Phone: "'+43 1 2345",
      Name: 'Ada Byron',
      Company: 'Engines',
      Address: 'Main Street 1',
      'Address line 2': 'Door 3',
      'Postal code': '1010',
      City: 'Vienna',
      Region: '',
      Country: 'AT',
      Currency: 'EUR',
      Subtotal: '47.5',
      Discount: '1.5',
      Shipping: '5',
      Tax: '4',
      Total: '51',
      Paid: '50',
      Refunded: '1',
      'Shipping method': 'Post',
      'Payment method': 'Cash on delivery',
      'Customer note': 'Ring twice',
      'Gift message': 'For you',
      'Marketing consent': 'yes',
      Item: 'Shirt',
      'Item SKU': 'SH-S',
      'Item options': 'Size: S, Color: Blue',
      'Item quantity': '2',
      'Item price': '20',
      'Item total': '40',
      'Item tax': '3.33',
      'Items fulfilled': '1',
    })
    const ofSecond = Object.entries(second ?? {}).filter(([, value]) => value !== '')
    expect(Object.fromEntries(ofSecond)).toEqual({
      Order: order.label,
      Item: 'Cup',
      'Item SKU': 'CUP',
      'Item quantity': '1',
      'Item price': '7.5',
      'Item total': '7.5',
      'Item tax': '0',
      'Items fulfilled': '0',
    })
  })

  it('takes the billing address of an order that is not shipped, and leaves out what an order does not have', async () => {
    const copied = async (changes: object) => {
      await copyOrder(1, { shipping_address: null, shipping_rate: null, marketing_consent: false, ...changes })
      await server.owner.query(
        `insert into order_lines select r.* from order_lines l,
           lateral jsonb_populate_record(null::order_lines, to_jsonb(l) || '{"id": "copy001", "order_id": "copy001"}') r
         where l.order_id = $1 and l.name = 'Cup'`,
        [order.orderId],
      )
      const row = records((await part()).csv).find(({ Order }) => Order === '#C1')
      await removeCopies()
      return row
    }
    expect(await copied({ billing_address: { ...testAddress, lastName: '', city: 'Graz' }, contact: {} })).toMatchObject({
      Name: 'Ada',
      City: 'Graz',
      Phone: '',
      'Shipping method': '',
      'Marketing consent': 'no',
    })
    expect(await copied({ billing_address: null })).toMatchObject({ Name: '', City: '', Country: '', Item: 'Cup' })
  })

  it('filters by status and by days in the time zone of the store', async () => {
    // In May, midnight in Auckland is at noon UTC of the day before: the order was placed in the first second of May 11.
    await copyOrder(1, { created_at: '2030-05-10T11:59:59.999Z' })
    const labels = async (filter: Filter) => {
      const { csv, count, total, next } = await part(filter)
      expect({ total, next }).toEqual({ total: count, next: null })
      // The copy has no items, and therefore no lines.
      return [count, [...new Set(records(csv).map(({ Order }) => Order))]]
    }
    expect(await labels({ from: '2030-05-11' })).toEqual([1, [order.label]])
    expect(await labels({ from: '2030-05-11', to: '2030-05-11' })).toEqual([1, [order.label]])
    expect(await labels({ to: '2030-05-10' })).toEqual([1, []])
    expect(await labels({ from: '2030-05-10', to: '2030-05-10' })).toEqual([1, []])
    expect(await labels({ from: '2030-05-12' })).toEqual([0, []])
    expect(await labels({ status: 'open' })).toEqual([2, [order.label]])
    expect(await labels({ status: 'completed' })).toEqual([0, []])
    await removeCopies()
  })

  it('comes in parts of 500 orders, newest first, of which only the first has headers', async () => {
    await copyOrder(500)
    // Two orders of one moment are on both sides of the border.
    await server.owner.query(
      `update orders set created_at = (select o.created_at from orders o where o.id = 'copy499') where id = 'copy500'`,
    )
    const first = await part()
    expect([first.count, first.total]).toEqual([500, 501])
    expect(first.csv).toMatch(/^Order,Date,/)
    // By id, newest first: of the two orders of one moment, 500 comes before 499.
    expect(first.next).toMatch(/\|copy500$/)
    const { csv, ...second } = await part({ after: first.next ?? '' })
    expect(second).toEqual({ count: 1, total: 501, next: null })
    expect(csv).toBe('')
    await removeCopies()
    const whole = await part({ after: '2031-01-01 00:00:00+00|z' })
    expect([whole.count, whole.csv.split(',', 1)]).toEqual([1, [order.label]])
    const wrong = await shop.owner.call('export.orders', { query: { storeId: shop.storeId, after: 'yesterday|z' } })
    expect([wrong.status, wrong.json.fields]).toEqual([400, { after: 'This is not the end of a part.' }])
  })
})

describe('an export of products', () => {
  const exported = async ({ owner, storeId }: TestShop, query: { format?: 'shopify'; after?: string } = {}) =>
    (await expectOk(owner.call('export.products', { query: { storeId, ...query } }))).json
  const headersOf = (csv: string) => csv.slice(0, csv.indexOf('\r\n')).split(',')

  /** Adds products directly, with ids from `p001` on. */
  const addProducts = (shop: TestShop, count: number, description = "''") =>
    server.owner.query(
      `insert into products (store_id, id, name, slug, status, price, description)
       select $1, 'p' || to_char(n, 'FM000'), 'Product ' || n, 'product-' || n, 'active', 100, ${description} from generate_series(1, $2::int) n`,
      [shop.storeId, count],
    )

  it('has the options of a store as columns, and cells that an import kept', async () => {
    const shop = await openTestShop(server)
    const options = (csv: string) => headersOf(csv).filter((header) => /^Option\d name$/.test(header))
    const empty = await exported(shop)
    expect(empty).toMatchObject({ count: 0, total: 0, next: null })
    expect(empty.csv.trimEnd()).toBe(headersOf(empty.csv).join(','))
    expect(options(empty.csv)).toEqual(['Option1 name'])
    expect(options((await exported(shop, { format: 'shopify' })).csv)).toEqual(['Option1 name', 'Option2 name', 'Option3 name'])
    const names = ['Size', 'Color', 'Cut', 'Length']
    const jeans = await shop.product({
      name: 'Jeans',
      price: 50,
      attributeGroups: names.map((name) => ({ name, type: 'buttons', values: ['A'] })),
      variations: [{ price: 0, attributes: Object.fromEntries(names.map((name) => [name, 'A'])) }],
    })
    await server.owner.query(`update products set kept_cells = '{"Type": "Trousers"}' where id = $1`, [jeans.id])
    await server.owner.query(`update product_variations set kept_cells = '{"Cost per item": "9"}' where product_id = $1`, [
      jeans.id,
    ])
    const { csv } = await exported(shop)
    expect(options(csv)).toHaveLength(4)
    expect(headersOf(csv).slice(-2)).toEqual(['Cost per item', 'Type'])
    const [line] = parse(csv, { columns: true }) as Record<string, string>[]
    expect(line).toMatchObject({ Name: 'Jeans', 'Option4 name': 'Length', 'Cost per item': '9', Type: 'Trousers' })
  })

  it('names categories, template and images as other programs can read them', async () => {
    const shop = await openTestShop(server, { subdomain: 'pictured' })
    const { owner, storeId, host } = shop
    const categoryIds: string[] = []
    for (const name of ['Zinc', 'Alloy'])
      categoryIds.push((await expectOk(owner.call('category.add', { body: { storeId, name } }))).json.id)
    const template = { storeId, name: 'Tall', type: 'product' as const, content: [{ type: 'product', props: {} }] }
    const { json: page } = await expectOk(owner.call('page.add', { body: template }))
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
    const { json: file } = await expectOk(uploadFile(owner, storeId, { bytes, filename: 'cup.svg' }))
    await expectOk(owner.call('media.update', { body: { storeId, id: file.id, alt: 'A cup' } }))
    await shop.product({
      name: 'Cup',
      price: 12.5,
      productImage: file.url,
      galleryImages: ['https://cdn.example/side.jpg/'],
      categoryIds,
      templateId: page.pageId,
    })
    const lines = parse((await exported(shop)).csv, { columns: true }) as Record<string, string>[]
    const { port } = new URL(server.serverContext.config.publicUrl)
    expect(lines).toMatchObject([
      {
        Name: 'Cup',
        'URL handle': 'cup',
        Price: '12.50',
        Categories: 'Alloy; Zinc',
        Template: 'tall',
        'Image URL': `http://${host}${port && `:${port}`}${file.url}`,
        'Image description': 'A cup',
      },
      { Name: '', 'URL handle': 'cup', 'Image URL': 'https://cdn.example/side.jpg/', 'Image description': '' },
    ])
  })

  it('comes in parts of 200 products, of which only the first has headers', async () => {
    const shop = await openTestShop(server)
    await addProducts(shop, 201)
    const first = await exported(shop)
    expect(first).toMatchObject({ count: 200, total: 201, next: 'p200' })
    const { csv, ...second } = await exported(shop, { after: 'p200' })
    expect(second).toEqual({ count: 1, total: 201, next: null })
    expect(parse(csv)).toEqual([expect.arrayContaining(['Product 201', 'product-201'])])
  })

  it('ends a part after eight million characters of descriptions', async () => {
    const shop = await openTestShop(server)
    await addProducts(shop, 4, `repeat('x', 4000000)`)
    const first = await exported(shop)
    expect(first).toMatchObject({ count: 3, total: 4, next: 'p003' })
    expect((await exported(shop, { after: 'p003' })).count).toBe(1)
  })
})
