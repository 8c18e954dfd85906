import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { contentRow, type PageRow } from '../page-rows.ts'
import { insertVersion } from '../publish/insert-version.ts'
import { validDraftSettings } from '../settings/page-settings.ts'

/**
 * Makes sure that the draft of a page can be restored after a change, and returns the id of the version that equals it. `changedBy` is the name
 * of the member or the API token that is about to change it.
 */
export async function keepDraft(trx: StoreTrx, page: PageRow, changedBy: string): Promise<string> {
  const { store_id: storeId, id } = page
  const content = JSON.stringify(page.draft)
  const newest = await trx
    .selectFrom('page_versions')
    .select([
      'id',
      sql<boolean>`content = ${content}::jsonb and meta = ${JSON.stringify(validDraftSettings(page))}::jsonb`.as('isSame'),
    ])
    .where('store_id', '=', storeId)
    .where('page_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.isSame) return newest.id
  const globalContent = JSON.stringify((await contentRow(trx, storeId)).draft)
  return insertVersion(trx, page, {
    content,
    globalContent,
    label: `Before changes by ${changedBy}`,
    actorId: null,
    isPublished: false,
  })
}
