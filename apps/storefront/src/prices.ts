import { type Currency, currencyExponent } from '@blockfront/commerce'
import type { Host } from '@blockfront/engine/render'
import type { WrittenPrices } from './payload.ts'

type FormatPrice = Host['formatPrice']

interface Money {
  /** BCP 47. */
  locale: string
  currency: Currency
}

/**
 * Writes amounts in major units, with exactly the currency's digits, in the store's locale. What is `written` already stays so: a
 * browser takes long to make a format of its own, and its words for a currency may differ from the server's.
 */
export const priceFormat =
  ({ locale, currency }: Money, written: WrittenPrices = {}): FormatPrice =>
  (amount) =>
    written[amount] ?? numberFormat(locale, currency).format(amount)

/** A format that notes in `written` what it writes. */
export function notingPrices(format: FormatPrice, written: WrittenPrices): FormatPrice {
  return (amount) => {
    const text = format(amount)
    written[amount] = text
    return text
  }
}

/** A server writes the prices of few locales for many pages, and each of these takes longer to make than to use. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, currency: Currency): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const known = formats.get(name)
  if (known) return known
  const digits = currencyExponent(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  if (formats.size >= 100) formats.clear()
  formats.set(name, format)
  return format
}
