/** What a cached page costs, compared with nginx and the same bytes. */
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Bench, Row } from '../../../scripts/bench/bench.ts'
import { type BenchStore, openBenchStore } from './bench-store.ts'
import { openConnection, type Prepared } from './connection.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { cpuSeconds } from './processor-time.ts'
import { type BenchServer, startBenchServer } from './server.ts'

/** Server processes that answer the same, reached by turns. */
type Contender = readonly { port: number; pids: readonly number[] }[]

/** Answers a second over 32 connections, and answers for each second of the servers' processor time. */
type Load = { perSecond: number; perCpuSecond: number }

const SECONDS = 1
const ROUNDS = 10

async function load(request: Prepared, servers: Contender): Promise<Load> {
  const pids = servers.flatMap((server) => server.pids)
  const client = [String(SECONDS), '32', request.toString('base64'), ...servers.map(({ port }) => String(port))]
  const before = cpuSeconds(pids)
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts'), ...client])
  const spent = cpuSeconds(pids) - before
  return { perSecond: Number(stdout) / SECONDS, perCpuSecond: Number(stdout) / spent }
}

/** Loads each contender in turns, after a turn that does not count: a slow second of the machine falls on all of them. */
async function inTurns<Name extends string>(
  request: Prepared,
  contenders: Record<Name, Contender>,
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(contenders) as Name[]
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (const name of names) await load(request, contenders[name])
  for (let round = 0; round < ROUNDS; round++) for (const name of names) loads[name].push(await load(request, contenders[name]))
  return loads
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}

type Beside = { peer: readonly Load[]; peerName: string; atLeast?: number | undefined }

/** A figure and a peer's, both medians; the ratio is the median of the rounds' ratios. */
function rowOf(what: string, own: readonly Load[], figure: keyof Load, { peer, peerName, atLeast }: Beside): Row {
  const row = { metric: `page from memory, ${what}`, value: median(own.map((one) => one[figure])), unit: 'req/s' }
  if (peer.length === 0) return { ...row, peerName: 'nginx not found' }
  const ratios = own.map((one, round) => one[figure] / (peer[round]?.[figure] ?? Number.NaN))
  return {
    ...row,
    peer: median(peer.map((one) => one[figure])),
    peerName,
    ratio: median(ratios),
    ...(atLeast !== undefined && { atLeast }),
  }
}

/** Two processes, nginx's one and the client are busy at once, so what they reach together shows on so many cores only. */
const CORES = 4

async function besideNginx(store: BenchStore, second: BenchServer): Promise<Row[]> {
  const request = store.asShopper('GET', '/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  await compressed(second.port, request)
  const nginx = await sameFromNginx(await compressed(store.server.port, request))
  const first = { port: store.server.port, pids: [store.server.pid] }
  const both = [first, { port: second.port, pids: [second.pid] }]
  const { one, two, peer } = await inTurns(request, { one: [first], two: both, peer: nginx ? [nginx] : [] }).finally(nginx?.stop)
  const beside = (atLeast?: number) => ({ peer, peerName: 'nginx, 1 worker', atLeast })
  return [
    rowOf('1 process', one, 'perSecond', beside(0.45)),
    rowOf('2 processes', two, 'perSecond', beside(availableParallelism() >= CORES ? 1 : undefined)),
    rowOf('1 process, per second of processor time', one, 'perCpuSecond', beside(0.45)),
    rowOf('2 processes, per second of processor time', two, 'perCpuSecond', beside(0.4)),
  ]
}

type Page = Awaited<ReturnType<typeof compressed>>

/** The response once it gets no smaller: what is requested again is compressed at a higher level. */
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

function sameFromNginx({ body, headers }: Page): Promise<Nginx | undefined> {
  const kept = [...headers.matchAll(/\r\n(content-encoding|vary|cache-control|content-security-policy|referrer-policy): (.*)/gi)]
  return startNginx(1, body, Object.fromEntries(kept.map(([, name = '', value = '']) => [name, value.trim()])))
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
