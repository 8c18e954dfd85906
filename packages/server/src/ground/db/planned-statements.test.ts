import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPublishedPage } from '../../delivery/storefront/payload/published-page.ts'
import { loadCategoryCards } from '../../modules/category/load-category.ts'
import { loadCollections } from '../../modules/product/list/product-collection.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { createPublishedDataCache } from '../cache/published-data.ts'
import { type Connection, connect } from './database.ts'
import { withStoreReadOnly } from './scope.ts'

let server: TestServer
let connection: Connection
beforeAll(async () => {
  server = await startTestServer()
  connection = connect({ url: server.database.appUrl, max: 1 })
})
afterAll(async () => {
  await connection.close()
  await server.stop()
})

it('are planned once in a small store, where specific plans would seem cheaper', async () => {
  const { storeId } = await server.createStore()
  const published = createPublishedDataCache({ isListening: () => false, onChange: () => () => true })
  const plans = async () => {
    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans::integer generic, custom_plans::integer custom from pg_prepared_statements where from_sql = false`.execute(
      connection.db,
    )
    return rows
  }
  const readAll = () =>
    withStoreReadOnly(connection.db, storeId, async (trx) => {
      const [category] = await loadCategoryCards(trx, storeId, { limit: 8 })
      await loadCollections(trx, storeId, [
        { name: 'latest', limit: 10 },
        { name: category?.id ?? '', limit: 10 },
      ])
      await findPublishedPage(published, trx, storeId, { slug: 'home' })
    })
  await sql`analyze`.execute(connection.db).catch(() => {})
  for (let time = 0; time < 12; time++) await readAll()
  const kept = await plans()
  expect(kept).toHaveLength(3)
  expect(kept.filter(({ generic }) => generic < 5)).toEqual([])
})
