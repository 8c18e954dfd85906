import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { checkLimit } from '../store/index.ts'
import type { PageRow } from './page-rows.ts'

/** Inserts a draft without content after the other pages, for a feature whose texts are pages. Throws `limit_reached`. */
export async function insertEmptyPage(
  trx: StoreTrx,
  storeId: string,
  { name, slug, type, metaTitle }: Pick<PageRow, 'name' | 'slug' | 'type'> & { metaTitle: string },
): Promise<PageRow> {
  await checkLimit(trx, storeId, 'pages')
  return trx
    .insertInto('pages')
    .values({
      store_id: storeId,
      id: newId(),
      ...{ name, slug, type },
      draft: '[]',
      meta_title: metaTitle,
      meta_description: '',
      position: sql<number>`(select coalesce(max(p.position), 0) + 1 from pages p where p.store_id = ${storeId})`,
      published: null,
      published_at: null,
      publish_at: null,
      publish_job: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
