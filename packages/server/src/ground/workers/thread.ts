import { Worker } from 'node:worker_threads'
import type { StartWorker, TaskResult, WorkerReady } from './worker.ts'

/** Starts worker threads that run a module. `megabytes` bounds the JavaScript heap of each thread. */
export const thread =
  (module: string, megabytes: number): StartWorker =>
  (listener) => {
    const worker = new Worker(module, {
      execArgv: [],
      // React chooses its build by NODE_ENV. Nothing else of the environment, such as secrets, is needed.
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    let reason: 'memory' | 'crash' = 'crash'
    worker.on('message', (message: TaskResult | WorkerReady) =>
      'ready' in message ? listener.ready() : listener.result(message),
    )
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reason = 'memory'
    })
    worker.on('exit', () => listener.ended(reason))
    worker.unref()
    return { send: (task) => worker.postMessage(task), end: () => void worker.terminate() }
  }
