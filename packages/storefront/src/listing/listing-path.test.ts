import { expect, test } from 'vitest'
import { pageUrl, withoutFilters } from './listing-path.ts'

test('another page keeps the query; the first page has no page parameter', () => {
  expect(pageUrl('/shop?sort=name&page=4', 1)).toBe('/shop?sort=name&page=2')
  expect(pageUrl('/shop?page=4', 0)).toBe('/shop')
  expect(pageUrl('/search?q=a%26b', 1)).toBe('/search?q=a%26b&page=2')
})

test('removing filters keeps the search term', () => {
  expect(withoutFilters('/search?q=vase&inStock=true&page=2')).toBe('/search?q=vase')
  expect(withoutFilters('/shop?minPrice=3')).toBe('/shop')
})
