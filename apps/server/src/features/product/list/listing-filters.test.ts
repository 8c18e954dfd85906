import { expect, it } from 'vitest'
import { selectedAttributes } from './listing-filters.ts'

it('groups the selected values, from text or a list', () => {
  const selected = [
    ['Color', ['Red', 'Blue']],
    ['Size', ['M:L']],
  ]
  expect([...selectedAttributes('Color:Red|Size:M:L|Color:Blue')]).toEqual(selected)
  expect([...selectedAttributes(['Color:Red', 'Size:M:L', 'Color:Blue'])]).toEqual(selected)
  expect([...selectedAttributes('no colon|:no name')]).toEqual([])
})
