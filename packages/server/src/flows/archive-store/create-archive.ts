import type { StoreArchive } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { requireConfirmation } from '../../modules/account/index.ts'
import { KEPT_ARCHIVES, readArchive } from './archive-rows.ts'

/**
 * Starts to create an archive of the store in the background. The oldest archives are deleted, so that the store keeps the latest ones. Throws
 * `confirmation_required`, and `conflict` while another archive is created.
 */
export function createArchive({
  db,
  session,
  store: { storeId },
}: Pick<MemberContext, 'db' | 'session' | 'store'>): Promise<StoreArchive> {
  requireConfirmation(session)
  const { userId: actorId } = session
  const archiveId = newId()
  return withStore(db, storeId, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('store_archives')
      .values({ store_id: storeId, id: archiveId, created_by: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows)
      throw appError('conflict', { message: 'An archive is already being created. Wait until it is ready, or cancel it.' })
    const latest = trx
      .selectFrom('store_archives as l')
      .select('l.id')
      .where('l.store_id', '=', storeId)
      .orderBy('l.created_at', 'desc')
      .orderBy('l.id')
      .limit(KEPT_ARCHIVES)
    await trx.deleteFrom('store_archives as a').where('a.store_id', '=', storeId).where('a.id', 'not in', latest).execute()
    await enqueue(trx, 'archive.create', { storeId, archiveId })
    await recordAudit(trx, { storeId, actorId, action: 'archive.create', target: archiveId })
    return readArchive(trx, storeId, archiveId)
  })
}
