import type { Row } from '@blockfront/tooling/bench/bench'
import { takeTurns, throughput, type Work } from '../load/pace.ts'
import { type BenchStore, sendOk } from '../store/bench-store.ts'
import type { Prepared } from '../store/connection.ts'
import { bareSql } from './bare.ts'
import type { RecordedCall } from './record.ts'

/** Requests that are measured together, and the calls of features that they end in. */
export interface Kind {
  metric: string
  requests: Prepared[]
  calls: RecordedCall[]
  /** Limit of the 95th percentile over HTTP, in milliseconds. */
  p95?: number
}

/** A path with a query string. */
export const pathOf = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** Measures requests one after the other, in turns with their bare SQL, and then eight at once. */
export async function compareWithSql(store: BenchStore, { metric, requests, calls, p95 }: Kind): Promise<Row[]> {
  const bare = await bareSql(store.database.appUrl, calls)
  const connection = await store.connect()
  const http = requests.map((request) => () => sendOk(connection, request))
  const pace = await takeTurns({ http, sql: bare.works }, 10)
  await bare.close()
  const workers = Array.from({ length: 8 }, async (_, worker): Promise<Work> => {
    const own = await store.connect()
    let next = worker
    return () => sendOk(own, requests[next++ % requests.length] as Prepared)
  })
  const together = await throughput(await Promise.all(workers), 3)
  const peerName = 'bare SQL'
  return [
    { metric: `${metric}, p50`, value: pace.http.p50, unit: 'ms', peer: pace.sql.p50, peerName },
    { metric: `${metric}, p95 compared with SQL`, value: pace.http.p95, unit: 'ms', peer: pace.sql.p95, peerName },
    ...(p95 === undefined ? [] : [{ metric: `${metric}, p95`, value: pace.http.p95, unit: 'ms', limit: p95 }]),
    { metric: `${metric}, 8 at once`, value: together.perSecond, unit: 'req/s' },
  ]
}
