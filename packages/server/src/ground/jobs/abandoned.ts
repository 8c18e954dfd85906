import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { breakConnections, breakLost, createClient, isSilence } from '../db/connection/postgres.ts'
import { createWorkerAbsence } from './worker-absence.ts'

/** First key of the advisory locks that say which workers live; any number will do. */
const lockClass = 7_204_114

/** Milliseconds between two checks. */
const interval = 5_000

/** Milliseconds before another attempt to connect. */
const RECONNECT_AFTER = 500

/** Milliseconds after which a database that does not respond counts as silent. */
const SILENCE = 5_000

/** Milliseconds for the statements that release jobs, which may wait for locks. */
const FREEING_TIMEOUT = 30_000

/** The workers that hold jobs without a lock. */
const WITHOUT_LOCK = `
  select distinct j.locked_by as worker from graphile_worker._private_jobs j
  where j.locked_by is not null and not exists (
    select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
    where l.locktype = 'advisory' and l.classid = ${lockClass} and l.objid = hashtext(j.locked_by)::oid and l.granted)`

/**
 * Ends other connections with the lock of a worker: those that a network lost. PostgreSQL would keep them, and with them the worker's jobs, for
 * more than two hours.
 */
const END_LOST = `
  select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
  where l.locktype = 'advisory' and l.classid = ${lockClass} and l.objid = hashtext($1)::oid and l.pid <> pg_backend_pid()`

/**
 * Of processes that a worker has waited for, those whose connections are lost: PostgreSQL has ended them, or they have sent their response or wait
 * for a statement. A process that works is `active`.
 */
const LOST = `
  select awaited as pid from unnest($1::int[]) awaited left join pg_stat_activity a on a.pid = awaited
  where a.pid is null or (a.state <> 'active' and a.state_change < now() - interval '1 second')`

/** Lets PostgreSQL notice within 25 seconds that the machine of a worker is gone. */
const KEEP_ALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/**
 * Restarts jobs of killed processes. The queue itself would wait four hours. Each worker holds a lock on a separate connection as
 * long as it lives, and releases jobs of workers that are gone (`worker-absence.ts`). A network that loses connections ends none of them, and
 * the worker would wait for their responses. So all connections of `owner` are closed if the database does not respond to this check, and those
 * whose response is lost if it does.
 */
export function watchAbandonedJobs(url: string, owner: pg.Pool, workerId: string): { stop(): Promise<void> } {
  const ending = new AbortController()
  const absence = createWorkerAbsence()
  let holder: pg.Client | undefined
  let isReconnect = false
  let waiting = new AbortController()
  const newClient = () => createClient({ url, name: 'blockfront-worker-alive', connectTimeout: SILENCE, queryTimeout: SILENCE })
  const hold = async (): Promise<pg.Client> => {
    const client = newClient()
    client.once('end', () => {
      if (holder === client) holder = undefined
      // Other workers count this one as gone if it does not reconnect soon.
      waiting.abort()
    })
    try {
      await client.connect()
      await client.query(KEEP_ALIVE)
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, workerId])
      if (isReconnect) await client.query(END_LOST, [workerId])
    } catch (error) {
      await client.end()
      throw error
    }
    holder = client
    if (isReconnect) absence.reconnected(performance.now())
    isReconnect = true
    return client
  }
  const endLost = async () => {
    const client = newClient()
    try {
      await client.connect()
      await client.query(END_LOST, [workerId])
    } finally {
      await client.end()
    }
  }
  const look = async () => {
    const client = holder ?? (await hold())
    await client.query('select')
    await breakLost(owner, SILENCE, async (processes) => {
      const { rows: lost } = await client.query<{ pid: number }>(LOST, [processes])
      return lost.map(({ pid }) => pid)
    })
    const { rows } = await client.query<{ worker: string }>({
      text: WITHOUT_LOCK,
      query_timeout: FREEING_TIMEOUT,
    } as pg.QueryConfig)
    const seen = rows.map(({ worker }) => worker)
    const gone = absence.observe(seen, performance.now())
    if (gone.length === 0) return
    const values = [gone]
    const freeing = { text: 'select graphile_worker.force_unlock_workers($1)', values, query_timeout: FREEING_TIMEOUT }
    await owner.query(freeing as pg.QueryConfig)
  }
  const watch = async () => {
    while (!ending.signal.aborted) {
      // While PostgreSQL is unreachable there is nothing to release; the next check tries again.
      await look().catch((error: unknown) => {
        if (isSilence(error)) breakConnections(owner)
      })
      waiting = new AbortController()
      const signal = AbortSignal.any([ending.signal, waiting.signal])
      await pause(holder ? interval : RECONNECT_AFTER, undefined, { signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      ending.abort()
      await watching
      const responds = await holder?.query('select').then(
        () => true,
        () => false,
      )
      await holder?.end()
      if (!responds) await endLost().catch(() => {})
    },
  }
}
