/** The cost of a cached page, compared with nginx and the same bytes. */
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { loadInTurns, loadRow } from './load/load-turns.ts'
import { sameHeaders, startNginx } from './load/nginx.ts'
import { type BenchStore, openBenchStore } from './store/bench-store.ts'
import { openConnection, type Prepared } from './store/connection.ts'
import { type BenchServer, startBenchServer } from './store/server.ts'

/**
 * Two server processes, an nginx worker and the client are busy at once, so their total speed is visible only with as many cores.
 */
const CORES = 4

async function besideNginx(store: BenchStore, second: BenchServer): Promise<Row[]> {
  const request = store.asShopper('GET', '/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  await compressed(second.port, request)
  const page = await compressed(store.server.port, request)
  const nginx = await startNginx(1, page.body, sameHeaders(page.headers))
  const first = { port: store.server.port, pids: [store.server.pid] }
  const both = [first, { port: second.port, pids: [second.pid] }]
  const { one, two, peer } = await loadInTurns(request, { one: [first], two: both, peer: nginx ? [nginx] : [] }).finally(
    nginx?.stop,
  )
  const beside = (atLeast?: number) => ({ peer, peerName: 'nginx, 1 worker', atLeast })
  return [
    loadRow('page from memory, 1 process', one, 'perSecond', beside(0.45)),
    loadRow('page from memory, 2 processes', two, 'perSecond', beside(availableParallelism() >= CORES ? 1 : undefined)),
    loadRow('page from memory, 1 process, per second of processor time', one, 'perCpuSecond', beside(0.45)),
    loadRow('page from memory, 2 processes, per second of processor time', two, 'perCpuSecond', beside(0.4)),
  ]
}

/** The response at its final size: a repeated request is compressed at a higher level. */
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

export default {
  name: 'pages from memory',
  run: async () => {
    const store = await openBenchStore('store1')
    const second = await startBenchServer(store.database)
    const rows = await besideNginx(store, second)
    await second.stop()
    await store.close()
    return rows
  },
} satisfies Bench
