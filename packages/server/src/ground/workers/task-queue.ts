import { appError } from '../errors.ts'
import type { TaskMessage } from './worker.ts'

export interface Task extends TaskMessage {
  /** Tasks of different stores take turns; a store never holds all workers. */
  storeId: string
  /** Milliseconds that the task may run; then its worker is ended. Time in the queue does not count. */
  milliseconds: number
}

/** A task with the two ends of the promise that its caller waits for. */
export interface PendingTask extends Task {
  resolve(output: unknown): void
  reject(error: unknown): void
}

export interface TaskQueueOptions {
  /** Tasks that may wait, of all stores together. Default 128. */
  waiting?: number
  /** Tasks of one store that may wait. Default 24. */
  waitingPerStore?: number
  /** Milliseconds that a task may wait. Default 15,000. */
  patience?: number
}

export interface TaskQueue {
  size(): number
  /** Adds a task. Throws {@link busyError} when the queue is full; rejects the task with it after waiting too long. */
  add(task: PendingTask): void
  /** Takes the next task of a store that may run one; undefined if there is none. */
  next(mayRun: (storeId: string) => boolean): PendingTask | undefined
  /** Empties the queue and returns the tasks that waited in it. */
  clear(): PendingTask[]
}

/** The error `unavailable` (503) of a task that gets no worker. */
export const busyError = () =>
  appError('unavailable', {
    retryAfter: 5,
    message: 'The server is busy with earlier requests. Nothing was changed; try again in a few seconds.',
  })

interface Entry {
  task: PendingTask
  /** Removes the task when it has waited too long. */
  timer: NodeJS.Timeout
}

/** Returns an empty queue that is bounded and takes one task of each store in turn. */
export function createTaskQueue({ waiting = 128, waitingPerStore = 24, patience = 15_000 }: TaskQueueOptions): TaskQueue {
  // The first store is the next one to get a worker: a store that got one moves to the end.
  const queues = new Map<string, Entry[]>()
  let size = 0

  function expire(entry: Entry): void {
    const { storeId, reject } = entry.task
    const left = (queues.get(storeId) ?? []).filter((one) => one !== entry)
    if (left.length > 0) queues.set(storeId, left)
    else queues.delete(storeId)
    size--
    reject(busyError())
  }

  return {
    size: () => size,
    add: (task) => {
      const queue = queues.get(task.storeId) ?? []
      if (size >= waiting || queue.length >= waitingPerStore) throw busyError()
      const entry: Entry = { task, timer: setTimeout(() => expire(entry), patience) }
      queue.push(entry)
      queues.set(task.storeId, queue)
      size++
    },
    next: (mayRun) => {
      for (const [storeId, queue] of queues) {
        if (!mayRun(storeId)) continue
        const entry = queue.shift()
        queues.delete(storeId)
        if (queue.length > 0) queues.set(storeId, queue)
        if (!entry) continue
        clearTimeout(entry.timer)
        size--
        return entry.task
      }
      return undefined
    },
    clear: () => {
      const entries = [...queues.values()].flat()
      queues.clear()
      size = 0
      for (const { timer } of entries) clearTimeout(timer)
      return entries.map(({ task }) => task)
    },
  }
}
