import { expect, it } from 'vitest'
import { checkOrder, nextPosition } from './edit-shipping.ts'

it('a new order has each of the current ids once', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  expect(() => checkOrder(rows, ['c', 'a', 'b'])).not.toThrow()
  expect(() => checkOrder([], [])).not.toThrow()
  for (const ids of [[], ['a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'd'], ['a', 'b', 'b'], ['a', 'b', 'c', 'c']])
    expect(() => checkOrder(rows, ids), ids.join()).toThrow(expect.objectContaining({ code: 'conflict' }))
})

it('a new row is placed after the last one', () => {
  expect(nextPosition([])).toBe(0)
  expect(nextPosition([{ position: 0 }])).toBe(1)
  expect(nextPosition([{ position: 7 }, { position: 2 }])).toBe(8)
})
