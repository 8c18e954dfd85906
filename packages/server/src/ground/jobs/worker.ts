import { EventEmitter, once } from 'node:events'
import {
  type Job,
  parseCronItems,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
  type WorkerPool,
} from 'graphile-worker'
import type pg from 'pg'
import type { JobContext, ServerContext } from '../context.ts'
import { createPool } from '../db/connection/postgres.ts'
import type { Jobs } from '../db/job-queue.ts'
import { watchAbandonedJobs } from './abandoned.ts'
import { type Admission, type AdmittedJob, createAdmission } from './admission.ts'
import { type JobRule, jobRules, slots } from './kinds.ts'
import { type Runner, restartOnFailure } from './restart-on-failure.ts'
import { inTurn, runJob } from './run-job.ts'

/** One function for each job. A job may run twice (a crash between its work and its end), so it must bear that. */
export type JobHandlers = { [Name in keyof Jobs]?: (payload: Jobs[Name], context: JobContext) => Promise<void> }

/** A scheduled job, in cron's notation and UTC. */
export type Schedule = { job: keyof Jobs; cron: string }

export type Worker = { stop(): Promise<void> }

/** Runs jobs of all stores; several processes share the queue. Stopping lets running jobs finish. */
export async function startWorker(
  ownerUrl: string,
  handlers: JobHandlers,
  schedules: Schedule[],
  serverContext: ServerContext,
): Promise<Worker> {
  // A broken connection is replaced; the job that used it fails and is retried.
  const owner = createPool({ url: ownerUrl, name: 'blockfront-worker', max: CONNECTIONS, queryTimeout: QUERY_TIMEOUT })
  const context: JobContext = { ...serverContext, owner }
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      taskOf(handler as AnyHandler, context, jobRules[name as keyof Jobs]),
    ]),
  )
  // A runner fails when the database is lost at its first look or at the end of a job; another one starts when the database is back.
  const runner = await restartOnFailure(() => startRunner(ownerUrl, owner, { taskList, schedules }, serverContext), {
    onGiveUp: () => serverContext.log.warn('The worker failed; starting another one'),
  })
  return {
    stop: async () => {
      await runner.stop()
      await owner.end()
    },
  }
}

/** Connections for the queue and for emails. Fewer than slots: most jobs wait for other servers or use the pool of the application. */
const CONNECTIONS = 9

/** Milliseconds for a statement of a job. If the database is silent, all connections are closed earlier (abandoned.ts). */
const QUERY_TIMEOUT = 300_000

type AnyHandler = (payload: unknown, context: JobContext) => Promise<void>

/** A task of the queue, which ends at its deadline. The runs of a scheduled job follow each other. */
function taskOf(work: AnyHandler, context: JobContext, { kind, seconds }: JobRule): Task {
  const run = (payload: unknown, stopping: AbortSignal) => runJob(() => work(payload, context), { seconds, stopping })
  if (kind) return (payload, { abortSignal }) => run(payload, abortSignal)
  const next = inTurn((stopping: AbortSignal) => run({}, stopping))
  return (_payload, { abortSignal }) => next(abortSignal)
}

interface RunnerOptions {
  taskList: TaskList
  schedules: Schedule[]
}

/** The reason why slots do not look for jobs any more. */
const STOPS = 'The worker stops.'

/** Milliseconds after which one free slot looks for jobs that are due. New jobs are notified. */
const POLL_INTERVAL = 1_000

/** Slots of all kinds, and two of each schedule. */
const concurrencyOf = (schedules: readonly Schedule[]) =>
  Object.values(slots).reduce((sum, count) => sum + count, 2 * schedules.length)

async function startRunner(
  ownerUrl: string,
  owner: pg.Pool,
  { taskList, schedules }: RunnerOptions,
  serverContext: ServerContext,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create')
  const lost = Promise.race([once(events, 'pool:fatalError'), failureOfFirstLook(events)])
  const active = new Set<Promise<unknown>>()
  const counted =
    (work: Task): Task =>
    (payload, helpers) => {
      const working = Promise.resolve(work(payload, helpers)).finally(() => active.delete(working))
      active.add(working)
      return working
    }
  const runner = await run({
    events,
    pgPool: owner,
    taskList: Object.fromEntries(Object.entries(taskList).map(([name, work]) => [name, counted(work as Task)])),
    concurrency: concurrencyOf(schedules),
    forbiddenFlags: admit(events, createAdmission(jobRules), (started) => releaseUnknown(owner, started)),
    noHandleSignals: true,
    // Each slot would poll at the same time: one does, and the next one when it has found a job.
    pollInterval: 60_000,
    parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job, match: cron, identifier: job }))),
    logger: new WorkerLogger((scope) => (level, message, meta) => {
      // A warning that there are more slots than connections, and slots that were about to look when the worker was stopped.
      if ((meta && 'concurrency' in meta) || message.includes(STOPS)) return
      if (level === 'error' || level === 'warning') serverContext.log.warn({ ...scope }, message)
    }),
    // Without a delay, graphile-worker records the end of a job in a promise that is not awaited, and a lost database would end
    // the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const [{ workerPool }] = (await created) as [{ workerPool: WorkerPool }]
  const look = () => {
    if (!isStopping) workerPool.nudge(1)
  }
  let isStopping = false
  events.once('pool:gracefulShutdown', () => {
    isStopping = true
    clearInterval(polling)
  })
  events.on('job:start', look)
  const polling = setInterval(look, POLL_INTERVAL)
  const abandoned = watchAbandonedJobs(ownerUrl, owner, workerPool.id)
  // If the queue could not record the end of a job, it counts running jobs incorrectly and may never stop (graphile-worker 0.18,
  // `batch`). If it could not read the ids of its tasks, it repeats that error at each look (`taskIdentifiers`). It is abandoned as soon as no
  // job runs.
  const left = lost.then(async () => {
    void runner.stop().catch(() => {})
    await Promise.allSettled(active)
  })
  const ended = Promise.race([runner.promise, left])
    .catch((error: unknown) => serverContext.log.error({ err: error }, 'The worker stopped'))
    .then(() => abandoned.stop())
  return {
    ended,
    stop: async () => {
      void runner.stop().catch(() => {})
      await ended
    },
  }
}

/** Resolves when a slot fails to look for a job before any has succeeded, unless the worker stops. */
function failureOfFirstLook(events: WorkerEvents): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const failed = () => resolve()
  const succeeded = () => void events.off('worker:getJob:error', failed)
  events.once('worker:getJob:error', failed)
  events.once('worker:getJob:empty', succeeded)
  events.once('job:start', succeeded)
  events.once('pool:gracefulShutdown', succeeded)
  return promise
}

/** Jobs that a worker has started, as it locked them. */
interface StartedJobs {
  /** The id by which the worker locks jobs. */
  lockedBy: string | undefined
  /** The attempt of each job by its id; the latest 10,000. */
  attempts: Map<string, number>
}

/**
 * Releases the jobs that a worker has locked without knowing it, because the response was lost. The worker lives, so nobody else would before
 * four hours.
 */
async function releaseUnknown(owner: pg.Pool, { lockedBy, attempts }: StartedJobs): Promise<void> {
  const { rows } = await owner.query<{ id: string; attempts: number }>(
    'select id::text, attempts from graphile_worker._private_jobs where locked_by = $1',
    [lockedBy],
  )
  const unknown = rows.flatMap((row) => (attempts.get(row.id) === row.attempts ? [] : row.id))
  await owner.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by = $1 and id = any($2::bigint[])',
    [lockedBy, unknown],
  )
  await owner.query(
    `update graphile_worker._private_job_queues q set locked_at = null, locked_by = null where locked_by = $1
       and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_by = $1)`,
    [lockedBy],
  )
}

/**
 * Returns the function that graphile-worker calls before it looks for a job. The slots look one after the other, so that each knows the jobs
 * of the others. `recover` is called after a look that failed. While the worker stops, no slot looks: with a database that does not respond, one
 * after the other would wait for it.
 */
function admit(
  events: WorkerEvents,
  admission: Admission,
  recover: (started: StartedJobs) => Promise<void>,
): () => Promise<string[]> {
  let last: Promise<void> = Promise.resolve()
  let release = () => {}
  let hasFailed = false
  const started: StartedJobs = { lockedBy: undefined, attempts: new Map() }
  events.once('pool:create', ({ workerPool }) => {
    started.lockedBy = workerPool.id
  })
  const admitted = ({ task_identifier: task, payload }: Job): AdmittedJob => ({
    task,
    payload: payload as AdmittedJob['payload'],
  })
  events.on('job:start', ({ job }) => {
    admission.begin(admitted(job))
    started.attempts.delete(job.id)
    started.attempts.set(job.id, job.attempts)
    const [oldest] = started.attempts.keys()
    if (started.attempts.size > 10_000 && oldest !== undefined) started.attempts.delete(oldest)
    release()
  })
  events.on('job:complete', ({ job }) => admission.end(admitted(job)))
  events.on('worker:getJob:empty', () => release())
  events.on('worker:getJob:error', () => {
    hasFailed = true
    release()
  })
  let isStopping = false
  events.once('pool:gracefulShutdown', () => {
    isStopping = true
    release()
  })
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    // Not a race with a promise that lives as long as the worker: that would keep a reaction of each look.
    await before
    release = resolve
    if (isStopping) {
      release()
      throw new Error(STOPS)
    }
    if (hasFailed)
      await recover(started).then(
        () => {
          hasFailed = false
        },
        // The look fails, too.
        () => {},
      )
    if (isStopping) throw new Error(STOPS)
    return admission.forbidden()
  }
}
