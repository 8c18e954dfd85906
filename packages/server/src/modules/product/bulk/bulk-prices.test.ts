import { expect, it } from 'vitest'
import { pricesAfter, variationPricesAfter } from './bulk-prices.ts'

const row = { price: 1000, discount_price: 500 }

it.each([
  ['no change', {}, { price: 1000, discount: 500 }],
  ['a new price', { price: 20 }, { price: 2000, discount: 500 }],
  ['a price in percent, rounded', { pricePercent: 12.55 }, { price: 1126, discount: 500 }],
  ['a discount in percent of the new price', { pricePercent: 100, discountPercent: 25 }, { price: 2000, discount: 1500 }],
  ['no sale', { discountPrice: 0 }, { price: 1000, discount: 0 }],
  ['the highest price', { price: 9_999_999.99 }, { price: 999_999_999, discount: 500 }],
  ['the lowest sale price', { discountPrice: 0.01 }, { price: 1000, discount: 1 }],
])('calculates %s', (_, changes, prices) => {
  expect(pricesAfter(changes, 'EUR')(row)).toEqual(prices)
})

it.each([
  ['price and percentage', { price: 1, pricePercent: 1 }, 'changes.pricePercent'],
  ['sale price and percentage', { discountPrice: 1, discountPercent: 1 }, 'changes.discountPercent'],
  ['more decimals than the currency has', { price: 1.999 }, 'changes.price'],
  ['a price that is too high after the change', { pricePercent: 10_000_000_000 }, 'changes.pricePercent'],
  ['a sale price that is not below the price', { discountPrice: 10 }, 'changes.discountPrice'],
])('refuses %s', (_, changes, field) => {
  expect(() => pricesAfter(changes, 'EUR')(row)).toThrow(
    expect.objectContaining({ options: { fields: { [field]: expect.any(String) } } }),
  )
})

it.each([
  ['its own price by percent', { pricePercent: 10 }, { price: 2000, discount_price: 1500 }, { price: 2200, discount: 1500 }],
  ['its own price to the new one', { price: 30 }, { price: 2000, discount_price: 0 }, { price: 3000, discount: 0 }],
  [
    'nothing where it has the prices of the product',
    { price: 30, discountPrice: 9 },
    { price: 0, discount_price: 0 },
    { price: 0, discount: 0 },
  ],
  ['its own sale price only', { discountPercent: 25 }, { price: 0, discount_price: 900 }, { price: 0, discount: 750 }],
  [
    'the sale price below its own price',
    { discountPercent: 25 },
    { price: 2000, discount_price: 0 },
    { price: 2000, discount: 1500 },
  ],
  ['no sale', { discountPrice: 0 }, { price: 2000, discount_price: 1500 }, { price: 2000, discount: 0 }],
  [
    'an own price that is not that of the product',
    { pricePercent: -99 },
    { price: 1, discount_price: 0 },
    { price: 1, discount: 0 },
  ],
  ['a price of 0', { price: 0 }, { price: 2000, discount_price: 0 }, { price: 0, discount: 0 }],
])('gives a variation %s', (_, changes, variation, prices) => {
  const product = { price: 1000, discount_price: 0 }
  expect(variationPricesAfter(pricesAfter(changes, 'EUR'), product, variation)).toEqual(prices)
})
