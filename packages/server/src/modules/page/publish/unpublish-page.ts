import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope } from '../../../ground/context.ts'
import { withStore } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import type { Body } from '../../../ground/handler.ts'
import { isComponent } from '../component/component.ts'
import { lockedPage } from '../page-rows.ts'
import { pageSummary } from '../page-view.ts'
import { tagsOfPage } from './publish-draft.ts'

/** Removes a page from the online store. Its draft and its versions stay. Throws `system_page` for a page that every store has, and for a shared component. */
export function unpublishPage(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { pageId }: Body<'page.unpublish'>,
): Promise<HandlerOutput<'page.unpublish'>> {
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    if (page.is_system) throw appError('system_page', { message: 'This page is part of every store and stays published.' })
    if (isComponent(page.type))
      throw appError('system_page', { message: 'A shared component stays published. Remove it from the pages instead.' })
    const row = await trx
      .updateTable('pages')
      .set({ status: 'draft', published: null, published_at: null, published_version: 0, publish_at: null })
      .where('store_id', '=', storeId)
      .where('id', '=', pageId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(trx, { storeId, actorId, action: 'page.unpublish', target: pageId })
    await invalidate(trx, storeId, tagsOfPage(page))
    return pageSummary(row)
  })
}
