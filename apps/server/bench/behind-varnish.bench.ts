/** Pages behind Varnish with the configuration of docs/guides/scale-out.md: speed, freshness by key purge, and what is never stored. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Row } from '../../../scripts/bench/bench.ts'
import { type BenchStore, openBenchStore, sendOk } from './bench-store.ts'
import { type Connection, openConnection, type Prepared } from './connection.ts'
import { freePort, startNginx } from './nginx.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { missingVarnish, startVarnish } from './varnish.ts'

const SECONDS = 1
const ROUNDS = 10

/** Responses a second over 32 connections. */
async function load(request: Prepared, port: number): Promise<number> {
  const client = [String(SECONDS), '32', request.toString('base64'), String(port)]
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts'), ...client])
  return Number(stdout) / SECONDS
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const headerOf = (headers: string, name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(headers)?.[1]

/** Gzip is the only encoding that Varnish stores, so nginx serves the gzip body of the same page. */
async function besideNginx(store: BenchStore, port: number): Promise<Row> {
  const request = store.asShopper('GET', '/', { headers: { 'accept-encoding': 'gzip' } })
  const connection = await openConnection(port)
  await connection.send(request)
  const { body, headers } = await connection.send(request)
  connection.close()
  const names = ['content-encoding', 'vary', 'cache-control', 'content-security-policy', 'referrer-policy']
  const nginx = await startNginx(1, body, Object.fromEntries(names.map((name) => [name, headerOf(headers, name) ?? ''])))
  const metric = 'page through Varnish'
  const own: number[] = []
  const peer: number[] = []
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const measured = await load(request, port)
      const other = nginx ? await load(request, nginx.port) : Number.NaN
      // The first round does not count.
      if (round === 0) continue
      own.push(measured)
      peer.push(other)
    }
  } finally {
    await nginx?.stop()
  }
  const row = { metric, value: median(own), unit: 'req/s' }
  if (!nginx) return { ...row, peerName: 'nginx not found' }
  const ratio = median(own.map((one, round) => one / (peer[round] ?? Number.NaN)))
  return { ...row, peer: median(peer), peerName: 'nginx, 1 worker', ratio, atLeast: 0.9 }
}

/** Milliseconds from the response of a publish until Varnish shows it. The worst of ten. */
async function freshness(store: BenchStore, shopper: Connection, owner: Connection): Promise<Row> {
  const { rows } = await store.owner.query<{ id: string }>(`select id from pages where store_id = $1 and slug = 'about'`, [
    store.storeId,
  ])
  const pageId = rows[0]?.id
  const page = store.asShopper('GET', '/about')
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    await untilStored(shopper, page)
    const words = `words-${round}-${Date.now()}`
    const draft = await sendOk(owner, store.asOwner('GET', `/page/get-page-by-id?pageId=${pageId}`))
    const { version } = JSON.parse(draft.toString('utf8')) as { version: number }
    const content = [{ id: 'text', type: 'textBlock', props: { text: `<p>${words}</p>` } }]
    const body = { storeId: store.storeId, pageId, baseVersion: version, content }
    await sendOk(owner, store.asOwner('PUT', '/page/update-all-content', body))
    const published = performance.now()
    while (!(await sendOk(shopper, page)).includes(words));
    times.push(performance.now() - published)
  }
  return { metric: 'a publish is seen through Varnish, worst of 10', value: Math.max(...times), unit: 'ms', limit: 1000 }
}

/** Whether Varnish sent a response from its memory. */
const isStored = (headers: string) => headerOf(headers, 'cache-status') === 'Varnish; hit'

/** Sends a request until it is answered from Varnish's memory; false if it never is. */
async function untilStored(shopper: Connection, request: Prepared, most = 1000): Promise<boolean> {
  for (let tries = 0; tries < most; tries++) if (isStored((await shopper.send(request)).headers)) return true
  return false
}

/** Of all kinds of responses that must not be shared, those that Varnish stored; and of public ones, those that it did not. */
async function wronglyStored(store: BenchStore, shopper: Connection): Promise<Row[]> {
  const cookie = { cookie: `session=${store.token}` }
  const data = (path: string) => `/api/storefront/payload?path=${encodeURIComponent(path)}`
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const privateOnes = [
    ...['/checkout', data('/checkout'), '/search?q=a', '/nothing', '/order/AAAAAAAAAAAAAAAAAAAA'].map((path) =>
      store.asShopper('GET', path),
    ),
    ...['/forms/contact', '/forms/cart'].map((path) => store.asShopper('POST', path, form)),
    ...['/api/store/info', '/api/product/filter', '/api/auth/check-auth', '/healthz', '/metrics'].map((path) =>
      store.asShopper('GET', path, { headers: cookie }),
    ),
    ...['/auth/check-auth', `/store/find-current?storeId=${store.storeId}`, '/nothing'].map((path) => store.asOwner('GET', path)),
  ]
  const publicOnes = ['/', '/about', '/shop', data('/'), '/robots.txt'].map((path) =>
    store.asShopper('GET', path, { headers: cookie }),
  )
  let stored = 0
  for (const request of privateOnes) if (await untilStored(shopper, request, 4)) stored++
  let missed = 0
  for (const request of publicOnes) if (!(await untilStored(shopper, request, 4))) missed++
  return [
    { metric: `private responses that Varnish stored, of ${privateOnes.length}`, value: stored, unit: '', limit: 0 },
    { metric: `public pages that Varnish did not store, of ${publicOnes.length}`, value: missed, unit: '', limit: 0 },
  ]
}

async function behindVarnish(store: BenchStore, server: BenchServer, port: number): Promise<Row[]> {
  const varnish = await startVarnish(port, server.port)
  const connections: Connection[] = []
  const connectTo = async (target: number) => {
    const connection = await openConnection(target)
    connections.push(connection)
    return connection
  }
  try {
    const speed = await besideNginx(store, port)
    // Varnish closes a connection that is idle for five seconds, so these are opened afterwards.
    const [shopper, owner] = [await connectTo(port), await connectTo(server.port)]
    return [speed, await freshness(store, shopper, owner), ...(await wronglyStored(store, shopper))]
  } finally {
    for (const connection of connections) connection.close()
    await varnish.stop()
  }
}

export default {
  name: 'pages behind Varnish',
  run: async () => {
    const missing = missingVarnish()
    if (missing) return [{ metric: `not measured: ${missing} (apt-get install varnish varnish-modules)`, value: 0, unit: '' }]
    const store = await openBenchStore('store1')
    const port = await freePort()
    const purge = { BLOCKFRONT_PURGE_URLS: `http://127.0.0.1:${port}/`, BLOCKFRONT_TRUSTED_PROXIES: '1' }
    const server = await startBenchServer(store.database, purge)
    try {
      return await behindVarnish(store, server, port)
    } finally {
      await server.stop()
      await store.close()
    }
  },
} satisfies Bench
