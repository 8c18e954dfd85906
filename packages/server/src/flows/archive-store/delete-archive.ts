import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'

type Context = Pick<MemberScope, 'db' | 'session' | 'store'>

/** Deletes an archive; a job removes its file. Throws `not_found`. */
export const deleteArchive = ({ db, session, store: { storeId } }: Context, { archiveId }: { archiveId: string }) =>
  withStore(db, storeId, async (trx) => {
    const deleted = await trx
      .deleteFrom('store_archives')
      .where('store_id', '=', storeId)
      .where('id', '=', archiveId)
      .returning('id')
      .executeTakeFirst()
    orNotFound(deleted)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'archive.delete', target: archiveId })
    return { ok: true as const }
  })
