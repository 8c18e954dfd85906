/** Pages behind Varnish with the configuration of docs/guides/scale-out.md: speed, freshness by key purge, and what is never stored. */
import { availableParallelism } from 'node:os'
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { freePort } from '@blockfront/tooling/processes/free-port'
import { loadInTurns, loadRow } from './load/load-turns.ts'
import { sameHeaders, startCachingNginx, startNginx } from './load/nginx.ts'
import { missingVarnish, startVarnish } from './load/varnish.ts'
import { type BenchStore, openBenchStore, sendOk } from './store/bench-store.ts'
import { type Answer, type Connection, openConnection, type Prepared } from './store/connection.ts'
import { type BenchServer, startBenchServer } from './store/server.ts'

/**
 * Varnish switches threads for every response and reaches its speed on several cores. On two, it shares them with the client, while
 * nginx has one for itself.
 */
const atLeast = availableParallelism() >= 4 ? 0.9 : undefined

const headerOf = (headers: string, name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(headers)?.[1]

/** The second response to a request, which a cache sends from its memory. */
async function storedResponse(port: number, request: Prepared): Promise<Answer> {
  const connection = await openConnection(port)
  await connection.send(request)
  const response = await connection.send(request)
  connection.close()
  return response
}

/**
 * Compares with nginx that serves the same bytes from a file, and with nginx that caches the responses of the same server, which is the
 * job of Varnish. Gzip is the only encoding that Varnish stores, so all send the gzip body.
 */
async function compareWithNginx(
  store: BenchStore,
  server: BenchServer,
  varnish: { port: number; pids: number[] },
): Promise<Row[]> {
  const request = store.asShopper('GET', '/', { headers: { 'accept-encoding': 'gzip' } })
  const { body, headers } = await storedResponse(varnish.port, request)
  const file = await startNginx(1, body, sameHeaders(headers))
  const proxy = await startCachingNginx(1, server.port)
  try {
    const inProxy = proxy && headerOf((await storedResponse(proxy.port, request)).headers, 'cache-status')
    if (proxy && inProxy !== 'HIT') throw new Error(`nginx did not cache the page: ${inProxy}.`)
    const loads = await loadInTurns(request, { own: [varnish], file: file ? [file] : [], proxy: proxy ? [proxy] : [] })
    const fromFile = { peer: loads.file, peerName: 'nginx, 1 worker, from a file' }
    const fromCache = { peer: loads.proxy, peerName: 'nginx, 1 worker, proxy_cache' }
    return [
      loadRow('page through Varnish', loads.own, 'perSecond', { ...fromFile, atLeast }),
      loadRow('page through Varnish', loads.own, 'perSecond', { ...fromCache, atLeast }),
      loadRow('the same per second of processor time', loads.own, 'perCpuSecond', fromFile),
      loadRow('the same per second of processor time', loads.own, 'perCpuSecond', fromCache),
    ]
  } finally {
    await file?.stop()
    await proxy?.stop()
  }
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

/** Sends a request until Varnish responds from its cache; false if it never does. */
async function untilStored(shopper: Connection, request: Prepared, most = 1000): Promise<boolean> {
  for (let tries = 0; tries < most; tries++) if (isStored((await shopper.send(request)).headers)) return true
  return false
}

/** Counts the private responses that Varnish stored, and the public ones that it did not store. */
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
    const speed = await compareWithNginx(store, server, { port, pids: varnish.pids })
    // Varnish closes a connection that is idle for five seconds, so these are opened afterwards.
    const [shopper, owner] = [await connectTo(port), await connectTo(server.port)]
    return [...speed, await freshness(store, shopper, owner), ...(await wronglyStored(store, shopper))]
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
