import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawBytes, startAttack } from '../testing/attack.ts'
import { fillCatalogue } from '../testing/large-catalogue.ts'
import { createClient, startTestServer, type TestServer } from '../testing/server.ts'
import { openVisitedShop, tooSlow, type VisitedShop, withShopper } from '../testing/shopper.ts'

/**
 * Attacks at their full size: while one client attacks one store, a shopper of another store reads, searches and orders, and its owner
 * signs in. The attack comes from another address and another process.
 */
let server: TestServer
let shop: VisitedShop
/** The host of the store that is attacked. */
let target: string
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } })
  shop = await openVisitedShop(server)
  const attacked = await server.createStore({ starter: true })
  target = attacked.host
  const owner = new pg.Client({ connectionString: server.database.ownerUrl })
  await owner.connect()
  await fillCatalogue(owner, attacked.storeId, 5_000)
  await owner.query('analyze')
  await owner.end()
})
afterAll(() => server.stop())

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
    ['unread, on one connection', 1, false],
    ['unread, on fifty connections', 50, false],
    ['read, on ten connections', 10, true],
  ] as const)('%s: takes little memory, and shoppers notice nothing', async (_, connections, reads) => {
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
    ['pipelined on one connection', 1, 3000],
    ['on a hundred connections', 100, 30],
  ])('%s: leave the database to shoppers and to those who sign in', async (_, connections, repeat) => {
    const bytes = rawBytes('GET', target, '/api/products/fetch-searched-products?name=red+shirt')
    const from = `127.0.0.${3 + connections}`
    const visited = await withShopper(shop, () => startAttack({ port: server.port, from, connections, bytes, repeat }))
    expect(tooSlow(visited)).toEqual([])
    if (connections > 1) expect(visited.report.statuses).toHaveProperty('429')
  })
})

describe('pages that are not cached', () => {
  it('on fifty connections: leave the processor to others', async () => {
    const bytes = Array.from({ length: 30 }, (_, i) => rawBytes('GET', target, `/search?q=shirt+${i}`)).join('')
    const attack = { port: server.port, from: '127.0.0.4', connections: 50, bytes, repeat: 1 }
    const visited = await withShopper(shop, () => startAttack(attack))
    expect(tooSlow(visited)).toEqual([])
    expect(visited.report.statuses).toHaveProperty('429')
  })
})

describe('one client that asks too much', () => {
  it('is told when to try again, and is served then', async () => {
    const client = createClient(server.port, target, { from: '127.0.0.5' })
    const search = () => client.call('product.search', { query: { name: 'red shirt' } })
    const answers: Awaited<ReturnType<typeof search>>[] = []
    while (answers.at(-1)?.status !== 429 && answers.length < 2_000)
      answers.push(...(await Promise.all(Array.from({ length: 40 }, search))))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.json).toEqual({
      code: 'rate_limited',
      error: expect.stringMatching(/^Too many requests at once. Try again in \d+ seconds?\.$/),
    })
    const seconds = Number(refused?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    await expect.poll(async () => (await search()).status, { interval: 1000 * seconds }).toBe(200)
  })
})
