import { productPath } from '@blockfront/commerce'
import { sql } from 'kysely'
import { type CompressedResponse, compressResponse } from '../../../ground/cache/compressed-response.ts'
import type { Config } from '../../../ground/config.ts'
import type { Database } from '../../../ground/db/database.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { escapeHtml } from '../../../ground/escape-html.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import type { Storage } from '../../../ground/storage/stored-file.ts'
import type { Workers } from '../../../ground/workers/workers.ts'
import { pagePath } from '../../../modules/page/index.ts'
import { localizePath, publishedLanguages } from '../../../modules/translation/index.ts'
import { browserHeaders, sharedHeaders } from './page-headers.ts'

/** Maximum number of URLs in a sitemap (sitemaps.org, protocol). */
const MOST = 50_000

/** The part of the sitemap that a path names: 0 for the sitemap itself; undefined for any other path. */
export function sitemapPart(path: string): number | undefined {
  const match = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(path)
  return match ? Number(match[1] ?? 0) : undefined
}

/** A store as search engines find it. */
export interface Site {
  storeId: string
  /** Scheme and hostname of the store's primary URL. */
  origin: string
  config: Config
  db: Database
  storage: Storage
  work: Workers
}

/** Returns robots.txt: crawlers may read everything but private pages and the endless results of searches. */
export async function robotsResponse({ storeId, origin, config, db }: Site): Promise<CompressedResponse> {
  const pages = ['/account', '/checkout', '/order/', '/search', '/wishlist']
  const languages = await withStoreReadOnly(db, storeId, (trx) => publishedLanguages(trx, storeId))
  const closed = ['/api/', ...languages.flatMap(({ root }) => pages.map((path) => root + path))]
  const body = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...browserHeaders(config), ...sharedHeaders(config, storeId) }
  return compressResponse({ status: 200, headers, body })
}

/** Cache tags of a sitemap. */
export const sitemapTags = [cacheTags.pages, cacheTags.categories, cacheTags.products]

/** Returns the sitemap, or one of its parts. With more than `most` URLs it is an index of parts; undefined for an unknown part. */
export async function sitemapResponse(site: Site, part: number, most = MOST): Promise<CompressedResponse | undefined> {
  const { storeId, origin, config, db } = site
  const body = await withStoreReadOnly(db, storeId, async (trx) => {
    const languages = await publishedLanguages(trx, storeId)
    // Each entry has a URL in each language.
    const size = Math.max(Math.floor(most / languages.length), 1)
    const parts = Math.ceil((await countEntries(trx, storeId)) / size)
    if (part > parts || (part > 0 && parts < 2)) return undefined
    if (part === 0 && parts > 1) return index(origin, parts)
    return urlset(origin, await entries(trx, storeId, Math.max(part - 1, 0), size), languages)
  })
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    ...browserHeaders(config),
    ...sharedHeaders(config, storeId, sitemapTags),
  }
  return body === undefined ? undefined : compressResponse({ status: 200, headers, body })
}

type Languages = Awaited<ReturnType<typeof publishedLanguages>>

interface Entry {
  kind: 'page' | 'category' | 'product'
  type: string
  slug: string
  changed: Date | null
}

/** Pages first, then categories, then products: in one order, so that parts don't overlap. */
const all = (storeId: string) => sql<Entry>`
  select 1 as place, 'page' as kind, g.type, g.slug, g.id, g.published_at as changed from pages g
   where g.store_id = ${storeId} and g.status = 'published' and not g.noindex and g.type not in ('product', 'collection', 'checkout', 'component')
  union all
  select 2, 'category', '', c.slug, c.id, c.updated_at from categories c where c.store_id = ${storeId}
  union all
  select 3, 'product', '', p.slug, p.id, p.updated_at from products p where p.store_id = ${storeId} and p.status = 'active'`

async function countEntries(trx: StoreTrx, storeId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (${all(storeId)}) e`.execute(trx)
  return Number(rows[0]?.count ?? 0)
}

async function entries(trx: StoreTrx, storeId: string, part: number, most: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.kind, e.type, e.slug, e.changed from (${all(storeId)}) e
     order by e.place, e.id limit ${most} offset ${part * most}`.execute(trx)
  return rows
}

const pathOfEntry = ({ kind, type, slug }: Entry) =>
  kind === 'page' ? pagePath({ type, slug }) : kind === 'product' ? productPath(slug) : `/collection/${slug}`

const xml = (root: string, lines: readonly string[], namespaces = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${lines.join('\n')}\n</${root}>\n`

/** In a store with several languages, each URL names those of the other languages. */
function urlset(origin: string, list: readonly Entry[], languages: Languages): string {
  const urls = list.flatMap((entry) => {
    const path = encodeURI(pathOfEntry(entry))
    const changed = entry.changed ? `<lastmod>${entry.changed.toISOString()}</lastmod>` : ''
    const url = (root: string) => escapeHtml(origin + localizePath(root, path))
    const link = (locale: string, root: string) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url(root)}"/>`
    const links =
      languages.length > 1 ? [...languages.map(({ locale, root }) => link(locale, root)), link('x-default', '')].join('') : ''
    return languages.map(({ root }) => `<url><loc>${url(root)}</loc>${changed}${links}</url>`)
  })
  return xml('urlset', urls, languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '')
}

const index = (origin: string, parts: number): string =>
  xml(
    'sitemapindex',
    Array.from({ length: parts }, (_, part) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${part + 1}.xml</loc></sitemap>`),
  )
