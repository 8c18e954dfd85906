import { join } from 'node:path'
import { createWorkers, type Workers } from '../workers/workers.ts'

/** Returns workers for all tasks of the server. */
export const startWorkers = (): Workers =>
  createWorkers({
    thread: join(import.meta.dirname, 'thread-tasks.ts'),
    process: join(import.meta.dirname, 'process-tasks.ts'),
  })
