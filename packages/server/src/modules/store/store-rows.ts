import type { Insertable } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { StoresTable } from '../../ground/db/tables.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { newVisitorPassword } from './opening/visitor-password.ts'

/** Inserts the row of a store. */
export async function insertStoreRow(trx: StoreTrx, row: Insertable<StoresTable>): Promise<void> {
  await trx
    .insertInto('stores')
    .values({ ...row, visitor_password: newVisitorPassword() })
    .execute()
}

/** Deletes the row of a store; its foreign keys delete everything else but the positions of subscribers. */
export async function deleteStoreRow(trx: StoreTrx, storeId: string): Promise<void> {
  await trx.deleteFrom('stores').where('store_id', '=', storeId).execute()
  await trx.deleteFrom('event_cursors').where('store_id', '=', storeId).execute()
  await invalidate(trx, storeId)
}
