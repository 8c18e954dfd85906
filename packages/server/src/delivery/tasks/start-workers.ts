import { join } from 'node:path'
import type { TaskSeconds } from '../../ground/workers/tasks.ts'
import { createWorkers, type Workers } from '../../ground/workers/workers.ts'

/** Returns workers for all tasks of the server. `limits` replace the time limits of some tasks. */
export const startWorkers = (limits?: TaskSeconds): Workers =>
  createWorkers(
    {
      thread: join(import.meta.dirname, 'thread-tasks.ts'),
      process: join(import.meta.dirname, 'process-tasks.ts'),
    },
    limits,
  )
