import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { makeFolder } from '../../data-folder.ts'
import { createClient } from '../connection/postgres.ts'
import { findBinaries } from './binaries.ts'
import { halt, initialise, launch, livePostmaster, ownerName, ownerPassword, type Postmaster } from './cluster.ts'
import { type Place, settle } from './cluster-paths.ts'
import { postgresAccount } from './os-user.ts'
import { withStartLock } from './start-lock.ts'

export type EmbeddedOptions = {
  /** Folder of the cluster, such as `.data/postgres`. Made when missing. */
  root: string
  /** False switches fsync off, for tests whose data may be lost. Default true. */
  durable?: boolean
  /** Called with messages for the terminal: first creation, another place, a restart after a crash. */
  say?: (message: string) => void
}

export type Embedded = {
  /** Address of a database of the cluster for its superuser. Default database: `postgres`. */
  url(database?: string): string
  /** The same for the application's plain role, to which row-level security applies. */
  appUrl(database?: string): string
  /** Process id of the postmaster. */
  pid(): number
  /** Lets go of the cluster, and stops it when no other process uses it. */
  stop(): Promise<void>
}

/** The role that the migrations grant the application's rights to. */
const appName = 'blockfront_app'

/** Every process that uses the cluster keeps one connection under this name; the last one to leave stops PostgreSQL. */
export const leaseName = 'blockfront-lease'

/**
 * Starts the embedded PostgreSQL, or attaches to the one that already serves the folder: several processes may use one
 * cluster, and it survives the death of any of them. A postmaster that dies is started again on the same port.
 */
export async function startEmbedded({ root, durable = true, say = () => {} }: EmbeddedOptions): Promise<Embedded> {
  await makeFolder(root)
  const { place, password } = await withStartLock(root, async () => {
    const settled = await settle(root, await findBinaries(), await postgresAccount(), say)
    return { place: settled, password: await ownerPassword(settled) }
  })
  let stopping = false
  let master: Postmaster
  let lease: pg.Client
  const address = (port: number, database = 'postgres', user = ownerName) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

  const attach = (port?: number) =>
    withStartLock(root, async () => {
      await initialise(place, password)
      master = (await livePostmaster(place)) ?? (await launch(place, { durable, ...(port && { port }) }))
      lease = await takeLease(address(master.port))
      lease.once('end', () => void (stopping || revive()))
      await letApplicationIn(lease, password)
    })

  const revive = async () => {
    say('The connection to PostgreSQL was lost; starting it again')
    for (let attempt = 0; !stopping; attempt++) {
      try {
        return await attach(master.port)
      } catch (error) {
        say(`PostgreSQL is still unavailable: ${error instanceof Error ? error.message : error}`)
        await pause(Math.min(100 * 2 ** attempt, 5_000))
      }
    }
  }

  await attach()
  return {
    url: (database) => address(master.port, database),
    appUrl: (database) => address(master.port, database, appName),
    pid: () => master.pid,
    stop: async () => {
      stopping = true
      await withStartLock(root, () => leave(place, lease, address(master.port)))
    },
  }
}

/**
 * Lets the plain role connect. It shares the owner's password, which guards the port against other users of the machine: both
 * are read from the same file by the same process, so two would protect no better.
 */
async function letApplicationIn(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query('select rolcanlogin from pg_roles where rolname = $1', [appName])
  if (rows[0]?.rolcanlogin) return
  await client.query(`${rows.length > 0 ? 'alter' : 'create'} role ${appName} login password ${client.escapeLiteral(password)}`)
}

async function takeLease(url: string): Promise<pg.Client> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = createClient({ url, name: leaseName, queryTimeout: 30_000 })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      // 57P03: the server is starting up, recovering or shutting down.
      if ((error as { code?: string }).code !== '57P03' || Date.now() > deadline) throw error
      await pause(25)
    }
  }
}

async function leave(place: Place, lease: pg.Client, url: string): Promise<void> {
  const others = await lease
    .query<{ count: string }>(`select count(*) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`, [
      leaseName,
    ])
    .then((result) => Number(result.rows[0]?.count))
    .catch(() => undefined)
  await lease.end().catch(() => {})
  if (others === 0) await halt(place)
  else if (others === undefined && (await livePostmaster(place))) await takeLease(url).then((client) => leave(place, client, url))
}
