import { connect } from 'node:net'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../../testing/request.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
const hosts = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer()
  for (const subdomain of ['marigold', 'juniper', 'foxglove']) {
    const { host, owner, storeId } = await server.createStore({ subdomain })
    const add = { storeId, name: `Vase of ${subdomain}`, price: 5, slug: 'vase' }
    expect((await owner.call('product.add', { body: add })).status).toBe(200)
    hosts.set(host, subdomain)
  }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const get = (host: string, path: string) => rawRequest(server.port, { host, method: 'GET', path, headers: {} })

const somewhere = fc.constantFrom(
  '/',
  '/shop',
  '/page/shop',
  '/about',
  '/product/vase',
  '/products/vase',
  '/page/contact',
  '/search?q=vase',
  '/checkout',
  '/nothing',
  '/sitemap.xml',
  '/robots.txt',
  `/api/storefront/payload?path=${encodeURIComponent('/shop')}`,
)

it("no request gets another store's page, also under parallel load", async () => {
  const names = [...hosts.values()]
  const anyRequest = fc.record({
    host: fc.constantFrom(...hosts.keys()),
    path: somewhere,
    form: fc.constantFrom(
      (host: string) => host,
      (host: string) => host.toUpperCase(),
      (host: string) => `${host}:8080`,
      (host: string) => `${host}.`,
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyRequest, { minLength: 1, maxLength: 12 }), async (requests) => {
      const responses = await Promise.all(requests.map(({ host, path, form }) => get(form(host), path)))
      for (const [index, { text }] of responses.entries()) {
        const own = hosts.get(requests[index]?.host ?? '')
        expect(names.filter((name) => text.includes(name))).toEqual([own])
      }
    }),
    { numRuns: repeat(20, 800) },
  )
})

it('a store is visible on its own hostname only', async () => {
  for (const host of [
    'nobody.localhost',
    'localhost',
    'www.localhost',
    'marigold.localhost.evil.example',
    '127.0.0.1',
    'marigold',
  ])
    for (const path of ['/', '/shop', '/product/vase', '/sitemap.xml', '/assets/none.js']) {
      const { status, text } = await get(host, path)
      expect([...hosts.values()].filter((name) => text.includes(name))).toEqual([])
      if (!host.endsWith('localhost') || host === 'nobody.localhost') expect([host, path, status]).toEqual([host, path, 404])
    }
})

it('the main hostname serves no store pages', async () => {
  const [host = ''] = hosts.keys()
  for (const path of ['/login', '/signup', '/pricing', '/dashboard', '/builder', '/dev/mailbox', '/app.html'])
    expect([path, (await get(host, path)).status]).toEqual([path, 404])
})

it('no path causes a server error', async () => {
  const [host = ''] = hosts.keys()
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '%2f',
      '%00',
      '%',
      '%ff',
      '%c0%af',
      '..',
      '%2e%2e',
      '\\',
      '?',
      '&',
      '=',
      '#',
      'page',
      'product',
      'vase',
    ),
    fc.constantFrom(
      'search?q=',
      'shop?page=',
      'collection/',
      'order/',
      '/api/storefront/payload?path=',
      'maxPrice=',
      '99999999999',
      "'",
    ),
    fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.~!$()*+,;:@<>"{}|^`'), maxLength: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
      const path = `/${pieces.join('').replace(/#.*/s, '')}`
      const { status, headers } = await get(host, encodeURI(path).replaceAll('%25', '%'))
      expect(status).toBeLessThan(500)
      if (headers.location) expect(headers.location).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: repeat(300) },
  )
})

it.each(
  [
    'GET http://elsewhere.example/ HTTP/1.1',
    'GET //elsewhere.example/shop HTTP/1.1',
    'GET * HTTP/1.1',
    `GET /${'a'.repeat(9000)} HTTP/1.1`,
    `GET /shop?${'attributes=A:B&'.repeat(500)} HTTP/1.1`,
    'GET /product/va\\se HTTP/1.1',
    'HEAD /%E0%A4%A HTTP/1.1',
  ].map((line) => [line.slice(0, 60), line]),
)('a raw request line gets a response: %s', async (_, line) => {
  const [host = ''] = hosts.keys()
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(Number(response.split(' ')[1])).toBeLessThan(500)
  expect(response.toLowerCase()).not.toMatch(/location: (?:\/\/|http:\/\/elsewhere)/)
})

describe('a form that is posted without scripts', () => {
  const post = (
    path: string,
    values: Record<string, string>,
    headers: Record<string, string> = {},
    { port }: { port: number } = server,
  ) => {
    const [host = ''] = hosts.keys()
    const body = new URLSearchParams(values).toString()
    return rawRequest(port, {
      host,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  }
  const typed = { name: 'Ada "A" <b>', email: 'no-script@example.com', subject: 'Lamps', message: 'Do you\r\nrepair them?' }
  const tokenOf = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const stored = async () => {
    const sql = `select name, message from contact_messages where email = 'no-script@example.com'`
    return (await server.owner.query(sql)).rows
  }

  it('is shown again with typed values after an error, and is not sent', async () => {
    const { status, text } = await post('/forms/contact', { ...typed, email: 'nobody', subject: '' })
    expect([status, tokenOf(text)]).toEqual([422, ''])
    expect(text.match(/class="error"[^>]*>[^<]+/g)).toEqual([
      'class="error" id="e1">Please enter a valid email address.',
      'class="error" id="e2">Please fill in this field.',
    ])
    expect(text).toContain('value="Ada &quot;A&quot; &lt;b&gt;"')
    expect(text).toMatch(/<textarea[^>]*>\nDo you\nrepair them\?</)
  })

  it('is sent once, after it was confirmed', async () => {
    const { status, text } = await post('/forms/contact', typed)
    const token = tokenOf(text)
    expect([status, await stored()]).toEqual([200, []])
    const refused: Record<string, string>[] = [
      { token: `${token}x` },
      { token, message: 'Changed' },
      { token, website: 'https://spam.example' },
    ]
    for (const change of refused) expect((await post('/forms/contact', { ...typed, ...change })).status).toBe(422)
    expect(await stored()).toEqual([])
    await expect.poll(async () => (await post('/forms/contact', { ...typed, token })).text).toContain('Message sent')
    expect(await stored()).toEqual([{ name: typed.name, message: 'Do you\nrepair them?' }])
    expect((await post('/forms/contact', { ...typed, token })).status).toBe(422)
    expect(await stored()).toHaveLength(1)
  })

  it('adds to the newsletter, or asks for a product, once it was confirmed', async () => {
    const email = 'reader@example.com'
    expect((await post('/forms/newsletter', { email: 'reader' })).status).toBe(422)
    const token = tokenOf((await post('/forms/newsletter', { email })).text)
    const alert = { email, product: 'no-such-product', variation: '' }
    const anyRequest = (await post('/forms/stock-alert', alert)).text
    expect(anyRequest).toContain('<input type="hidden" name="product" value="no-such-product">')
    await expect.poll(async () => (await post('/forms/newsletter', { email, token })).text).toContain('You are subscribed')
    const [confirmed, changed] = [{ ...alert, token: tokenOf(anyRequest) }, { product: 'another' }]
    expect((await post('/forms/stock-alert', { ...confirmed, ...changed })).status).toBe(422)
    const alertSent = async () => (await post('/forms/stock-alert', confirmed)).text
    await expect.poll(alertSent).toContain('This product is no longer available.')
    const { rows } = await server.owner.query('select email from newsletter_subscribers where email = $1', [email])
    expect(rows).toEqual([{ email }])
  })

  it('that adds to the cart shows that nothing was added, with a link back', async () => {
    const { status, text } = await post('/forms/cart', { product: 'vase' })
    expect([status, text.includes('href="/page/product/vase"')]).toEqual([200, true])
    expect(text).toContain('Nothing was added.')
    expect((await post('/forms/cart', { product: '"><script>' })).text).toContain('href="/shop"')
  })

  it("must come from the store itself, with a form's content type and size", async () => {
    const status = async (...args: Parameters<typeof post>) => (await post(...args)).status
    expect(await status('/forms/contact', typed, { origin: 'https://evil.example' })).toBe(403)
    const [host = ''] = hosts.keys()
    expect(await status('/forms/contact', typed, { host: `${host}:8080`, origin: `http://${host}:8080` })).toBe(200)
    expect(await status('/forms/contact', typed, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status('/forms/contact', typed, { 'content-type': 'text/plain' })).toBe(415)
    expect(await status('/forms/contact', { ...typed, message: 'x'.repeat(100_000) })).toBe(413)
    expect(await status('/forms/other', typed)).toBe(405)
  })
  it('can be confirmed five times an hour by one client, over all stores and forms', async () => {
    const limited = await server.another({ config: { rateLimits: true } })
    const token = 'a token that is not valid'
    const confirm = (path: string, host: string | undefined) => post(path, { ...typed, token }, host ? { host } : {}, limited)
    const statuses: number[] = []
    for (const [index, host] of [...hosts.keys(), ...hosts.keys()].slice(0, 5).entries())
      statuses.push((await confirm(index % 2 ? '/forms/newsletter' : '/forms/contact', host)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    const refused = await confirm('/forms/contact', undefined)
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('Do you\nrepair them?')])
    expect(refused.text).toContain('Too many')
    // Filling in a form again is not limited, so that what the shopper typed can be corrected.
    expect((await post('/forms/contact', { ...typed, subject: '' }, {}, limited)).status).toBe(422)
    await limited.stop()
  })
})
