import type { StoreArchive } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { readArchive } from './archive-rows.ts'

type Context = Pick<MemberScope, 'db' | 'session' | 'store'>

/** Cancels an archive that is being created; its job stops within seconds. Returns any other archive unchanged. Throws `not_found`. */
export const cancelArchive = (
  { db, session, store: { storeId } }: Context,
  { archiveId }: { archiveId: string },
): Promise<StoreArchive> =>
  withStore(db, storeId, async (trx) => {
    const canceled = await trx
      .updateTable('store_archives')
      .set({ status: 'canceled', finished_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', archiveId)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    if (canceled) await recordAudit(trx, { storeId, actorId: session.userId, action: 'archive.cancel', target: archiveId })
    return readArchive(trx, storeId, archiveId)
  })
