import { describe, expect, it } from 'vitest'
import { lineMessage, lineProblem } from './line-problem.ts'

const sellable: Parameters<typeof lineProblem>[0] = {
  product: { trackInventory: true, isOutOfStock: false },
  variation: 'available',
  hasVariations: true,
  available: 3,
  quantity: 3,
}

describe('lineProblem', () => {
  it.each<[string, Partial<typeof sellable>, ReturnType<typeof lineProblem>]>([
    ['the full stock', {}, null],
    ['more than the stock', { quantity: 4 }, 'not_enough_stock'],
    ['no stock', { available: 0 }, 'sold_out'],
    ['no limit of stock', { available: null, quantity: 100 }, null],
    ['a deleted product, whatever else is wrong', { product: undefined, variation: 'unavailable', available: 0 }, 'gone'],
    ['a variation that is not sold', { variation: 'unavailable' }, 'variation_gone'],
    ['a product with variations and none chosen', { variation: 'none' }, 'choose_options'],
    ['a product without variations', { variation: 'none', hasVariations: false }, null],
    [
      'a product without tracked inventory that is out of stock',
      { product: { trackInventory: false, isOutOfStock: true }, available: null },
      'sold_out',
    ],
    ['a tracked product with a stale stock status', { product: { trackInventory: true, isOutOfStock: true } }, null],
  ])('for %s', (_, changes, problem) => {
    expect(lineProblem({ ...sellable, ...changes })).toBe(problem)
  })
})

describe('lineMessage', () => {
  it('names the product and how much is left', () => {
    expect(lineMessage('not_enough_stock', 'Cup', 1)).toBe('Only 1 of Cup is left. Lower the quantity.')
    expect(lineMessage('gone', '', 0)).toBe('This product is no longer available. Remove it to continue.')
  })
})
