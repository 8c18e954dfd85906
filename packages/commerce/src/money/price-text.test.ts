import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, currencyExponent } from './currency.ts'
import { currencyFormat, toMajor } from './money.ts'
import { formatPriceInput, parseInteger, parsePrice } from './price-text.ts'

const amount = (text: string, locale = 'en', currency: Currency = 'USD') => {
  const read = parsePrice(text, currency, locale)
  return 'amount' in read ? read.amount : read.problem
}

describe('a typed price', () => {
  it.each<[string, number]>([
    ['12', 12],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['0', 0],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234.50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['1,234,567.5', 1_234_567.5],
    ['1.234.567', 1_234_567],
    ['12,34,567.00', 1_234_567],
    ['1,234', 1234],
    ['$1,234.50', 1234.5],
    ['1234.50 USD', 1234.5],
    ['€ 12,50', 12.5],
    ['١٬٢٣٤٫٥٠', 1234.5],
  ])('"%s" in an English store is %d', (text, expected) => {
    expect(amount(text)).toBe(expected)
  })

  it.each<[string, number]>([
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234', 1234],
    ['34.567', 34_567],
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1.234,50 €', 1234.5],
  ])('"%s" in a German store is %d', (text, expected) => {
    expect(amount(text, 'de', 'EUR')).toBe(expected)
  })

  it.each<[string, string, Currency, string, string?]>([
    // Never rounded: a third decimal is an error, even a zero.
    ['34.567', 'en', 'USD', 'too-many-decimals', '34567'],
    ['1.000', 'en', 'USD', 'too-many-decimals', '1000'],
    ['34,567', 'de', 'EUR', 'too-many-decimals', '34567'],
    ['1234.567', 'en', 'USD', 'too-many-decimals'],
    ['0.125', 'en', 'USD', 'too-many-decimals'],
    ['1,234.567', 'en', 'USD', 'too-many-decimals'],
    ['12.5', 'ja', 'JPY', 'too-many-decimals'],
    ['1.2345', 'en', 'KWD', 'too-many-decimals'],
    // Ambiguous: neither the locale nor the currency decides between thousands and thousandths.
    ['1,234', 'en', 'KWD', 'ambiguous', '1234'],
    ['1.234', 'fr', 'EUR', 'ambiguous', '1234'],
    ['1,234', 'de-CH', 'CHF', 'ambiguous', '1234'],
    ['-5', 'en', 'USD', 'negative'],
    ['1000000000', 'en', 'USD', 'too-large'],
    ['', 'en', 'USD', 'malformed'],
    ['.', 'en', 'USD', 'malformed'],
    ['abc', 'en', 'USD', 'malformed'],
    ['12x', 'en', 'USD', 'malformed'],
    ['1,23.50', 'en', 'USD', 'malformed'],
    ['12 34', 'en', 'USD', 'malformed'],
    ['1,2,3', 'en', 'USD', 'malformed'],
    ['1e3', 'en', 'USD', 'malformed'],
    ['1.2.3,4', 'de', 'EUR', 'malformed'],
  ])('"%s" in %s for %s is %s', (text, locale, currency, problem, integer) => {
    expect(parsePrice(text, currency, locale)).toEqual(integer ? { problem, integer } : { problem })
  })

  it('accepts as many decimals as the currency has', () => {
    expect(amount('1,234', 'ja', 'JPY')).toBe(1234)
    expect(amount('1234', 'ja', 'JPY')).toBe(1234)
    expect(amount('1.234', 'en', 'KWD')).toBe(1.234)
    expect(amount('1,234', 'de', 'KWD')).toBe(1.234)
    expect(amount('1,234.567', 'en', 'KWD')).toBe(1234.567)
  })
})

const locales = [
  'en',
  'en-IN',
  'de',
  'de-CH',
  'de-AT',
  'fr',
  'es',
  'it',
  'pt',
  'pt-BR',
  'nl',
  'pl',
  'tr',
  'ar',
  'ar-EG',
  'fa',
  'hi',
  'ja',
  'da',
]
const currencies: Currency[] = ['USD', 'EUR', 'CHF', 'JPY', 'KWD', 'INR', 'DKK', 'BRL']
const cases = fc
  .record({ currency: fc.constantFrom(...currencies), locale: fc.constantFrom(...locales), minor: fc.nat(999_999_999) })
  .map(({ currency, locale, minor }) => ({ currency, locale, major: toMajor(minor, currency) }))

it('parses prices as inputs and stores format them, in every locale and currency', () => {
  fc.assert(
    fc.property(cases, ({ currency, locale, major }) => {
      expect(amount(formatPriceInput(major, currency, locale), locale, currency)).toBe(major)
      expect(amount(currencyFormat(currency, locale).format(major), locale, currency)).toBe(major)
    }),
    { numRuns: repeat(1000) },
  )
})

it('never returns more decimals than the currency has, for any text', () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' -$٫"), maxLength: 14 })
  fc.assert(
    fc.property(cases, text, ({ currency, locale }, typed) => {
      const read = parsePrice(typed, currency, locale)
      if (!('amount' in read)) return
      expect(String(read.amount).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(currencyExponent(currency))
      expect(typed.replace(/\D/g, '')).toContain(String(read.amount).split('.')[0]?.replace(/^0$/, '') ?? '')
    }),
    { numRuns: repeat(2000) },
  )
})

describe('a typed integer', () => {
  it.each<[string, number | undefined]>([
    ['12', 12],
    [' 12 ', 12],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ["1'000", 1000],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,34,567', 1_234_567],
    ['١٢', 12],
    ['-3', -3],
    ['−3', -3],
    ['-0', 0],
    ['9999999', 9_999_999],
    ['10000000', undefined],
    ['1,00', undefined],
    ['1,000.5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['12 pcs', undefined],
    ['-', undefined],
    ['', undefined],
  ])('"%s" is %s', (text, expected) => {
    expect(parseInteger(text)).toBe(expected)
  })

  it('parses integers as any locale formats them', () => {
    const locales = ['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'hi', 'sv', 'es', 'pl']
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom(...locales), (number, locale) => {
        expect(parseInteger(new Intl.NumberFormat(locale).format(number))).toBe(number)
      }),
    )
  })
})
