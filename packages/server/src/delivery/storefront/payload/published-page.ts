import { sql } from 'kysely'
import type { PublishedDataCache, PublishedKind } from '../../../ground/cache/published-data.ts'
import { preparedStatement, preparedValue } from '../../../ground/db/connection/prepared-statements.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import type { PageRow } from '../../../modules/page/index.ts'
import { loadTranslations, translatedAt } from '../../../modules/translation/index.ts'
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
  tags: (id) => {
    const [slug = '', locale] = id.split(' ')
    return [cacheTags.page(slug), ...(locale ? [cacheTags.language(locale)] : [])]
  },
}

/**
 * Returns a published page or template by its slug, from the cache where possible; undefined for a draft or an unknown slug. With a
 * `locale`, its name, title and description are translated, and its content has the translations of its blocks.
 */
export async function findPublishedPage(
  cache: PublishedDataCache,
  trx: StoreTrx,
  storeId: string,
  { slug, locale }: { slug: string; locale?: string | undefined },
): Promise<PublishedPage | undefined> {
  // A slug contains no spaces.
  const id = locale ? `${slug} ${locale}` : slug
  const found = await cache.get(publishedPages, storeId, [id], async () => {
    const page = await loadPublishedPage(trx, storeId, slug)
    const shown = page && locale ? await translatedPage(trx, storeId, page, locale) : page
    return new Map(shown && [[id, shown]])
  })
  return found.get(id)
}

async function translatedPage(
  trx: StoreTrx,
  storeId: string,
  { id, ...page }: Awaited<ReturnType<typeof loadPublishedPage>> & object,
  locale: string,
): Promise<PublishedPage> {
  const translations = (await loadTranslations(trx, storeId, { locale, type: 'page', ids: [id] })).get(id)
  return {
    ...page,
    name: translatedAt(translations, 'name', page.name),
    meta_title: translatedAt(translations, 'metaTitle', page.meta_title),
    meta_description: translatedAt(translations, 'metaDescription', page.meta_description),
    content: { ...page.content, translations: JSON.stringify(translations ?? {}) },
  }
}

async function loadPublishedPage(
  trx: StoreTrx,
  storeId: string,
  slug: string,
): Promise<(PublishedPage & { id: string }) | undefined> {
  const row = await trx
    .selectFrom('pages')
    .select(['id', 'name', 'slug', 'type', 'meta_title', 'meta_description', 'og_image', 'noindex'])
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
