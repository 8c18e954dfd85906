import { availableParallelism } from 'node:os'
import { appError } from '../errors.ts'
import { childProcess } from './child-process.ts'
import { createTaskPool, TaskLimitError } from './pool.ts'
import { received } from './run-tasks.ts'
import { type TaskName, type TaskSeconds, type Tasks, taskLimits } from './tasks.ts'
import { thread } from './thread.ts'

/** Runs heavy tasks outside the main thread (docs/decisions/0027). */
export interface Workers {
  /**
   * Runs a task for a store. Throws what the task throws, `too_large` (413) when it exceeds its time or memory, and `unavailable`
   * (503) when too many tasks wait already.
   */
  run<Name extends TaskName>(name: Name, storeId: string, input: Tasks[Name]['input']): Promise<Tasks[Name]['output']>
  stop(): void
}

/** Threads for JavaScript. Two at least, so that no store can hold all of them. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()))
/** Processes for images. */
const PROCESSES = 2
/** Megabytes of heap for a thread, and of resident memory for a process. */
const THREAD_MEMORY = 384
const PROCESS_MEMORY = 1024

/** The modules that workers run. Each calls `runTasks` with its tasks. */
export interface TaskModules {
  thread: string
  process: string
}

/** Creates the workers. They start with their first task. `limits` replace the time limits of {@link taskLimits}. */
export function createWorkers(modules: TaskModules, limits: TaskSeconds = {}): Workers {
  const pools = {
    thread: createTaskPool({ size: THREADS, start: thread(modules.thread, THREAD_MEMORY) }),
    process: createTaskPool({
      size: PROCESSES,
      start: childProcess(modules.process, PROCESS_MEMORY),
      // Uploads wait with their file on the disk, and cost nothing meanwhile.
      waitingPerStore: 64,
      waiting: 512,
      patience: 120_000,
    }),
  }
  return {
    run: async (name, storeId, input) => {
      const { in: kind, seconds: usual } = taskLimits[name]
      const seconds = limits[name] ?? usual
      try {
        return (await pools[kind].run({ name, input, storeId, milliseconds: seconds * 1000 })) as never
      } catch (error) {
        if (error instanceof TaskLimitError)
          throw appError('too_large', { message: tooLargeMessage[error.limit](seconds), cause: error })
        throw received(error)
      }
    },
    stop: () => {
      for (const pool of Object.values(pools)) pool.stop()
    },
  }
}

const tooLargeMessage = {
  time: (seconds: number) =>
    `Processing this took more than ${seconds} seconds and was stopped. Nothing was saved. Make it smaller and try again.`,
  memory: () => 'Processing this needs too much memory and was stopped. Nothing was saved. Make it smaller and try again.',
}

/**
 * Minimum characters and values for which work goes to a worker. For smaller input, sending it there takes longer than the work.
 */
const LARGE = 24_000

/** Whether a JSON value holds more characters and values than a limit. Takes time up to that limit, not beyond it. */
export function isLarge(value: unknown, limit = LARGE): boolean {
  const open = [value]
  let size = 0
  for (let next = open.pop(); size <= limit; next = open.pop()) {
    size += typeof next === 'string' ? next.length + 1 : 1
    if (typeof next === 'object' && next !== null) {
      const inside: unknown[] = Array.isArray(next) ? next : Object.values(next)
      size += inside.length
      if (size <= limit) for (const child of inside) open.push(child)
    }
    if (open.length === 0) break
  }
  return size > limit
}

/** The same for text. */
export const isLargeText = (text: string, limit = LARGE): boolean => text.length > limit
