import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { statementName } from './planned-once.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type Connection = {
  db: Database
  pool: pg.Pool
  /** Ends when every connection is back. */
  close(): Promise<void>
}

export type ConnectOptions = {
  url: string
  /** Connections of this process at most. */
  max?: number
  /** Sees each SQL text before it is sent, and may throw to refuse it. Tests put the guard here. */
  inspect?: (sql: string) => void
  /** Told about connections that fail while idle; the pool replaces them. */
  onError?: (error: Error) => void
}

// bigint columns hold minor units and counts, far below 2^53.
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Opens the application's pool. Queries of one connection are sent without waiting for each other (see scope.ts). */
export function connect({ url, max = 20, inspect, onError = () => {} }: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    pipeline: true,
    application_name: 'blockfront',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    sendTogether(client)
    client.on('error', onError)
    if (inspect) inspectQueries(client, inspect)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** What is asked for at the same time is sent in one piece: a write to the socket for each query costs more than the query's text. */
function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const { stream } = client.connection
  let waiting = false
  const together = (first: unknown, ...rest: unknown[]) => {
    if (!waiting) {
      waiting = true
      stream.cork()
      process.nextTick(() => {
        waiting = false
        stream.uncork()
      })
    }
    const name = typeof first === 'string' ? statementName(first) : undefined
    return name ? query({ name, text: first, values: rest[0] }) : query(first, ...rest)
  }
  client.query = together as typeof client.query
}

function inspectQueries(client: pg.PoolClient, inspect: (sql: string) => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const inspected = (first: string | { text?: string }, ...rest: unknown[]) => {
    inspect(typeof first === 'string' ? first : (first.text ?? ''))
    return query(first, ...rest)
  }
  client.query = inspected as typeof client.query
}
