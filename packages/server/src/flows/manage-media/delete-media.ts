import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { deleteMediaRow, mediaRow } from '../../modules/media/index.ts'
import { clearLineImages } from '../../modules/order/index.ts'
import { removeMediaFromTranslations } from '../translate-store/index.ts'
import { listUsages } from './media-usages.ts'

/**
 * Deletes a file from the library; a job removes the stored files after the commit. A file in use is also removed from everything that uses
 * it, if `force` is set. Otherwise throws `media_in_use`.
 */
export function deleteMedia(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { id, force }: { id: string; force: boolean },
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    await mediaRow(trx, storeId, id, { forUpdate: true })
    const usages = (await listUsages(trx, storeId, [id])).get(id) ?? []
    if (usages.length > 0 && !force) throw appError('media_in_use', { details: { usages } })
    if (usages.length > 0) await sql`select remove_media_usages(${storeId}, ${id})`.execute(trx)
    await removeMediaFromTranslations(trx, storeId, id)
    // Not a usage: an order keeps the image that its product had, and must not prevent the deletion of a file.
    await clearLineImages(trx, storeId, id)
    await deleteMediaRow(trx, storeId, id)
    await recordAudit(trx, { storeId, actorId, action: 'media.delete', target: id, detail: { usages: usages.length } })
    await invalidate(trx, storeId, usages.length > 0 ? undefined : [cacheTags.image(id)])
    return { ok: true }
  })
}
