import { type Expression, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/cluster.ts'
import { type Connection, connect } from '../database.ts'
import { preparedStatement } from './prepared-statements.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ url: database.appUrl, max: 1 })
})
afterAll(async () => {
  await connection.close()
  await database.stop()
})

const sum = async (first: number, end: Expression<unknown>) => {
  const { rows } = await sql<{ sum: number }>`select ${first}::integer + 1 as sum ${end}`.execute(connection.db)
  return rows[0]?.sum
}
const kept = async () => (await sql`select from pg_prepared_statements where from_sql = false`.execute(connection.db)).rows.length

it('keeps the plan of a marked statement on its connection only', async () => {
  const before = await kept()
  expect(await Promise.all([1, 2, 3].map((first) => sum(first, preparedStatement)))).toEqual([2, 3, 4])
  expect(await kept()).toBe(before + 1)
  expect(await Promise.all([4, 5].map((first) => sum(first, sql``)))).toEqual([5, 6])
  expect(await sum(6, preparedStatement)).toBe(7)
  expect(await kept()).toBe(before + 1)
})
