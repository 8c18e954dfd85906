import { MAX_SLUG_LENGTH, slugPattern } from '@blockfront/contract'
import { localizePath, splitLanguage } from '../../../modules/translation/index.ts'
import type { ListingAddress } from './listing-query.ts'
import { readListingQuery } from './listing-query.ts'

/** The route that a path on a store's hostname means (product.md, point 2, "Store host routes"), before anything is loaded. */
export type StoreRoute =
  | { kind: 'page'; slug: string }
  | { kind: 'product'; slug: string }
  | { kind: 'collection'; slug: string; listing: ListingAddress }
  | { kind: 'shop' | 'search'; listing: ListingAddress }
  | { kind: 'checkout' }
  | { kind: 'account' }
  | { kind: 'wishlist' }
  | { kind: 'order'; token: string }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string }

export interface StoreUrl {
  route: StoreRoute
  /** Path and query, normalized: equivalent URLs have the same text. Without parameters that no page reads, such as `utm_source`. */
  path: string
  /** The path as it was sent and decoded: an owner may have typed a redirect either way. */
  pathnames: readonly string[]
  /** The query as it was sent, without the question mark. */
  query: string
  /** The path as it was sent, without the language. */
  rest: string
  /** The language that the URL names, in lower case. The store may not have it. Undefined for the main language. */
  language?: string
  /** With a language: `path` without it. */
  pathInLanguage?: string
  /** With a language: `pathnames` without it. */
  pathnamesInLanguage?: readonly string[]
}

/** Longer URLs are not found. Characters. */
const MAX_LENGTH = 2000

const TOKEN = /^[A-Za-z0-9_-]{16,200}$/

const isSlug = (text: string | undefined): text is string =>
  text !== undefined && text.length <= MAX_SLUG_LENGTH && slugPattern.test(text)

/** Parses path and query of a request, with or without a language. Never throws. */
export function parseStoreUrl(url: string): StoreUrl {
  const split = splitLanguage(url)
  if (!split) return parsePath(url)
  const language = split.language.toLowerCase()
  const root = `/${language}`
  if (url.length > MAX_LENGTH) return { ...parsePath(url), rest: pathIn(split.rest), language }
  const { route, path, pathnames, query, rest } = parsePath(split.rest)
  const sent = pathIn(url)
  const found = { language, query, rest, pathnames: [...new Set([sent, root + pathnames[0]])], pathnamesInLanguage: pathnames }
  if (split.language !== language || sent === `${root}/`)
    return { ...found, route: { kind: 'redirect', to: localizePath(root, split.rest) }, path: root, pathInLanguage: '/' }
  if (route.kind === 'not-found') return { ...found, route, path, pathInLanguage: '/' }
  return {
    ...found,
    route: route.kind === 'redirect' ? { kind: 'redirect', to: localizePath(root, route.to) } : route,
    path: localizePath(root, path),
    pathInLanguage: path,
  }
}

function parsePath(url: string): StoreUrl {
  const [sent = '/', search = ''] =
    url
      .slice(0, MAX_LENGTH + 1)
      .split('#', 1)[0]
      ?.split(/\?(.*)/s) ?? []
  const segments = segmentsOf(sent)
  if (!segments || url.length > MAX_LENGTH)
    return { route: { kind: 'not-found' }, path: '/404', pathnames: [], query: '', rest: pathIn(url) }
  const query = new URLSearchParams(search)
  const pathname = pathOf(segments)
  const pathnames = [...new Set([sent, `/${segments.join('/')}`])]
  const route = routeOf(segments, query) ?? { kind: 'not-found' }
  const normalized = sent.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (normalized !== sent && route.kind !== 'redirect' && route.kind !== 'not-found')
    return redirectTo(pathname, search, pathnames)
  if (route.kind === 'not-found') {
    const lower = segments.map((segment) => segment.toLowerCase())
    if (routeOf(lower, query)) return redirectTo(pathOf(lower), search, pathnames)
    return { route, path: '/404', pathnames, query: search, rest: sent }
  }
  const listing = 'listing' in route ? route.listing.search : ''
  return { route, path: pathname + listing, pathnames, query: search, rest: sent }
}

const redirectTo = (pathname: string, search: string, pathnames: readonly string[]): StoreUrl => ({
  route: { kind: 'redirect', to: search ? `${pathname}?${search}` : pathname },
  path: pathname,
  pathnames,
  query: search,
  rest: pathnames[0] ?? '/',
})

/** The path of a URL as it was sent. */
const pathIn = (url: string) => url.split(/[?#]/, 1)[0] ?? url

const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`

/** The decoded segments of a path; undefined for a path that no page can have. */
function segmentsOf(sent: string): string[] | undefined {
  try {
    const segments = sent.split('/').filter(Boolean).map(decodeURIComponent)
    const sound = segments.every((segment) => !/[\p{Cc}/\\]/u.test(segment) && segment !== '.' && segment !== '..')
    return sent.startsWith('/') && sound ? segments.map((segment) => segment.normalize('NFC')) : undefined
  } catch {
    return undefined
  }
}

/** Pages with a path outside /page, and so without one below it. */
const OWN_PATH: Readonly<Record<string, string>> = { home: '/', about: '/about', checkout: '/checkout' }

function routeOf([first, second, third, ...more]: readonly string[], query: URLSearchParams): StoreRoute | undefined {
  if (more.length > 0) return undefined
  if (first === undefined) return { kind: 'page', slug: 'home' }
  if (third !== undefined) {
    if (first === 'page' && second === 'product' && isSlug(third)) return { kind: 'product', slug: third }
    return undefined
  }
  if (second === undefined) return topLevelRoute(first, query)
  if (first === 'order') return TOKEN.test(second) ? { kind: 'order', token: second } : undefined
  if (!isSlug(second)) return undefined
  if (first === 'product' || first === 'products') return { kind: 'product', slug: second }
  if (first === 'collection') return { kind: 'collection', slug: second, listing: readListingQuery(query, 'collection') }
  if (first !== 'page' || second === 'product') return undefined
  const own = OWN_PATH[second]
  if (own) return { kind: 'redirect', to: query.size > 0 ? `${own}?${query}` : own }
  return second === 'shop' ? topLevelRoute('shop', query) : { kind: 'page', slug: second }
}

function topLevelRoute(name: string, query: URLSearchParams): StoreRoute | undefined {
  if (name === 'about') return { kind: 'page', slug: 'about' }
  if (name === 'shop' || name === 'search') return { kind: name, listing: readListingQuery(query, name) }
  if (name === 'checkout' || name === 'account' || name === 'wishlist') return { kind: name }
  const token = query.get('token') ?? ''
  return name === 'order' && TOKEN.test(token) ? { kind: 'redirect', to: `/order/${token}` } : undefined
}
