import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { createPermits, fairPool, type PoolLimits, unlimitedShares } from './connection/fair-pool.ts'
import { bigintAsNumber, breakConnections, createPool } from './connection/postgres.ts'
import { statementName } from './connection/prepared-statements.ts'
import { type OnCommit, watchCommits } from './connection/watch-commits.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type Connection = {
  db: Database
  pool: pg.Pool
  /** Sends one statement on a connection of the pool, under the same limits as `db`. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  /** Number of requests that wait for a connection. */
  waiting(): number
  /** With true, breaks all connections and refuses new requests until it is called with false (see watch.ts). */
  setAway(isAway: boolean): void
  /** What `setAway` was last called with. */
  isAway(): boolean
  /** Ends when every connection is back. */
  close(): Promise<void>
}

export type ConnectOptions = {
  url: string
  /** Connections of this process at most. */
  max?: number
  /** How they are shared. By default they are not. */
  limits?: PoolLimits
  /** Called with each SQL text before it is sent; may throw to reject it. Tests install the guard here. */
  inspect?: (sql: string) => void
  /** Called after commits. */
  onCommit?: OnCommit
  /** Called with the errors of connections that fail while idle; the pool replaces them. */
  onError?: (error: Error) => void
}

/** Timeouts of PostgreSQL for statements, locks and idle transactions, in milliseconds. */
const SESSION = { statement_timeout: 15_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 }

/** Milliseconds. If PostgreSQL does not end a statement in time, the client gives up some seconds later. */
const QUERY_TIMEOUT = 20_000

/** Opens the application's pool. Queries of one connection are sent without waiting for each other (see scope.ts). */
export function connect({
  url,
  max = 20,
  limits = unlimitedShares(max),
  inspect,
  onCommit,
  onError = () => {},
}: ConnectOptions): Connection {
  const pool = createPool({
    url,
    name: 'blockfront',
    max,
    pipeline: true,
    queryTimeout: QUERY_TIMEOUT,
    idleTimeout: 60_000,
    onError,
    session: { ...SESSION, types: bigintAsNumber },
  })
  pool.on('connect', (client) => {
    sendTogether(client)
    if (onCommit) watchCommits(client, onCommit)
    if (inspect) inspectQueries(client, inspect)
  })
  const permits = createPermits(limits)
  let away = false
  const shared = fairPool(pool, permits)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shared }) })
  return {
    db,
    pool,
    waiting: permits.waiting,
    async query(statement) {
      const client = await shared.connect()
      try {
        return await client.query(statement)
      } finally {
        client.release()
      }
    },
    isAway: () => away,
    setAway(isAway) {
      away = isAway
      permits.setAway(isAway)
      if (isAway) breakConnections(pool)
    },
    close: () => db.destroy(),
  }
}

/** Concurrent queries are written to the socket at once: a separate write for each query takes longer than the query's text. */
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
