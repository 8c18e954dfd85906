import { sql } from 'kysely'
import { plannedOnce } from '../../db/planned-once.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { pagePath } from '../../services/page-path.ts'
import type { PageRow } from '../../services/page-view.ts'
import { shown } from '../../services/shown.ts'
import type { PageParts, Search } from '../page-parts.ts'
import { organization, website } from '../schema-org.ts'

type Published = Pick<PageRow, 'name' | 'slug' | 'type' | 'meta_title' | 'meta_description' | 'og_image' | 'noindex'> & {
  /** Stored blocks, as JSON. */
  published: string
}

/** A published page by its slug; undefined for a draft. */
export const publishedRow = (trx: StoreTrx, storeId: string, slug: string): Promise<Published | undefined> =>
  trx
    .selectFrom('pages')
    .select(['name', 'slug', 'type', 'meta_title', 'meta_description', 'og_image', 'noindex'])
    .select(sql<string>`coalesce(published, '[]')::text`.as('published'))
    .where('store_id', '=', storeId)
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .modifyEnd(plannedOnce)
    .executeTakeFirst()

export const contentOf = (row: Published | undefined) => row?.published ?? '[]'

/** A page that is its blocks: home, about, policies, custom ones. */
export async function contentPage({ trx, storeId }: Search, slug: string): Promise<PageParts | undefined> {
  const row = await publishedRow(trx, storeId, slug)
  if (!row) return undefined
  const path = pagePath(row)
  const isHome = path === '/'
  return {
    kind: 'page',
    shows: [shown.page(slug)],
    content: contentOf(row),
    title: row.meta_title || row.name,
    description: row.meta_description,
    image: row.og_image,
    noindex: row.noindex,
    canonical: path,
    crumbs: isHome ? [] : [{ name: row.name, path }],
    ...(isHome && { schemas: ({ store, origin }) => [organization(store, origin), website(store, origin)] }),
  }
}
