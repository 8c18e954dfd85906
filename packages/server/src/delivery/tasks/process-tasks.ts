import sharp from 'sharp'
import { decodeImage, makeIcon, makeVariants } from '../../ground/images/image.ts'
import { runTasks } from '../../ground/workers/run-tasks.ts'
import type { TaskName, Tasks } from '../../ground/workers/tasks.ts'

/** The module that child processes run: image codecs. */
type TaskRunners = { [Name in TaskName]?: (input: Tasks[Name]['input']) => Promise<Tasks[Name]['output']> }

// One thread per process: the pool determines how many images are converted at a time.
sharp.concurrency(1)

const tasks: TaskRunners = {
  'picture.clean': ({ path, format }) => decodeImage(path, format),
  'picture.icon': ({ original, size, background }) => makeIcon(Buffer.from(original), size, background),
  'picture.variants': ({ original, width }) => makeVariants(Buffer.from(original), width),
}

runTasks(
  tasks as Record<string, (input: never) => unknown>,
  (listener) => process.on('message', listener),
  (result) => process.send?.(result),
)

// A terminal sends its signals to every process. The server ends this one when it stops.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
