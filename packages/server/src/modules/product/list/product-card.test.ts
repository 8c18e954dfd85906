import { expect, it } from 'vitest'
import { cardView } from './product-card.ts'

type Row = Parameters<typeof cardView>[0]

const row: Row = {
  ...{ id: 'p', slug: 'mug', name: 'Mug', product_image: '/a.jpg', second_image: null, min_regular: 1000, min_price: 800 },
  ...{
    max_price: 800,
    on_sale: true,
    stock_status: 'in_stock',
    track_inventory: true,
    stock_quantity: 0,
    allow_backorder: false,
    review_counts: [0, 0, 0, 0, 0],
  },
  variation_sums: [0, null],
}
const card = (changes: Partial<Row> = {}) => cardView({ ...row, ...changes }, 'EUR')

it('is available by the stock of the product, or of its variations together', () => {
  const available = (stock_quantity: number, variation_sums: [number, number | null], changes: Partial<Row> = {}) =>
    card({ stock_quantity, variation_sums, ...changes }).stockStatus
  expect([available(0, [0, null]), available(1, [0, null])]).toEqual([false, true])
  expect([available(5, [2, 0]), available(0, [2, 1]), available(5, [1, null])]).toEqual([false, true, false])
  expect(available(0, [2, 0], { allow_backorder: true })).toBe(true)
  expect(available(0, [2, 0], { track_inventory: false })).toBe(true)
})

it('has prices in major units, and a second image only if there is one', () => {
  expect(card()).toMatchObject({ price: 10, discountPrice: 8, hasVariations: false, rating: undefined })
  expect(card()).not.toHaveProperty('secondImage')
  expect(card({ second_image: '/b.jpg', variation_sums: [1, 3] })).toMatchObject({ secondImage: '/b.jpg', hasVariations: true })
})

it('has the price of the cheapest variation, and the highest price if they differ', () => {
  const prices = (min_price: number, max_price: number, min_regular: number, on_sale: boolean) =>
    card({ min_price, max_price, min_regular, on_sale, variation_sums: [2, 5] })
  expect(prices(3900, 5900, 3900, false)).toMatchObject({ price: 39, discountPrice: 0, maxPrice: 59 })
  expect(prices(3900, 5900, 4900, true)).toMatchObject({ price: 49, discountPrice: 39, maxPrice: 59 })
  expect(prices(3900, 5900, 3900, true)).toMatchObject({ price: 39, discountPrice: 0, maxPrice: 59, onSale: true })
  expect(prices(3900, 3900, 3900, false)).not.toHaveProperty('maxPrice')
})
