import { LRUCache } from 'lru-cache'
import type { ListingAddress } from './listing-query.ts'
import { readListingQuery } from './listing-query.ts'

/** What a path of a store host asks for (product.md, point 2, "Store host routes"), before anything was looked up. */
export type Place =
  | { kind: 'page'; slug: string }
  | { kind: 'product'; slug: string }
  | { kind: 'collection'; slug: string; listing: ListingAddress }
  | { kind: 'shop' | 'search'; listing: ListingAddress }
  | { kind: 'checkout' }
  | { kind: 'order'; token: string }
  | { kind: 'nowhere' }
  | { kind: 'moved'; to: string }

export interface Address {
  place: Place
  /** Path and query in their one form: what means the same is the same text. Without what no page reads, such as `utm_source`. */
  path: string
  /** The path as it was sent and as it reads, for redirects that an owner typed either way. */
  pathnames: readonly string[]
}

/** Longer addresses lead nowhere. Characters. */
const LONGEST = 2000

const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u
const TOKEN = /^[A-Za-z0-9_-]{16,200}$/

const isSlug = (text: string | undefined): text is string => text !== undefined && text.length <= 120 && SLUG.test(text)

/** Characters of addresses that were read lately. The same few are asked for again and again. */
const REMEMBERED = 1_000_000

const remembered = new LRUCache<string, Address>({ maxSize: REMEMBERED, sizeCalculation: (_, url) => url.length + 200 })

/** Reads path and query of a request. Never throws, whatever was sent. */
export function readAddress(url: string): Address {
  const known = remembered.get(url)
  if (known) return known
  const address = readAnew(url)
  if (url.length <= LONGEST) remembered.set(url, address)
  return address
}

function readAnew(url: string): Address {
  const [sent = '/', search = ''] =
    url
      .slice(0, LONGEST + 1)
      .split('#', 1)[0]
      ?.split(/\?(.*)/s) ?? []
  const segments = segmentsOf(sent)
  if (!segments || url.length > LONGEST) return { place: { kind: 'nowhere' }, path: '/404', pathnames: [] }
  const query = new URLSearchParams(search)
  const pathname = pathOf(segments)
  const pathnames = [...new Set([sent, `/${segments.join('/')}`])]
  const place = placeOf(segments, query) ?? { kind: 'nowhere' }
  const tidy = sent.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (tidy !== sent && place.kind !== 'moved' && place.kind !== 'nowhere') return moved(pathname, search, pathnames)
  if (place.kind === 'nowhere') {
    const lower = segments.map((segment) => segment.toLowerCase())
    if (placeOf(lower, query)) return moved(pathOf(lower), search, pathnames)
    return { place, path: '/404', pathnames }
  }
  const listing = 'listing' in place ? place.listing.search : ''
  return { place, path: pathname + listing, pathnames }
}

const moved = (pathname: string, search: string, pathnames: readonly string[]): Address => ({
  place: { kind: 'moved', to: search ? `${pathname}?${search}` : pathname },
  path: pathname,
  pathnames,
})

const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`

/** The parts of a path as they read; undefined for what no page can be called. */
function segmentsOf(sent: string): string[] | undefined {
  try {
    const segments = sent.split('/').filter(Boolean).map(decodeURIComponent)
    const sound = segments.every((segment) => !/[\p{Cc}/\\]/u.test(segment) && segment !== '.' && segment !== '..')
    return sent.startsWith('/') && sound ? segments.map((segment) => segment.normalize('NFC')) : undefined
  } catch {
    return undefined
  }
}

/** Pages that stand at an address of their own, and so have no second one below /page. */
const OWN_ADDRESS: Readonly<Record<string, string>> = { home: '/', about: '/about', checkout: '/checkout' }

function placeOf([first, second, third, ...more]: readonly string[], query: URLSearchParams): Place | undefined {
  if (more.length > 0) return undefined
  if (first === undefined) return { kind: 'page', slug: 'home' }
  if (third !== undefined) {
    if (first === 'page' && second === 'product' && isSlug(third)) return { kind: 'product', slug: third }
    return undefined
  }
  if (second === undefined) return placeAtTop(first, query)
  if (first === 'order') return TOKEN.test(second) ? { kind: 'order', token: second } : undefined
  if (!isSlug(second)) return undefined
  if (first === 'product' || first === 'products') return { kind: 'product', slug: second }
  if (first === 'collection') return { kind: 'collection', slug: second, listing: readListingQuery(query, 'collection') }
  if (first !== 'page' || second === 'product') return undefined
  const own = OWN_ADDRESS[second]
  if (own) return { kind: 'moved', to: query.size > 0 ? `${own}?${query}` : own }
  return second === 'shop' ? placeAtTop('shop', query) : { kind: 'page', slug: second }
}

function placeAtTop(name: string, query: URLSearchParams): Place | undefined {
  if (name === 'about') return { kind: 'page', slug: 'about' }
  if (name === 'shop' || name === 'search') return { kind: name, listing: readListingQuery(query, name) }
  if (name === 'checkout') return { kind: 'checkout' }
  const token = query.get('token') ?? ''
  return name === 'order' && TOKEN.test(token) ? { kind: 'moved', to: `/order/${token}` } : undefined
}
