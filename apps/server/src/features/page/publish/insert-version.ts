import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import type { PageRow } from '../page-rows.ts'
import { publicSettings } from '../settings/page-settings.ts'

/** Stores a published version of a page under the next number. `content` and `globalContent` are JSON. */
export async function insertVersion(
  trx: StoreTrx,
  page: PageRow,
  version: { content: string; globalContent: string; label: string; actorId: string | null },
): Promise<void> {
  const { store_id: storeId, id } = page
  await trx
    .insertInto('page_versions')
    .values({
      store_id: storeId,
      id: newId(),
      page_id: id,
      number: sql<number>`(select coalesce(max(v.number), 0) + 1 from page_versions v where v.store_id = ${storeId} and v.page_id = ${id})`,
      content: version.content,
      global_content: version.globalContent,
      meta: JSON.stringify(publicSettings(page)),
      label: version.label,
      created_by: version.actorId,
    })
    .execute()
}
