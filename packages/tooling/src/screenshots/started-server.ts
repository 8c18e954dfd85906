import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../sources/repository.ts'

export interface StartedServer {
  port: number
  stop: () => Promise<void>
}

/** Starts the built server with an empty database in a temporary folder. Rejects if it ends before it listens. */
export async function startServer(): Promise<StartedServer> {
  const data = await mkdtemp(join(tmpdir(), 'blockfront-screenshots-'))
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'warn',
      BLOCKFRONT_DATA: data,
      BLOCKFRONT_RATE_LIMITS: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = /Blockfront is at \S+?:(\d+)\s/.exec(output) ?? []
      if (found) resolve(Number(found))
    })
    child.on('exit', () => reject(new Error(`The server ended before it listened:\n${output}`)))
  })
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(data, { recursive: true, force: true })
    },
  }
}
