import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The client and the store on whose behalf a query runs. Work of the server itself, such as jobs, has neither client nor store. */
export interface Requester {
  /** As `rateLimitKey` returns it. */
  client?: string
  storeId?: string
  /** The name of the API token with which a program calls, for the activity log. */
  apiToken?: string | undefined
  /** Whether this is signing in or ordering, which may use the reserved connections. */
  isReserved?: boolean
}

export interface PoolLimits {
  /** Connections at the same time. */
  size: number
  /** How many of them are reserved for sign-in and orders. */
  reserved: number
  /** Connections that one client may use at the same time. */
  perClient: number
  /** Connections that the requests of one store may use at the same time. */
  perStore: number
  /** Requests that may wait for a connection: all of them, and those of one client. */
  waiting: number
  waitingPerClient: number
  /** How long a request waits. Milliseconds. */
  patience: number
  /** The same for signing in and ordering. Milliseconds. */
  reservedPatience: number
}

/** Limits for a pool of `size` connections: no client takes more than a third, no store more than half of it. */
export const fairLimits = (size: number): PoolLimits => ({
  size,
  reserved: Math.floor(size / 5),
  perClient: Math.max(2, Math.floor(size / 3)),
  perStore: Math.max(2, Math.floor(size / 2)),
  waiting: 10 * size,
  waitingPerClient: 50,
  patience: 1_500,
  reservedPatience: 5_000,
})

/** Disables shares, for benchmarks, and for tests that send many requests from one address. */
export const unlimitedShares = (size: number): PoolLimits => ({
  size,
  reserved: 0,
  perClient: size,
  perStore: size,
  waiting: 10_000,
  waitingPerClient: 10_000,
  patience: 30_000,
  reservedPatience: 30_000,
})

/**
 * No connection is available. `client`: this client has too many pending requests; `all`: all clients together; `away`: the
 * database does not respond.
 */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
  readonly reason: 'client' | 'all' | 'away'

  constructor(reason: 'client' | 'all' | 'away') {
    super({ client: 'Too many requests of one client', all: 'Too many requests', away: 'The database does not respond' }[reason])
    this.reason = reason
  }
}

const requesters = new AsyncLocalStorage<Requester>()

/** Runs work on behalf of a requester. Later changes of the object apply from then on. */
export const runAsTenant = <Result>(requester: Requester, work: () => Result): Result => requesters.run(requester, work)

/** The requester on whose behalf the current work runs; undefined for work of the server itself. */
export const currentRequester = (): Requester | undefined => requesters.getStore()

interface Waiter {
  requester: Requester
  start(): void
  fail(error: DatabaseBusyError): void
}

/** Hands out permits to use a connection, so that no client and no store can keep all of them. */
export interface Permits {
  /** Resolves with a function that releases the permit. Rejects with {@link DatabaseBusyError}. */
  acquire(): Promise<() => void>
  /** Number of requests that wait. */
  waiting(): number
  /** Refuses all that wait and all that come, until it is called with false. */
  setAway(away: boolean): void
}

export function createPermits(limits: PoolLimits): Permits {
  const used = { all: 0, clients: new Map<string, number>(), stores: new Map<string, number>() }
  const queue: Waiter[] = []
  const queued = new Map<string, number>()
  let isAway = false

  const mayStart = ({ client, storeId, isReserved }: Requester) =>
    used.all < (isReserved ? limits.size : limits.size - limits.reserved) &&
    (client === undefined || (used.clients.get(client) ?? 0) < limits.perClient) &&
    (storeId === undefined || (used.stores.get(storeId) ?? 0) < limits.perStore)
  const add = (counts: Map<string, number>, key: string | undefined, by: number) => {
    if (key === undefined) return
    const count = (counts.get(key) ?? 0) + by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  const take = ({ client, storeId }: Requester): (() => void) => {
    used.all++
    add(used.clients, client, 1)
    add(used.stores, storeId, 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      used.all--
      add(used.clients, client, -1)
      add(used.stores, storeId, -1)
      startWaiting()
    }
  }
  /** Signing in and ordering first, then in the order of arrival; those whose client or store has its share are passed over. */
  const startWaiting = () => {
    for (const isReserved of [true, false])
      for (let i = 0; i < queue.length && used.all < limits.size; ) {
        const waiter = queue[i]
        if (waiter && (waiter.requester.isReserved ?? false) === isReserved && mayStart(waiter.requester)) waiter.start()
        else i++
      }
  }
  const wait = (requester: Requester) =>
    new Promise<() => void>((resolve, reject) => {
      // Later changes of a requester must not affect the counters.
      const own = { ...requester }
      const leave = () => {
        clearTimeout(timer)
        queue.splice(queue.indexOf(waiter), 1)
        add(queued, own.client, -1)
      }
      const waiter: Waiter = {
        requester: own,
        start: () => {
          leave()
          resolve(take(own))
        },
        fail: (error) => {
          leave()
          reject(error)
        },
      }
      const timer = setTimeout(
        () => waiter.fail(new DatabaseBusyError('all')),
        own.isReserved ? limits.reservedPatience : limits.patience,
      )
      queue.push(waiter)
      add(queued, own.client, 1)
    })

  return {
    async acquire() {
      const requester = requesters.getStore() ?? {}
      if (isAway) throw new DatabaseBusyError('away')
      if (mayStart(requester)) return take({ ...requester })
      if (requester.client !== undefined && (queued.get(requester.client) ?? 0) >= limits.waitingPerClient)
        throw new DatabaseBusyError('client')
      if (queue.length >= limits.waiting) throw new DatabaseBusyError('all')
      return wait(requester)
    },
    waiting: () => queue.length,
    setAway(away) {
      isAway = away
      if (away) for (const waiter of [...queue]) waiter.fail(new DatabaseBusyError('away'))
    },
  }
}

/** The part of a pool that Kysely uses, with a permit for each connection. */
export function fairPool(
  pool: pg.Pool,
  permits: Permits,
): Pick<pg.Pool, 'options' | 'end'> & { connect(): Promise<pg.PoolClient> } {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const giveBack = await permits.acquire()
      try {
        const client = await pool.connect()
        const release = client.release.bind(client)
        // The pool sets `release` each time that it hands out a connection.
        client.release = (error) => {
          release(error)
          giveBack()
        }
        return client
      } catch (error) {
        giveBack()
        throw error
      }
    },
  }
}
