import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Makes the transaction of `start`, which locks two rows of a table, the victim of a deadlock. Locks the second row before `start`, and the
 * first row while it waits for the second. Returns the result of `start`, which must run its transaction again.
 */
export async function runAsDeadlockVictim<T>(
  owner: pg.Pool,
  { table, first, second }: { table: string; first: string; second: string },
  start: () => Promise<T>,
): Promise<T> {
  const other = await owner.connect()
  try {
    for (;;) {
      const lock = (id: string) => other.query(`select 1 from ${table} where id = $1 for update`, [id])
      await other.query('begin')
      await lock(second)
      let isRunning = true
      const running = start().finally(() => (isRunning = false))
      running.catch(() => {})
      while (!(await hasWaiting(other))) {
        if (!isRunning) throw new Error(`The transaction does not wait for row ${second} of ${table}.`)
        await delay(5)
      }
      // PostgreSQL ends the transaction that waits longer. On a busy machine that may be this one: then there was no victim yet.
      const isVictim = await lock(first).then(
        () => true,
        () => false,
      )
      await other.query('rollback')
      const result = await running
      if (isVictim) return result
    }
  } finally {
    other.release()
  }
}

/** Whether another transaction waits for a lock of this connection. */
async function hasWaiting(connection: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)) and datname = current_database()',
  )
  return Boolean(rowCount)
}
