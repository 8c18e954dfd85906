import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Changed } from '../../events/store-events.ts'
import { rawRequest } from '../../testing/request.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { textAnswer } from '../respond/text-response.ts'
import { prepareAnswer, type ReadyAnswer } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'

/** A cache whose notices a test sends. */
function cacheOf(maxBytes = 1_000_000) {
  const heard: ((storeId: string | undefined, changed: Changed) => void)[] = []
  const state = { listening: true }
  const events = {
    onChange: (listener: (storeId: string | undefined, changed: Changed) => void) => {
      heard.push(listener)
      return () => {}
    },
    listening: () => state.listening,
  }
  const change = (storeId?: string, ...names: string[]) => {
    for (const listener of heard) listener(storeId, names.length > 0 ? new Set(names) : undefined)
  }
  return { cache: createPageCache(events, maxBytes), change, state }
}

const made = async (text: string, ...shows: string[]) => ({ answer: await textAnswer(200, text), keep: true, shows })

describe('the memory of pages', () => {
  it('makes a page once for all who ask while it is being made', async () => {
    const { cache } = cacheOf()
    let times = 0
    const make = () => {
      times++
      return made('page')
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.getOrMake('one', '/', make)))
    await cache.getOrMake('one', '/', make)
    expect([times, new Set(answers).size]).toEqual([1, 1])
  })

  it('sends what is read again in fewer bytes, which say the same', async () => {
    const { cache } = cacheOf()
    const words = Array.from({ length: 4000 }, (_, i) => `word ${(i * 7919) % 997} of ${(i * 31) % 89}`).join(' ')
    const make = async () => ({ answer: await prepareAnswer({ status: 200, headers: {}, body: words }), keep: true })
    const formOf = ({ body }: ReadyAnswer) => ('br' in body ? body.br.bytes : Buffer.of())
    const first = formOf(await cache.getOrMake('one', '/', make))
    const { etag } = (await cache.getOrMake('one', '/', make)).headers
    await vi.waitFor(async () => {
      const again = await cache.getOrMake('one', '/', make)
      expect(formOf(again).length).toBeLessThan(first.length)
      expect([again.headers.etag, brotliDecompressSync(formOf(again)).toString()]).toEqual([etag, words])
    })
  })

  it('does not keep a page that was begun before a change', async () => {
    const { cache, change } = cacheOf()
    const gate = Promise.withResolvers<void>()
    const old = cache.getOrMake('one', '/', () => gate.promise.then(() => made('old')))
    const other = cache.getOrMake('two', '/', () => gate.promise.then(() => made('other')))
    change('one')
    const fresh = await cache.getOrMake('one', '/', () => made('new'))
    gate.resolve()
    await Promise.all([old, other])
    expect(cache.get('one', '/')).toBe(fresh)
    expect(cache.get('two', '/')).toBe(await other)
  })

  it('forgets one store at its change, and all when notices may have been missed', async () => {
    const { cache, change } = cacheOf()
    for (const store of ['one', 'two', 'one2']) await cache.getOrMake(store, '/', () => made(store))
    change('one')
    expect(['one', 'two', 'one2'].map((store) => cache.get(store, '/') !== undefined)).toEqual([false, true, true])
    change()
    expect(cache.size()).toEqual({ answers: 0, bytes: 0 })
  })

  it('forgets of a store what shows any of what changed, ready or being made', async () => {
    const { cache, change } = cacheOf()
    const gate = Promise.withResolvers<void>()
    const under = (name: string, ...shows: string[]) =>
      cache.getOrMake('one', name, () => gate.promise.then(() => made(name, ...shows)))
    await cache.getOrMake('one', '/cup', () => made('cup', 'product/cup', 'list'))
    await cache.getOrMake('one', '/pot', () => made('pot', 'product/pot'))
    const making = [under('/new', 'product/cup'), under('/about', 'page/about')]
    change('one', 'product/cup', 'page/home')
    gate.resolve()
    await Promise.all(making)
    expect(['/cup', '/pot', '/new', '/about'].filter((name) => cache.get('one', name))).toEqual(['/pot', '/about'])
    change('one')
    expect(cache.size()).toEqual({ answers: 0, bytes: 0 })
  })

  it('has the last copy of what may be out of date, for whoever asks for that', async () => {
    const { cache, state } = cacheOf()
    const answer = await cache.getOrMake('one', '/', () => made('old'))
    state.listening = false
    expect([cache.get('one', '/'), cache.last('one', '/'), cache.last('two', '/')]).toEqual([undefined, answer, undefined])
  })

  it('is not used while changes cannot be heard', async () => {
    const { cache, state } = cacheOf()
    await cache.getOrMake('one', '/', () => made('old'))
    state.listening = false
    expect(cache.get('one', '/')).toBeUndefined()
    const answer = await cache.getOrMake('one', '/', () => made('new'))
    state.listening = true
    expect(cache.get('one', '/')).not.toBe(answer)
  })

  it('keeps to its bytes, and keeps no failure', async () => {
    const { cache } = cacheOf(100_000)
    for (let n = 0; n < 200; n++) await cache.getOrMake(`s${n % 7}`, `/${n}`, () => made('x'.repeat(5000)))
    const { answers, bytes } = cache.size()
    expect(bytes).toBeLessThanOrEqual(100_000)
    expect(answers).toBeGreaterThan(5)
    await expect(cache.getOrMake('one', '/bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.getOrMake('one', '/bad', () => made('yes'))).status).toBe(200)
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

  it('is drawn once for a crowd, whatever it added to the address', async () => {
    const before = await metric('blockfront_pages_made_total')
    const crowd = await Promise.all(Array.from({ length: 60 }, (_, n) => get(`/about?utm_source=${n}`)))
    expect(new Set(crowd.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect((await metric('blockfront_pages_made_total')) - before).toBe(1)
  })

  it('is sent compressed, and not again to whoever has it', async () => {
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

  it('answers HEAD like GET, and refuses to be written to', async () => {
    const [whole, bare] = [await get('/about'), await get('/about', {}, 'HEAD')]
    expect([bare.status, bare.text, bare.headers.etag]).toEqual([200, '', whole.headers.etag])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await get('/about', {}, method)
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  it('leaves the memory within its bound, whatever is asked for', async () => {
    for (let round = 0; round < 3; round++)
      await Promise.all(
        Array.from({ length: 12 }, (_, n) => get(`/shop?maxPrice=${round * 12 + n}`).then(() => get(`/nothing/${round}-${n}`))),
      )
    expect(await metric('blockfront_pages_ready_bytes')).toBeLessThanOrEqual(300_000)
    expect(await metric('blockfront_pages_ready')).toBeGreaterThan(3)
  })

  it('that is not there costs one drawing for all paths', async () => {
    await get('/nothing')
    const before = await metric('blockfront_pages_made_total')
    for (let n = 0; n < 10; n++) expect((await get(`/nothing-${n}`)).status).toBe(404)
    expect(await metric('blockfront_pages_made_total')).toBe(before)
  })
})
