import { sql } from 'kysely'
import type { PublishedDataCache, PublishedKind } from '../../cache/published-data.ts'
import { preparedStatement, preparedValue } from '../../db/prepared-statements.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { cacheTags } from '../../events/cache-tags.ts'
import type { PageRow } from '../../features/page/page-rows.ts'
import { contentBytes, type StoredContent } from './blocks.ts'

/** A published page or template. */
export type PublishedPage = Pick<
  PageRow,
  'name' | 'slug' | 'type' | 'meta_title' | 'meta_description' | 'og_image' | 'noindex'
> & {
  content: StoredContent
}

const publishedPages: PublishedKind<PublishedPage> = {
  name: 'page',
  bytes: ({ content }) => 1024 + contentBytes(content),
  tags: (slug) => [cacheTags.page(slug)],
}

/** Returns a published page or template by its slug, from the cache where possible; undefined for a draft or an unknown slug. */
export async function findPublishedPage(
  cache: PublishedDataCache,
  trx: StoreTrx,
  storeId: string,
  slug: string,
): Promise<PublishedPage | undefined> {
  const found = await cache.get(publishedPages, storeId, [slug], async () => {
    const page = await loadPublishedPage(trx, storeId, slug)
    return new Map(page && [[slug, page]])
  })
  return found.get(slug)
}

async function loadPublishedPage(trx: StoreTrx, storeId: string, slug: string): Promise<PublishedPage | undefined> {
  const row = await trx
    .selectFrom('pages')
    .select(['name', 'slug', 'type', 'meta_title', 'meta_description', 'og_image', 'noindex'])
    .select(sql<string>`coalesce(published, '[]')::text`.as('published'))
    .where('store_id', '=', preparedValue(storeId))
    .where('slug', '=', preparedValue(slug))
    .where('status', '=', 'published')
    .modifyEnd(preparedStatement)
    .executeTakeFirst()
  if (!row) return undefined
  const { published, ...settings } = row
  return { ...settings, content: { json: published } }
}
