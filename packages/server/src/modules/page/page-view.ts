import type { HandlerOutput } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { primaryHostname } from '../store/index.ts'
import { contentRow, type PageRow } from './page-rows.ts'
import { draftSettingsOf, publicSettings, type SettingsRow, settingsErrors, validOverrides } from './settings/page-settings.ts'

type Summary = HandlerOutput<'page.update'>
type Draft = HandlerOutput<'page.getById'>

export const seoOf = (row: Pick<PageRow, 'meta_title' | 'meta_description' | 'og_image' | 'noindex'>) => ({
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  ogImage: row.og_image,
  noindex: row.noindex,
})

/**
 * The settings that lists show: those that shoppers see, or those of the draft before the first publish. The name is always the
 * draft's, because only members see it.
 */
export function listedSettings(row: SettingsRow) {
  const { name, ...rest } = validOverrides(row)
  return { ...publicSettings(row), ...(name && { name }), ...(row.status === 'draft' && rest) }
}

/** A page in the dashboard's list. */
export const pageSummary = (row: PageRow): Summary => ({
  pageId: row.id,
  storeId: row.store_id,
  type: row.type as Summary['type'],
  isSystem: row.is_system,
  status: row.status,
  ...listedSettings(row),
  draftSettings: draftSettingsOf(row),
  hasUnpublishedChanges: row.draft_version !== row.published_version,
  publishedAt: row.published_at?.toISOString() ?? null,
  scheduledAt: row.publish_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** The draft of a page as the builder opens it. */
export async function pageDraft(trx: StoreTrx, row: PageRow): Promise<Draft> {
  const [content, storeDomain, errors] = await Promise.all([
    contentRow(trx, row.store_id),
    primaryHostname(trx, row.store_id),
    settingsErrors(trx, row),
  ])
  return {
    ...pageSummary(row),
    settingsErrors: errors,
    storeDomain,
    content: row.draft as unknown[],
    version: row.draft_version,
    globalContent: content.draft as unknown[],
    globalVersion: content.draft_version,
  }
}
