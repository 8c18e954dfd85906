import { expect, it } from 'vitest'
import { isFiltered, selectedAttributes } from './listing-filters.ts'

it('groups the selected values, from text or a list', () => {
  const selected = [
    ['Color', ['Red', 'Blue']],
    ['Size', ['M:L']],
  ]
  expect([...selectedAttributes('Color:Red|Size:M:L|Color:Blue')]).toEqual(selected)
  expect([...selectedAttributes(['Color:Red', 'Size:M:L', 'Color:Blue'])]).toEqual(selected)
  expect([...selectedAttributes('no colon|:no name')]).toEqual([])
})

it.each([
  [{}, false],
  [{ words: 'mug', sort: 'name', pageNumber: 3 }, false],
  [{ attributes: 'no colon' }, false],
  [{ attributes: 'Color:Red' }, true],
  [{ minPrice: 0 }, true],
  [{ inStock: true }, true],
  [{ within: 'c1' }, true],
] as const)('of %j is filtered: %s', (listing, expected) => {
  expect(isFiltered({ pageNumber: 0, pageSize: 16, ...listing })).toBe(expected)
})
