import { type Currency, currencyFormat } from '@blockfront/commerce'
import type { BlockServices } from '@blockfront/engine/render'
import type { FormattedPrices } from './payload.ts'

type FormatPrice = BlockServices['formatPrice']

interface Money {
  /** BCP 47. */
  locale: string
  currency: Currency
}

/**
 * Returns a formatter of amounts in major units, with exactly the currency's digits, in the store's locale. It reuses the prices in
 * `formatted`: creating an `Intl.NumberFormat` is slow, and a browser may format a currency differently from the server.
 */
export const priceFormat =
  ({ locale, currency }: Money, formatted: FormattedPrices = {}): FormatPrice =>
  (amount) =>
    formatted[amount] ?? currencyFormat(currency, locale).format(amount)

/** Returns a formatter that stores each result in `formatted`. */
export function recordFormattedPrices(format: FormatPrice, formatted: FormattedPrices): FormatPrice {
  return (amount) => {
    const text = format(amount)
    formatted[amount] = text
    return text
  }
}
