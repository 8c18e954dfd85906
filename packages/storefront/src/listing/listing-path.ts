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

/** Returns the URL of the first page of the same list without one filter: all values of `name`, or only `value`. */
export function withoutFilter(path: string, name: string, value?: string): string {
  const [pathname = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  query.delete('page')
  const others = value === undefined ? [] : query.getAll(name).filter((other) => other !== value)
  query.delete(name)
  for (const other of others) query.append(name, other)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The number of filters of a query. The search term and the order are not filters. */
export const filterCount = ({ category, inStock, minPrice, maxPrice, attributes }: ListingQuery): number =>
  [category, inStock, minPrice, maxPrice].filter(Boolean).length + attributes.length

/** Whether a query has filters. */
export const isFiltered = (query: ListingQuery): boolean => filterCount(query) > 0
