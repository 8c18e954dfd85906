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
