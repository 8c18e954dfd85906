import type { MemberContext } from '../../context.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import { invalidate } from '../../events/store-events.ts'
import type { Body } from '../../handler.ts'
import { storeRow } from './store.ts'

/** Deletes a store and all of its data. The input repeats its name, to prevent mistakes. */
export async function deleteStore({ db, store: { storeId }, log, session }: MemberContext, { name }: Body<'store.delete'>) {
  await withStore(db, storeId, async (trx) => {
    const row = await storeRow(trx, storeId)
    if (row.name.trim() !== name.trim())
      throw appError('invalid_input', { fields: { name: 'Type the name of the store to delete it.' } })
    await deleteStoreRow(trx, storeId)
  })
  log.info({ storeId, userId: session.userId }, 'A store was deleted')
  return { ok: true as const }
}

/** Deletes the row of a store; its foreign keys delete everything else. */
export async function deleteStoreRow(trx: StoreTrx, storeId: string): Promise<void> {
  await trx.deleteFrom('stores').where('store_id', '=', storeId).execute()
  await invalidate(trx, storeId)
}
