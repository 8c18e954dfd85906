import { expect, it } from 'vitest'
import { minorBound, selectedAttributes } from './listing-filters.ts'

it('groups the selected values, from text or a list', () => {
  const selected = [
    ['Color', ['Red', 'Blue']],
    ['Size', ['M:L']],
  ]
  expect([...selectedAttributes('Color:Red|Size:M:L|Color:Blue')]).toEqual(selected)
  expect([...selectedAttributes(['Color:Red', 'Size:M:L', 'Color:Blue'])]).toEqual(selected)
  expect([...selectedAttributes('no colon|:no name')]).toEqual([])
  expect([...selectedAttributes('A:1')]).toEqual([['A', ['1']]])
})

it('drops decimals of a price limit that the currency does not have', () => {
  expect([minorBound(1.5, 'JPY'), minorBound(1.5, 'EUR'), minorBound(1.999, 'EUR')]).toEqual([1, 150, 100])
})
