import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a short list shows all pages', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a long list shows the ends and the pages around the current one', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20])
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20])
})

test('the current page and both ends are always shown, in order, and a gap hides more than one page', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)))
  fc.assert(
    fc.property(pages, ([current, total]) => {
      const row = pageNumbers(current, total)
      expect(row).toEqual(expect.arrayContaining([1, current, total]))
      row.forEach((page, index) => {
        const before = row[index - 1]
        if (page !== null && typeof before === 'number') expect(page).toBe(before + 1)
        if (page === null) expect((row[index + 1] ?? 0) - (before ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})
