import { expect, it } from 'vitest'
import { itemsToFulfill } from './fulfill-order.ts'

const unfulfilled = new Map([
  ['a', 2],
  ['b', 0],
  ['c', 1],
])

it('includes everything that is unfulfilled when no lines are given', () => {
  expect(itemsToFulfill(unfulfilled)).toEqual([
    { lineId: 'a', quantity: 2 },
    { lineId: 'c', quantity: 1 },
  ])
})

it('adds up several entries of one line', () => {
  const requested = [
    { lineId: 'a', quantity: 1 },
    { lineId: 'c', quantity: 1 },
    { lineId: 'a', quantity: 1 },
  ]
  expect(itemsToFulfill(unfulfilled, requested)).toEqual([
    { lineId: 'a', quantity: 2 },
    { lineId: 'c', quantity: 1 },
  ])
})

it.each([
  ['more than a line has left', 'a', 3, 'Only 2 of'],
  ['a fulfilled line', 'b', 1, 'Only 0 of'],
  ['an unknown line', 'x', 1, 'Only 0 of'],
])('refuses %s', (_, lineId, quantity, message) => {
  expect(() => itemsToFulfill(unfulfilled, [{ lineId, quantity }])).toThrow(
    expect.objectContaining({ options: { fields: { 'lines.0.quantity': expect.stringContaining(message) } } }),
  )
})
