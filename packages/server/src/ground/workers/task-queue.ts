import { appError } from '../errors.ts'
import type { TaskMessage } from './worker.ts'

export interface Task extends TaskMessage {
  /** The store that used the workers least gets the next one; a store never holds all workers. */
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

/** Whether a worker is starting, so that no task has waited too long. */
type IsStarting = () => boolean

export interface TaskQueue {
  size(): number
  /**
   * Adds a task. Throws {@link busyError} when the queue is full; rejects the task with it after waiting too long. If the queue is full of tasks of a
   * store that has more of them than this one, the last task of that store is rejected instead.
   */
  add(task: PendingTask): void
  /** Takes the next task of a store that may run one; undefined if there is none. */
  next(mayRun: (storeId: string) => boolean): PendingTask | undefined
  /** Records how long a task of a store ran, in milliseconds. */
  charge(storeId: string, milliseconds: number): void
  /** Lets all tasks wait as if they were added now: a worker took its time to start. */
  renew(): void
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

/** Milliseconds after which a store's use of the workers counts half. */
const HALF_LIFE = 10_000

/** Stores whose use is remembered: those that used the workers last. */
const REMEMBERED = 1_000

/** Returns an empty queue that is bounded. The store that used the workers least is next. */
export function createTaskQueue(
  { waiting = 128, waitingPerStore = 24, patience = 15_000 }: TaskQueueOptions,
  isStarting: IsStarting,
): TaskQueue {
  // Of stores with the same use, the first is next: a store that got a worker moves to the end.
  const queues = new Map<string, Entry[]>()
  const used = new Map<string, { milliseconds: number; at: number }>()
  let size = 0

  function useOf(storeId: string): number {
    const { milliseconds = 0, at = 0 } = used.get(storeId) ?? {}
    return milliseconds * 0.5 ** ((performance.now() - at) / HALF_LIFE)
  }

  function reject(entry: Entry): void {
    const { storeId } = entry.task
    const left = (queues.get(storeId) ?? []).filter((one) => one !== entry)
    if (left.length > 0) queues.set(storeId, left)
    else queues.delete(storeId)
    size--
    clearTimeout(entry.timer)
    entry.task.reject(busyError())
  }

  const expire = (entry: Entry) => (isStarting() ? void entry.timer.refresh() : reject(entry))

  /** Makes room for a task of a store that has `count` tasks. Throws unless another store has at least as many afterwards. */
  function makeRoom(count: number): void {
    const longest = [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    const last = longest.at(-1)
    if (!last || longest.length - 1 <= count) throw busyError()
    reject(last)
  }

  return {
    size: () => size,
    add: (task) => {
      const count = queues.get(task.storeId)?.length ?? 0
      if (count >= waitingPerStore) throw busyError()
      if (size >= waiting) makeRoom(count)
      const entry: Entry = { task, timer: setTimeout(() => expire(entry), patience) }
      queues.set(task.storeId, [...(queues.get(task.storeId) ?? []), entry])
      size++
    },
    next: (mayRun) => {
      const stores = [...queues.keys()].filter(mayRun).map((storeId) => ({ storeId, use: useOf(storeId) }))
      const { storeId } = stores.reduce((a, b) => (b.use < a.use ? b : a), stores[0] ?? { storeId: '', use: 0 })
      const [entry, ...left] = queues.get(storeId) ?? []
      if (!entry) return undefined
      queues.delete(storeId)
      if (left.length > 0) queues.set(storeId, left)
      clearTimeout(entry.timer)
      size--
      return entry.task
    },
    charge: (storeId, milliseconds) => {
      const before = useOf(storeId)
      used.delete(storeId)
      used.set(storeId, { milliseconds: before + milliseconds, at: performance.now() })
      const [oldest] = used.keys()
      if (used.size > REMEMBERED && oldest !== undefined) used.delete(oldest)
    },
    renew: () => {
      for (const { timer } of [...queues.values()].flat()) timer.refresh()
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
