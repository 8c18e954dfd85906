import { type HandlerOutput, type PageSettings, pageSettings } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { pageOf, readListRows } from '../../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Query } from '../../../ground/handler.ts'
import { withoutMissingMedia } from '../../media/index.ts'

type Version = HandlerOutput<'page.versions'>['content'][number]

/** The versions of a page, newest first, without their content. */
export function listVersions(
  { db, store: { storeId } }: StoreScope,
  { pageId, ...page }: Query<'page.versions'>,
): Promise<HandlerOutput<'page.versions'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { rows, total } = await readListRows(versionsOf(trx, storeId, pageId).select(COLUMNS), page)
    return pageOf(rows.map(viewVersion), total, page)
  })
}

/** A version of a page with its content and settings. */
export function getVersion(
  { db, store: { storeId } }: StoreScope,
  { pageId, versionId }: Query<'page.version'>,
): Promise<HandlerOutput<'page.version'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const row = await versionRow(trx, storeId, pageId, versionId)
    return {
      ...viewVersion(row),
      content: row.content as unknown[],
      globalContent: row.global_content as unknown[],
      settings: settingsOfVersion(row),
      missingFiles: row.missingFiles,
    }
  })
}

/** The versions of a page with their authors, newest first. */
const versionsOf = (trx: StoreTrx, storeId: string, pageId: string) =>
  trx
    .selectFrom('page_versions as v')
    .leftJoin('users as u', 'u.id', 'v.created_by')
    .where('v.store_id', '=', storeId)
    .where('v.page_id', '=', pageId)
    .orderBy('v.number', 'desc')

const COLUMNS = [
  'v.id',
  'v.page_id',
  'v.number',
  'v.label',
  'v.is_published',
  'v.program',
  'v.created_at',
  'u.name as author',
] as const

interface Row {
  id: string
  page_id: string
  number: number
  label: string
  is_published: boolean
  program: string
  created_at: Date
  author: string | null
}

const viewVersion = (row: Row): Version => ({
  versionId: row.id,
  pageId: row.page_id,
  number: row.number,
  label: row.label,
  authorName: row.program || (row.author ?? ''),
  isPublished: row.is_published,
  createdAt: row.created_at.toISOString(),
})

/** A version with its content, without files that were deleted since. Throws `not_found`. */
export async function versionRow(trx: StoreTrx, storeId: string, pageId: string, versionId: string) {
  const { content, global_content, meta, ...row } = orNotFound(
    await versionsOf(trx, storeId, pageId)
      .where('v.id', '=', versionId)
      .select([...COLUMNS, 'v.content', 'v.global_content', 'v.meta'])
      .executeTakeFirst(),
  )
  const { value, missingFiles } = await withoutMissingMedia(trx, storeId, { content, global_content, meta })
  return { ...row, ...value, missingFiles }
}

/** The settings of a version; empty for a version without valid settings. */
export const settingsOfVersion = ({ meta }: { meta: unknown }): Partial<PageSettings> =>
  pageSettings.partial().catch({}).parse(meta)
