import { type Currency, formatPriceInput, parsePrice } from '@blockfront/commerce'
import { isStorable } from '@blockfront/contract'
import type { ListingQuery, Listing as ShownListing, Sort } from '@blockfront/storefront/payload'
import type { Listing } from '../../../modules/product/index.ts'

/** The filters and sorting in a URL's query. */
export interface ListingAddress {
  query: ListingQuery
  /** Zero-based; the URL counts from 1. */
  page: number
  /** The normalized query with its question mark; empty without parameters. */
  search: string
  /** Whether it shows a part of the list by anything but its page. */
  narrowed: boolean
}

const SORTS: readonly Sort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'name']

/** A term of this length finds as much as a longer one. Characters. */
const LONGEST_TERM = 200
/** The maximum length of a slug, in characters. */
const LONGEST_SLUG = 120
const MOST_ATTRIBUTES = 20
const MOST_PAGES = 1000

/** Parses the fields of the storefront's filter form. Invalid values are ignored. */
export function readListingQuery(given: URLSearchParams, kind: 'shop' | 'collection' | 'search'): ListingAddress {
  const text = (name: string) => (given.get(name) ?? '').trim()
  const term = kind === 'search' ? text('q').slice(0, LONGEST_TERM) : ''
  const q = isStorable(term) ? term : ''
  const requested = text('sort') as Sort
  const defaultSort: Sort = q ? 'relevance' : 'newest'
  const query: ListingQuery = {
    q,
    sort: SORTS.includes(requested) && (q || requested !== 'relevance') ? requested : defaultSort,
    category: kind !== 'collection' && isName(text('category')) ? text('category') : '',
    minPrice: isPriceText(text('minPrice')) ? text('minPrice') : '',
    maxPrice: isPriceText(text('maxPrice')) ? text('maxPrice') : '',
    inStock: ['true', '1', 'on'].includes(text('inStock')),
    attributes: [...new Set(given.getAll('attributes'))].filter(isAttribute).slice(0, MOST_ATTRIBUTES),
  }
  const number = /^\d{1,4}$/.test(text('page')) ? Number(text('page')) : 1
  const page = Math.min(Math.max(number, 1), MOST_PAGES) - 1
  const written = writeQuery(query, defaultSort)
  const narrowed = written.size > (q ? 1 : 0)
  if (page > 0) written.set('page', String(page + 1))
  return { query, page, search: written.size > 0 ? `?${written}` : '', narrowed }
}

function writeQuery(
  { q, sort, category, minPrice, maxPrice, inStock, attributes }: ListingQuery,
  defaultSort: Sort,
): URLSearchParams {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (sort !== defaultSort) query.set('sort', sort)
  if (category) query.set('category', category)
  if (minPrice) query.set('minPrice', minPrice)
  if (maxPrice) query.set('maxPrice', maxPrice)
  if (inStock) query.set('inStock', 'true')
  for (const attribute of attributes) query.append('attributes', attribute)
  return query
}

const isName = (text: string) => text.length <= LONGEST_SLUG && isStorable(text)

const isAttribute = (text: string) => text.length <= 200 && text.indexOf(':') > 0 && isStorable(text)

/** Text with a digit. Whether it is a price depends on the store's locale and currency, see {@link listingOf}. */
const isPriceText = (text: string) => text.length <= 40 && /\p{Nd}/u.test(text) && isStorable(text)

interface Money {
  currency: Currency
  locale: string
}

/** The price that a shopper typed; undefined for none and for text that is not a price of this store. */
function priceOf(text: string, money: Money | undefined): number | undefined {
  const reading = text && money ? parsePrice(text, money.currency, money.locale) : undefined
  return reading && 'amount' in reading ? reading.amount : undefined
}

/** The price filters with text that is not a price of this store, and that are ignored; undefined if there are none. */
export function unreadPrices({ query }: ListingAddress, money: Money): ShownListing['unreadPrices'] {
  const fields = (['minPrice', 'maxPrice'] as const).filter((name) => query[name] && priceOf(query[name], money) === undefined)
  return fields.length > 0 ? { fields, example: formatPriceInput(1234, money.currency, money.locale) } : undefined
}

/** The same as services read it. Prices are read as the store's locale and currency write them, and need `money`. */
export function listingOf({ query, page }: ListingAddress, pageSize: number, money?: Money): Listing {
  return {
    words: query.q,
    sort: query.sort,
    category: query.category || undefined,
    minPrice: priceOf(query.minPrice, money),
    maxPrice: priceOf(query.maxPrice, money),
    inStock: query.inStock,
    attributes: query.attributes,
    pageNumber: page,
    pageSize,
  }
}
