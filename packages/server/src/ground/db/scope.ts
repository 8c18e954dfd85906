import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, type ConnectionProvider, Kysely, type KyselyProps, type Transaction } from 'kysely'
import { isTransactionConflict } from './connection/lost-connection.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type StoreTrx = Transaction<Tables>

const validStoreId = /^[A-Za-z0-9_-]{1,64}$/

/** SQL that opens a transaction in a store's scope. Row-level security shows that store's rows, and no others. */
function opening(
  storeId: string,
  mode: 'read write' | 'read only' | 'isolation level repeatable read, read only',
): CompiledQuery {
  if (!validStoreId.test(storeId)) throw new Error('A store id has letters, digits, "_" and "-" only.')
  return CompiledQuery.raw(`begin ${mode}; select set_config('app.store_id', '${storeId}', true)`)
}

/**
 * Runs `work` on one connection, which sends each statement without waiting for the results of those before. A connection of kysely
 * (`db.connection()`) waits for each result. `trx` refuses statements after the end of `work`, or after `end` was called.
 */
function onConnection<T>(
  db: Database,
  work: (connection: Kysely<Tables>, trx: StoreTrx, end: () => void) => Promise<T>,
): Promise<T> {
  const all = db.getExecutor()
  return all.provideConnection((connection) => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    const on = (provideConnection: ConnectionProvider['provideConnection']) =>
      // The other properties are for opening connections and transactions.
      new Kysely<Tables>({
        executor: all.withConnectionProvider({ provideConnection }),
        config: {},
        driver: {},
        dialect: {},
      } as unknown as KyselyProps)
    // The connection is inside a transaction, although kysely does not know it. The type prevents callers from opening a second one.
    const trx = on(async (consumer) => {
      if (isOver) throw new Error('The transaction is over.')
      return consumer(connection)
    }) as unknown as StoreTrx
    return work(
      on((consumer) => consumer(connection)),
      trx,
      end,
    ).finally(end)
  })
}

/**
 * Commits a transaction after its last statements, without waiting for their results, so that other transactions wait less for its locks.
 * `sent`: all of them. PostgreSQL rolls back if one fails.
 */
export type CommitAfter = (sent: Promise<unknown>) => Promise<void>

/**
 * Runs `work` in one transaction in the scope of one store. Commits when it resolves, rolls back when it throws.
 * Every statement inside still names `store_id`: row-level security is an additional protection.
 */
export function withStore<T>(
  db: Database,
  storeId: string,
  work: (trx: StoreTrx, commitAfter: CommitAfter) => Promise<T>,
): Promise<T> {
  const begin = opening(storeId, 'read write')
  return onConnection(db, async (connection, trx, end) => {
    const opened = quietly(connection.executeQuery(begin))
    let committed: Promise<unknown> | undefined
    const commit = () => (committed ??= quietly(connection.executeQuery(CompiledQuery.raw('commit'))))
    const commitAfter = async (sent: Promise<unknown>) => {
      // Without a statement that could not be sent, the others must not be committed. It has failed before the next turn.
      await Promise.race([sent, setImmediate()])
      await Promise.all([sent, commit()])
    }
    try {
      const result = await work(trx, commitAfter)
      await opened
      await commit()
      return result
    } catch (error) {
      // What `work` left behind, such as a handler that missed its deadline, must not write outside of the transaction.
      end()
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  })
}

/** How often a transaction runs at most when it conflicts with others. */
const MAX_RUNS = 3

/**
 * As {@link withStore}, but runs `work` again, up to three times in total, when PostgreSQL ends its transaction because of a deadlock or
 * another conflict. For transactions that change many rows, whose order they cannot choose. `work` must have no effects outside of the
 * database.
 */
export async function withStoreRepeating<T>(db: Database, storeId: string, work: (trx: StoreTrx) => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await withStore(db, storeId, work)
    } catch (error) {
      if (run === MAX_RUNS || !isTransactionConflict(error)) throw error
    }
  }
}

/**
 * Runs reads in the scope of one store with one round trip. The opening is sent together with the first query, and the result does not wait for
 * the end of the read-only transaction.
 */
export function withStoreReadOnly<T>(db: Database, storeId: string, work: (trx: StoreTrx) => Promise<T>): Promise<T> {
  const begin = opening(storeId, 'read only')
  return new Promise<T>((resolve, reject) => {
    onConnection(db, async (connection, trx) => {
      const opened = quietly(connection.executeQuery(begin))
      try {
        const result = await work(trx)
        await opened
        resolve(result)
      } catch (error) {
        reject(error)
      } finally {
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      }
    }).catch(reject)
  })
}

/**
 * Runs reads that all see the store as it was at the first one. The transaction holds a connection and keeps PostgreSQL from removing old
 * rows until `work` ends: use it for jobs only.
 */
export function withStoreSnapshot<T>(db: Database, storeId: string, work: (trx: StoreTrx) => Promise<T>): Promise<T> {
  const begin = opening(storeId, 'isolation level repeatable read, read only')
  return onConnection(db, async (connection, trx) => {
    await connection.executeQuery(begin)
    try {
      return await work(trx)
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
    }
  })
}

/** The code that awaits the opening reports its failure, or the next query does. Meanwhile it must not be an unhandled rejection. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
