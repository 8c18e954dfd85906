import { currencies, currencyExponent } from '@blockfront/commerce'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './amount.ts'

describe('toStripeAmount', () => {
  it('follows the special cases of Stripe', () => {
    expect(toStripeAmount(1251, 'EUR')).toBe(1251)
    expect(toStripeAmount(500, 'JPY')).toBe(500)
    for (const currency of ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'] as const) {
      expect(toStripeAmount(1250, currency)).toBe(1250)
      expect(() => toStripeAmount(1255, currency)).toThrow('last digit must be 0')
    }
    // Whole units, written with two decimals.
    expect(toStripeAmount(5, 'ISK')).toBe(500)
    expect(toStripeAmount(5, 'UGX')).toBe(500)
    // ISO 4217 gives the ariary two decimals, Stripe none.
    expect(toStripeAmount(1200, 'MGA')).toBe(12)
  })

  it('refuses amounts that Stripe cannot charge', () => {
    expect(() => toStripeAmount(1250, 'MGA')).toThrow('MGA')
    // Hundred times as much is no exact number.
    expect(() => toStripeAmount(Number.MAX_SAFE_INTEGER, 'ISK')).toThrow('ISK')
  })

  it('is undone by fromStripeAmount for every amount that it does not refuse', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.nat({ max: 99_999 }), (currency, tens) => {
        const amount = tens * 100
        expect(fromStripeAmount(toStripeAmount(amount, currency), currency.toLowerCase())).toBe(amount)
      }),
    )
  })
})

it.each([
  [555, 'isk', 5],
  [599, 'UGX', 5],
  [-150, 'ISK', -2],
  [12, 'MGA', 1200],
  [7, 'xyz', 7],
])('reads %i %s of Stripe as %i, and drops a fraction', (amount, currency, expected) => {
  expect(fromStripeAmount(amount, currency)).toBe(expected)
})

it('keeps the unit of amounts whose decimals are those of ISO 4217', () => {
  const different = currencies.filter((currency) => fromStripeAmount(100, currency) !== 100)
  expect(different).toEqual(['ISK', 'MGA', 'UGX'])
  expect(different.map(currencyExponent)).toEqual([0, 2, 0])
})
