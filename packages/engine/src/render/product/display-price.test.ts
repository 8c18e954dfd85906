import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayPrice } from './display-price.ts'

describe('displayPrice', () => {
  it('shows the discounted price and the crossed-out price for 0 < discount < price', () => {
    expect(displayPrice({ price: 20, discountPrice: 15 })).toEqual({ current: 15, original: 20 })
  })

  it.each([0, null, undefined, -5, 20, 25])('shows one price with a discount of %s on 20', (discountPrice) => {
    expect(displayPrice({ price: 20, discountPrice })).toEqual({ current: 20 })
  })

  it('uses a variation price above 0 with the variation discount alone', () => {
    const product = { price: 20, discountPrice: 15 }
    expect(displayPrice(product, { price: 30 })).toEqual({ current: 30 })
    expect(displayPrice(product, { price: 0.5 })).toEqual({ current: 0.5 })
    expect(displayPrice(product, { price: 30, discountPrice: 25 })).toEqual({ current: 25, original: 30 })
  })

  it("uses the product's price if the variation has none", () => {
    const product = { price: 20, discountPrice: 15 }
    expect(displayPrice(product, { price: 0 })).toEqual({ current: 15, original: 20 })
    expect(displayPrice(product, { price: null, discountPrice: 10 })).toEqual({ current: 10, original: 20 })
    expect(displayPrice(product, { discountPrice: 90 })).toEqual({ current: 15, original: 20 })
  })

  it('is the lowest price of all variations before one is chosen', () => {
    const variations = [{ price: 39 }, { price: 59, discountPrice: 49 }]
    expect(displayPrice({ price: 10, variations })).toEqual({ current: 39, isLowest: true, onSale: true })
    expect(displayPrice({ price: 10, variations }, variations[1])).toEqual({ current: 49, original: 59 })
    expect(displayPrice({ price: 10, variations: [{}, { price: 0 }] })).toEqual({ current: 10 })
    // A card has no variations, but the highest price.
    expect(displayPrice({ price: 39, maxPrice: 49 })).toEqual({ current: 39, isLowest: true })
    expect(displayPrice({ price: 39, discountPrice: 30, maxPrice: 49 })).toEqual({ current: 30, original: 39, isLowest: true })
    expect(displayPrice({ price: 39, maxPrice: 49, onSale: true })).toEqual({ current: 39, isLowest: true, onSale: true })
  })

  it('never shows a crossed-out price that is not higher than the price', () => {
    const amount = fc.option(fc.double({ min: -10, max: 1000, noNaN: true }), { nil: undefined })
    const priced = fc.record({ price: fc.double({ min: 0, max: 1000, noNaN: true }), discountPrice: amount })
    fc.assert(
      fc.property(
        priced,
        fc.option(fc.record({ price: amount, discountPrice: amount }), { nil: undefined }),
        (product, variation) => {
          const { current, original } = displayPrice(product, variation)
          expect(current).toBeGreaterThanOrEqual(0)
          if (original !== undefined) expect(original).toBeGreaterThan(current)
        },
      ),
    )
  })
})
