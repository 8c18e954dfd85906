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
 * Writes amounts in major units, with exactly the currency's digits, in the store's locale. What is `written` already stays so: a
 * browser takes long to make a format of its own, and its words for a currency may differ from the server's.
 */
export const priceFormat =
  ({ locale, currency }: Money, written: FormattedPrices = {}): FormatPrice =>
  (amount) =>
    written[amount] ?? currencyFormat(currency, locale).format(amount)

/** A format that notes in `written` what it writes. */
export function recordFormattedPrices(format: FormatPrice, written: FormattedPrices): FormatPrice {
  return (amount) => {
    const text = format(amount)
    written[amount] = text
    return text
  }
}
