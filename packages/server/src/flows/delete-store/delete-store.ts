import type { MemberContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAccountChangeEmail, requireConfirmation } from '../../modules/account/index.ts'
import { deleteStoreRow, primaryHostname, storeRow } from '../../modules/store/index.ts'

/** Deletes a store and all of its data. The input repeats its name, to prevent mistakes. Throws `confirmation_required`. */
export async function deleteStore(
  { db, config, store: { storeId }, log, session }: MemberContext,
  { name }: Body<'store.delete'>,
) {
  requireConfirmation(session)
  await withStore(db, storeId, async (trx) => {
    const row = await storeRow(trx, storeId)
    if (row.name.trim() !== name.trim())
      throw appError('invalid_input', { fields: { name: 'Type the name of the store to delete it.' } })
    await queueAccountChangeEmail(trx, config, session.email, 'store-deleted', await primaryHostname(trx, storeId))
    await deleteStoreRow(trx, storeId)
  })
  log.info({ storeId, userId: session.userId }, 'A store was deleted')
  return { ok: true as const }
}
