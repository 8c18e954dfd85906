import { EventEmitter, once } from 'node:events'
import { parseCronItems, run, type Task, type TaskList, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker'
import type pg from 'pg'
import type { JobContext, ServerContext } from '../context.ts'
import { createPool } from '../db/connection/postgres.ts'
import type { Jobs } from '../db/job-queue.ts'
import { watchAbandonedJobs } from './abandoned.ts'
import { type Runner, restartOnFailure } from './restart-on-failure.ts'

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
  const owner = createPool({ url: ownerUrl, name: 'blockfront-worker', max: DELIVERY_SLOTS, queryTimeout: QUERY_TIMEOUT })
  const context: JobContext = { ...serverContext, owner }
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, work]) => [
      name,
      (payload: unknown) => (work as (payload: unknown, context: JobContext) => Promise<void>)(payload, context),
    ]),
  )
  const { [DELIVERIES]: deliveries, ...rest } = taskList
  const runnerOf = (options: RunnerOptions) =>
    // A runner fails when the database is lost at the end of a job; another one starts when the database is back.
    restartOnFailure(() => startRunner(ownerUrl, owner, options, serverContext), {
      onGiveUp: () => serverContext.log.warn('The worker failed; starting another one'),
    })
  const runners = [await runnerOf({ taskList: rest, concurrency: 4, pollInterval: 2_000, schedules })]
  if (deliveries)
    runners.push(
      await runnerOf({
        taskList: { [DELIVERIES]: deliveries },
        concurrency: DELIVERY_SLOTS,
        pollInterval: 5_000,
        schedules: [],
      }),
    )
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
      await owner.end()
    },
  }
}

/** Milliseconds for a statement of a job. If the database is silent, all connections are closed earlier (abandoned.ts). */
const QUERY_TIMEOUT = 300_000

/** The job that waits for servers of others. It has separate slots, so that slow ones never delay other jobs. */
const DELIVERIES = 'webhook.deliver' satisfies keyof Jobs

/** Deliveries at the same time. The pool has as many connections, because graphile-worker warns about a smaller one. */
const DELIVERY_SLOTS = 16

interface RunnerOptions {
  taskList: TaskList
  /** Jobs that run at the same time. */
  concurrency: number
  /** Milliseconds after which each slot looks for jobs that are due. New jobs are notified. */
  pollInterval: number
  schedules: Schedule[]
}

async function startRunner(
  ownerUrl: string,
  owner: pg.Pool,
  { taskList, concurrency, pollInterval, schedules }: RunnerOptions,
  serverContext: ServerContext,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create')
  const lost = once(events, 'pool:fatalError')
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
    concurrency,
    noHandleSignals: true,
    pollInterval,
    parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job, match: cron, identifier: job }))),
    logger: new WorkerLogger((scope) => (level, message) => {
      if (level === 'error' || level === 'warning') serverContext.log.warn({ ...scope }, message)
    }),
    // Without a delay, graphile-worker records the end of a job in a promise that is not awaited, and a lost database would end
    // the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const [{ workerPool }] = (await created) as [{ workerPool: { id: string } }]
  const abandoned = watchAbandonedJobs(ownerUrl, owner, workerPool.id)
  // If the queue could not record the end of a job, it counts running jobs incorrectly and may never stop (graphile-worker 0.18,
  // `batch`): it is abandoned as soon as no job runs.
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
