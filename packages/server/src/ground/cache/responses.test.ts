import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { textResponse } from '../../delivery/storefront/respond/text-response.ts'
import { rawRequest } from '../../testing/request.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type CompressedResponse, compressResponse } from './compressed-response.ts'
import { createResponseCache, responseKey } from './responses.ts'

const events = { onChange: () => () => true, isListening: () => true }

describe('the cache of responses', () => {
  it('sends a repeated request compressed with the same content', async () => {
    const cache = createResponseCache(events, 1_000_000, (response) => response)
    const words = Array.from({ length: 4000 }, (_, i) => `word ${(i * 7919) % 997} of ${(i * 31) % 89}`).join(' ')
    const render = async () => ({ value: await compressResponse({ status: 200, headers: {}, body: words }) })
    const bytesOf = ({ body }: CompressedResponse) => ('br' in body ? body.br.bytes : Buffer.of())
    const first = bytesOf(await cache.getOrRender('one', '/', render))
    const { etag } = (await cache.getOrRender('one', '/', render)).headers
    await vi.waitFor(
      async () => {
        const again = await cache.getOrRender('one', '/', render)
        expect(bytesOf(again).length).toBeLessThan(first.length)
        expect([again.headers.etag, brotliDecompressSync(bytesOf(again)).toString()]).toEqual([etag, words])
      },
      { timeout: 60_000 },
    )
  })

  it('stays within its byte limit', async () => {
    const cache = createResponseCache(events, 100_000, (response) => response)
    for (let n = 0; n < 200; n++)
      await cache.getOrRender(`s${n % 7}`, responseKey(`s${n % 7}.shop`, `/${n}`), async () => ({
        value: await textResponse(200, 'x'.repeat(5000)),
      }))
    const { entries, bytes } = cache.stats()
    expect(bytes).toBeLessThanOrEqual(100_000)
    expect(entries).toBeGreaterThan(5)
  })
})

describe('a page over HTTP', () => {
  let server: TestServer
  let host: string
  beforeAll(async () => {
    server = await startTestServer({ config: { pageCacheBytes: 300_000 } })
    host = (await server.createStore()).host
  })
  afterAll(() => server.stop())

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(server.port, { host, method, path, headers })
  const metric = async (name: string) => {
    const { text } = await get('/metrics')
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
  }

  const responses = (figure: string) => `blockfront_cache_${figure}\\{cache="responses"\\}`

  it('is rendered once for parallel requests, with any additions to the URL', async () => {
    const before = await metric('blockfront_pages_made_total')
    const crowd = await Promise.all(Array.from({ length: 60 }, (_, n) => get(`/about?utm_source=${n}`)))
    expect(new Set(crowd.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect((await metric('blockfront_pages_made_total')) - before).toBe(1)
  })

  it('is sent compressed, and as 304 to clients that have it', async () => {
    const whole = await get('/about')
    const sizes = await Promise.all(
      ['br', 'gzip'].map(async (coding) => (await get('/about', { 'accept-encoding': coding })).headers),
    )
    expect(sizes.map((headers) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    for (const headers of sizes) expect(Number(headers['content-length'])).toBeLessThan(whole.text.length / 3)
    expect(whole.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(Buffer.byteLength(whole.text)) })
    const known = await get('/about', { 'if-none-match': String(whole.headers.etag) })
    expect([known.status, known.text, known.headers.etag]).toEqual([304, '', whole.headers.etag])
    expect(known.headers['cache-control']).toBe(whole.headers['cache-control'])
  })

  it('responds to HEAD like GET, and rejects other methods', async () => {
    const [whole, bare] = [await get('/about'), await get('/about', {}, 'HEAD')]
    expect([bare.status, bare.text, bare.headers.etag]).toEqual([200, '', whole.headers.etag])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const result = await get('/about', {}, method)
      expect([method, result.status, result.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  it('stays within its memory limit, for any requests', async () => {
    for (let round = 0; round < 3; round++)
      await Promise.all(
        Array.from({ length: 12 }, (_, n) => get(`/shop?maxPrice=${round * 12 + n}`).then(() => get(`/nothing/${round}-${n}`))),
      )
    expect(await metric(responses('bytes'))).toBeLessThanOrEqual(300_000)
    expect(await metric(responses('entries'))).toBeGreaterThan(3)
  })

  it('is counted in /metrics, with its hostname and published data', async () => {
    const figures = async () => {
      const { text } = await get('/metrics')
      const of = (cache: string, figure: string) =>
        Number(new RegExp(`^blockfront_cache_${figure}\\{cache="${cache}"\\} (\\d+)`, 'm').exec(text)?.[1])
      return ['hostnames', 'responses', 'published'].map((cache) => [of(cache, 'hits_total'), of(cache, 'misses_total')])
    }
    await get('/about')
    const [hostnames, pages, published] = await figures()
    await get('/about')
    expect(await figures()).toEqual([
      // The request for the figures finds the hostname too.
      [expect.toSatisfy((hits) => hits > (hostnames?.[0] ?? 0)), hostnames?.[1]],
      [(pages?.[0] ?? 0) + 1, pages?.[1]],
      published,
    ])
    await get('/page/shipping-policy')
    const [, more, data] = await figures()
    expect([more?.[1], (data?.[0] ?? 0) > (published?.[0] ?? 0)]).toEqual([(pages?.[1] ?? 0) + 1, true])
  })

  it('that does not exist is rendered once for all paths', async () => {
    await get('/nothing')
    const before = await metric('blockfront_pages_made_total')
    for (let n = 0; n < 10; n++) expect((await get(`/nothing-${n}`)).status).toBe(404)
    expect(await metric('blockfront_pages_made_total')).toBe(before)
  })
})
