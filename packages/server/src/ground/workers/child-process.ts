import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { StartWorker, TaskResult, WorkerReady } from './worker.ts'

/** Milliseconds between two measurements of a process's memory. */
const LOOK = 100

/**
 * Starts child processes that run a module: for native code such as image codecs, whose memory no thread limit bounds and which
 * only the end of a process stops. A process whose resident memory exceeds `megabytes` is ended (checked on Linux only).
 */
export const childProcess =
  (module: string, megabytes: number): StartWorker =>
  (listener) => {
    const child = fork(module, [], {
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let reason: 'memory' | 'crash' = 'crash'
    const end = () => void child.kill('SIGKILL')
    let looking: NodeJS.Timeout | undefined
    const look = async () => {
      if ((await residentMegabytes(child.pid)) <= megabytes) return
      reason = 'memory'
      end()
    }
    child.on('message', (sent) => {
      const message = sent as TaskResult | WorkerReady
      if ('ready' in message) return listener.ready()
      clearInterval(looking)
      listener.result(message)
    })
    const ended = () => {
      clearInterval(looking)
      listener.ended(reason)
    }
    child.on('error', ended)
    child.on('exit', ended)
    child.unref()
    child.channel?.unref()
    return {
      send: (task) => {
        clearInterval(looking)
        looking = setInterval(() => void look(), LOOK).unref()
        child.send(task)
      },
      end,
    }
  }

/** Resident memory of a process in megabytes; 0 where the system does not say. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
