import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '../../ground/db/embedded/binaries.ts'
import { initialise, launch, livePostmaster, ownerName } from '../../ground/db/embedded/cluster.ts'
import { type Place, settle } from '../../ground/db/embedded/cluster-paths.ts'
import { postgresAccount } from '../../ground/db/embedded/os-user.ts'
import { childrenOf } from '../process.ts'

const password = 'replicated'

/** A server of PostgreSQL in a folder. */
export interface Instance {
  place: Place
  pid: number
  url(database?: string): string
  /** Sends a signal to all of its processes. */
  signal(signal: NodeJS.Signals): Promise<void>
}

/** Starts a new server. The folder must be readable by all users, because PostgreSQL may run as another one. */
export async function startPrimary(folder: string): Promise<Instance> {
  const place = await placeIn(folder)
  await initialise(place, password)
  return start(place)
}

/**
 * Starts a standby of a server as a copy of its data folder, and makes the primary wait for it: each commit is acknowledged when both
 * have it. Nothing may write meanwhile.
 */
export async function startStandby(primary: Instance, folder: string): Promise<Instance> {
  const data = join(folder, 'data')
  const { port } = new URL(primary.url())
  await withClient(primary.url(), async (client) => {
    await client.query(`select pg_backup_start('standby', true)`)
    await mkdir(folder, { recursive: true })
    await cp(primary.place.data, data, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  await writeFile(join(data, 'standby.signal'), '')
  await writeFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${ownerName} password=${password}'\n`,
  )
  const standby = await start(await placeIn(folder))
  await withClient(primary.url(), async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`)
    await client.query('select pg_reload_conf()')
    const isSynchronous = async () =>
      (await client.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1
    while (!(await isSynchronous())) await pause(20)
  })
  return standby
}

/** Makes a standby the primary. */
export const promote = (standby: Instance): Promise<void> =>
  withClient(standby.url(), async (client) => {
    await client.query('select pg_promote(true, 60)')
  })

const placeIn = async (folder: string) => settle(folder, await findBinaries(), await postgresAccount(), () => {})

async function start(place: Place): Promise<Instance> {
  const { pid, port } = (await livePostmaster(place)) ?? (await launch(place, { durable: true }))
  return {
    place,
    pid,
    url: (database = 'postgres') => `postgres://${ownerName}:${password}@127.0.0.1:${port}/${database}`,
    signal: async (signal) => {
      for (const process_ of [pid, ...(await childrenOf(pid))]) process.kill(process_, signal)
    },
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await work(client).finally(() => client.end())
}
