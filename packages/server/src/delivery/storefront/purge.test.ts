import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChangedTags } from '../../ground/events/store-events.ts'
import { purgeCaches } from './purge.ts'
import { changedKeys } from './surrogate-keys.ts'

/** A cache that records its purges. */
let cache: Server
let url: string
let requests: { method: string | undefined; keys: string[]; headers: IncomingHttpHeaders }[]
let status: number
let change: (storeId: string | undefined, changed: ChangedTags, othersKnow?: boolean) => void
let stop: () => void
const log = { warn: vi.fn() }

beforeEach(async () => {
  requests = []
  status = 200
  cache = createServer((incoming, outgoing) => {
    const { method, headers } = incoming
    requests.push({ method, keys: String(headers['surrogate-key']).split(' '), headers })
    outgoing.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(cache, 'listening')
  url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`
})
afterEach(async () => {
  stop()
  cache.closeAllConnections()
  cache.close()
  log.warn.mockClear()
})

function start(repeatAfter: number, options: { purgeUrls?: string[]; purgeToken?: string } = {}) {
  const onChange = (listener: typeof change) => {
    change = listener
    return () => {}
  }
  stop = purgeCaches({ onChange }, { purgeUrls: [url], purgeToken: undefined, ...options }, log, repeatAfter)
}
const purged = () => new Set(requests.flatMap(({ keys }) => keys))

it('purges everything at the start, then the keys of each change, with the token', async () => {
  start(60_000, { purgeToken: 'a-secret' })
  await expect.poll(() => [...purged()]).toEqual(['blockfront'])
  change('oak', new Set(['product/a', 'list']))
  change('elm', undefined)
  const expected = [...changedKeys('oak', new Set(['product/a', 'list'])), 'store-elm']
  await expect.poll(() => [...purged()]).toEqual(['blockfront', ...expected])
  for (const { method, headers } of requests)
    expect([method, headers.authorization, headers.cookie]).toEqual(['PURGE', 'Bearer a-secret', undefined])
})

it('marks everything as outdated after missed notifications, unless another process received them', async () => {
  start(60_000)
  await expect.poll(() => requests.length).toBe(1)
  change(undefined, undefined, true)
  change('oak', undefined)
  await expect.poll(() => requests.length).toBe(2)
  change(undefined, undefined, false)
  await expect.poll(() => requests.map(({ keys }) => keys)).toEqual([['blockfront'], ['store-oak'], ['blockfront']])
  expect(requests.map(({ headers }) => headers['fastly-soft-purge'])).toEqual([undefined, undefined, '1'])
})

it('removes everything if some of it must be, and repeats each purge as it was', async () => {
  status = 503
  start(20)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  change(undefined, undefined, false)
  status = 200
  await expect.poll(() => requests.filter(({ headers }) => headers['fastly-soft-purge'] === undefined).length).toBeGreaterThan(2)
  change(undefined, undefined, false)
  await expect.poll(() => requests.filter(({ headers }) => headers['fastly-soft-purge'] === '1').length).toBe(2)
  expect(new Set(requests.slice(0, -2).map(({ headers }) => headers['fastly-soft-purge']))).toEqual(new Set([undefined]))
})

it('purges each key again, in case a page was stored during the first purge', async () => {
  start(50)
  change('oak', undefined)
  await expect.poll(() => requests.filter(({ keys }) => keys.includes('store-oak')).length).toBe(2)
})

it('retries until the cache accepts a purge, and reports the failure once', async () => {
  status = 500
  start(60_000)
  await expect.poll(() => requests.length).toBeGreaterThan(1)
  status = 200
  change('oak', undefined)
  await expect.poll(() => purged().has('store-oak')).toBe(true)
  expect(log.warn).toHaveBeenCalledTimes(1)
})

it('purges everything instead of collecting keys without limit', async () => {
  status = 500
  start(60_000)
  await expect.poll(() => requests.length).toBe(1)
  for (let n = 0; n < 5_000; n++) change('oak', new Set([`product/${n}`]))
  status = 200
  requests = []
  await expect.poll(() => purged().has('blockfront')).toBe(true)
  await expect.poll(() => purged().has(changedKeys('oak', new Set(['product/4999']))[1] ?? '')).toBe(true)
  expect(requests.length).toBeLessThan(25)
})

it('does nothing without a URL', () => {
  change = () => {
    throw new Error('Nobody listens.')
  }
  start(1, { purgeUrls: [] })
  expect(() => change('oak', undefined)).toThrow('Nobody listens.')
})
