import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/cluster.ts'
import { invalidate, listenToStores, type StoreEvents } from '../../events/store-events.ts'
import { type Connection, connect } from '../database.ts'
import { enqueue } from '../job-queue.ts'
import { withStore, withStoreReadOnly } from '../scope.ts'

let database: TestDatabase
let connection: Connection
let commits: boolean[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ url: database.appUrl, max: 2, onCommit: (changed) => void commits.push(changed) })
})
beforeEach(() => {
  commits = []
})
afterAll(async () => {
  await connection.close()
  await database.stop()
})

it('reports commits that may write, and whether they change what visitors see', async () => {
  const { db } = connection
  await withStore(db, 's1', async () => {})
  expect(commits).toEqual([false])
  await withStore(db, 's1', (trx) => invalidate(trx, 's1', ['list']))
  await db.transaction().execute((trx) => invalidate(trx, 's1'))
  await invalidate(db, 's1')
  expect(commits).toEqual([false, true, true, true])
  await enqueue(db, 'purge', {})
  expect(commits.slice(4)).toEqual([false])
})

it('reports neither reads nor transactions that were rolled back, and what follows them is not taken for a change', async () => {
  const { db } = connection
  await withStoreReadOnly(db, 's1', (trx) => sql`select 1`.execute(trx))
  await expect(
    withStore(db, 's1', async (trx) => {
      await invalidate(trx, 's1')
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await sql`select 1`.execute(db)
  expect(commits).toEqual([])
  // PostgreSQL rolls a failed transaction back at its end, without an error.
  await withStore(db, 's1', async (trx) => {
    await invalidate(trx, 's1')
    await sql`select 1 / 0`.execute(trx).catch(() => {})
  })
  expect(commits).toEqual([])
  await withStore(db, 's1', async () => {})
  expect(commits).toEqual([false])
})

it('no transaction notifies by itself, and jobs and changes arrive in all processes', async () => {
  const notified: string[] = []
  const listener = new pg.Client({ connectionString: database.ownerUrl })
  await listener.connect()
  listener.on('notification', ({ channel }) => notified.push(channel))
  await listener.query('listen store_changed; listen "jobs:insert"')
  const received: string[][] = [[], []]
  const processes: StoreEvents[] = []
  for (const changes of received) {
    const events = await listenToStores(database.appUrl, () => {})
    // A transaction of another database of this cluster can make earlier changes count as unknown.
    events.onChange((store, tags) => {
      if (store?.startsWith('n')) changes.push([store, ...(tags ?? ['everything'])].join(' '))
    })
    processes.push(events)
  }
  const { db } = connection
  const longer = withStore(db, 'n0', async (trx) => {
    await invalidate(trx, 'n0')
    await withStore(db, 'n1', async (other) => {
      await invalidate(other, 'n1', ['list', 'list', 'product/a'])
      await enqueue(other, 'purge', {})
    })
    await expect.poll(() => received[1]).toEqual(['n1 list product/a'])
  })
  await longer
  // The process was killed before it notified: the others look by themselves. The transaction with the lower id ended later.
  for (const changes of received)
    await expect.poll(() => changes, { timeout: 5_000 }).toEqual(['n1 list product/a', 'n0 everything'])
  await listener.query('select 1')
  expect(notified).toEqual([])

  await withStore(db, 'n2', (trx) => invalidate(trx, 'n2'))
  await processes[0]?.announce(true)
  expect(received[0]?.at(-1)).toBe('n2 everything')
  for (let n = 0; n < 50; n++) void processes[0]?.announce(false)
  await expect.poll(() => new Set(notified)).toEqual(new Set(['jobs:insert', 'store_changed']))
  expect(notified.filter((channel) => channel === 'store_changed')).toHaveLength(1)
  expect(notified.length).toBeLessThanOrEqual(3)
  for (const events of processes) await events.stop()
  await listener.end()
})
