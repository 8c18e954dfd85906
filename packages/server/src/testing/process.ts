import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from './database/cluster.ts'
import { recentLog } from './recent-log.ts'

export type StartedProcess = { child: ChildProcess; port: number; output: () => string }

/** Node's compile cache, which halves the time that a server takes to start. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/blockfront/compiled')

const mainFile = join(import.meta.dirname, '../../../../apps/server/main.ts')

/** Starts a server process with this environment and nothing else of ours; `port` resolves when it serves. */
export function spawnServer(
  env: Record<string, string>,
  main: string = mainFile,
): Omit<StartedProcess, 'port'> & { port: Promise<number> } {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const port = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      recentLog.write(chunk.toString())
      const match = /Blockfront is at \S+?:(\d+)\s|"port":(\d+).*"Serving"/.exec(output)
      if (match) resolve(Number(match[1] ?? match[2]))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('close', () => reject(new Error(`The server ended:\n${output}`)))
  })
  return { child, port, output: () => output }
}

/** A separate data folder, and real server processes on it, as `npm start` runs them. */
export type ProcessFolder = {
  start(env?: Record<string, string>): Promise<StartedProcess>
  /** The process id of PostgreSQL's postmaster. */
  postmaster(): Promise<number>
  /** Suspends PostgreSQL with all its processes, and resumes them. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Connection string of the database's owner, who bypasses row-level security. */
  ownerUrl(): Promise<string>
  /** Ends the processes that still run. */
  stop(): Promise<void>
  /** Ends what still runs, and throws the data away. */
  remove(): Promise<void>
}

/**
 * Creates a folder for server processes. They start a separate embedded PostgreSQL, which a test can kill or suspend.
 * `shared: true` gives them a database of the test cluster, which saves the creation of a cluster and all migrations.
 */
export async function createProcessFolder({ shared = false } = {}): Promise<ProcessFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-main-'))
  const database = shared ? await createTestDatabase() : undefined
  const processes: ChildProcess[] = []
  const elsewhere = async () => (await readFile(join(folder, 'postgres/location'), 'utf8').catch(() => '')).trim()
  const clusterFolder = async () => (await elsewhere()) || join(folder, 'postgres')
  // The process id, the data folder, the start time, the port: one a line (PostgreSQL, src/include/utils/pidfile.h).
  const postmasterLines = async () => (await readFile(join(await clusterFolder(), 'data/postmaster.pid'), 'utf8')).split('\n')
  const signalPostgres = async (signal: NodeJS.Signals) => {
    const postmaster = Number((await postmasterLines())[0])
    for (const pid of [postmaster, ...(await childrenOf(postmaster))]) process.kill(pid, signal)
  }
  const stop = async () => {
    for (const child of processes.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  return {
    freeze: () => signalPostgres('SIGSTOP'),
    thaw: () => signalPostgres('SIGCONT'),
    async start(env = {}) {
      const connection = database && { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl }
      const started = spawnServer({ PORT: '0', LOG_LEVEL: 'warn', BLOCKFRONT_DATA: folder, ...connection, ...env })
      processes.push(started.child)
      return { ...started, port: await started.port }
    },
    postmaster: async () => Number((await postmasterLines())[0]),
    async ownerUrl() {
      if (database) return database.ownerUrl
      const password = (await readFile(join(folder, 'postgres/owner-password'), 'utf8')).trim()
      return `postgres://blockfront_owner:${password}@127.0.0.1:${(await postmasterLines())[3]}/blockfront`
    },
    stop,
    async remove() {
      await stop()
      await database?.stop()
      const away = await elsewhere()
      await rm(folder, { recursive: true, force: true })
      if (away) await rm(away, { recursive: true, force: true })
    },
  }
}

/** The processes that a process started (proc(5), stat: the fourth field is the parent). */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.flatMap((line) => {
    const [, pid, ppid] = /^(\d+) \(.*\) \S (\d+) /s.exec(line) ?? []
    return Number(ppid) === parent ? [Number(pid)] : []
  })
}
