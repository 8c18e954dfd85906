import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Attack, type AttackReport, rawBytes, startAttack, startAttacks } from '../testing/attack/attack.ts'
import { watchMainThread } from '../testing/attack/main-thread.ts'
import { openVisitedShop, tooSlow, type VisitedShop, withShopper } from '../testing/attack/shopper.ts'
import { fillCatalog } from '../testing/large/large-catalog.ts'
import { type Client, createClient, expectOk, mainHostname, startTestServer, type TestServer } from '../testing/server.ts'
import { formOf, formType } from '../testing/shop/upload.ts'

/** Instead of 10, so that a document which never ends within the limit holds its worker for less time. */
const COMPLETE_SECONDS = 2

/**
 * Attacks at their full size: while one client attacks one store, a shopper of another store reads, searches and orders, and its owner
 * signs in. The attack comes from another address and another process. The short form leaves out attacks that differ from another one in their
 * size or their field only.
 */
let server: TestServer
let shop: VisitedShop
/** The hostname of the attacked store. */
let target: string
/** The store whose owner attacks. */
let attacker: { owner: Client; storeId: string }
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true }, taskSeconds: { 'content.complete': COMPLETE_SECONDS } })
  shop = await openVisitedShop(server)
  const attacked = await server.createStore({ starter: true })
  target = attacked.host
  const owner = new pg.Client({ connectionString: server.database.ownerUrl })
  await owner.connect()
  await fillCatalog(owner, attacked.storeId, 5_000)
  await owner.query('analyze')
  await owner.end()
  attacker = await server.createStore({ starter: true })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

/** Runs work and returns how many bytes this process, which is also the server, grew in the meantime at most. */
async function growth<Result>(work: () => Promise<Result>): Promise<{ result: Result; grown: number }> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const result = await work().finally(() => clearInterval(watch))
  return { result, grown: most - before }
}

const MB = 1024 * 1024

describe('176 KB of pipelined pages without Accept-Encoding', () => {
  it.each([
    ...(isDeep ? ([['unread, on one connection', 1, false]] as const) : []),
    ['unread, on fifty connections', 50, false],
    ['read, on ten connections', 10, true],
  ] as const)('%s: takes little memory, and does not slow down shoppers', async (_, connections, reads) => {
    const bytes = rawBytes('GET', target, '/')
    const repeat = Math.ceil((176 * 1024) / bytes.length)
    const attack = { port: server.port, from: '127.0.0.2', connections, bytes, repeat, reads }
    const { result: visited, grown } = await growth(() => withShopper(shop, () => startAttack(attack)))
    expect(tooSlow(visited)).toEqual([])
    expect(visited.report.opened).toBeGreaterThanOrEqual(connections)
    // The pages alone took 1,700 MB. The shopper's own pages and orders, and what the runtime has not yet freed, take some 100 MB.
    expect(grown / MB).toBeLessThan(400)
  })
})

describe('3,000 searches at once', () => {
  it.each([
    ...(isDeep ? ([['pipelined on one connection', 1, 3000]] as const) : []),
    ['on a hundred connections', 100, 30],
  ] as const)('%s: leave the database available to shoppers and sign-ins', async (_, connections, repeat) => {
    const bytes = rawBytes('GET', target, '/api/products/fetch-searched-products?name=red+shirt')
    const from = `127.0.0.${3 + connections}`
    const visited = await withShopper(shop, () => startAttack({ port: server.port, from, connections, bytes, repeat }))
    expect(tooSlow(visited)).toEqual([])
    if (connections > 1) expect(visited.report.statuses).toHaveProperty('429')
  })
})

/** Milliseconds of processor time that the main thread may work without a pause. Rendering an ordinary page takes some 20. */
const LONGEST = 300

type Sent = Pick<Attack, 'bytes' | 'connections' | 'reads'>

/** Attacks this server, with a separate address for each attack. The long form adds `more`. */
async function attackWith<Name extends string>(
  attacks: Record<Name, Sent>,
  more: Record<string, Sent> = {},
): Promise<Record<Name, AttackReport>> {
  const all = Object.entries<Sent>(isDeep ? { ...attacks, ...more } : attacks).map(([name, sent], n) => [
    name,
    { ...sent, port: server.port, from: `127.0.2.${n + 1}` },
  ])
  const { result: visited, blocked } = await watchMainThread(() =>
    withShopper(shop, () => startAttacks(Object.fromEntries(all) as Record<Name, Attack>)),
  )
  expect(tooSlow(visited)).toEqual([])
  expect(blocked).toBeLessThan(LONGEST)
  return visited.report
}

/** Expects responses with these statuses only: an attack that failed for another reason, such as a missing session, proves nothing. */
function expectOnly({ statuses }: Pick<AttackReport, 'statuses'>, ...expected: number[]): void {
  expect(statuses).not.toEqual({})
  expect(Object.keys(statuses).filter((status) => !expected.includes(Number(status)))).toEqual([])
}

/** A request on a new connection. */
const once = (method: string, host: string, path: string, headers: readonly string[] = [], body = '') =>
  rawBytes(method, host, path, ['Connection: close', ...headers], body)
/** The same by the owner who attacks. */
const byOwner = (method: string, path: string, headers: readonly string[], body: string) =>
  once(method, mainHostname, path, [`Cookie: ${attacker.owner.cookie()}`, ...headers], body)

const block = (type: string, props: object, n = 0) => ({ id: `b${n}`, type, contentType: 'normal', version: 1, props })
const blocks = (count: number, type: string, props: object) => Array.from({ length: count }, (_, n) => block(type, props, n))
const grids = blocks(4900, 'simpleProductGrid', { productCollection: 'latest', numberOfProducts: 12 })

describe('expensive documents', () => {
  it('saved by an owner on many connections: leave processor time to others', async () => {
    const { storeId, owner } = attacker
    const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
    const pageId = pages.find(({ slug }) => slug === 'about')?.pageId ?? ''
    const { json: page } = await expectOk(owner.call('page.getById', { query: { pageId } }))
    const save = (content: unknown): Sent => ({
      bytes: byOwner('PUT', '/api/page/save-draft', [], JSON.stringify({ storeId, pageId, baseVersion: page.version, content })),
      connections: 2,
    })
    const report = await attackWith(
      {
        slashes: save([block('imageBlock', { src: `${'/'.repeat(100_000)}<` })]),
        numbers: save([block('textBlock', { list: Array(2_000_000).fill(1) })]),
        // Exceeds the time limit. A second connection would hold the worker of the store as long again, also in the next test.
        bold: { ...save(blocks(19, 'textBlock', { text: '<b>'.repeat(66_000) })), connections: 1 },
        grids: save(grids),
      },
      {
        digits: save([block('videoBlock', { width: `${'1'.repeat(60_000)}vw` })]),
        mostNumbers: save([block('textBlock', { list: Array(240_000).fill(1) })]),
        someBold: save(blocks(4, 'textBlock', { text: '<b>'.repeat(20_000) })),
        texts: save(blocks(4900, 'textBlock', { text: '<p>x</p>' })),
      },
    )
    expectOnly(report.numbers, 413, 429)
    for (const attack of Object.values(report)) expectOnly(attack, 200, 409, 413, 429, 503)
  })
})

describe('expensive page views', () => {
  it('by strangers: leave processor time to others', async () => {
    // The workers still have documents of the other attacked store to complete.
    const { storeId, host } = await server.createStore({ starter: true })
    /** Publishes pages as they were stored before there were limits. Each is visited before it is cached. */
    const publish = async (name: string, count: number, content: unknown): Promise<Sent> => {
      await server.owner.query(
        `insert into pages (store_id, id, name, slug, status, published, published_version, published_at)
         select $1, $2 || n, $2, $2 || n, 'published', $3, 1, now() from generate_series(1, $4::integer) n`,
        [storeId, name, JSON.stringify(content), count],
      )
      return { bytes: Array.from({ length: count }, (_, n) => once('GET', host, `/page/${name}${n + 1}`)), connections: 2 }
    }
    const lines = Array.from({ length: 3000 }, (_, n) => ({
      productId: `p${n}`,
      variationId: null,
      quantity: 1,
      x: 'x'.repeat(30),
    }))
    const quote = once('POST', host, '/api/checkout/quote', [], JSON.stringify({ lines }))
    const slashes = () => publish('slashes', 200, [block('imageBlock', { src: `${'/'.repeat(100_000)}<` })])
    const report = await attackWith(
      {
        digits: await publish('digits', 200, [block('videoBlock', { width: `${'1'.repeat(60_000)}vw` })]),
        grids: await publish('grids', 40, grids),
        searches: {
          bytes: Array.from({ length: 30 }, (_, i) => rawBytes('GET', target, `/search?q=shirt+${i}`)).join(''),
          connections: 50,
        },
        quotes: { bytes: quote, connections: 50 },
      },
      isDeep ? { slashes: await slashes() } : {},
    )
    const { quotes, searches, ...pages } = report
    expectOnly(quotes, 413, 429)
    expectOnly(searches, 200, 429, 503)
    for (const page of Object.values(pages)) expectOnly(page, 200, 429, 503)
    expect(searches.statuses).toHaveProperty('429')
  })
})

describe('expensive uploads', () => {
  it('by an owner on many connections: leave processor time and disk to others', async () => {
    const { storeId } = attacker
    const upload = (file: Buffer, length?: number): string => {
      const body = formOf({ bytes: file, filename: 'a.avif' }).toString('latin1')
      const headers = [`Content-Type: ${formType}`, ...(length === undefined ? [] : [`Content-Length: ${length}`])]
      return byOwner('POST', `/api/media/upload?storeId=${storeId}`, headers, body)
    }
    // Red areas. To encode them here would take seconds: sharp({ create: … }).avif({ effort: 0 }).
    const image = (size: string) => readFile(join(import.meta.dirname, `../testing/attack/flat-${size}.avif`))
    const [small, large, bomb] = await Promise.all([image('16x16'), image('4000x4000'), image('8000x5000')])
    expect(bomb.length).toBeLessThan(2000)
    const report = await attackWith({
      bombs: { bytes: upload(bomb), connections: 2 },
      large: { bytes: upload(large), connections: 2 },
      many: { bytes: upload(small), connections: 20 },
      huge: { bytes: upload(small, 1e15), connections: 50 },
      // The server waits for the missing part of the body, so it does not respond.
      tooLong: { bytes: upload(small, 200 * MB), connections: 100, reads: false },
      tooShort: { bytes: upload(Buffer.alloc(1 * MB), 1000), connections: 4 },
    })
    expectOnly(report.bombs, 413, 429, 503)
    for (const attack of [report.large, report.many]) expectOnly(attack, 200, 402, 429, 503)
    expectOnly(report.huge, 413, 429)
    expectOnly(report.tooShort, 400, 429)
    await expect.poll(() => readdir(join(server.serverContext.config.dataFolder, 'uploads')), { timeout: 60_000 }).toEqual([])
  })
})

describe('a client with too many requests', () => {
  it('gets the time to try again, and a response then', async () => {
    const client = createClient(server.port, target, { from: '127.0.0.5' })
    const search = () => client.call('product.search', { query: { name: 'red shirt' } })
    // In parallel: one after the other, a busy machine would exceed the time limit.
    const responses = await Promise.all(Array.from({ length: 600 }, search))
    const refused = responses.find(({ status }) => status === 429)
    expect(refused?.json).toEqual({
      code: 'rate_limited',
      error: expect.stringMatching(/^Too many requests at once. Try again in \d+ seconds?\.$/),
    })
    const seconds = Number(refused?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    await expect.poll(async () => (await search()).status, { interval: 1000 * seconds }).toBe(200)
  })
})
