import { productPath } from '@blockfront/commerce'
import type { HandlerOutput, LinkTarget } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { likePattern } from '../../ground/db/like-pattern.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { COMPONENT, DEFAULT_TEMPLATES, listedSettings, pagePath } from '../page/index.ts'

/** Results of a search, by kind. Pages and policies are one kind here. */
const LIMITS = { pages: 20, categories: 10, products: 10 }

/** Pages, policies, categories and products that a link can open, those whose name starts with the text first. */
export const searchLinks = (
  { db, store: { storeId } }: StoreScope,
  { search }: Query<'link.search'>,
): Promise<HandlerOutput<'link.search'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const pages = await findPages(trx, storeId, { search })
    const categories = await findCategories(trx, storeId, { search })
    const products = await findProducts(trx, storeId, { search })
    return [...pages, ...categories, ...products]
  })

/** What a path of the store opens. */
export const getLink = (
  { db, store: { storeId } }: StoreScope,
  { url }: Query<'link.get'>,
): Promise<HandlerOutput<'link.get'>> => {
  const path = pathOf(url)
  if (path === undefined) return Promise.resolve({ target: null })
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return withStoreReadOnly(db, storeId, async (trx) => {
    const find = path === productPath(slug) ? findProducts : path === collectionPath(slug) ? findCategories : findPages
    const found = await find(trx, storeId, { slug })
    return { target: found.find((target) => target.url === path) ?? null }
  })
}

/** The path of a URL without its query and fragment, with slugs as they are stored; undefined for another website. */
function pathOf(url: string): string | undefined {
  const path = /^\/(?!\/)[^?#]*/.exec(url.trim())?.[0]
  try {
    return path && decodeURI(path).normalize('NFC')
  } catch {
    return undefined
  }
}

const collectionPath = (slug: string) => `/collection/${slug}`

/** A search by name and slug, or a lookup by slug. */
type Wanted = { search: string } | { slug: string }

/** The last part of a typed path: `sale` of `/page/sale`. */
const slugPattern = (search: string) => likePattern(search.slice(search.lastIndexOf('/') + 1))

async function findPages(trx: StoreTrx, storeId: string, wanted: Wanted): Promise<LinkTarget[]> {
  const name = sql<string>`lower(coalesce(nullif(p.draft_settings ->> 'name', ''), p.name))`
  const slug = sql<string>`coalesce(p.draft_settings ->> 'slug', p.slug)`
  const search = 'search' in wanted ? wanted.search.trim().toLowerCase() : ''
  let query = trx
    .selectFrom('pages as p')
    .select(['p.type', 'p.status', 'p.name', 'p.slug', 'p.meta_title', 'p.meta_description', 'p.og_image', 'p.noindex'])
    .select('p.draft_settings')
    .where('p.store_id', '=', storeId)
    .where('p.type', 'not in', [...Object.keys(DEFAULT_TEMPLATES), COMPONENT])
  if ('slug' in wanted)
    query = query.where((eb) => eb.or([eb('p.slug', '=', wanted.slug), eb(slug, '=', wanted.slug), eb('p.type', '=', 'home')]))
  else if (search)
    query = query.where((eb) => eb.or([eb(name, 'like', likePattern(search) ?? ''), eb(slug, 'like', slugPattern(search) ?? '')]))
  const rows = await query
    .orderBy((eb) => eb.fn('starts_with', [name, eb.val(search)]), 'desc')
    .orderBy('p.position')
    .orderBy('p.created_at')
    .limit(LIMITS.pages)
    .execute()
  return rows.map((row) => {
    const { name: label, slug: listed } = listedSettings(row)
    return {
      kind: row.type === 'policy' ? 'policy' : 'page',
      label,
      url: pagePath({ type: row.type, slug: listed }),
      image: '',
      hidden: row.status === 'published' ? null : 'draft',
    }
  })
}

async function findCategories(trx: StoreTrx, storeId: string, wanted: Wanted): Promise<LinkTarget[]> {
  const search = 'search' in wanted ? wanted.search.trim().toLowerCase() : ''
  const name = sql<string>`lower(c.name)`
  let query = trx.selectFrom('categories as c').select(['c.name', 'c.slug', 'c.image']).where('c.store_id', '=', storeId)
  if ('slug' in wanted) query = query.where('c.slug', '=', wanted.slug)
  else if (search)
    query = query.where((eb) =>
      eb.or([eb(name, 'like', likePattern(search) ?? ''), eb('c.slug', 'like', slugPattern(search) ?? '')]),
    )
  const rows = await query
    .orderBy((eb) => eb.fn('starts_with', [name, eb.val(search)]), 'desc')
    .orderBy('c.position')
    .orderBy('c.name')
    .limit(LIMITS.categories)
    .execute()
  return rows.map(({ name: label, slug, image }) => ({ kind: 'category', label, url: collectionPath(slug), image, hidden: null }))
}

async function findProducts(trx: StoreTrx, storeId: string, wanted: Wanted): Promise<LinkTarget[]> {
  const limit = LIMITS.products
  const search = 'search' in wanted ? wanted.search.trim() : ''
  const found = sql`join search_products(${storeId}, ${search}, false, ${limit}) with ordinality f(id, score, rank) on f.id = p.id`
  const { rows } = await sql<{ name: string; slug: string; status: 'active' | 'draft' | 'archived'; image: string }>`
    select p.name, p.slug, p.status, p.product_image as image from products p ${search ? found : sql``}
     where p.store_id = ${storeId} ${'slug' in wanted ? sql`and p.slug = ${wanted.slug}` : sql``}
     order by ${search ? sql`f.rank` : sql`p.created_at desc, p.id`} limit ${limit}`.execute(trx)
  return rows.map(({ name: label, slug, status, image }) => ({
    kind: 'product',
    label,
    url: productPath(slug),
    image,
    hidden: status === 'active' ? null : status,
  }))
}
