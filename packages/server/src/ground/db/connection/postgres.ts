import pg from 'pg'

export interface ConnectionOptions {
  url: string
  /** Shown in `pg_stat_activity`. */
  name: string
  /**
   * Milliseconds for the response to a statement. After that, the statement fails and its connection is closed, because a connection that
   * a network lost does not end by itself. `none` is for statements that may take any time, such as migrations.
   */
  queryTimeout: number | 'none'
  /** Milliseconds for connecting, and in a pool for getting a connection. */
  connectTimeout?: number
  /**
   * Sends queries of one connection without waiting for each other. Without it, `pg` keeps them in a queue, which its next version does not
   * have: every query then has to wait for the one before.
   */
  pipeline?: boolean
  /** Called with the errors of idle connections. A pool replaces them; the event `end` of a client says that it is closed. */
  onError?: (error: Error) => void
}

export interface PoolOptions extends ConnectionOptions {
  /** Connections at most. */
  max: number
  /** Milliseconds after which a connection that is not used is closed. */
  idleTimeout?: number
  /** Other settings of the session, such as `statement_timeout`. */
  session?: Pick<pg.ClientConfig, 'types' | 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>
}

/** The default of `connectTimeout`. */
const CONNECT_TIMEOUT = 10_000

/** Milliseconds for the end of a connection, which the other side has to confirm. */
const END_TIMEOUT = 2_000

/** Idle milliseconds after which the system asks the other side for a sign of life. Ten seconds without one end the connection. */
const KEEP_ALIVE_AFTER = 10_000

const configOf = ({ url, name, queryTimeout, connectTimeout = CONNECT_TIMEOUT, pipeline = false }: ConnectionOptions) => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: connectTimeout,
  pipeline,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  ...(queryTimeout !== 'none' && { query_timeout: queryTimeout }),
})

/** Creates a connection; `connect()` opens it. Only this file creates connections, so that none of them can wait forever. */
export function createClient(options: ConnectionOptions): pg.Client {
  const client = new pg.Client(configOf(options))
  client.on('error', options.onError ?? (() => {}))
  if (!options.pipeline) sendInTurn(client)
  limitEnd(client)
  return client
}

/** Parses bigint as a number: columns hold minor units and counts, far below 2^53. */
export const bigintAsNumber = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const connectionsOf = new WeakMap<pg.Pool, ReadonlySet<pg.Client>>()

/** Creates a pool of connections with the same rules as {@link createClient}. */
export function createPool({ max, idleTimeout, session, ...options }: PoolOptions): pg.Pool {
  const { onError = () => {}, pipeline = false } = options
  const connections = new Set<pg.Client>()
  /** Is known before it is open, because `breakConnections` closes it also then. */
  class Connection extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      connections.add(this)
      this.once('end', () => connections.delete(this))
    }
  }
  const pool = new pg.Pool({
    ...configOf(options),
    Client: Connection,
    max,
    ...(idleTimeout !== undefined && { idleTimeoutMillis: idleTimeout }),
    ...session,
  })
  connectionsOf.set(pool, connections)
  allowSecondRelease(pool)
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    if (!pipeline) sendInTurn(client)
    limitEnd(client as pg.PoolClient & pg.Client)
  })
  return pool
}

/** Closes all connections of a pool at once, also those that are being opened. Their statements fail, and the pool opens new connections. */
export function breakConnections(pool: pg.Pool): void {
  for (const client of connectionsOf.get(pool) ?? []) close(client)
}

/** When the last statement of a connection was sent. Connections with a pipeline have no entry. */
const sentAt = new WeakMap<pg.Client | pg.PoolClient, number>()

/**
 * The connections of a pool that have waited for a response for some milliseconds, by the ids of their processes in PostgreSQL. The types of
 * `pg` lack both properties.
 */
function waiting(pool: pg.Pool, milliseconds: number): Map<number, pg.Client> {
  const before = performance.now() - milliseconds
  const clients: Iterable<pg.Client & { processID?: number | null; readyForQuery?: boolean }> = connectionsOf.get(pool) ?? []
  const late = [...clients].filter((client) => !client.readyForQuery && (sentAt.get(client) ?? before + 1) <= before)
  return new Map(late.flatMap((client) => (client.processID ? [[client.processID, client]] : [])))
}

/**
 * Closes those connections of a pool that have waited for a response for some milliseconds and that are lost. `lostOf` gets the ids of their
 * processes in PostgreSQL and returns those of lost connections.
 */
export async function breakLost(
  pool: pg.Pool,
  milliseconds: number,
  lostOf: (processes: number[]) => Promise<number[]>,
): Promise<void> {
  const processes = [...waiting(pool, milliseconds).keys()]
  if (processes.length === 0) return
  const lost = await lostOf(processes)
  // Some may have got their response meanwhile.
  for (const [process, client] of waiting(pool, milliseconds)) if (lost.includes(process)) close(client)
}

/**
 * Ignores the second release of a connection. graphile-worker 0.18 releases the one that listens twice if it stops while that connection is
 * lost. The error that `pg` throws then is not handled, and would end the process.
 */
function allowSecondRelease(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  type Release = (error?: unknown) => void
  const onlyOnce = (release: Release): Release => {
    let isReleased = false
    return (error) => {
      if (isReleased) return
      isReleased = true
      release(error)
    }
  }
  const connectOnce = (callback?: (error: unknown, client: unknown, release?: Release) => void) =>
    callback
      ? connect((error: unknown, client: unknown, release?: Release) => callback(error, client, release && onlyOnce(release)))
      : connect()
  pool.connect = connectOnce as typeof pool.connect
}

/** Whether an error says that the other side was silent for too long. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && /^Query read timeout|^timeout expired|ETIMEDOUT/.test(error.message)

/**
 * Sends the statements of a connection one after the other, and closes it after a late response: otherwise all further statements wait behind it.
 * `pg` does so itself if queries are pipelined; without a pipeline it warns about a statement that has to wait. graphile-worker sends such
 * statements when it stops.
 */
function sendInTurn(client: pg.Client | pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let last: Promise<void> | undefined
  const inTurn = (...args: unknown[]) => {
    const send = () => {
      sentAt.set(client, performance.now())
      return query(...args)
    }
    const result = last ? last.then(send) : send()
    if (!(result instanceof Promise)) return result
    const settled = result
      .catch((error: unknown) => isSilence(error) && close(client))
      .then(() => {
        if (last === settled) last = undefined
      })
    last = settled
    return result
  }
  client.query = inTurn as typeof client.query
}

/** Closes a connection if the other side does not confirm its end in time. */
function limitEnd(client: pg.Client): void {
  const end = client.end.bind(client) as (...args: unknown[]) => Promise<void>
  const limited = (...args: unknown[]) => {
    const timer = setTimeout(close, END_TIMEOUT, client).unref()
    client.once('end', () => clearTimeout(timer))
    return end(...args)
  }
  client.end = limited as typeof client.end
}

/** Closes the socket. TLS replaces it while a client connects. */
const close = (client: pg.Client | pg.PoolClient) => void client.connection.stream.destroy()
