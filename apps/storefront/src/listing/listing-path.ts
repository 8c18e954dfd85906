import type { ListingQuery } from '../payload.ts'

/** Returns the URL of another page (zero-based) of the same list. The first page has no `page` parameter. */
export function pageUrl(path: string, page: number): string {
  const [pathname = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page > 0) query.set('page', String(page + 1))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Returns the URL of the same list without filters. Keeps the search term. */
export function withoutFilters(path: string): string {
  const [pathname = '', search = ''] = path.split('?')
  const term = new URLSearchParams(search).get('q')
  return term ? `${pathname}?${new URLSearchParams({ q: term })}` : pathname
}

/** Whether a query has filters. The search term and the order are not filters. */
export const isFiltered = ({ category, inStock, minPrice, maxPrice, attributes }: ListingQuery): boolean =>
  inStock || category !== '' || minPrice !== '' || maxPrice !== '' || attributes.length > 0
