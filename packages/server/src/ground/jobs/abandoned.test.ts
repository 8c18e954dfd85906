import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A job that a worker started ten seconds ago. */
const takenBy = async (worker: string): Promise<string> => {
  const { rows } = await server.owner.query(
    `with added as (select * from graphile_worker.add_job('purge', '{}'::json, run_at := now() + interval '1 hour'))
     select id from added`,
  )
  await server.owner.query(
    `update graphile_worker._private_jobs set run_at = now(), locked_by = $2, locked_at = now() - interval '10 seconds' where id = $1`,
    [rows[0].id, worker],
  )
  return rows[0].id
}
const isThere = async (id: string) =>
  (await server.owner.query('select from graphile_worker._private_jobs where id = $1', [id])).rowCount === 1

it('a job of a killed process runs again soon, and one of a living process stays with it', async () => {
  const living = await server.owner.connect()
  await living.query(`select pg_advisory_lock_shared(7204114, hashtext('pool-living'))`)
  const [dead, alive] = [await takenBy('pool-dead'), await takenBy('pool-living')]
  await server.another()
  await expect.poll(() => isThere(dead), { timeout: 60_000 }).toBe(false)
  expect(await isThere(alive)).toBe(true)
  living.release()
})

it('workers take their locks again as soon as they lost them', async () => {
  const worker = async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `select a.pid as id from pg_stat_activity a where a.application_name = 'blockfront-worker-alive' and a.datname = current_database()`,
    )
    return rows.map(({ id }) => id)
  }
  const before = await worker()
  await server.owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before])
  await expect.poll(async () => (await worker()).filter((id) => !before.includes(id)).length).toBe(before.length)
})
