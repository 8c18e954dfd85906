import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawRequest } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

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

it("no page of a store is ever another's, however they are asked for at once", async () => {
  const names = [...hosts.values()]
  const asked = fc.record({
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
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 12 }), async (requests) => {
      const answers = await Promise.all(requests.map(({ host, path, form }) => get(form(host), path)))
      for (const [index, { text }] of answers.entries()) {
        const own = hosts.get(requests[index]?.host ?? '')
        expect(names.filter((name) => text.includes(name))).toEqual([own])
      }
    }),
    { numRuns: 40 },
  )
})

it('no host but its own shows a store', async () => {
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

it("the main host's addresses are no store's", async () => {
  const [host = ''] = hosts.keys()
  for (const path of ['/login', '/signup', '/pricing', '/dashboard', '/builder', '/dev/mailbox', '/app.html'])
    expect([path, (await get(host, path)).status]).toEqual([path, 404])
})

it('nothing that is sent as a path makes a page fail', async () => {
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
    { numRuns: 300 },
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
)('a raw line is answered: %s', async (_, line) => {
  const [host = ''] = hosts.keys()
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(Number(answer.split(' ')[1])).toBeLessThan(500)
  expect(answer.toLowerCase()).not.toMatch(/location: (?:\/\/|http:\/\/elsewhere)/)
})
