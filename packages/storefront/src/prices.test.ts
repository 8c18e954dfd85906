import { type Currency, currencies, currencyExponent, currencyFormat } from '@blockfront/commerce'
import { expect, test } from 'vitest'
import type { FormattedPrices } from './payload.ts'
import { priceFormat, recordFormattedPrices } from './prices.ts'

test('prices have as many decimals as their currency', () => {
  const format = (currency: Currency, amount: number) =>
    priceFormat({ locale: 'en', currency, currencyDigits: currencyExponent(currency) })(amount)
  expect(format('EUR', 5)).toBe('€5.00')
  expect(format('JPY', 500)).toBe('¥500')
  expect(format('KWD', 1.5)).toContain('1.500')
  for (const currency of currencies) expect(format(currency, 12)).toBe(currencyFormat(currency, 'en').format(12))
})

test('the browser reuses the prices that the server formatted, and formats the others', () => {
  const euro = { locale: 'en', currency: 'EUR', currencyDigits: 2 } as const
  const formatted: FormattedPrices = {}
  const onServer = recordFormattedPrices((amount) => `${amount} of the server`, formatted)
  onServer(49.9)
  onServer(1e21)
  const inBrowser = priceFormat(euro, JSON.parse(JSON.stringify(formatted)))
  expect(inBrowser(49.9)).toBe('49.9 of the server')
  expect(inBrowser(1e21)).toBe('1e+21 of the server')
  expect(inBrowser(5)).toBe('€5.00')
})
