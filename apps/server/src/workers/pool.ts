import { appError } from '../errors.ts'

/** One task as a worker receives it. */
export interface TaskMessage {
  name: string
  input: unknown
}

/** What a worker sends back when it has finished a task. */
export type TaskAnswer = { ok: true; output: unknown } | { ok: false; error: unknown }

/** A thread or a process that runs one task at a time. */
export interface WorkerHandle {
  send(task: TaskMessage): void
  /** Ends the worker at once, even in the middle of a task. */
  end(): void
}

/** What a worker reports to the pool. */
export interface WorkerListener {
  answer(answer: TaskAnswer): void
  /** The worker is gone: it ran out of memory, crashed, or was ended. */
  ended(reason: 'memory' | 'crash'): void
}

export type StartWorker = (listener: WorkerListener) => WorkerHandle

export interface TaskPoolOptions {
  start: StartWorker
  /** Most workers at a time. They start with the first task that needs them. */
  size: number
  /** Tasks that may wait, of all stores together. Default 128. */
  waiting?: number
  /** Tasks of one store that may wait. Default 24. */
  waitingPerStore?: number
  /** Milliseconds that a task may wait. Default 15,000. */
  patience?: number
  /** Milliseconds after which an idle worker ends. Default 60,000. */
  idle?: number
}

export interface Task extends TaskMessage {
  /** Tasks of different stores take turns; a store never holds all workers. */
  storeId: string
  /** Milliseconds that the task may run; then its worker is ended. Time in the queue does not count. */
  milliseconds: number
}

export interface TaskPool {
  /**
   * Runs a task in a worker. Throws what the task throws, a {@link TaskLimitError} when it exceeds its time or memory, and
   * `unavailable` (503) when the queue is full, the task waited too long, or the pool has stopped.
   */
  run(task: Task): Promise<unknown>
  /** Tasks that run or wait. */
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

const busy = () =>
  appError('unavailable', {
    retryAfter: 5,
    message: 'The server is busy with earlier requests. Nothing was changed; try again in a few seconds.',
  })

interface Waiting extends Task {
  resolve(output: unknown): void
  reject(error: unknown): void
  /** Ends the wait of a task whose turn does not come. */
  giveUp: NodeJS.Timeout
}

interface Slot {
  worker: WorkerHandle
  task: Waiting | undefined
  timer: NodeJS.Timeout | undefined
}

/** Runs tasks in a bounded number of workers, with a bounded queue that is fair between stores. */
export function createTaskPool(options: TaskPoolOptions): TaskPool {
  const { start, size, waiting: mostWaiting = 128, waitingPerStore = 24, patience = 15_000, idle = 60_000 } = options
  const slots = new Set<Slot>()
  // The first store is the next one to get a worker: a store that got one moves to the end.
  const queues = new Map<string, Waiting[]>()
  const runningOf = new Map<string, number>()
  const mostPerStore = Math.max(1, size - 1)
  let waiting = 0
  let stopped = false

  function next(): Waiting | undefined {
    for (const [storeId, queue] of queues) {
      if ((runningOf.get(storeId) ?? 0) >= mostPerStore) continue
      const task = queue.shift()
      queues.delete(storeId)
      if (queue.length > 0) queues.set(storeId, queue)
      if (task) clearTimeout(task.giveUp)
      if (task) waiting--
      return task
    }
    return undefined
  }

  function dispatch(): void {
    for (;;) {
      const free = [...slots].find(({ task }) => task === undefined)
      if (!free && slots.size >= size) return
      const task = next()
      if (!task) return
      begin(free ?? open(), task)
    }
  }

  function open(): Slot {
    const slot: Slot = { worker: undefined as never, task: undefined, timer: undefined }
    slot.worker = start({
      answer: (answer) => settle(slot, answer.ok ? (task) => task.resolve(answer.output) : (task) => task.reject(answer.error)),
      ended: (reason) => {
        if (!slots.delete(slot)) return
        settle(slot, (task) =>
          task.reject(
            reason === 'memory'
              ? new TaskLimitError(task.name, 'memory')
              : new Error(`The worker of the task ${task.name} ended.`),
          ),
        )
      },
    })
    slots.add(slot)
    return slot
  }

  /** Takes a task that waited too long out of its queue. */
  function leave(task: Waiting): void {
    const left = (queues.get(task.storeId) ?? []).filter((one) => one !== task)
    if (left.length > 0) queues.set(task.storeId, left)
    else queues.delete(task.storeId)
    waiting--
    task.reject(busy())
  }

  function begin(slot: Slot, task: Waiting): void {
    clearTimeout(slot.timer)
    slot.task = task
    runningOf.set(task.storeId, (runningOf.get(task.storeId) ?? 0) + 1)
    slot.timer = setTimeout(() => {
      close(slot)
      settle(slot, () => task.reject(new TaskLimitError(task.name, 'time')))
    }, task.milliseconds)
    try {
      slot.worker.send({ name: task.name, input: task.input })
    } catch (error) {
      // Input that cannot be cloned: the worker has seen nothing of it.
      settle(slot, () => task.reject(error))
    }
  }

  function settle(slot: Slot, tell: (task: Waiting) => void): void {
    const { task } = slot
    if (!task) return
    clearTimeout(slot.timer)
    slot.task = undefined
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
    run: ({ name, input, storeId, milliseconds }) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(storeId) ?? []
        if (stopped || waiting >= mostWaiting || queue.length >= waitingPerStore) throw busy()
        const task: Waiting = {
          ...{ name, input, storeId, milliseconds, resolve, reject },
          giveUp: setTimeout(() => leave(task), patience),
        }
        queue.push(task)
        queues.set(storeId, queue)
        waiting++
        dispatch()
      }),
    size: () => ({ running: [...slots].filter(({ task }) => task).length, waiting }),
    stop: () => {
      stopped = true
      const unfinished = [...queues.values()].flat()
      queues.clear()
      waiting = 0
      for (const slot of [...slots]) {
        close(slot)
        if (slot.task) unfinished.push(slot.task)
      }
      for (const task of unfinished) {
        clearTimeout(task.giveUp)
        task.reject(busy())
      }
    },
  }
}
