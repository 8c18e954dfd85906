import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type StartedProcess = { child: ChildProcess; port: number; output: () => string }

/** A data folder of its own, and real server processes on it, as `npm start` runs them. */
export type ProcessFolder = {
  start(env?: Record<string, string>): Promise<StartedProcess>

  /** The process id of PostgreSQL's postmaster. */
  postmaster(): Promise<number>
  /** Ends what still runs, and throws the data away. */
  remove(): Promise<void>
}

export async function createProcessFolder(): Promise<ProcessFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-main-'))
  const processes: ChildProcess[] = []
  const elsewhere = async () => (await readFile(join(folder, 'postgres/location'), 'utf8').catch(() => '')).trim()
  const clusterFolder = async () => (await elsewhere()) || join(folder, 'postgres')
  return {
    async start(env = {}) {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
        env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', BLOCKFRONT_DATA: folder, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      processes.push(child)
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      while (!/Blockfront is at http:\/\/localhost:(\d+)/.test(output)) {
        if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
      return { child, port: Number(/localhost:(\d+)/.exec(output)?.[1]), output: () => output }
    },
    async postmaster() {
      return Number((await readFile(join(await clusterFolder(), 'data/postmaster.pid'), 'utf8')).split('\n')[0])
    },
    async remove() {
      for (const child of processes) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      const away = await elsewhere()
      await rm(folder, { recursive: true, force: true })
      if (away) await rm(away, { recursive: true, force: true })
    },
  }
}
