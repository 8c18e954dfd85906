import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/cluster.ts'
import { type Connection, connect } from './database.ts'
import { withStore, withStoreReadOnly, withStoreRepeating } from './scope.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ url: database.appUrl, max: 2 })
  for (const storeId of ['one', 'two']) {
    await withStore(connection.db, storeId, (trx) =>
      trx.insertInto('stores').values({ store_id: storeId, name: storeId, subdomain: storeId, currency: 'USD' }).execute(),
    )
  }
})
afterAll(async () => {
  await connection.close()
  await database.stop()
})

const names = (storeId: string) =>
  withStoreReadOnly(connection.db, storeId, async (trx) =>
    (await trx.selectFrom('stores').select('name').execute()).map((row) => row.name),
  )

describe("a store's scope", () => {
  it('shows its own rows even to a query without a store predicate', async () => {
    expect(await names('one')).toEqual(['one'])
    expect(await names('two')).toEqual(['two'])
    expect(await names('three')).toEqual([])
  })

  it('ends with its transaction: outside, nothing is visible', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => names(i % 2 ? 'one' : 'two')))
    for (let i = 0; i < 8; i++) expect(await connection.db.selectFrom('stores').select('name').execute()).toEqual([])
  })

  it('refuses to write to another store', async () => {
    const foreign = withStore(connection.db, 'one', (trx) =>
      trx.insertInto('order_counters').values({ store_id: 'two' }).execute(),
    )
    await expect(foreign).rejects.toThrow(/row-level security/)
    const changed = await withStore(connection.db, 'one', (trx) =>
      trx.updateTable('stores').set({ name: 'taken over' }).where('store_id', '=', 'two').executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('rolls back when the callback throws, and releases the connection', async () => {
    for (let i = 0; i < 5; i++) {
      const failing = withStore(connection.db, 'one', async (trx) => {
        await trx.updateTable('stores').set({ name: 'half done' }).where('store_id', '=', 'one').execute()
        throw new Error('stop')
      })
      await expect(failing).rejects.toThrow('stop')
    }
    expect(await names('one')).toEqual(['one'])
  })

  it('rolls back when a statement fails', async () => {
    const failing = withStore(connection.db, 'one', async (trx) => {
      await trx.updateTable('stores').set({ name: 'half done' }).where('store_id', '=', 'one').execute()
      await sql`select 1 / 0`.execute(trx)
    })
    await expect(failing).rejects.toThrow(/division by zero/)
    expect(await names('one')).toEqual(['one'])
  })

  it('commits with its last statements, but not without one that failed or could not be sent', async () => {
    const rename = (name: string, last: RawBuilder<unknown>) =>
      withStore(connection.db, 'one', async (trx, commitAfter) => {
        const renamed = trx.updateTable('stores').set({ name }).where('store_id', '=', 'one').execute()
        await commitAfter(Promise.all([renamed, last.execute(trx)]))
      })
    const unsendable = {
      toPostgres: () => {
        throw new Error('not a value')
      },
    }
    await expect(rename('failed', sql`select 1 / 0`)).rejects.toThrow(/division by zero/)
    await expect(rename('unsent', sql`select ${unsendable}`)).rejects.toThrow('not a value')
    expect(await names('one')).toEqual(['one'])
    await rename('renamed', sql`select 1`)
    expect(await names('one')).toEqual(['renamed'])
    await rename('one', sql`select 1`)
  })

  it('repeats a transaction that PostgreSQL ended because of a deadlock', async () => {
    const bothHoldOne = Promise.withResolvers<void>()
    let runs = 0
    const lockBoth = (first: number, second: number) =>
      withStoreRepeating(connection.db, 'one', async (trx) => {
        await sql`select pg_advisory_xact_lock(${first})`.execute(trx)
        if (++runs === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await sql`select pg_advisory_xact_lock(${second})`.execute(trx)
        return first
      })
    expect(await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])).toEqual([1, 2])
    expect(runs).toBe(3)
  })

  it('does not write in a read-only transaction', async () => {
    const writing = withStoreReadOnly(connection.db, 'one', (trx) =>
      trx.updateTable('stores').set({ name: 'x' }).where('store_id', '=', 'one').execute(),
    )
    await expect(writing).rejects.toThrow(/read-only transaction/)
  })

  it('rejects ids that could end the quoted value', () => {
    expect(() => withStore(connection.db, "one'; drop table stores; --", async () => {})).toThrow(/letters, digits/)
  })
})

describe('the audit log of a store', () => {
  const entry = { store_id: 'one', id: 'entry1', actor_id: 'a', action: 'page.publish', target: 'p', detail: '{}' }

  it('can be appended to and read by the application, but not changed, deleted or emptied', async () => {
    const run = (statement: string) => withStore(connection.db, 'one', (trx) => sql.raw(statement).execute(trx))
    await withStore(connection.db, 'one', (trx) => trx.insertInto('audit_log').values(entry).execute())
    for (const table of ['audit_log', 'order_events', 'stock_movements']) {
      for (const statement of [
        `update ${table} set at = now() where store_id = 'one'`,
        `delete from ${table} where store_id = 'one'`,
        `truncate ${table}`,
      ])
        await expect(run(statement), statement).rejects.toMatchObject({ code: '42501' })
      await run(`select * from ${table} where store_id = 'one'`)
    }
    const { rows } = await run(`select action from audit_log where store_id = 'one'`)
    expect(rows).toEqual([{ action: 'page.publish' }])
  })

  it('is deleted with its store', async () => {
    await withStore(connection.db, 'one', (trx) => trx.deleteFrom('stores').where('store_id', '=', 'one').execute())
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    const { rows } = await owner.query('select 1 from audit_log')
    await owner.end()
    expect(rows).toEqual([])
  })
})
