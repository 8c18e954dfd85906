import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../../testing/request.ts'
import { type Client, createClient, expectOk, mainHostname, startTestServer, type TestServer } from '../../testing/server.ts'

/** Checks what a cache in front of the server may store, by response headers (RFC 9111). */
let server: TestServer
let purging: { port: number }
let shop: { owner: Client; storeId: string; host: string }
let shopper: Client
let orderPath = ''
beforeAll(async () => {
  server = await startTestServer()
  // Nothing listens there: the purges of this process fail.
  purging = await server.another({ config: { purgeUrls: ['http://127.0.0.1:9/'] } })
  shop = await server.createStore({ subdomain: 'shared', starter: true })
  shopper = createClient(purging.port, shop.host)
  orderPath = await placeOrder()
})
afterAll(() => server.stop())

async function placeOrder(): Promise<string> {
  const { json: product } = await expectOk(
    shop.owner.call('product.add', { body: { storeId: shop.storeId, name: 'Cup', slug: 'cup', price: 5 } }),
  )
  const lines = [{ productId: product.id, quantity: 1 }]
  const { json: quote } = await expectOk(shopper.call('checkout.quote', { body: { lines, country: 'AT' } }))
  const { json: placed } = await expectOk(
    shopper.call('order.place', {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ lines, quoteHash: quote.quoteHash, rateId: quote.rateId ?? '', methodId: quote.methods[0]?.id ?? '' },
        contact: { email: 'ada@example.com' },
        shippingAddress: {
          ...{ firstName: 'Ada', lastName: 'Byron', line1: 'Main 1' },
          ...{ city: 'Vienna', postalCode: '1010', country: 'AT' },
        },
      },
    }),
  )
  return `/order/${placed.token}`
}

const get = (path: string, { port = purging.port, host = shop.host, headers = {} } = {}) =>
  rawRequest(port, { host, method: 'GET', path, headers })
const asData = (path: string) => `/api/storefront/payload?path=${encodeURIComponent(path)}`

describe('a public page', () => {
  const publicPaths = [
    '/',
    '/about',
    '/shop',
    '/shop?sort=price_asc',
    '/product/cup',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
  ]

  it.each([...publicPaths, ...publicPaths.slice(0, 5).map(asData)])('%s may be stored until it is purged', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=3600')
    expect(headers['surrogate-key']).toMatch(new RegExp(`^blockfront store-${shop.storeId}( [\\w-]{8})*$`))
    expect([headers.etag, headers.vary]).toEqual([expect.stringMatching(/^W\/"/), 'Accept-Encoding'])
    expect(headers['set-cookie']).toBeUndefined()
    const known = await get(path, { headers: { 'if-none-match': String(headers.etag) } })
    expect([known.status, known.headers['surrogate-key']]).toEqual([304, headers['surrogate-key']])
  })

  it('is the same for everybody, whatever cookies they send', async () => {
    const [plain, other] = [await get('/about'), await get('/about', { headers: { cookie: 'session=x; cart=y' } })]
    expect([other.text, other.headers.etag]).toEqual([plain.text, plain.headers.etag])
  })

  it('must be revalidated where no cache is configured that the server can purge', async () => {
    const { headers } = await get('/about', { port: server.port })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it.each(['/nothing', '/page/nothing', '/search?q=cup', asData('/nothing'), '/products/cup/'])(
    '%s must be revalidated: more than its tags can change it',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['cache-control']).toMatch(/^(?:no-cache|public, max-age=0, must-revalidate)$/)
      expect(headers['surrogate-key']).toBeUndefined()
    },
  )
})

describe('a private response', () => {
  const isPrivate = (headers: Record<string, unknown>) => {
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(headers['cache-control']).not.toMatch(/public|s-maxage/)
    expect(headers['surrogate-key']).toBeUndefined()
  }

  it('is every page of checkout and orders', async () => {
    for (const path of ['/checkout', orderPath])
      for (const one of [path, asData(path)]) {
        // Twice: the second response may come from memory.
        for (const { status, headers } of [await get(one), await get(one)]) {
          expect([one, status]).toEqual([one, 200])
          isPrivate(headers)
        }
      }
  })

  it('is every form', async () => {
    for (const path of ['/forms/contact', '/forms/newsletter', '/forms/stock-alert', '/forms/cart']) {
      const { headers } = await rawRequest(purging.port, {
        ...{ host: shop.host, method: 'POST', path, body: 'name=Ada' },
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${shop.host}` },
      })
      isPrivate(headers)
    }
  })

  it('is every response of the API, on all hostnames, with and without a session', async () => {
    const cookie = shop.owner.cookie()
    const calls = ['/api/auth/check-auth', '/api/product/filter', '/api/store/info', '/api/nothing']
    for (const path of [...calls, `/api/store/find-current?storeId=${shop.storeId}`])
      for (const host of [mainHostname, shop.host])
        for (const headers of [{}, { cookie }] as Record<string, string>[])
          isPrivate((await get(path, { host, headers })).headers)
  })

  it('is every failure and every operator endpoint', async () => {
    isPrivate((await get(asData(''))).headers)
    isPrivate((await get('/', { host: 'nobody.localhost' })).headers)
    isPrivate((await rawRequest(purging.port, { host: shop.host, method: 'DELETE', path: '/' })).headers)
    for (const path of ['/healthz', '/healthz/database', '/readyz', '/metrics']) {
      const { headers } = await get(path)
      expect([path, headers['surrogate-key'], /public|max-age/.test(String(headers['cache-control']))]).toEqual([
        path,
        undefined,
        false,
      ])
    }
  })
})
