import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Changes data in the server's database that no endpoint changes yet, or reads what no endpoint shows. Returns the rows. */
export async function tellDatabase<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await ownerUrl() })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** The connection string of the database's owner, from the server's data folder. */
async function ownerUrl(): Promise<string> {
  const folder = join(inject('data'), 'postgres')
  const read = (...path: string[]) => readFile(join(...path), 'utf8')
  const elsewhere = (await read(folder, 'location').catch(() => '')).trim()
  const password = (await read(folder, 'owner-password')).trim()
  // The port is on the fourth line (PostgreSQL, src/include/utils/pidfile.h).
  const port = (await read(elsewhere || folder, 'data/postmaster.pid')).split('\n')[3]
  return `postgres://blockfront_owner:${password}@127.0.0.1:${port}/blockfront`
}
