import { AppError, type AppErrorOptions } from '../errors.ts'
import type { TaskMessage, TaskResult, WorkerReady } from './worker.ts'

/** A {@link AppError} as it crosses between a worker and the server: a class does not survive cloning. */
interface SentFailure {
  failure: AppError['code']
  options: AppErrorOptions
}

/** Runs the tasks that arrive, in a worker, and sends back what each returns or throws. First it reports that the worker is ready. */
export function runTasks(
  tasks: Readonly<Record<string, (input: never) => unknown>>,
  receive: (listener: (task: TaskMessage) => void) => void,
  send: (message: TaskResult | WorkerReady) => void,
): void {
  receive(async ({ name, input }) => {
    try {
      const task = tasks[name]
      if (!task) throw new Error(`No task is called ${name}.`)
      send({ ok: true, output: await task(input as never) })
    } catch (error) {
      send({ ok: false, error: sent(error) })
    }
  })
  send({ ready: true })
}

function sent(error: unknown): Error | SentFailure {
  if (error instanceof AppError) {
    const { cause: _cause, ...options } = error.options
    return { failure: error.code, options }
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}

/** The error that a task threw, as the server throws it on. */
export function received(error: unknown): unknown {
  const { failure, options } = (error ?? {}) as Partial<SentFailure>
  return failure ? new AppError(failure, options) : error
}
