import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let owner: Client
let storeId: string
let host: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId, host } = await server.createStore({ subdomain: 'soon', starter: true, isOpen: false }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const get = (visitor: Client, path: string, headers: Record<string, string> = {}) => visitor.raw({ method: 'GET', path, headers })
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const enter = (visitor: Client, password: string, path = '/shop') =>
  visitor.raw({
    method: 'POST',
    path: '/forms/password',
    headers: form,
    body: String(new URLSearchParams({ password, path })),
  })
const opening = async () => (await expectOk(owner.call('store.opening', { query: { storeId } }))).json
const update = async (values: { isOpen?: boolean; password?: string; message?: string; showNewsletter?: boolean }) =>
  (await expectOk(owner.call('store.updateOpening', { body: { storeId, ...values } }))).json

it('the setup guide of a new store follows its data', async () => {
  const setup = async () => (await expectOk(owner.call('store.setup', { query: { storeId } }))).json
  const { themeTexts, ...start } = await setup()
  const missing = { details: false, logo: false, shipping: false, payment: false, domain: false }
  expect(start).toEqual({ products: 0, demoProducts: 6, policies: 0, ...missing })
  const about = themeTexts.find(({ page }) => page === 'About')
  expect(about?.text).toContain('Store soon')

  const { json: page } = await expectOk(owner.call('page.getById', { query: { pageId: about?.pageId ?? '' } }))
  const content = [{ id: 'mine', type: 'textBlock', props: { text: '<p>We repair shoes since 1987.</p>' } }]
  const body = { storeId, pageId: page.pageId, baseVersion: page.version, content }
  await expectOk(owner.call('page.publish', { body }))
  await expectOk(owner.call('product.add', { body: { storeId, name: 'Sole', price: 20, status: 'active' } }))
  await expectOk(
    owner.call('payment.addMethod', {
      body: { storeId, type: 'bank_transfer', title: 'Bank transfer', instructions: 'AT61 1904' },
    }),
  )
  const after = await setup()
  expect(after).toMatchObject({ products: 1, payment: true, shipping: false })
  expect(after.themeTexts.filter(({ page: name }) => name === 'About')).toEqual([])
  expect(after.themeTexts.length).toBeGreaterThan(0)

  // Later settings complete the other steps.
  const address = { line1: 'Ring 1', line2: '', city: 'Vienna', region: '', postalCode: '1010', country: 'AT' as const }
  await expectOk(owner.call('store.updateDetails', { body: { storeId, address, storeEmail: 'hello@example.com' } }))
  const [zone] = (await expectOk(owner.call('shipping.zones', { query: { storeId } }))).json
  const enable = (rateId = '', enabled = true) =>
    expectOk(owner.call('shipping.enableRate', { body: { storeId, rateId, enabled } }))
  const rate = { storeId, zoneId: zone?.id ?? '', name: 'Pickup', type: 'pickup' } as const
  const { json: pickup } = await expectOk(owner.call('shipping.addRate', { body: rate }))
  await enable(pickup.id, false)
  await server.owner.query(
    `insert into domains (store_id, id, host, base_host, kind, status) values ($1, 'own', 'soon.example', 'soon.example', 'custom', 'active')`,
    [storeId],
  )
  expect(await setup()).toMatchObject({ details: true, shipping: true, domain: true })
  await server.owner.query(`delete from domains where store_id = $1 and id = 'own'`, [storeId])
  await enable(zone?.rates[0]?.id, false)
  expect(await setup()).toMatchObject({ shipping: false, domain: false })
  await enable(zone?.rates[0]?.id)
  await expectOk(owner.call('shipping.deleteRate', { params: { storeId, rateId: pickup.id } }))
  expect(await setup()).toMatchObject({ shipping: true })
  // A large page is the work of the owner.
  const grown = (characters: number) =>
    server.owner.query(
      `update pages set published = published || jsonb_build_array(jsonb_build_object('id', 'long', 'type', 'textBlock', 'props',
         jsonb_build_object('text', repeat('x', $2::int)))) where store_id = $1 and slug = 'home'`,
      [storeId, characters],
    )
  const ofHome = async () => (await setup()).themeTexts.filter(({ page: name }) => name === 'Home').length
  await grown(100_000)
  expect(await ofHome()).toBe(3)
  await grown(100_000)
  expect(await ofHome()).toBe(0)
  await server.owner.query(`update pages set published = draft where store_id = $1 and slug = 'home'`, [storeId])
  // What is around all pages is listed with the home page.
  const text = '<h3>Who we are</h3><p>Say who works in your store and why.</p>'
  const around = { id: 'around', type: 'textBlock', contentType: 'global', version: 2, props: { text } }
  await server.owner.query('update store_content set published = published || $2::jsonb where store_id = $1', [
    storeId,
    JSON.stringify([around]),
  ])
  const found = (await setup()).themeTexts.filter(({ blockId }) => blockId === 'around')
  expect(found.map(({ page: name }) => name)).toEqual(['Home'])
  await server.owner.query('update store_content set published = published - -1 where store_id = $1', [storeId])
})

describe('a new store', () => {
  it('shows the password page at every path, and nothing of its content', async () => {
    expect((await update({ message: ' We open <Friday>\n' })).message).toBe('We open <Friday>')
    const visitor = server.client(host)
    for (const path of ['/', '/shop', '/page/product/day-pack', '/checkout', '/nothing?a=b', '/order/x']) {
      const page = await get(visitor, path)
      expect([path, page.status]).toEqual([path, 401])
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      expect(page.headers['content-security-policy']).not.toContain('script-src')
      expect(page.text).toContain('Store soon')
      expect(page.text).toContain(`value="${path}"`)
      // Works with Enter and without scripts.
      expect(page.text).toMatch(
        /<form method="post" action="\/forms\/password">[\s\S]*name="password"[\s\S]*<button>[\s\S]*<\/form>/,
      )
      expect(page.text).not.toMatch(/Merino|<script/i)
    }
    await expect.poll(async () => (await get(visitor, '/')).text).toContain('We open &lt;Friday&gt;')
    expect((await get(visitor, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await get(visitor, '/sitemap.xml')).status).toBe(404)
    const icon = await get(visitor, '/favicon.ico')
    expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'private, no-store',
    ])
    // Made from the logo, which this store does not have.
    expect((await get(visitor, '/icon-192.png')).status).toBe(404)
  })

  it('refuses calls of visitors, with or without a body that fits', async () => {
    const visitor = server.client(host)
    const lines = [{ productId: 'p', quantity: 1 }]
    const calls = [
      await visitor.call('store.getInfo', { query: {} }),
      await visitor.call('product.search', { query: { name: 'pack' } }),
      await visitor.call('checkout.quote', { body: { lines, country: 'AT' } }),
      await visitor.call('order.place', { headers: { 'idempotency-key': 'x' }, body: {} as never }),
      await visitor.raw({ method: 'GET', path: '/api/storefront/payload?path=%2Fshop' }),
    ]
    for (const { status, json } of calls)
      expect([status, (json as { code: string }).code]).toEqual([401, 'store_password_required'])
    // Pages report visits without cookies. They are not counted, but an error would be shown in the console of each page.
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0' }
    const visit = { event: 'view', kind: 'page', slug: 'home', referrer: '', utmSource: '' }
    expect((await visitor.raw({ method: 'POST', path: '/api/visit/record', headers, body: visit })).status).toBe(200)
    await server.serverContext.visits.flush()
    const counted = await server.owner.query('select 1 from daily_counts where store_id = $1', [storeId])
    expect(counted.rowCount).toBe(0)
  })

  it('opens for a visitor with the password, on this store alone, until the password changes', async () => {
    const { password } = await opening()
    const visitor = server.client(host)
    const wrong = await enter(visitor, `${password}x`)
    expect([wrong.status, visitor.cookie()]).toEqual([401, ''])
    expect(wrong.text).toContain('Incorrect password.')
    expect((await enter(visitor, '')).text).toContain('Enter the password.')
    const right = await enter(visitor, password)
    expect([right.status, right.headers.location]).toEqual([303, '/shop'])
    expect((await enter(server.client(host), password, '//evil.example')).headers.location).toBe('/evil.example')

    const shop = await get(visitor, '/shop')
    expect([shop.status, shop.headers['cache-control'], shop.headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
    expect(shop.text).toContain('Merino')
    expect((await get(visitor, '/sitemap.xml')).status).toBe(404)
    expect((await get(visitor, '/robots.txt')).text).toContain('Disallow: /\n')
    const { json: found } = await expectOk(visitor.call('product.search', { query: { name: 'pack' } }))
    const [product] = found.content
    const lines = [{ productId: product?.id ?? '', quantity: 1 }]
    expect((await expectOk(visitor.call('checkout.quote', { body: { lines, country: 'AT' } }))).json.lines).toHaveLength(1)
    // The rendered page is in the cache, and still not for others.
    expect((await get(server.client(host), '/shop')).status).toBe(401)
    const other = await server.createStore({ isOpen: false })
    expect((await get(server.client(other.host), '/shop', { cookie: visitor.cookie() })).status).toBe(401)

    await update({ password: 'another one' })
    await expect.poll(async () => (await get(visitor, '/shop')).status).toBe(401)
    expect((await visitor.call('store.getInfo', { query: {} })).status).toBe(401)
  })

  it('gets a password when it is closed, if it has none', async () => {
    await server.owner.query(`update stores set visitor_password = '' where store_id = $1`, [storeId])
    expect((await update({ isOpen: false })).password).toMatch(/\S{6}/)
  })

  it('speaks the language of the store', async () => {
    await expectOk(owner.call('store.updateDetails', { body: { storeId, locale: 'ar' } }))
    await expect.poll(async () => (await get(server.client(host), '/')).text).toContain('<html lang="ar" dir="rtl"')
    await expectOk(owner.call('store.updateDetails', { body: { storeId, locale: 'en' } }))
  })

  it('limits attempts of a client to ten in a quarter of an hour, and test emails of a member', async () => {
    const strict = await server.another({ config: { rateLimits: true } })
    try {
      const visitor = createClient(strict.port, host, { from: '127.0.0.77' })
      for (let attempt = 1; attempt <= 10; attempt++) expect((await enter(visitor, 'guess')).status).toBe(401)
      const refused = await enter(visitor, 'another one')
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
      expect(refused.text).toContain('class="error"')

      // A member sends 20 test emails in an hour.
      const member = createClient(strict.port, 'localhost', { cookies: owner.cookie() })
      const { userId } = (await expectOk(member.call('auth.checkAuth'))).json
      await server.owner.query('insert into rate_limits (key, points, expire) values ($1, 19, $2)', [
        `test-email:${userId}`,
        Date.now() + 60_000,
      ])
      const body = { storeId, kind: 'order-placed' }
      await expectOk(member.call('storeEmail.sendTest', { body }))
      expect((await member.call('storeEmail.sendTest', { body })).status).toBe(429)
    } finally {
      await strict.stop()
    }
  })

  it('opens for its members by a link from the dashboard', async () => {
    const send = async (client: Client, path: string) => {
      const { status, headers } = await get(client, `/visit-store?storeId=${storeId}&path=${encodeURIComponent(path)}`)
      expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([303, 'no-store', 'no-referrer'])
      return String(headers.location)
    }
    const { hostname, pathname, search } = new URL(await send(owner, '/shop?sort=newest'))
    expect(hostname).toBe(host)
    expect(await send(owner, '//evil.example')).toMatch(/\?path=%2F$/)
    expect([await send(server.client(), '/'), await send(await server.signUp(), '/')]).toEqual(['/login', '/choose-store'])
    const visitor = server.client(host)
    const followed = await get(visitor, pathname + search)
    expect([followed.status, followed.headers.location]).toEqual([303, '/shop?sort=newest'])
    expect((await get(visitor, '/shop')).status).toBe(200)
    const forged = await get(server.client(host), pathname.replace(/\d+\./, '99999999999.'))
    expect([forged.status, forged.headers['set-cookie']]).toEqual([303, undefined])
    const framed = await get(server.client(host), pathname, { 'sec-fetch-dest': 'iframe' })
    expect(String(framed.headers['set-cookie'])).toContain('Partitioned')
  })

  it('lets visitors subscribe to the newsletter only if the owner shows the form', async () => {
    const visitor = server.client(host)
    const subscribe = () =>
      visitor.raw({ method: 'POST', path: '/forms/newsletter', headers: form, body: 'email=ada%40example.com' })
    expect((await subscribe()).status).toBe(401)
    await update({ showNewsletter: true })
    await expect.poll(async () => (await get(visitor, '/')).text).toContain('action="/forms/newsletter"')
    expect((await subscribe()).text).toContain('name="token"')
  })
})

it('after opening, everyone and search engines see the store, and closing it hides it again', async () => {
  const visitor = server.client(host)
  expect((await update({ isOpen: true })).isOpen).toBe(true)
  await expect.poll(async () => (await get(visitor, '/shop')).status).toBe(200)
  const shop = await get(visitor, '/shop')
  expect(shop.headers['x-robots-tag']).toBeUndefined()
  expect(shop.headers['cache-control']).toContain('public')
  expect((await get(visitor, '/sitemap.xml')).text).toContain('/shop')
  expect((await get(visitor, '/robots.txt')).text).toContain('Sitemap:')
  expect((await get(visitor, '/store-visit/1.x?path=/shop')).headers.location).toBe('/shop')
  await update({ isOpen: false })
  await expect.poll(async () => (await get(visitor, '/shop')).status).toBe(401)
  const { rows } = await server.owner.query(
    `select detail from audit_log where store_id = $1 and action = 'store.updateOpening' order by at desc limit 3`,
    [storeId],
  )
  expect(rows.map(({ detail }) => detail)).toEqual([
    { fields: ['isOpen'], isOpen: false },
    { fields: ['isOpen'], isOpen: true },
    { fields: ['showNewsletter'] },
  ])
})
