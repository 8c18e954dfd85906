import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'

/** Deletes an uploaded font. Pages with it show the next font of the theme's list. Throws `not_found`. */
export function deleteFont({ db, session, store: { storeId } }: MemberScope, { fontId }: { fontId: string }) {
  return withStore(db, storeId, async (trx) => {
    const deleted = await trx
      .deleteFrom('store_fonts')
      .where('store_id', '=', storeId)
      .where('id', '=', fontId)
      .returning('family')
      .executeTakeFirst()
    const { family } = orNotFound(deleted)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'font.delete', target: fontId, detail: { family } })
    await invalidate(trx, storeId)
    return { ok: true as const }
  })
}
