import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startNetwork } from '../../../testing/attack/network.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/cluster.ts'
import { connect } from '../database.ts'
import { createClient, createPool } from './postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.stop())

it('a connection may be released twice, as graphile-worker does when it stops', async () => {
  const pool = createPool({ url: database.ownerUrl, name: 'test', max: 1, queryTimeout: 10_000 })
  const released = Promise.withResolvers<void>()
  pool.connect((_error, _client, release) => {
    release()
    release()
    released.resolve()
  })
  await released.promise
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('a connection may get statements before the last one has ended, as from graphile-worker when it stops', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  const client = createClient({ url: database.ownerUrl, name: 'test', queryTimeout: 10_000 })
  await client.connect()
  const texts = ['select pg_sleep(0.01)', 'select 1 / 0', 'select 2', 'select 3']
  const sent = await Promise.allSettled(texts.map((text) => client.query(text)))
  expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  await client.end()
  process.off('warning', note)
  expect(warnings).toEqual([])
})

it('the application waits for a connection that a busy machine opens slowly, until the database counts as away', async () => {
  const network = await startNetwork(database.appUrl)
  const { query, setAway, pool, close } = connect({ url: network.through(database.appUrl) })
  network.freeze()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const slow = query({ text: 'select 1 as one' })
  await expect.poll(network.opened).toBe(1)
  vi.advanceTimersByTime(5_000)
  network.thaw()
  expect((await slow).rows).toEqual([{ one: 1 }])
  setAway(true)
  await expect.poll(() => pool.totalCount).toBe(0)
  setAway(false)
  network.freeze()
  const refused = query({ text: 'select 1' })
  await expect.poll(network.opened).toBe(2)
  setAway(true)
  await expect(refused).rejects.toThrow('Connection terminated unexpectedly')
  vi.useRealTimers()
  await close()
  await network.stop()
})
