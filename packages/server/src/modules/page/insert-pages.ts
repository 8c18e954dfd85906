import type { SeedBlock, SeedPage } from '@blockfront/starter'
import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Inserts global content and pages. Each published page gets its first version. */
export async function insertPages(
  trx: StoreTrx,
  storeId: string,
  content: { globalContent: readonly SeedBlock[]; pages: readonly SeedPage[] },
): Promise<void> {
  const globalContent = JSON.stringify(content.globalContent)
  const pages = content.pages.map((page, position) => ({
    ...page,
    id: page.id ?? newId(),
    position,
    json: JSON.stringify(page.content),
  }))
  await trx
    .insertInto('store_content')
    .values({ store_id: storeId, draft: globalContent, published: globalContent, published_at: sql`now()` })
    .execute()
  await trx
    .insertInto('pages')
    .values(pages.map((page) => pageColumns(storeId, page)))
    .execute()
  const published = pages.filter(({ status }) => status === 'published')
  await trx
    .insertInto('page_versions')
    .values(published.map((page) => versionColumns(storeId, page, globalContent)))
    .execute()
}

/** A page with its new id and its content as JSON. */
type NewPage = SeedPage & { id: string; position: number; json: string }

function pageColumns(storeId: string, page: NewPage) {
  const isPublished = page.status === 'published'
  return {
    store_id: storeId,
    id: page.id,
    name: page.name,
    slug: page.slug,
    type: page.type,
    is_system: page.isSystem,
    status: page.status,
    draft: page.json,
    published: isPublished ? page.json : null,
    published_version: isPublished ? 1 : 0,
    published_at: isPublished ? sql<Date>`now()` : null,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    position: page.position,
    publish_at: null,
    publish_job: null,
  }
}

const versionColumns = (storeId: string, { id, json, metaTitle, metaDescription }: NewPage, globalContent: string) => ({
  store_id: storeId,
  id: newId(),
  page_id: id,
  number: 1,
  content: json,
  global_content: globalContent,
  meta: JSON.stringify({ metaTitle, metaDescription }),
  label: 'First version',
  created_by: null,
})
