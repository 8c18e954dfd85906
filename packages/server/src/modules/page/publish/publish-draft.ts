import type { PageSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { recordEvent } from '../../../ground/events/record-event.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import { addRenameRedirect } from '../../redirect/index.ts'
import { checkByteLimit } from '../../store/index.ts'
import { isComponent } from '../component/component.ts'
import { lockedContent, type PageRow } from '../page-rows.ts'
import { pagePath } from '../settings/page-path.ts'
import { overridesOf, settingsColumns, settingsErrors } from '../settings/page-settings.ts'
import { orSlugTaken } from '../settings/page-slug.ts'
import { pruneVersions } from '../version/prune-versions.ts'
import { insertVersion } from './insert-version.ts'

export interface PublishOptions {
  /** Null for a scheduled publish. */
  actorId: string | null
  /** The label of the version. */
  label: string
  /** Settings that cannot be published: refuse to publish, or keep them in the draft and publish the rest. */
  invalidSettings: 'refuse' | 'keep'
}

/**
 * Publishes the stored draft of a page and of the global content. A new slug gets a redirect from the previous one. Throws
 * `invalid_input` for settings that cannot be published, unless they are kept in the draft.
 */
export async function publishDraft(trx: StoreTrx, page: PageRow, options: PublishOptions): Promise<PageRow> {
  const { store_id: storeId, id } = page
  const { actorId, label } = options
  const settings = await publishableSettings(trx, page, options)
  const globalRow = await lockedContent(trx, storeId)
  const globalContent = JSON.stringify(globalRow.draft)
  const content = JSON.stringify(page.draft)
  await trx
    .updateTable('store_content')
    .set({ published: globalContent, published_version: globalRow.draft_version, published_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .execute()
  const published = await setPublished(trx, page, content, settings)
  if (page.status === 'published' && !isComponent(page.type))
    await addRenameRedirect(trx, storeId, pagePath(page), pagePath(published))
  await insertVersion(trx, published, { content, globalContent, label, actorId })
  await checkByteLimit(trx, storeId, 'pages', content.length)
  await pruneVersions(trx, storeId, id)
  if (actorId) await recordAudit(trx, { storeId, actorId, action: 'page.publish', target: id, detail: { label } })
  if (!isComponent(published.type)) await recordEvent(trx, { storeId, type: 'page.published', subject: id, data: { pageId: id } })
  const hasNewGlobalContent = JSON.stringify(globalRow.published) !== globalContent
  await invalidate(trx, storeId, hasNewGlobalContent ? undefined : tagsOfPage(published, page))
  return published
}

/**
 * Cache tags of a page or a shared component that changed, under the slug of its row and of `before`, its row before the change. Undefined
 * for a policy, to which all pages of the store link, and for the shop page, whose look other lists of products have.
 */
export function tagsOfPage({ id, type, slug }: PageRow, before?: PageRow): string[] | undefined {
  if (type === 'policy' || type === 'shop') return undefined
  if (isComponent(type)) return [cacheTags.component(id)]
  return [cacheTags.pages, ...(before ? [cacheTags.page(before.slug)] : []), cacheTags.page(slug)]
}

interface PublishableSettings {
  settings: Partial<PageSettings>
  /** Settings that stay in the draft, as JSON; null if there are none. */
  remaining: string | null
}

async function publishableSettings(
  trx: StoreTrx,
  page: PageRow,
  { invalidSettings }: PublishOptions,
): Promise<PublishableSettings> {
  const errors = await settingsErrors(trx, page)
  const invalid = Object.keys(errors)
  if (invalid.length > 0 && invalidSettings === 'refuse')
    throw appError('invalid_input', { message: 'Some page settings can’t be published yet.', fields: errors })
  const overrides = Object.entries(overridesOf(page))
  const remaining = Object.fromEntries(overrides.filter(([key]) => invalid.includes(key)))
  return {
    settings: Object.fromEntries(overrides.filter(([key]) => !invalid.includes(key))),
    remaining: invalid.length > 0 ? JSON.stringify(remaining) : null,
  }
}

const setPublished = (trx: StoreTrx, page: PageRow, content: string, { settings, remaining }: PublishableSettings) =>
  trx
    .updateTable('pages')
    .set({
      status: 'published',
      published: content,
      published_version: page.draft_version,
      ...settingsColumns(settings),
      draft_settings: remaining,
      // Settings that remain in the draft are unpublished changes.
      ...(remaining !== null && { draft_version: page.draft_version + 1 }),
      published_at: sql<Date>`now()`,
      publish_at: null,
      publish_job: null,
    })
    .where('store_id', '=', page.store_id)
    .where('id', '=', page.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(orSlugTaken)
