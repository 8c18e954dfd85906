import { Session } from 'node:inspector/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Network, startNetwork } from '../../testing/attack/network.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database/cluster.ts'
import type { JobContext } from '../context.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase
let owner: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 })
  owner.on('error', () => {})
})
afterAll(async () => {
  await owner.end()
  await database.stop()
})

/** Jobs that end when the test ends them. */
function heldJobs() {
  const begun: { mailId: string; end: () => void }[] = []
  const work = ({ mailId }: { mailId: string }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ mailId, end: resolve })
    return promise
  }
  return { begun, work, names: () => begun.map(({ mailId }) => mailId) }
}

/** Starts a worker whose network the test can disturb, with jobs that end when the test ends them. */
async function startDisturbed(disturb: (network: Network) => void = () => {}) {
  const { begun, work, names } = heldJobs()
  const network = await startNetwork(database.ownerUrl)
  disturb(network)
  const log = pino({ level: 'silent' })
  const worker = await startWorker(network.through(database.ownerUrl), { 'mail.send': work }, [], { log } as JobContext)
  const stop = async () => {
    for (const { end } of begun) end()
    await worker.stop()
    await network.stop()
  }
  return { begun, names, network, stop }
}

const add = (mailId: string) => owner.query(`select graphile_worker.add_job('mail.send', $1::json)`, [JSON.stringify({ mailId })])

it('starts without a warning', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const handlers = { 'mail.send': async () => {}, 'webhook.deliver': async () => {} }
  const worker = await startWorker(database.ownerUrl, handlers, [], { log } as JobContext)
  await worker.stop()
  expect(lines).toEqual([])
})

const waiting = async () => (await owner.query('select from graphile_worker._private_jobs')).rowCount

/** Number of promises in memory, after a garbage collection. */
async function countPromises(): Promise<number> {
  const session = new Session()
  session.connect()
  const { result } = await session.post('Runtime.evaluate', { expression: 'Promise.prototype' })
  const { objects } = await session.post('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: count } = await session.post('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  session.disconnect()
  return count.value as number
}

it('keeps nothing of jobs that have ended', async () => {
  const log = pino({ level: 'silent' })
  const worker = await startWorker(database.ownerUrl, { 'mail.send': async () => {} }, [], { log } as JobContext)
  const run = async (count: number) => {
    await owner.query(`select graphile_worker.add_job('mail.send', '{}'::json) from generate_series(1, $1)`, [count])
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  }
  try {
    await run(20)
    const before = await countPromises()
    await run(500)
    // Tests of this process that ran before may have left some, but not one for each job.
    await expect.poll(async () => (await countPromises()) - before, { timeout: 60_000 }).toBeLessThan(250)
  } finally {
    // It would take the jobs of the next tests.
    await worker.stop()
  }
})

it('continues with jobs, and stops, after the queue could not record the end of a job', async () => {
  const { begun, work, names } = heldJobs()
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) })
  const worker = await startWorker(database.ownerUrl, { 'mail.send': work }, [], { log } as JobContext)
  await Promise.all([add('one'), add('two'), add('three'), add('four')])
  await expect.poll(() => names().length).toBe(4)

  await owner.query('alter table graphile_worker._private_jobs rename to away')
  begun[0]?.end()
  await expect.poll(() => warnings.join()).toMatch(/Failed to complete jobs/)
  await owner.query('alter table graphile_worker.away rename to _private_jobs')
  begun[1]?.end()
  await expect.poll(waiting).toBe(3)
  begun[2]?.end()
  await expect.poll(waiting).toBe(2)
  begun[3]?.end()

  await add('five')
  await expect.poll(names, { timeout: 60_000 }).toContain('five')
  const endAll = () => {
    for (const { end } of begun) end()
    return waiting()
  }
  await expect.poll(endAll, { timeout: 60_000 }).toBe(0)
  await worker.stop()
})

it('continues with jobs after the network lost its connections without ending them', async () => {
  const { begun, names, network, stop } = await startDisturbed()
  await add('before')
  await expect.poll(names).toEqual(['before'])
  network.lose()
  begun[0]?.end()
  await add('after')
  await expect.poll(names, { timeout: 60_000 }).toContain('after')
  for (const { end } of begun) end()
  // PostgreSQL knows nothing of the loss. Its side of a lost connection must not count as a living worker.
  const locks = async () =>
    (
      await owner.query(
        `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database() where l.classid = 7204114`,
      )
    ).rowCount
  await expect.poll(locks, { timeout: 60_000 }).toBe(1)
  // Stops although the database does not respond.
  network.freeze()
  await stop()
})

it('continues with jobs after its first look for a job failed', async () => {
  // The first look reads the ids of tasks.
  const { names, network, stop } = await startDisturbed((one) => one.spoil('_private_tasks'))
  await add('first')
  network.spoil()
  await expect.poll(names, { timeout: 60_000 }).toContain('first')
  await stop()
})

it('continues with jobs after the network lost its connections, except the one that watches the database', async () => {
  const { begun, names, network, stop } = await startDisturbed()
  await add('before')
  await expect.poll(names).toEqual(['before'])
  network.lose('blockfront-worker')
  begun[0]?.end()
  await add('after')
  await expect.poll(names, { timeout: 60_000 }).toContain('after')
  const endAll = () => {
    for (const { end } of begun) end()
    return waiting()
  }
  await expect.poll(endAll, { timeout: 60_000 }).toBe(0)
  await stop()
})

it('releases a job that it has locked without knowing it, because the response was lost', async () => {
  const { names, network, stop } = await startDisturbed()
  await add('running')
  await expect.poll(names, { timeout: 60_000 }).toContain('running')
  // New connections cannot prepare the statement that looks for a job.
  network.spoil('skip locked')
  await owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'blockfront-worker' and datname = current_database()`)
  await add('lost')
  const jobs = 'graphile_worker._private_jobs'
  const { rows: lost } = await owner.query(
    `update ${jobs} set attempts = 1, locked_at = now(), locked_by = (select locked_by from ${jobs} where payload->>'mailId' = 'running')
     where payload->>'mailId' = 'lost' returning locked_by is not null as "isLocked"`,
  )
  expect(lost).toEqual([{ isLocked: true }])
  const locked = async () =>
    (
      await owner.query(`select payload->>'mailId' as id from ${jobs}
      where locked_by is not null and payload->>'mailId' in ('running', 'lost')`)
    ).rows.map(({ id }) => id)
  await expect.poll(locked, { timeout: 60_000 }).toEqual(['running'])
  network.spoil()
  await expect.poll(names, { timeout: 60_000 }).toContain('lost')
  await stop()
})
