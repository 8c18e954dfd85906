import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { freeBytes } from '../../../ground/storage/disk.ts'
import { solveBotCheck } from '../../../testing/bot-check.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { formOf, formType, uploadFile } from '../../../testing/shop/upload.ts'
import { withStoreLimit } from '../../../testing/store-limit.ts'
import { VERSION_LIMITS } from '../../page/version/prune-versions.ts'
import { checkStorageLimit, fileBytes } from './storage-limit.ts'
import { BYTE_LIMITS, STORE_LIMITS } from './store-limits.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'hoarder' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** Inserts `count` rows of the store into a table. `columns` and `values` may use the number n. */
const fill = (table: string, columns: string, values: string, count: number) =>
  server.owner.query(
    `insert into ${table} (store_id, id, ${columns}) select $1, 'full' || n, ${values} from generate_series(1, $2::integer) n`,
    [shop.storeId, count],
  )
const removeFilled = (table: string, like = 'full%') =>
  server.owner.query(`delete from ${table} where store_id = $1 and id like $2`, [shop.storeId, like])

describe('a store at its limit rejects more', () => {
  let added = 0
  const category = () => shop.owner.call('category.add', { body: { storeId: shop.storeId, name: `One more ${++added}` } })
  const redirect = () =>
    shop.owner.call('redirect.add', { body: { storeId: shop.storeId, fromPath: `/from-${++added}`, toPath: '/to' } })
  it.each([
    ['categories', 'categories', 'name, slug', `'Full', 'full-' || n`, category],
    ['redirects', 'redirects', 'from_path, to_path', `'/full/' || n, '/'`, redirect],
  ] as const)('%s', async (what, table, columns, values, add) => {
    const { max, noun } = STORE_LIMITS[what]
    await fill(table, columns, values, max)
    const result = await add()
    expect([result.status, result.json.code]).toEqual([409, 'store_limit'])
    expect(result.json.error).toBe(`A store can have up to ${max.toLocaleString('en')} ${noun}. Delete some to make room.`)
    await removeFilled(table, 'full1')
    // Of two requests at the same time, one gets the last place.
    const statuses = (await Promise.all([add(), add()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    await removeFilled(table)
  })

  const limitOf = (what: keyof typeof STORE_LIMITS) =>
    `A store can have up to ${STORE_LIMITS[what].max.toLocaleString('en')} ${STORE_LIMITS[what].noun}. Delete some to make room.`

  /** Lowers a limit to the rows that the store has now, so that the next one exceeds it. */
  async function withFullStore(what: 'pages' | 'products' | 'variations' | 'media', table: string, run: () => Promise<void>) {
    const { rows } = await server.owner.query<{ count: number }>(`select count(*)::integer from ${table} where store_id = $1`, [
      shop.storeId,
    ])
    await withStoreLimit(what, rows[0]?.count ?? 0, run)
  }

  const product = (options: string[]) => {
    const variations = options.map((Size) => ({ price: 0, attributes: { Size } }))
    const attributeGroups = [{ name: 'Size', type: 'buttons' as const, values: options }]
    const body = { storeId: shop.storeId, name: 'One more', price: 1, ...(options.length > 0 && { variations, attributeGroups }) }
    return shop.owner.call('product.add', { body })
  }
  let drawings = 0
  const upload = () => {
    // The same file twice would be listed once.
    const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${++drawings}"/>`)
    return uploadFile(shop.owner, shop.storeId, { bytes, filename: 'a.svg' })
  }
  it.each([
    ['pages', 'pages', () => shop.owner.call('page.add', { body: { storeId: shop.storeId, name: 'One more' } })],
    ['products', 'products', () => product([])],
    ['variations', 'product_variations', () => product(['S', 'M'])],
    ['media', 'media', upload],
  ] as const)('%s, by its own limit', async (what, table, add) => {
    await expectOk(add() as Promise<{ status: number; text: string }>)
    await withFullStore(what, table, async () => {
      const result = await add()
      expect([result.status, result.json.code, result.json.error]).toEqual([409, 'store_limit', limitOf(what)])
    })
    await expectOk(add() as Promise<{ status: number; text: string }>)
  })

  it('except variations of a product that is saved again, which count once', async () => {
    const { json: saved } = await expectOk(product(['S', 'M']))
    await withFullStore('variations', 'product_variations', async () => {
      await expectOk(shop.owner.call('product.update', { body: { ...saved, storeId: shop.storeId } }))
    })
  })

  it('notes of an order', async () => {
    const { json: lamp } = await expectOk(product([]))
    const buyer = server.client(shop.host)
    const lines = [{ productId: lamp.id, quantity: 1 }]
    const { json: quote } = await expectOk(buyer.call('checkout.quote', { body: { lines, country: 'US' } }))
    const shippingAddress = { firstName: 'Ada', lastName: 'Byron', line1: 'Main Street 1', city: 'Boston', region: 'US-MA' }
    const { json: order } = await expectOk(
      buyer.call('order.place', {
        headers: { 'idempotency-key': randomUUID() },
        body: {
          lines,
          quoteHash: quote.quoteHash,
          rateId: quote.rateId ?? '',
          methodId: quote.methods[0]?.id ?? '',
          contact: { email: 'ada@example.com' },
          shippingAddress: { ...shippingAddress, postalCode: '02108', country: 'US' },
        },
      }),
    )
    await fill('order_events', 'order_id, type', `'${order.orderId}', 'note'`, 199)
    const addNote = async (version: number) => {
      const { storeId } = shop
      return shop.owner.call('order.addNote', { body: { storeId, orderId: order.orderId, version, note: 'Call first' } })
    }
    const { json: noted } = await expectOk(addNote(1))
    const refused = await addNote(noted.version)
    expect([refused.status, refused.json.code, refused.json.error]).toEqual([
      409,
      'store_limit',
      'An order can have up to 200 notes.',
    ])
  })

  it('contact messages and subscribers, with a message for visitors', async () => {
    const stranger = server.client(shop.host)
    const before = await server.owner.query('select count(*) from contact_messages where store_id = $1', [shop.storeId])
    const message = { name: 'Ada', customerEmail: 'ada@example.com', subject: 'Hi', message: 'Hello' }
    const turnstileToken = await solveBotCheck(stranger)
    const contacted = await withStoreLimit('messages', 0, () =>
      stranger.call('email.contact', { body: { ...message, turnstileToken } }),
    )
    expect([contacted.status, contacted.json.code, contacted.json.error]).toEqual([
      409,
      'store_limit',
      'This store cannot take more messages at the moment. Please contact it in another way.',
    ])
    const subscribed = await withStoreLimit('subscribers', 0, () =>
      stranger.raw({
        method: 'POST',
        path: '/api/email/newsletter-subscribe',
        body: { email: 'new@example.com' },
      }),
    )
    expect([subscribed.status, subscribed.text]).toEqual([409, expect.stringContaining('cannot take more subscribers')])
    const after = await server.owner.query('select count(*) from contact_messages where store_id = $1', [shop.storeId])
    expect(after.rows).toEqual(before.rows)
  })

  it('bytes of pages, by adding and by saving a draft', async () => {
    const { owner, storeId } = shop
    // Random, so that PostgreSQL cannot compress it.
    const content = [{ type: 'textBlock', props: { text: `<p>${randomBytes(30_000).toString('hex')}</p>` } }]
    const add = () => owner.call('page.add', { body: { storeId, name: 'Long', content } })
    const { json: page } = await expectOk(add())
    const save = (blocks: typeof content) =>
      owner.call('page.saveDraft', { body: { storeId, pageId: page.pageId, baseVersion: page.version, content: blocks } })
    const { rows } = await server.owner.query<{ bytes: number }>(
      'select sum(pg_column_size(draft) + coalesce(pg_column_size(published), 0))::integer as bytes from pages where store_id = $1',
      [storeId],
    )
    const limit = BYTE_LIMITS.pages as { max: number }
    const { max } = limit
    limit.max = (rows[0]?.bytes ?? 0) + 20_000
    try {
      for (const refused of [await add(), await save([...content, ...content])])
        expect([refused.status, refused.json.code, refused.json.error]).toEqual([
          409,
          'store_limit',
          expect.stringContaining('The pages of a store can take up to'),
        ])
      expect((await save([...content, ...content])).json.error).toMatch(/ can take up to 0\.\d+ MB\. Shorten or delete some\.$/)
      const { json: saved } = await expectOk(save(content))
      // A save that does not change the size fits exactly.
      const { rows: now } = await server.owner.query<{ bytes: number }>(
        'select sum(pg_column_size(draft) + coalesce(pg_column_size(published), 0))::integer as bytes from pages where store_id = $1',
        [storeId],
      )
      limit.max = now[0]?.bytes ?? 0
      const again = { storeId, pageId: page.pageId, baseVersion: saved.version, content }
      await expectOk(owner.call('page.saveDraft', { body: again }))
    } finally {
      limit.max = max
    }
  })

  it('bytes of product descriptions, even below the number that the plan allows', async () => {
    const { owner, storeId } = shop
    const add = (id: string) =>
      server.owner.query(
        `insert into products (store_id, id, name, slug, price, description)
         select $1, $2 || n, 'Full', $2 || n, 0, (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 30000) m)
         from generate_series(1, 4) n`,
        [storeId, id],
      )
    await add('full')
    const { rows } = await server.owner.query(
      'select sum(pg_column_size(description))::integer as bytes from products where store_id = $1',
      [storeId],
    )
    expect(rows[0]?.bytes).toBeGreaterThan(2_000_000)
    const body = { storeId, name: 'Long', price: 1, description: `<p>${randomBytes(60_000).toString('hex')}</p>` }
    await expectOk(owner.call('product.add', { body }))
    const limit = BYTE_LIMITS.products as { max: number }
    const max = limit.max
    limit.max = rows[0]?.bytes
    try {
      const refused = await owner.call('product.add', { body: { ...body, name: 'Longer' } })
      expect([refused.status, refused.json.code, refused.json.error]).toEqual([
        409,
        'store_limit',
        expect.stringContaining('product descriptions of a store'),
      ])
      // Small texts are bounded by the count of products.
      await expectOk(owner.call('product.add', { body: { storeId, name: 'Short', price: 1 } }))
    } finally {
      limit.max = max
      await removeFilled('products')
    }
  })
})

describe('versions of a page', () => {
  it('are kept up to a number: the newest ones, and the newest labeled ones', async () => {
    const { owner, storeId } = shop
    const { json: page } = await expectOk(owner.call('page.add', { body: { storeId, name: 'Versions' } }))
    await server.owner.query(
      `insert into page_versions (store_id, id, page_id, number, content, label)
       select $1, 'old' || n, $2, n, '[]', case when n <= 70 then 'Label ' || n else '' end from generate_series(1, 200) n`,
      [storeId, page.pageId],
    )
    const body = { storeId, pageId: page.pageId, baseVersion: page.version, content: [] }
    await expectOk(owner.call('page.publish', { body }))
    const { rows } = await server.owner.query<{ number: number }>(
      'select number from page_versions where store_id = $1 and page_id = $2 order by number',
      [storeId, page.pageId],
    )
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
    expect(VERSION_LIMITS).toMatchObject({ newest: 50, labeled: 50 })
    expect(rows.map(({ number }) => number)).toEqual([...range(21, 70), ...range(152, 201)])
  })

  it('are kept up to the bytes of a store, but at least three of each page', async () => {
    const { owner, storeId } = shop
    const { json: page } = await expectOk(owner.call('page.add', { body: { storeId, name: 'Large versions' } }))
    await server.owner.query(
      `insert into page_versions (store_id, id, page_id, number, content, created_at)
       select $1, 'large' || n, $2, n, to_jsonb(array[(select string_agg(md5(random()::text || n || m), '') from generate_series(1, 30000) m)]),
         now() - make_interval(hours => 100 - n)
       from generate_series(1, 10) n`,
      [storeId, page.pageId],
    )
    const limit = VERSION_LIMITS as { bytes: number }
    const { bytes } = limit
    limit.bytes = 3_000_000
    try {
      await expectOk(
        owner.call('page.publish', { body: { storeId, pageId: page.pageId, baseVersion: page.version, content: [] } }),
      )
      const { rows } = await server.owner.query<{ number: number; bytes: number }>(
        'select number, pg_column_size(content) as bytes from page_versions where store_id = $1 and page_id = $2 order by number',
        [storeId, page.pageId],
      )
      expect(rows.length).toBeLessThan(8)
      expect(rows.slice(-3).map(({ number }) => number)).toEqual([9, 10, 11])
      expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBeLessThan(4_000_000)
    } finally {
      limit.bytes = bytes
    }
  })
})

describe('an upload', () => {
  /** Sends a body, with its length or in chunks. */
  const send = (body: Buffer, headers: Record<string, string>) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const outgoing = request({
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        path: `/api/media/upload?storeId=${shop.storeId}`,
        setHost: false,
        headers: { host: 'localhost', cookie: shop.owner.cookie(), 'content-type': formType, ...headers },
      })
      outgoing.on('error', reject)
      outgoing.on('response', (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      outgoing.end(body)
    })

  it('beyond the storage of the plan is rejected by its length, before the file is read', async () => {
    await server.owner.query(
      `insert into plans (code, name, currency, monthly_price, yearly_price, trial_days, limits, position)
       values ('small', 'Small', 'USD', 0, 0, 0, '{"storageMb": 2, "pages": 50, "products": 50}', 9)`,
    )
    await server.owner.query(
      `update subscriptions set plan_code = 'small' where user_id = (select user_id from store_members where store_id = $1)`,
      [shop.storeId],
    )
    // Zeros are not a form: only a check before reading responds with 402.
    const zeros = Buffer.alloc(3 * 1024 * 1024)
    const announced = await send(zeros, { 'content-length': String(zeros.length) })
    expect([announced.status, announced.text]).toEqual([402, expect.stringContaining('includes 2 MB')])
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), zeros])
    const streamed = await send(formOf({ bytes: film, filename: 'a.mp4' }), { 'transfer-encoding': 'chunked' })
    expect([streamed.status, streamed.text]).toEqual([402, expect.stringContaining('includes 2 MB')])
    const check = (beyond: number) =>
      withStoreReadOnly(server.serverContext.db, shop.storeId, async (trx) => {
        const { used, allowed } = await fileBytes(trx, shop.storeId)
        expect(allowed).toBe(2 * 1024 * 1024)
        await checkStorageLimit(trx, shop.storeId, Number(allowed) - used + beyond)
      })
    // A few small files use one megabyte.
    const { json: bill } = await expectOk(shop.owner.call('billing.overview'))
    const usage = bill.stores.find(({ storeId }) => storeId === shop.storeId)?.usage
    expect(usage).toContainEqual({ limit: 'storageMb', used: 1, allowed: 2 })
    await check(0)
    await expect(check(1)).rejects.toMatchObject({ code: 'limit_reached' })
  })

  it('is rejected while the disk has too little free space, and /readyz reports it', async () => {
    const free = await freeBytes(server.serverContext.config.dataFolder)
    const full = await server.another({ config: { minFreeBytes: free + 1024 ** 4 } })
    const owner = createClient(full.port, 'localhost', { cookies: shop.owner.cookie() })
    const result = await uploadFile(owner, shop.storeId, {
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      filename: 'a.svg',
    })
    expect([result.status, result.json.code]).toEqual([507, 'storage_full'])
    expect(result.headers['retry-after']).toBe('600')
    const ready = await owner.raw({ method: 'GET', path: '/readyz' })
    expect([ready.status, ready.text]).toEqual([
      200,
      expect.stringMatching(/^ready, but \d+ MB of disk space are free.*uploads are refused\n$/),
    ])
    await expectOk(owner.call('page.getByStoreId', { query: { storeId: shop.storeId } }))
    await full.stop()
    expect((await server.client().raw({ method: 'GET', path: '/readyz' })).text).toBe('ready\n')
  })
})
