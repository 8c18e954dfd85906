import pg from 'pg'
import { inject } from 'vitest'

/** Changes data in the server's database that no endpoint changes yet, or reads what no endpoint shows. Returns the rows. */
export async function tellDatabase<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('database') })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
