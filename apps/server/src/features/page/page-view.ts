import type { HandlerOutput } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../db/scope.ts'
import type { PagesTable } from '../../db/tables/pages.ts'
import { orNotFound } from '../../errors.ts'
import { primaryHostname } from '../store/store.ts'
import { draftSettingsOf, publicSettings, settingsErrors, validOverrides } from './page-settings.ts'

export type PageRow = Selectable<PagesTable>
type Summary = HandlerOutput<'page.update'>
type Draft = HandlerOutput<'page.getById'>

export const pageRow = async (trx: StoreTrx, storeId: string, pageId: string): Promise<PageRow> =>
  orNotFound(
    await trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).where('id', '=', pageId).executeTakeFirst(),
  )

/** The same, held until the transaction ends: saves of one page come one after the other. */
export const lockedPage = async (trx: StoreTrx, storeId: string, pageId: string): Promise<PageRow> =>
  orNotFound(
    await trx
      .selectFrom('pages')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', '=', pageId)
      .forUpdate()
      .executeTakeFirst(),
  )

export const contentRow = async (trx: StoreTrx, storeId: string) =>
  orNotFound(await trx.selectFrom('store_content').selectAll().where('store_id', '=', storeId).executeTakeFirst())

export const seoOf = (row: Pick<PageRow, 'meta_title' | 'meta_description' | 'og_image' | 'noindex'>) => ({
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  ogImage: row.og_image,
  noindex: row.noindex,
})

/**
 * A page's settings as lists show them: those that shoppers see, or those of the draft while it is not published. The name is the
 * owner's own, and always the draft's.
 */
export function listedSettings(row: PageRow) {
  const { name, ...rest } = validOverrides(row)
  return { ...publicSettings(row), ...(name && { name }), ...(row.status === 'draft' && rest) }
}

/** A page as the dashboard lists it. */
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

/** A page as the builder opens it. */
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
