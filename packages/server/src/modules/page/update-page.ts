import type { HandlerOutput, PageSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { addRenameRedirect } from '../redirect/index.ts'
import { isComponent } from './component/component.ts'
import { lockedPage, type PageRow } from './page-rows.ts'
import { pageSummary } from './page-view.ts'
import { tagsOfPage } from './publish/publish-draft.ts'
import { pagePath } from './settings/page-path.ts'
import { overridesOf, pickSettings, settingsColumns } from './settings/page-settings.ts'
import { orSlugTaken } from './settings/page-slug.ts'
import { isTemplate } from './template-page.ts'

/**
 * Changes settings of a page immediately, for shoppers and in the draft. Other settings of the draft wait for its publish. A published
 * page with a new slug gets a redirect from the previous one. The version of the draft increments, so that an open builder notices.
 */
export function updatePage(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { pageId, ...input }: Body<'page.update'>,
): Promise<HandlerOutput<'page.update'>> {
  const changes = pickSettings(input)
  return withStore(db, storeId, async (trx) => {
    const before = await lockedPage(trx, storeId, pageId)
    const hasNewSlug = changes.slug !== undefined && changes.slug !== before.slug
    if ((before.is_system || isTemplate(before.type) || isComponent(before.type)) && hasNewSlug)
      throw appError('system_page', { fields: { slug: 'You can’t change the URL of this page.' } })
    const row = await trx
      .updateTable('pages')
      .set({ ...settingsColumns(changes), ...nextDraft(before, changes), updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', pageId)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(orSlugTaken)
    if (hasNewSlug && before.status === 'published') await addRenameRedirect(trx, storeId, pagePath(before), pagePath(row))
    await recordAudit(trx, { storeId, actorId, action: 'page.update', target: pageId, detail: { ...changes } })
    await invalidate(trx, storeId, tagsOfPage(row, before))
    return pageSummary(row)
  })
}

/** The next version of the draft, without its overrides of the changed settings. A draft without unpublished changes stays so. */
function nextDraft(page: PageRow, changes: Partial<PageSettings>) {
  const overrides = Object.entries(overridesOf(page))
  const remaining = overrides.filter(([key]) => changes[key as keyof PageSettings] === undefined)
  const version = Math.max(page.draft_version, page.published_version) + 1
  const isPublic = page.draft_version === page.published_version
  return {
    draft_settings: remaining.length > 0 ? JSON.stringify(Object.fromEntries(remaining)) : null,
    draft_version: version,
    ...(isPublic && { published_version: version }),
  }
}
