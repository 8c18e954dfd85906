import { describe, expect, it } from 'vitest'
import { idsOnBackorder, isInStock, lowStock } from './product-availability.ts'

const product = {
  id: 'p',
  track_inventory: true,
  allow_backorder: false,
  stock_quantity: 0,
  stock_status: 'in_stock',
} as const
const variation = (id: string, stock_quantity: number, enabled = true) => ({ id, stock_quantity, enabled })

describe('isInStock', () => {
  it.each([
    ['tracked, without stock', product, [], false],
    ['tracked, with stock', { ...product, stock_quantity: 1 }, [], true],
    ['tracked, with backorders', { ...product, allow_backorder: true }, [], true],
    ['untracked, as the owner set it', { ...product, track_inventory: false }, [], true],
    ['untracked and out of stock', { ...product, track_inventory: false, stock_status: 'out_of_stock' as const }, [], false],
    ['with one variation left', product, [variation('a', 0), variation('b', 2)], true],
    [
      'whose variation with stock is disabled',
      { ...product, stock_quantity: 5 },
      [variation('a', 0), variation('b', 2, false)],
      false,
    ],
  ])('for a product %s', (_, row, variations, expected) => {
    expect(isInStock(row, variations)).toBe(expected)
  })
})

it('lists what can be ordered without stock', () => {
  const variations = [variation('a', 0), variation('b', 1)]
  expect(idsOnBackorder({ ...product, allow_backorder: true }, variations)).toEqual(new Set(['p', 'a']))
  expect(idsOnBackorder(product, variations)).toEqual(new Set())
  expect(idsOnBackorder({ ...product, allow_backorder: true, track_inventory: false }, variations)).toEqual(new Set())
})

it('returns the number in stock of a tracked product and its variations from 1 to 5', () => {
  const variations = [0, 1, 5, 6].map((stock) => variation(`v${stock}`, stock))
  const left = (changes: { stock_quantity: number }) => Object.fromEntries(lowStock({ ...product, ...changes }, variations))
  expect(left({ stock_quantity: 5 })).toEqual({ p: 5, v1: 1, v5: 5 })
  expect(left({ stock_quantity: 6 })).toEqual({ v1: 1, v5: 5 })
  expect(lowStock({ ...product, stock_quantity: 1, track_inventory: false }, variations).size).toBe(0)
})
