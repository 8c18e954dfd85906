import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { breakConnections, createClient, isSilence } from '../db/connection/postgres.ts'

/** First key of the advisory locks that say which workers live; any number will do. */
const lockClass = 7_204_114

/** Milliseconds between two checks. */
const interval = 5_000

/** Milliseconds after which a database that does not respond counts as silent. */
const SILENCE = 5_000

/** Milliseconds for the release of jobs, which may wait for locks. */
const FREEING_TIMEOUT = 30_000

/** A worker that has just begun may not have its lock yet. */
const grace = '3 seconds'

const freeing = `
  select graphile_worker.force_unlock_workers(array(
    select distinct j.locked_by from graphile_worker._private_jobs j
    where j.locked_at < now() - interval '${grace}' and not exists (
      select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.classid = ${lockClass} and l.objid = hashtext(j.locked_by)::oid and l.granted)))`

/**
 * Restarts jobs of killed processes. The queue itself would wait four hours. Each worker holds a lock on a separate connection as
 * long as it lives, and releases jobs of workers without one. If the database does not respond to this check, the connections of `owner` are
 * closed: a network that loses connections ends none of them, and the worker would wait for their responses.
 */
export function watchAbandonedJobs(url: string, owner: pg.Pool, workerId: string): { stop(): Promise<void> } {
  const ending = new AbortController()
  let holder: pg.Client | undefined
  const hold = async (): Promise<pg.Client> => {
    const client = createClient({ url, name: 'blockfront-worker-alive', connectTimeout: SILENCE, queryTimeout: SILENCE })
    client.once('end', () => {
      if (holder === client) holder = undefined
    })
    try {
      await client.connect()
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, workerId])
    } catch (error) {
      await client.end()
      throw error
    }
    holder = client
    return client
  }
  const look = async () => {
    const client = holder ?? (await hold())
    await client.query('select')
    await owner.query({ text: freeing, query_timeout: FREEING_TIMEOUT } as pg.QueryConfig)
  }
  const watch = async () => {
    while (!ending.signal.aborted) {
      // While PostgreSQL is unreachable there is nothing to release; the next check tries again.
      await look().catch((error: unknown) => {
        if (isSilence(error)) breakConnections(owner)
      })
      await pause(interval, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      ending.abort()
      await watching
      await holder?.end()
    },
  }
}
