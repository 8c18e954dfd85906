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
