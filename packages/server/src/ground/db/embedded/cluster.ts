import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { program } from './binaries.ts'
import type { Place } from './cluster-paths.ts'
import { isAlive } from './start-lock.ts'

/** The cluster's superuser. The application itself never connects as it. */
export const ownerName = 'blockfront_owner'

/** Password of the cluster's owner: created once, stored next to the data, readable only by this user. */
export async function ownerPassword(place: Place): Promise<string> {
  const path = join(place.root, 'owner-password')
  const known = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(path, password, { mode: 0o600 })
  return password
}

/** Creates the cluster unless it is there. A creation that was interrupted starts over: the folder counts when complete. */
export async function initialise(place: Place, password: string): Promise<void> {
  if (await readFile(join(place.data, 'complete'), 'utf8').catch(() => '')) return
  await rm(place.data, { recursive: true, force: true })
  const secret = `${place.data}.password`
  await writeFile(secret, password, { mode: 0o600 })
  if (place.account) await giveFolder(place)
  if (place.account) await chown(secret, place.account.uid, place.account.gid)
  try {
    await run(place, 'initdb', [
      '--pgdata',
      place.data,
      '--username',
      ownerName,
      '--pwfile',
      secret,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
    ])
  } finally {
    await rm(secret, { force: true })
  }
  const mark = join(place.data, 'complete.new')
  await writeFile(mark, 'initdb finished\n')
  await rename(mark, join(place.data, 'complete'))
}

/** The user may not create a folder next to ours, so it gets an empty one. */
async function giveFolder(place: Place): Promise<void> {
  await mkdir(place.data, { recursive: true, mode: 0o700 })
  if (place.account) await chown(place.data, place.account.uid, place.account.gid)
  await chmod(place.data, 0o700)
}

export type Postmaster = { pid: number; port: number }

/** Reads postmaster.pid: the process that serves the data folder, if it still lives and is ready. */
export async function livePostmaster(place: Place): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(place.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port || !isAlive(pid) || !(await isPostgres(pid))) return undefined
  return /^(?:ready|standby)$/.test(lines[7]?.trim() ?? '') ? { pid, port } : undefined
}

/** Process ids are used again: on Linux, look whether the process is a PostgreSQL at all. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres')
}

export type LaunchOptions = { port?: number; durable: boolean }

/** Starts a postmaster that outlives this process, and waits until it takes connections. */
export async function launch(place: Place, options: LaunchOptions): Promise<Postmaster> {
  const log = join(place.root, 'postgres.log')
  const pidFile = join(place.data, 'postmaster.pid')
  const deadline = Date.now() + 60_000
  for (;;) {
    const stale = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
    if (stale && (!isAlive(stale) || !(await isPostgres(stale)))) await rm(pidFile, { force: true })
    const port = options.port ?? (await freePort())
    const output = await open(log, 'a')
    const child = spawn(
      program(place.binaries, 'postgres'),
      ['-D', place.data, '-p', String(port), ...settings(options.durable)],
      {
        cwd: place.data,
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
        env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
        ...(place.account && { uid: place.account.uid, gid: place.account.gid }),
      },
    )
    let ended = false
    child.on('error', () => (ended = true))
    child.on('exit', () => (ended = true))
    child.unref()
    while (!ended && Date.now() < deadline) {
      const live = await livePostmaster(place)
      if (live) {
        await output.close()
        return live
      }
      await pause(10)
    }
    await output.close()
    // Backends of a killed postmaster hold its shared memory for a moment longer; a port may have been taken meanwhile.
    if (Date.now() > deadline) throw new StartError(`PostgreSQL did not start; its log is ${log}:\n${await tail(log)}`)
    await pause(100)
    if (!(await mayRecover(log))) throw new StartError(`PostgreSQL did not start; its log is ${log}:\n${await tail(log)}`)
  }
}

/** A cluster that is not durable serves several servers of tests at a time. */
function settings(durable: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: durable ? '200' : '400',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const passing = [
  'pre-existing shared memory block',
  'could not bind',
  'Address already in use',
  'lock file "postmaster.pid" already exists',
]

async function mayRecover(log: string): Promise<boolean> {
  const end = await tail(log)
  return passing.some((words) => end.includes(words))
}

const tail = async (log: string) => (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-12).join('\n')

/** Ends the postmaster: open transactions are rolled back, a checkpoint is written. */
export async function halt(place: Place): Promise<void> {
  await run(place, 'pg_ctl', ['stop', '--pgdata', place.data, '--mode', 'fast', '--wait', '--timeout', '60'])
}

function run(place: Place, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(place.binaries, name), args, {
      cwd: place.account ? '/' : place.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
      ...(place.account && { uid: place.account.uid, gid: place.account.gid }),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed (${code}):\n${output.trim()}`))))
  })
}

/** A port that nothing listened on a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
