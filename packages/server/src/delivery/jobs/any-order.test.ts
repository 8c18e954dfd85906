import { isDeep, repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobContext } from '../../ground/context.ts'
import type { Jobs } from '../../ground/db/job-queue.ts'
import { startWorker } from '../../ground/jobs/worker.ts'
import { stopSignal, untilCanceled } from '../../ground/outgoing/stop-signal.ts'
import { type Network, startNetwork } from '../../testing/attack/network.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database/cluster.ts'

let database: TestDatabase
let network: Network
let owner: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  network = await startNetwork(database.ownerUrl)
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 })
  owner.on('error', () => {})
})
afterAll(async () => {
  await owner.end()
  await network.stop()
  await database.stop()
})

/** A step with a number is about one of the jobs. */
const steps = [
  'enqueue',
  'import',
  'succeed',
  'fail',
  'cancel',
  'retry',
  'crash',
  'reconnect',
  'restart',
  ...(isDeep ? ['lose'] : []),
]
const step = fc.tuple(fc.constantFrom(...steps), fc.nat(50))

interface Run {
  id: string
  end: (error?: Error) => void
}

/** The queue with a worker. Each job runs until a step ends it, or until its import is canceled. */
function openQueue() {
  const added: string[] = []
  const canceled = new Set<string>()
  const done = new Set<string>()
  const failures = new Map<string, number>()
  const running: Run[] = []
  /** Jobs of canceled imports that began work after the cancellation. */
  const begunLate: string[] = []
  const work = async (id: string) => {
    if (canceled.has(id)) begunLate.push(id)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const run: Run = { id, end: (error) => (error ? reject(error) : resolve()) }
    running.push(run)
    const signal = stopSignal()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    await promise.finally(() => running.splice(running.indexOf(run), 1))
    done.add(id)
  }
  // As `fetchImages` does it, with `canceled` instead of the status of the import.
  const fetchImages = async ({ importId }: Jobs['import.images']) => {
    const isCanceled = () => Promise.resolve(canceled.has(importId))
    if (!(await isCanceled())) await untilCanceled(isCanceled, () => work(importId))
  }
  const start = () =>
    startWorker(
      network.through(database.ownerUrl),
      { 'mail.send': ({ mailId }) => work(mailId), 'import.images': fetchImages },
      [],
      { log: pino({ level: 'silent' }) } as JobContext,
    )
  const add = async (task: string, payload: object, id: string) => {
    await owner.query('select enqueue_job($1, $2)', [task, JSON.stringify(payload)])
    added.push(id)
  }
  let worker: Awaited<ReturnType<typeof start>> | undefined
  const one = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length]
  const actions: Record<string, (n: number) => unknown> = {
    enqueue: (n) => add('mail.send', { mailId: `email${added.length}`, storeId: `store${n % 3}` }, `email${added.length}`),
    import: (n) => add('import.images', { importId: `import${added.length}`, storeId: `store${n % 3}` }, `import${added.length}`),
    succeed: (n) => one(running, n)?.end(),
    fail: (n) => {
      const run = one(running, n)
      const count = (run && failures.get(run.id)) ?? 0
      // The queue gives up after twelve attempts.
      if (!run || count >= 5) return
      failures.set(run.id, count + 1)
      run.end(new Error('as the test says'))
    },
    cancel: (n) => {
      const id = one(
        added.filter((name) => name.startsWith('import')),
        n,
      )
      if (id) canceled.add(id)
    },
    retry: () => owner.query('update graphile_worker._private_jobs set run_at = now() where locked_by is null'),
    // What other workers do when a worker is gone. Its jobs may still run for a moment, as those of a lost machine.
    crash: () =>
      owner.query(`select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs
        where locked_by is not null))`),
    reconnect: () =>
      owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'blockfront-worker%'`),
    lose: () => network.lose(),
    restart: async () => {
      const stopped = worker?.stop()
      for (const run of [...running]) run.end(new Error('The worker stops.'))
      await stopped
      worker = await start()
    },
  }
  return { actions, added, canceled, done, running, begunLate, stop: () => worker?.stop() }
}

it('any order of adding, running, canceling, losing and retrying jobs runs each, and none of a canceled import', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (taken) => {
      const { actions, added, canceled, done, running, begunLate, stop } = openQueue()
      await actions.restart?.(0)
      for (const [name, n] of taken) {
        await actions[name]?.(n)
        // Lets the worker go on, so that steps find running jobs.
        await owner.query('select')
      }
      const isLeft = (id: string) => !done.has(id) && !canceled.has(id)
      const goOn = async () => {
        for (const run of [...running]) if (!canceled.has(run.id)) run.end()
        await actions.retry?.(0)
        const { rowCount } = await owner.query('select from graphile_worker._private_jobs')
        return { left: added.filter(isLeft), running: running.map(({ id }) => id), rowCount }
      }
      await expect.poll(goOn, { timeout: 120_000, interval: 50 }).toEqual({ left: [], running: [], rowCount: 0 })
      await stop()
      expect(begunLate).toEqual([])
    }),
    { numRuns: repeat(1, 20), endOnFailure: true },
  )
})
