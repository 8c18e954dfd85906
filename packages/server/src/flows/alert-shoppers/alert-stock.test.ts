import { expect, it } from 'vitest'
import { type AlertProduct, stockOf } from './alert-stock.ts'

type Variation = Pick<AlertProduct['variations'][number], 'id' | 'enabled' | 'stock_quantity'>

/** The state of a tracked product, or of one of its variations. */
const state = (stock: number, variations: readonly Variation[], id: string) =>
  stockOf(
    {
      product: { track_inventory: true, allow_backorder: false, stock_quantity: stock, stock_status: 'in_stock' },
      variations,
    } as AlertProduct,
    id,
  )
const variations = [
  { id: 'empty', enabled: true, stock_quantity: 0 },
  { id: 'full', enabled: true, stock_quantity: 2 },
  { id: 'disabled', enabled: false, stock_quantity: 2 },
]

it.each([
  ['the product without stock', 0, [], '', 'sold_out'],
  ['the product', 1, [], '', 'in_stock'],
  ['the product by its variations', 0, variations, '', 'in_stock'],
  ['the product by its available variations', 5, [variations[0], variations[2]], '', 'sold_out'],
  ['a variation', 0, variations, 'full', 'in_stock'],
  ['a variation without stock', 5, variations, 'empty', 'sold_out'],
  ['a disabled variation', 5, variations, 'disabled', 'gone'],
  ['an unknown variation', 5, variations, 'unknown', 'gone'],
] as const)('tells the stock of %s', (_, stock, list, id, expected) => {
  expect(
    state(
      stock,
      list.flatMap((one) => one ?? []),
      id,
    ),
  ).toBe(expected)
})
