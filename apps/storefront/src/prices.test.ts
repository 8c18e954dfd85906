import { expect, test } from 'vitest'
import type { FormattedPrices } from './payload.ts'
import { priceFormat, recordFormattedPrices } from './prices.ts'

test('prices have as many decimals as their currency', () => {
  expect(priceFormat({ locale: 'en', currency: 'EUR' })(5)).toBe('€5.00')
  expect(priceFormat({ locale: 'en', currency: 'JPY' })(500)).toBe('¥500')
  expect(priceFormat({ locale: 'en', currency: 'KWD' })(1.5)).toContain('1.500')
})

test('the browser reuses the prices that the server formatted, and formats the others', () => {
  const euro = { locale: 'en', currency: 'EUR' } as const
  const formatted: FormattedPrices = {}
  const onServer = recordFormattedPrices((amount) => `${amount} of the server`, formatted)
  onServer(49.9)
  onServer(1e21)
  const inBrowser = priceFormat(euro, JSON.parse(JSON.stringify(formatted)))
  expect(inBrowser(49.9)).toBe('49.9 of the server')
  expect(inBrowser(1e21)).toBe('1e+21 of the server')
  expect(inBrowser(5)).toBe('€5.00')
})
