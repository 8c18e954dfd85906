import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { deleteTranslations } from '../translation/index.ts'
import { isComponent } from './component/component.ts'
import { requireUnused } from './component/component-usages.ts'
import { lockedPage } from './page-rows.ts'
import { tagsOfPage } from './publish/publish-draft.ts'

/** Deletes a page with its versions. Throws `system_page` for a page that every store has, and `component_in_use`. */
export function deletePage(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { id }: { id: string },
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, id)
    if (page.is_system) throw appError('system_page')
    if (isComponent(page.type)) await requireUnused(trx, storeId, id)
    await trx.deleteFrom('pages').where('store_id', '=', storeId).where('id', '=', id).execute()
    await deleteTranslations(trx, storeId, 'page', [id])
    await recordAudit(trx, { storeId, actorId, action: 'page.delete', target: id, detail: { name: page.name } })
    await invalidate(trx, storeId, tagsOfPage(page))
    return { ok: true }
  })
}
