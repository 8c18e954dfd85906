import { expect, it } from 'vitest'
import { hasNearMatches } from './near-matches.ts'

it.each([
  [{}, false],
  [{ sort: 'name', pageNumber: 3, words: ' ' }, false],
  [{ category: 'mugs' }, false],
  [{ minPrice: 10, maxPrice: 20, within: 'c1' }, false],
  [{ attributes: 'no colon' }, false],
  [{ attributes: 'Color:Red' }, true],
  [{ minPrice: 0, inStock: true }, true],
  [{ words: 'mug' }, true],
] as const)('the list %j is read through its near matches: %s', (listing, expected) => {
  expect(hasNearMatches({ pageNumber: 0, pageSize: 16, ...listing })).toBe(expected)
})
