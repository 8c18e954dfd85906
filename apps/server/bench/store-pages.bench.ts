/** What a shopper waits for: pages from memory beside nginx, pages that are drawn anew, and pages that just changed. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Bench, Row } from '../../../scripts/bench/bench.ts'
import { type BenchStore, openBenchStore, sendOk } from './bench-store.ts'
import { openConnection, type Prepared, prepare } from './connection.ts'
import { withDemoDatabase } from './database.ts'
import { startNginx } from './nginx.ts'
import { takeTurns } from './pace.ts'
import { storeCount } from './seed.ts'
import { type BenchServer, startBenchServer } from './server.ts'

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Answers a second over 32 connections, and answers for each second of the servers' processor time. */
type Load = { perSecond: number; perCpuSecond: number }

async function load(request: Prepared, servers: { port: number; pids: number[] }[]): Promise<Load> {
  const seconds = 4
  const pids = servers.flatMap((server) => server.pids)
  const client = [String(seconds), '32', request.toString('base64'), ...servers.map(({ port }) => String(port))]
  const before = cpuSeconds(pids)
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts'), ...client])
  const spent = cpuSeconds(pids) - before
  return { perSecond: Number(stdout) / seconds, perCpuSecond: Number(stdout) / spent }
}

/** Processor time so far, in user and system mode (proc(5): fields 14 and 15, in ticks of a hundredth of a second). */
const cpuSeconds = (pids: number[]) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)

async function fromMemory(store: BenchStore, second: BenchServer): Promise<Row[]> {
  const request = store.asShopper('GET', '/', { headers: browser })
  await compressed(second.port, request)
  const { body, headers } = await compressed(store.server.port, request)
  const kept = [...headers.matchAll(/\r\n(content-encoding|vary|cache-control|content-security-policy|referrer-policy): (.*)/gi)]
  const same = Object.fromEntries(kept.map(([, name = '', value = '']) => [name, value.trim()]))
  const one = { port: store.server.port, pids: [store.server.pid] }
  const two = [one, { port: second.port, pids: [second.pid] }]
  await load(request, two)
  const ours = [await load(request, [one]), await load(request, two)] as const
  const nginx = [await loadNginx(request, 1, body, same), await loadNginx(request, 2, body, same)] as const
  return rowsBeside(ours, nginx)
}

/** The answer once it does not get smaller any more: what is read again is compressed anew. */
async function compressed(port: number, request: Prepared) {
  const connection = await openConnection(port)
  let last = await connection.send(request)
  for (let same = 0; same < 10; ) {
    await setTimeout(50)
    const next = await connection.send(request)
    same = next.body.length === last.body.length ? same + 1 : 0
    last = next
  }
  connection.close()
  return last
}

async function loadNginx(request: Prepared, workers: number, body: Buffer, headers: Record<string, string>) {
  const nginx = await startNginx(workers, body, headers)
  if (!nginx) return undefined
  await load(request, [nginx])
  return load(request, [nginx]).finally(nginx.stop)
}

/** Two processes, nginx's one and the client are busy at once, so what they reach together shows on so many cores only. */
const CORES = 4

type Two<Value> = readonly [one: Value, two: Value]

function rowsBeside([one, two]: Two<Load>, [nginx, nginx2]: Two<Load | undefined>): Row[] {
  const beside = (peer: number | undefined, peerName: string, atLeast?: number) => ({
    unit: 'req/s',
    peerName: nginx ? peerName : 'nginx not found',
    ...(peer !== undefined && { peer, atLeast }),
  })
  const together = availableParallelism() >= CORES ? 1 : undefined
  const metric = 'page from memory'
  return [
    { metric: `${metric}, 1 process`, value: one.perSecond, ...beside(nginx?.perSecond, 'nginx, 1 worker', 0.6) },
    { metric: `${metric}, 2 processes`, value: two.perSecond, ...beside(nginx?.perSecond, 'nginx, 1 worker', together) },
    { metric: `${metric}, 2 processes`, value: two.perSecond, ...beside(nginx2?.perSecond, 'nginx, 2 workers') },
    { metric: `${metric}, per second of processor time`, value: one.perCpuSecond, ...beside(nginx?.perCpuSecond, 'nginx') },
  ]
}

type Urls = { ownerUrl: string; appUrl: string }

const demoHost = 'demo.localhost'

/** Fills a database with the demo, and waits until its pictures have all their sizes: pages name them. */
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

/** Pages of the demo store, each drawn anew for every request: nothing that was drawn is kept. */
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
    { metric: 'home drawn anew, p50', value: pace.home.p50, unit: 'ms', limit: 10 },
    { metric: 'home drawn anew, processor time of the server', value: spent / 300, unit: 'ms', limit: 10 },
    { metric: 'home drawn anew, p95', value: pace.home.p95, unit: 'ms' },
    { metric: 'shop drawn anew, p50', value: pace.shop.p50, unit: 'ms' },
  ]
}

type Draft = { pageId: string; version: number }

/** Milliseconds from the answer to a publish until each process shows it. The worst of ten. */
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

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Every store's home page and shop from one process, twice: what the first round took is all that it ever takes. */
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
    const rows = [
      ...(await fromMemory(store, second)),
      ...(await withDemoDatabase(loadDemo, drawnAnew)),
      await freshness(store, second),
      ...(await manyStores(store)),
    ]
    await second.stop()
    await store.close()
    return rows
  },
} satisfies Bench
