import type { SeedBlock, SeedPage } from '@blockfront/starter'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import type { NewStore } from './new-store.ts'

/** Inserts the first pages of a store and its global blocks. */
export const seedPages = (trx: StoreTrx, store: NewStore): Promise<void> =>
  insertPages(trx, store.storeId, { globalContent: store.theme.globalContent(store), pages: store.theme.pages(store) })

/** Inserts global content and pages. Each published page gets its first version. */
export async function insertPages(
  trx: StoreTrx,
  storeId: string,
  content: { globalContent: readonly SeedBlock[]; pages: readonly SeedPage[] },
): Promise<void> {
  const globalContent = JSON.stringify(content.globalContent)
  await trx
    .insertInto('store_content')
    .values({ store_id: storeId, draft: globalContent, published: globalContent, published_at: sql`now()` })
    .execute()
  const pages = content.pages.map((page, position) => ({
    ...page,
    id: newId(),
    position,
    json: JSON.stringify(page.content),
  }))
  await trx
    .insertInto('pages')
    .values(
      pages.map(({ id, name, slug, type, isSystem, status, metaTitle, metaDescription, position, json }) => ({
        store_id: storeId,
        id,
        name,
        slug,
        type,
        is_system: isSystem,
        status,
        draft: json,
        published: status === 'published' ? json : null,
        published_version: status === 'published' ? 1 : 0,
        published_at: status === 'published' ? sql<Date>`now()` : null,
        meta_title: metaTitle,
        meta_description: metaDescription,
        position,
        publish_at: null,
        publish_job: null,
      })),
    )
    .execute()
  await trx
    .insertInto('page_versions')
    .values(
      pages
        .filter(({ status }) => status === 'published')
        .map(({ id, json, metaTitle, metaDescription }) => ({
          store_id: storeId,
          id: newId(),
          page_id: id,
          number: 1,
          content: json,
          global_content: globalContent,
          meta: JSON.stringify({ metaTitle, metaDescription }),
          label: 'First version',
          created_by: null,
        })),
    )
    .execute()
}
