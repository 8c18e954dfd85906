import { sql } from 'kysely'
import { currentRequester } from '../../../ground/db/connection/fair-pool.ts'
import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { PageRow } from '../page-rows.ts'
import { publicSettings, validDraftSettings } from '../settings/page-settings.ts'

export interface NewVersion {
  /** JSON. */
  content: string
  /** JSON. */
  globalContent: string
  label: string
  /** The author; null for a scheduled publish, and for a draft that several people may have written. */
  actorId: string | null
  /** Whether it is published, or a state of the draft. Default: true. */
  isPublished?: boolean
}

/** Stores a version of a page under the next number, and returns its id. */
export async function insertVersion(
  trx: StoreTrx,
  page: PageRow,
  { content, globalContent, label, actorId, isPublished = true }: NewVersion,
): Promise<string> {
  const { store_id: storeId, id } = page
  const versionId = newId()
  await trx
    .insertInto('page_versions')
    .values({
      store_id: storeId,
      id: versionId,
      page_id: id,
      number: sql<number>`(select coalesce(max(v.number), 0) + 1 from page_versions v where v.store_id = ${storeId} and v.page_id = ${id})`,
      content,
      global_content: globalContent,
      meta: JSON.stringify(isPublished ? publicSettings(page) : validDraftSettings(page)),
      label,
      is_published: isPublished,
      program: (actorId !== null && currentRequester()?.apiToken) || '',
      created_by: actorId,
    })
    .execute()
  return versionId
}
