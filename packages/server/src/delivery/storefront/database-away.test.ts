import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listenToStores } from '../../ground/events/store-events.ts'
import { type Network, startNetwork } from '../../testing/attack/network.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let network: Network
let proxied: { port: number }
let shop: { owner: Client; storeId: string; host: string }
let shopper: Client
beforeAll(async () => {
  server = await startTestServer()
  const { appUrl, ownerUrl } = server.database
  network = await startNetwork(appUrl)
  proxied = await server.another({ through: { appUrl: network.through(appUrl), ownerUrl } })
  shop = await server.createStore({ subdomain: 'away' })
  shopper = createClient(proxied.port, shop.host)
})
afterAll(async () => {
  await server.stop()
  await network.stop()
})

const read = async (path: string) => {
  const { status, headers, text } = await shopper.raw({ method: 'GET', path })
  return { status, note: headers['cache-status'], text }
}
const misses = async () => {
  const { text } = await shopper.raw({ method: 'GET', path: '/metrics' })
  return [...text.matchAll(/^blockfront_cache_misses_total\S+ (\d+)/gm)].map(([, count]) => Number(count))
}
/** Requests the page until it comes only from the caches: a copy needs the response and the store of its hostname. */
const keep = (path: string) =>
  expect
    .poll(async () => {
      const before = await misses()
      await read(path)
      return { before, after: await misses() }
    })
    .toSatisfy(({ before, after }) => before.length > 0 && isDeepStrictEqual(before, after))
const rename = (name: string) => expectOk(shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, name } }))

const LISTENING = `from pg_stat_activity where application_name = 'blockfront-events' and datname = current_database()`

afterEach(() => {
  network.thaw()
  network.restore()
})

it('a dead connection is detected within a second, and missed notifications arrive before it is used again', async () => {
  const { appUrl } = server.database
  const wire = await startNetwork(appUrl)
  const events = await listenToStores(wire.through(appUrl), () => {})
  const received: unknown[] = []
  events.onChange((storeId, changed) => received.push(storeId, changed && [...changed]))
  expect([events.isListening(), await events.isUpToDate()]).toEqual([true, true])
  wire.freeze()
  const dead = performance.now()
  await expect.poll(events.isListening, { interval: 5, timeout: 3000 }).toBe(false)
  expect(performance.now() - dead).toBeLessThan(1000)
  expect(await events.isUpToDate()).toBe(false)
  await server.owner.query(`insert into store_changes (store, tags) values ('one', '{list,product/a}')`)
  wire.thaw()
  expect(await events.isUpToDate()).toBe(true)
  expect(received).toEqual(['one', ['list', 'product/a']])
  await events.stop()
  await wire.stop()
})

it('a failed attempt to listen leaves no connection open', async () => {
  const { appUrl } = server.database
  const wire = await startNetwork(appUrl)
  const events = await listenToStores(wire.through(appUrl), () => {})
  const listening = async () => (await server.owner.query(`select ${LISTENING}`)).rowCount ?? 0
  const before = await listening()
  wire.spoil('listen store_changed')
  wire.cut()
  wire.restore()
  await expect.poll(wire.opened).toBeGreaterThan(4)
  await expect.poll(listening).toBeLessThanOrEqual(before)
  wire.spoil()
  await expect.poll(events.isListening).toBe(true)
  await events.stop()
  await wire.stop()
})

it('knows after a reconnect whether another process received all notifications', async () => {
  const { appUrl } = server.database
  const one = await listenToStores(appUrl, () => {})
  /** Ends the newest connections that listen, and returns what the first of these processes then knows. */
  const end = (count: number) =>
    new Promise<boolean | undefined>((resolve) => {
      const stop = one.onChange((_storeId, _tags, othersKnow) => {
        stop()
        resolve(othersKnow)
      })
      void server.owner.query(`select pg_terminate_backend(pid) ${LISTENING} order by backend_start desc limit ${count}`)
    })
  // The servers of this file listen, too; their connections count two seconds after they were opened.
  await expect.poll(() => end(1)).toBe(true)
  expect(await end(10)).toBe(false)
  await one.stop()
})

it('a busy process accepts a response that arrived before it could read', async () => {
  const busyFor = (milliseconds: number) => {
    for (const end = performance.now() + milliseconds; performance.now() < end; );
  }
  const events = await listenToStores(server.database.appUrl, () => {})
  busyFor(1_000)
  expect(events.isListening()).toBe(false)
  const upToDate = events.isUpToDate()
  busyFor(400)
  expect(await upToDate).toBe(true)
  await events.stop()
})

it('while the database refuses connections, cached pages are served as copies, and others are not', async () => {
  await keep('/about')
  network.cut()
  await expect.poll(async () => (await read('/about')).note).toMatch(/may be out of date/)
  expect((await read('/about')).status).toBe(200)
  expect((await read('/shop')).status).toBe(503)
  await rename('Renamed meanwhile')
  expect((await read('/about')).text).not.toContain('Renamed meanwhile')
  network.restore()
  await expect.poll(async () => (await read('/about')).text, { timeout: 5000 }).toContain('Renamed meanwhile')
  expect((await read('/about')).note).toBeUndefined()
})

it('while only the listening connection is back, cached pages are served as copies', async () => {
  const { appUrl, ownerUrl } = server.database
  const partly = await server.another({ through: { appUrl: network.through(appUrl), ownerUrl, listenUrl: appUrl } })
  const visitor = createClient(partly.port, shop.host)
  const about = async () => {
    const { status, headers } = await visitor.raw({ method: 'GET', path: '/about' })
    return [status, headers['cache-status']]
  }
  await expect.poll(about).toEqual([200, undefined])
  network.cut()
  const reconnected = new Promise((resolve) => partly.serverContext.events.onChange(resolve))
  await server.owner.query(`select pg_terminate_backend(pid) ${LISTENING}`)
  await reconnected
  expect(await about()).toEqual([200, expect.stringContaining('may be out of date')])
  network.restore()
  await expect.poll(about).toEqual([200, undefined])
})

it('while the database does not respond, the copy is served within some seconds', async () => {
  await keep('/about')
  network.freeze()
  await rename('Renamed in silence')
  const startedAt = performance.now()
  await expect.poll(async () => (await read('/about')).note, { timeout: 6000 }).toMatch(/may be out of date/)
  expect(performance.now() - startedAt).toBeLessThan(5000)
  network.thaw()
  await expect.poll(async () => (await read('/about')).text, { timeout: 5000 }).toContain('Renamed in silence')
})

it('while the database does not respond, calls fail within two seconds, cached pages continue, and everything recovers', async () => {
  await keep('/about')
  const { storeId, owner } = shop
  const member = createClient(proxied.port, 'localhost', { cookies: owner.cookie() })
  const calls = [
    () => member.call('order.list', { query: { storeId } }),
    () => member.call('store.updateDetails', { body: { storeId, name: 'Not saved' } }),
    () => shopper.call('product.search', { query: { name: 'cup' } }),
    () => shopper.raw({ method: 'GET', path: '/healthz/database' }),
    () => shopper.raw({ method: 'GET', path: '/shop?page=2' }),
  ]
  network.freeze()
  const startedAt = performance.now()
  const responses = await Promise.all(calls.map(async (call) => [(await call()).status, performance.now() - startedAt] as const))
  expect(responses.map(([status]) => status)).toEqual(calls.map(() => 503))
  // Two seconds, and one for a machine that is busy with other tests.
  for (const [, took] of responses) expect(took).toBeLessThan(3_000)
  // Load balancers still send requests to the process, which serves what it has.
  expect((await shopper.raw({ method: 'GET', path: '/readyz' })).status).toBe(200)
  expect((await shopper.raw({ method: 'GET', path: '/metrics' })).text).toContain('\nblockfront_database_up 0\n')
  const copy = performance.now()
  expect(await read('/about')).toMatchObject({ status: 200, note: expect.stringContaining('may be out of date') })
  expect(performance.now() - copy).toBeLessThan(1_000)
  network.thaw()
  await expect.poll(async () => (await shopper.raw({ method: 'GET', path: '/healthz/database' })).status).toBe(200)
  await expectOk(member.call('order.list', { query: { storeId } }))
  expect((await read('/about')).text).not.toContain('Not saved')
})
