import { productPath } from '@blockfront/commerce'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { findRedirect } from '../../../modules/redirect/index.ts'
import { parseStoreUrl, type StoreRoute, type StoreUrl } from './request-url.ts'

/** Redirects that may follow one another. */
const MAX_HOPS = 10

/** Parameters by which analytics and advertising tell where a visit comes from. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id)$/

/** What a redirect is looked up for. */
type Wanted = Pick<StoreUrl, 'pathnames' | 'query'> & { route: StoreRoute }

/**
 * Returns where a URL without a page leads, with the tracking parameters of the request; undefined without a redirect. A redirect from a path
 * with a query applies to that query in any order, one without to every query. Redirects that follow one another are one, until a page
 * exists (`isPage`).
 */
export async function redirectTarget(
  trx: StoreTrx,
  storeId: string,
  { route, pathnames, query }: Wanted,
  isPage: (route: StoreRoute) => Promise<boolean>,
): Promise<string | undefined> {
  // A product's redirect is kept under its one path, or an older one, and applies to its other paths too.
  const paths = [...pathnames, ...(route.kind === 'product' ? [productPath(route.slug), `/product/${route.slug}`] : [])]
  const first = await firstRedirect(trx, storeId, paths, query)
  if (first === undefined) return undefined
  let target = first
  const seen = new Set([target])
  for (let hop = 1; hop < MAX_HOPS && target.startsWith('/'); hop++) {
    const url = parseStoreUrl(target)
    const next = await firstRedirect(trx, storeId, url.pathnames, url.query)
    if (next === undefined || seen.has(next) || (await isPage(url.route))) break
    seen.add(next)
    target = next
  }
  return withTracking(target, query)
}

async function firstRedirect(
  trx: StoreTrx,
  storeId: string,
  paths: readonly string[],
  query: string,
): Promise<string | undefined> {
  const rest = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name))
  const queries = new Set([query, new URLSearchParams(rest).toString()])
  queries.delete('')
  const withQuery = paths.flatMap((path) => [...queries].map((text) => `${path}?${text}`))
  for (const from of new Set([...withQuery, ...paths])) {
    const to = await findRedirect(trx, storeId, from)
    if (to !== undefined) return to
  }
  return undefined
}

/** Adds the tracking parameters of a query to a URL that does not set them itself. */
function withTracking(target: string, query: string): string {
  const [, path = target, own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const existing = new URLSearchParams(own)
  const added = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => TRACKING.test(name) && !existing.has(name)),
  )
  if (added.size === 0) return target
  return `${path}?${own === '' ? added : `${own}&${added}`}${hash}`
}
