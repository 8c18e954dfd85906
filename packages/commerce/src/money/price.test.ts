import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargedPrice, chargedPriceOfVariation, isOnSale } from './price.ts'

it('is a sale only with 0 < discountPrice < price', () => {
  for (const discountPrice of [8, 0.5, 9.99]) expect(isOnSale({ price: 10, discountPrice })).toBe(true)
  for (const discountPrice of [0, 10, 11, -1, null, undefined, Number.NaN])
    expect(isOnSale({ price: 10, discountPrice })).toBe(false)
})

it('uses the variation’s price if above 0, else the product’s', () => {
  const product = { price: 20, discountPrice: 15 }
  expect(chargedPriceOfVariation(product)).toEqual({ price: 15, compareAt: 20, onSale: true })
  expect(chargedPriceOfVariation(product, null)).toEqual(chargedPriceOfVariation(product))
  expect(chargedPriceOfVariation(product, { price: 0 })).toEqual({ price: 15, compareAt: 20, onSale: true })
  expect(chargedPriceOfVariation(product, { price: 0, discountPrice: 12 })).toEqual({ price: 12, compareAt: 20, onSale: true })
  expect(chargedPriceOfVariation(product, { price: 30 })).toEqual({ price: 30, compareAt: null, onSale: false })
  expect(chargedPriceOfVariation(product, { price: 0.5 })).toEqual({ price: 0.5, compareAt: null, onSale: false })
  expect(chargedPriceOfVariation(product, { price: 30, discountPrice: 25 })).toEqual({ price: 25, compareAt: 30, onSale: true })
})

it('never charges more than the regular price', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (price, discountPrice) => {
      const charged = chargedPrice({ price, discountPrice })
      expect(charged.price).toBeLessThanOrEqual(price)
      expect(charged.onSale).toBe(charged.compareAt !== null)
    }),
  )
})
