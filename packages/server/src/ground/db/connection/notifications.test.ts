import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/cluster.ts'
import { StartError } from '../../start-error.ts'
import { requireNotifications } from './notifications.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.stop())

it('accepts addresses between which notifications arrive', async () => {
  await requireNotifications(database.appUrl, database.appUrl)
  await requireNotifications(database.ownerUrl, database.appUrl)
})

it('refuses others, as behind a pooler in transaction mode, and names the variable that helps', async () => {
  const elsewhere = new URL(database.ownerUrl)
  elsewhere.pathname = '/postgres'
  const refused = requireNotifications(elsewhere.href, database.appUrl)
  await expect(refused).rejects.toBeInstanceOf(StartError)
  await expect(refused).rejects.toThrow(/did not arrive at .*\/postgres.*set DATABASE_DIRECT_URL/)
  await expect(refused).rejects.not.toThrow(elsewhere.password)
})
