/** One task as a worker receives it. */
export interface TaskMessage {
  name: string
  input: unknown
}

/** A worker's message when it has finished a task. */
export type TaskResult = { ok: true; output: unknown } | { ok: false; error: unknown }

/** A worker's message when it has loaded its modules. */
export interface WorkerReady {
  ready: true
}

/** A thread or a process that runs one task at a time. */
export interface WorkerHandle {
  send(task: TaskMessage): void
  /** Ends the worker immediately, even in the middle of a task. */
  end(): void
}

/** A worker's messages to the pool. */
export interface WorkerListener {
  /** The worker has loaded its modules, and runs the task that it may have received meanwhile. */
  ready(): void
  result(result: TaskResult): void
  /** The worker has ended: it ran out of memory, crashed, or was stopped. */
  ended(reason: 'memory' | 'crash'): void
}

export type StartWorker = (listener: WorkerListener) => WorkerHandle
