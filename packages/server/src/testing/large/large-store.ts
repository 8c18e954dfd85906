import pg from 'pg'
import { connect, type Database } from '../../ground/db/database.ts'
import { withStore } from '../../ground/db/scope.ts'
import { createTestDatabase } from '../database/cluster.ts'
import { recordStatements } from '../database/statements.ts'
import { type Explained, explain } from './plans.ts'

export const LARGE = 'large'

export interface LargeStore {
  db: Database
  /** A separate connection of the application's role. */
  reader: pg.Client
  /** The executed plans of the statements that a feature function sends. */
  plansOf: (call: (db: Database) => Promise<unknown>) => Promise<Explained[]>
  close: () => Promise<void>
}

/** A separate database with one store, {@link LARGE}, that the schema's owner fills. PostgreSQL has current statistics of it. */
export async function openLargeStore(fill: (owner: pg.Client) => Promise<void>): Promise<LargeStore> {
  const database = await createTestDatabase()
  const { db, pool, close } = connect({ url: database.appUrl, max: 1 })
  const sent = recordStatements(pool)
  await withStore(db, LARGE, (trx) =>
    trx.insertInto('stores').values({ store_id: LARGE, name: 'Large', subdomain: LARGE, currency: 'USD' }).execute(),
  )
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await fill(owner)
  await owner.query('vacuum analyze')
  await owner.end()
  const reader = new pg.Client({ connectionString: database.appUrl })
  await reader.connect()
  return {
    db,
    reader,
    plansOf: async (call) => {
      sent.length = 0
      await call(db)
      return explain(reader, [...sent])
    },
    close: async () => {
      await reader.end()
      await close()
      await database.stop()
    },
  }
}
