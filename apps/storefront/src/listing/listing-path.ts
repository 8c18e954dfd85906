import type { ListingQuery } from '../payload.ts'

/** The address of another page of the same list, from 0; the first one has none in its query. */
export function pageUrl(path: string, page: number): string {
  const [pathname = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page > 0) query.set('page', String(page + 1))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The address of the same list without its filters; what was searched for stays. */
export function withoutFilters(path: string): string {
  const [pathname = '', search = ''] = path.split('?')
  const term = new URLSearchParams(search).get('q')
  return term ? `${pathname}?${new URLSearchParams({ q: term })}` : pathname
}

/** Whether an address says more than what to search for and in which order. */
export const isFiltered = ({ category, inStock, minPrice, maxPrice, attributes }: ListingQuery): boolean =>
  inStock || category !== '' || minPrice !== '' || maxPrice !== '' || attributes.length > 0
