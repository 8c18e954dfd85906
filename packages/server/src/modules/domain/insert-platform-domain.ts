import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Inserts the hostname below the main hostname that a new store gets. It is primary, and needs no verification. */
export async function insertPlatformDomain(trx: StoreTrx, storeId: string, hostname: string): Promise<void> {
  await trx
    .insertInto('domains')
    .values({
      store_id: storeId,
      id: newId(),
      host: hostname,
      base_host: hostname,
      kind: 'platform',
      is_primary: true,
      status: 'active',
      verified_at: sql`now()`,
      last_error: null,
      checked_at: null,
      released_at: null,
    })
    .execute()
}
