import { busyError, createTaskQueue, type PendingTask, type Task, type TaskQueueOptions } from './task-queue.ts'
import type { StartWorker, WorkerHandle } from './worker.ts'

export interface TaskPoolOptions extends TaskQueueOptions {
  start: StartWorker
  /** Most workers at a time. They start with the first task that needs them. */
  size: number
  /** Milliseconds after which an idle worker ends. Default 60,000. */
  idle?: number
}

export interface TaskPool {
  /**
   * Runs a task in a worker. Throws what the task throws, a {@link TaskLimitError} when it exceeds its time or memory, and
   * `unavailable` (503) when the queue is full, the task waited too long, or the pool has stopped.
   */
  run(task: Task): Promise<unknown>
  /** Running and waiting tasks. */
  size(): { running: number; waiting: number }
  /** Ends all workers. Unfinished tasks fail with `unavailable`. */
  stop(): void
}

/** A task exceeded its time or its memory. Its worker was replaced. */
export class TaskLimitError extends Error {
  readonly limit: 'time' | 'memory'

  constructor(task: string, limit: 'time' | 'memory') {
    super(`The task ${task} exceeded its ${limit} limit and was ended.`)
    this.name = 'TaskLimitError'
    this.limit = limit
  }
}

/**
 * Longest time in which a worker loads its modules, in milliseconds. It counts neither as time of a task nor as time that other tasks wait: a busy
 * server takes seconds.
 */
const LONGEST_START = 120_000

interface Slot {
  worker: WorkerHandle
  isReady: boolean
  task: PendingTask | undefined
  /** When the task began to run, in milliseconds of `performance.now()`. */
  since: number
  timer: NodeJS.Timeout | undefined
}

/** The error of a task whose worker ended. */
const endedError = (task: string, reason: 'memory' | 'crash') =>
  reason === 'memory' ? new TaskLimitError(task, 'memory') : new Error(`The worker of the task ${task} ended.`)

/** Runs tasks in a bounded number of workers, with a bounded queue that is fair between stores. */
export function createTaskPool({ start, size, idle = 60_000, ...limits }: TaskPoolOptions): TaskPool {
  const slots = new Set<Slot>()
  const queue = createTaskQueue(limits, () => [...slots].some(({ isReady, task }) => task && !isReady))
  const runningOf = new Map<string, number>()
  const mostPerStore = Math.max(1, size - 1)
  const mayRun = (storeId: string) => (runningOf.get(storeId) ?? 0) < mostPerStore
  let stopped = false

  function dispatch(): void {
    for (;;) {
      const free = [...slots].find(({ task }) => task === undefined)
      if (!free && slots.size >= size) return
      const task = queue.next(mayRun)
      if (!task) return
      begin(free ?? open(), task)
    }
  }

  function open(): Slot {
    const slot: Slot = { worker: undefined as never, isReady: false, task: undefined, since: 0, timer: undefined }
    slot.worker = start({
      ready: () => {
        slot.isReady = true
        slot.since = performance.now()
        queue.renew()
        if (slot.task) limit(slot, slot.task)
      },
      result: (result) => settle(slot, result.ok ? (task) => task.resolve(result.output) : (task) => task.reject(result.error)),
      ended: (reason) => {
        if (slots.delete(slot)) settle(slot, (task) => task.reject(endedError(task.name, reason)))
      },
    })
    slots.add(slot)
    return slot
  }

  function begin(slot: Slot, task: PendingTask): void {
    slot.task = task
    slot.since = performance.now()
    runningOf.set(task.storeId, (runningOf.get(task.storeId) ?? 0) + 1)
    limit(slot, task)
    try {
      slot.worker.send({ name: task.name, input: task.input })
    } catch (error) {
      // Input that cannot be cloned: the worker has seen nothing of it.
      settle(slot, () => task.reject(error))
    }
  }

  function limit(slot: Slot, task: PendingTask): void {
    clearTimeout(slot.timer)
    slot.timer = setTimeout(
      () => {
        close(slot)
        settle(slot, () => task.reject(slot.isReady ? new TaskLimitError(task.name, 'time') : busyError()))
      },
      slot.isReady ? task.milliseconds : LONGEST_START,
    )
  }

  function settle(slot: Slot, tell: (task: PendingTask) => void): void {
    const { task } = slot
    if (!task) return
    clearTimeout(slot.timer)
    slot.task = undefined
    if (slot.isReady) queue.charge(task.storeId, performance.now() - slot.since)
    const left = (runningOf.get(task.storeId) ?? 1) - 1
    if (left > 0) runningOf.set(task.storeId, left)
    else runningOf.delete(task.storeId)
    if (slots.has(slot)) slot.timer = setTimeout(close, idle, slot).unref()
    tell(task)
    dispatch()
  }

  function close(slot: Slot): void {
    clearTimeout(slot.timer)
    slots.delete(slot)
    slot.worker.end()
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (stopped) throw busyError()
        queue.add({ ...task, resolve, reject })
        dispatch()
      }),
    size: () => ({ running: [...slots].filter(({ task }) => task).length, waiting: queue.size() }),
    stop: () => {
      stopped = true
      const unfinished = queue.clear()
      for (const slot of [...slots]) {
        close(slot)
        if (slot.task) unfinished.push(slot.task)
      }
      for (const { reject } of unfinished) reject(busyError())
    },
  }
}
