/** Loads servers in turns and compares what they reach. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from '@blockfront/tooling/bench/bench'
import type { Prepared } from '../store/connection.ts'
import { cpuSeconds } from './processor-time.ts'

/** Server processes that send the same response. Several ports get their requests in turns. */
export type Contender = readonly { port: number; pids: readonly number[] }[]

/** Responses a second over 32 connections, and responses for each second of the servers' processor time. */
export type Load = { perSecond: number; perCpuSecond: number }

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

/**
 * Loads each contender for a second, ten times in turns, after a turn that does not count. A slow second of the machine then affects
 * all of them. A contender without servers is skipped and has no loads.
 */
export async function loadInTurns<Name extends string>(
  request: Prepared,
  contenders: Record<Name, Contender>,
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(contenders) as Name[]
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of names) {
      if (contenders[name].length === 0) continue
      const measured = await load(request, contenders[name])
      if (round > 0) loads[name].push(measured)
    }
  return loads
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}

/** `atLeast` is the bound of the ratio. */
export type Peer = { peer: readonly Load[]; peerName: string; atLeast?: number | undefined }

/** A figure and a peer's, both medians; the ratio is the median of the rounds' ratios. */
export function loadRow(metric: string, own: readonly Load[], figure: keyof Load, { peer, peerName, atLeast }: Peer): Row {
  const row = { metric, value: median(own.map((one) => one[figure])), unit: 'req/s' }
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
