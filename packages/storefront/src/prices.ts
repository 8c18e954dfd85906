import type { Currency } from '@blockfront/commerce'
import type { BlockServices } from '@blockfront/engine/render'
import type { FormattedPrices } from './payload.ts'

type FormatPrice = BlockServices['formatPrice']

interface Money {
  /** BCP 47. */
  locale: string
  currency: Currency
  /** Decimal digits of the currency's amounts. The server sends them, so that browsers need no table of currencies. */
  currencyDigits: number
}

/**
 * Returns a formatter of amounts in major units, with exactly the currency's digits, in the store's locale. It reuses the prices in
 * `formatted`: creating an `Intl.NumberFormat` is slow, and a browser may format a currency differently from the server.
 */
export function priceFormat({ locale, currency, currencyDigits: digits }: Money, formatted: FormattedPrices = {}): FormatPrice {
  let format: Intl.NumberFormat | undefined
  return (amount) => {
    if (formatted[amount] !== undefined) return formatted[amount]
    format ??= new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return format.format(amount)
  }
}

/** Returns a formatter that stores each result in `formatted`. */
export function recordFormattedPrices(format: FormatPrice, formatted: FormattedPrices): FormatPrice {
  return (amount) => {
    const text = format(amount)
    formatted[amount] = text
    return text
  }
}
