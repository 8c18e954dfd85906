/** The duration of pages that must be rendered, and of pages that just changed. Cached pages have a separate bench. */
import { setTimeout } from 'node:timers/promises'
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { memoryOf } from './load/memory.ts'
import { takeTurns } from './load/pace.ts'
import { cpuSeconds } from './load/processor-time.ts'
import { type BenchStore, openBenchStore, sendOk } from './store/bench-store.ts'
import { openConnection, prepare } from './store/connection.ts'
import { withDemoDatabase } from './store/database.ts'
import { storeCount } from './store/seed.ts'
import { type BenchServer, startBenchServer } from './store/server.ts'

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Urls = { ownerUrl: string; appUrl: string }

const demoHost = 'demo.localhost'

/** Fills a database with the demo, and waits until all image variants exist, because pages refer to them. */
async function loadDemo(database: Urls): Promise<void> {
  const server = await startBenchServer(database, { NODE_ENV: 'development', BLOCKFRONT_DEMO: 'true' })
  const connection = await openConnection(server.port)
  const question = prepare('GET', demoHost, '/api/storefront/payload?path=%2F')
  for (;;) {
    const { pictures } = JSON.parse((await sendOk(connection, question)).toString('utf8')) as { pictures: Record<string, object> }
    if (Object.entries(pictures).every(([address, picture]) => !address.startsWith('/media/') || 'srcSet' in picture)) break
    await setTimeout(200)
  }
  connection.close()
  await server.stop()
}

/** Pages of the demo store, rendered for every request: no response is cached. */
async function drawnAnew(database: Urls): Promise<Row[]> {
  const server = await startBenchServer(database, { BLOCKFRONT_PAGE_CACHE_MB: '0' })
  const connection = await openConnection(server.port)
  const get = (path: string) => () => sendOk(connection, prepare('GET', demoHost, path, { headers: browser }))
  const pace = await takeTurns({ home: get('/'), shop: get('/shop') }, 300)
  const before = cpuSeconds([server.pid])
  for (let i = 0; i < 300; i++) await get('/')()
  const spent = (cpuSeconds([server.pid]) - before) * 1000
  connection.close()
  await server.stop()
  return [
    { metric: 'home rendered, p50', value: pace.home.p50, unit: 'ms', limit: 10 },
    { metric: 'home rendered, processor time of the server', value: spent / 300, unit: 'ms', limit: 10 },
    { metric: 'home rendered, p95', value: pace.home.p95, unit: 'ms' },
    { metric: 'shop rendered, p50', value: pace.shop.p50, unit: 'ms' },
  ]
}

type Draft = { pageId: string; version: number }

/** Milliseconds from the response to a publish until each process shows it. The slowest of ten. */
async function freshness(store: BenchStore, second: BenchServer): Promise<Row> {
  const owner = await store.connect()
  const shoppers = [await openConnection(store.server.port), await openConnection(second.port)]
  const { rows } = await store.owner.query<{ id: string }>(`select id from pages where store_id = $1 and slug = 'about'`, [
    store.storeId,
  ])
  const pageId = rows[0]?.id
  const page = store.asShopper('GET', '/about')
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    for (const shopper of shoppers) await sendOk(shopper, page)
    const words = `words-${round}-${Date.now()}`
    const draft = await sendOk(owner, store.asOwner('GET', `/page/get-page-by-id?pageId=${pageId}`))
    const { version } = JSON.parse(draft.toString('utf8')) as Draft
    const content = [{ id: 'text', type: 'textBlock', props: { text: `<p>${words}</p>` } }]
    const body = { storeId: store.storeId, pageId, baseVersion: version, content }
    await sendOk(owner, store.asOwner('PUT', '/page/update-all-content', body))
    const published = performance.now()
    for (const shopper of shoppers) while (!(await sendOk(shopper, page)).includes(words));
    times.push(performance.now() - published)
  }
  for (const shopper of shoppers) shopper.close()
  return { metric: 'a publish is seen in 2 processes, worst of 10', value: Math.max(...times), unit: 'ms', limit: 1000 }
}

/** Every store's home page and shop from one process, twice: the memory after the first round must be the maximum. */
async function manyStores(store: BenchStore): Promise<Row[]> {
  const server = await startBenchServer(store.database, { BLOCKFRONT_PAGE_CACHE_MB: '64' })
  const connection = await openConnection(server.port)
  const everyStore = async () => {
    for (let number = 1; number < storeCount; number++)
      for (const path of ['/', '/shop'])
        await sendOk(connection, prepare('GET', `store${number}.localhost`, path, { headers: browser }))
    return memoryOf(server.pid)
  }
  const before = memoryOf(server.pid)
  const first = await everyStore()
  const second = await everyStore()
  connection.close()
  await server.stop()
  const metric = `memory, pages of ${storeCount} stores`
  return [
    { metric, value: first, unit: 'MB', peer: before, peerName: 'at start' },
    { metric: `${metric} once more`, value: second, unit: 'MB', peer: first, peerName: 'first round', limit: 1.25 },
  ]
}

export default {
  name: 'pages of a store',
  run: async () => {
    const store = await openBenchStore('store1')
    const second = await startBenchServer(store.database)
    const rows = [...(await withDemoDatabase(loadDemo, drawnAnew)), await freshness(store, second), ...(await manyStores(store))]
    await second.stop()
    await store.close()
    return rows
  },
} satisfies Bench
