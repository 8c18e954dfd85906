import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, currencyExponent, isCurrency } from './currency.ts'
import { allocateMinor, formatMoney, MoneyError, multiplyMinor, scaleMinor, sumMinor, toMajor, toMinor } from './money.ts'

const currency = fc.constantFrom(...currencies)
const minor = fc.nat({ max: 999_999_999_999 })

const problemOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof MoneyError ? error.problem : error
  }
  return 'none'
}

describe('toMinor and toMajor', () => {
  it('convert exactly, with the exponent of each currency', () => {
    expect(toMinor(12.5, 'EUR')).toBe(1250)
    expect(toMinor('0.29', 'USD')).toBe(29)
    expect(toMinor(1.005, 'KWD')).toBe(1005)
    expect(toMinor('100.00', 'JPY')).toBe(100)
    expect(toMinor(-0, 'EUR')).toBe(0)
    expect(toMajor(1005, 'KWD')).toBe(1.005)
    expect(toMajor(7, 'JPY')).toBe(7)
  })

  it('throw an error with the reason for invalid amounts', () => {
    expect(problemOf(() => toMinor(0.005, 'EUR'))).toBe('too-many-digits')
    expect(problemOf(() => toMinor(1.5, 'JPY'))).toBe('too-many-digits')
    expect(problemOf(() => toMinor(-0.01, 'EUR'))).toBe('negative')
    expect(problemOf(() => toMinor('90071992547409.93', 'EUR'))).toBe('too-large')
    for (const bad of ['', ' 1', '1e3', '1,50', '0x10', '.5', '5.', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7]) {
      expect(
        problemOf(() => toMinor(bad, 'EUR')),
        String(bad),
      ).toBe('malformed')
    }
  })

  it('are inverse, for the number and for its text', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const major = toMajor(amount, code)
        expect(toMinor(major, code)).toBe(amount)
        expect(toMinor(major.toFixed(currencyExponent(code)), code)).toBe(amount)
      }),
    )
  })
})

describe('sums', () => {
  it('are exact or throw, and are never rounded', () => {
    expect(sumMinor([10, 20, 12])).toBe(42)
    expect(problemOf(() => sumMinor([Number.MAX_SAFE_INTEGER, 1]))).toBe('too-large')
    expect(problemOf(() => sumMinor([-1]))).toBe('negative')
    for (const quantity of [1.5, -1, Number.NaN]) expect(problemOf(() => multiplyMinor(3, quantity))).toBe('malformed')
    expect(problemOf(() => multiplyMinor(Number.MAX_SAFE_INTEGER, 2))).toBe('too-large')
  })

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(minor), (amounts) => {
        expect(sumMinor(amounts.toReversed())).toBe(sumMinor(amounts))
      }),
    )
  })
})

describe('scaleMinor', () => {
  it('rounds once, half up', () => {
    expect(scaleMinor(50, 1, 100)).toBe(1)
    expect(scaleMinor(49, 1, 100)).toBe(0)
    expect(scaleMinor(150, 1, 100)).toBe(2)
  })

  it('differs from the exact value by at most half a unit, rounded up on a tie', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000_000_000 }),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 20_000 }),
        (amount, numerator, denominator) => {
          const twice = 2n * BigInt(scaleMinor(amount, numerator, denominator)) * BigInt(denominator)
          const exact = 2n * BigInt(amount) * BigInt(numerator)
          expect(twice - exact <= BigInt(denominator)).toBe(true)
          expect(twice - exact > -BigInt(denominator)).toBe(true)
        },
      ),
    )
  })
})

describe('allocateMinor', () => {
  it('gives remaining units to the largest remainders', () => {
    expect(allocateMinor(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocateMinor(5, [0, 0])).toEqual([5, 0])
    expect(allocateMinor(5, [])).toEqual([])
  })

  it('keeps the sum, is never negative, and differs from the exact share by less than one unit', () => {
    fc.assert(
      fc.property(minor, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const parts = allocateMinor(amount, weights)
        expect(sumMinor(parts)).toBe(amount)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        if (total === 0) return
        parts.forEach((part, index) => {
          const floor = Number((BigInt(amount) * BigInt(weights[index] ?? 0)) / BigInt(total))
          expect(part === floor || part === floor + 1).toBe(true)
        })
      }),
    )
  })
})

describe('currencies and their text', () => {
  it('accepts currency codes only', () => {
    expect(isCurrency('EUR')).toBe(true)
    expect(isCurrency('eur')).toBe(false)
    expect(isCurrency('constructor')).toBe(false)
  })

  it('gives each currency the decimals of CLDR, apart from coins that ISO 4217 has and shops no longer use', () => {
    const decimals = (code: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
    const different = currencies.filter((code) => currencyExponent(code) !== decimals(code))
    expect(different.sort().join(' ')).toBe('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER')
    expect(different.filter((code) => currencyExponent(code) !== 2)).toEqual(['IQD'])
    expect(currencyExponent('IQD')).toBe(3)
  })

  it('formats the decimals of the currency in any locale', () => {
    expect(formatMoney(123456, 'USD')).toBe('$1,234.56')
    expect(formatMoney(1000, 'JPY', 'en')).toBe('¥1,000')
    expect(formatMoney(1000, 'KWD', 'en')).toContain('1.000')
    expect(formatMoney(500, 'EUR', 'de')).toMatch(/^5,00\s€$/)
  })
})
