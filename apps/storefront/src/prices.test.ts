import { expect, test } from 'vitest'
import type { FormattedPrices } from './payload.ts'
import { priceFormat, recordFormattedPrices } from './prices.ts'

test('prices have the digits of their currency', () => {
  expect(priceFormat({ locale: 'en', currency: 'EUR' })(5)).toBe('€5.00')
  expect(priceFormat({ locale: 'en', currency: 'JPY' })(500)).toBe('¥500')
  expect(priceFormat({ locale: 'en', currency: 'KWD' })(1.5)).toContain('1.500')
})

test('a browser writes as the server wrote, and what the server did not write by itself', () => {
  const euro = { locale: 'en', currency: 'EUR' } as const
  const written: FormattedPrices = {}
  const onServer = recordFormattedPrices((amount) => `${amount} of the server`, written)
  onServer(49.9)
  onServer(1e21)
  const inBrowser = priceFormat(euro, JSON.parse(JSON.stringify(written)))
  expect(inBrowser(49.9)).toBe('49.9 of the server')
  expect(inBrowser(1e21)).toBe('1e+21 of the server')
  expect(inBrowser(5)).toBe('€5.00')
})
