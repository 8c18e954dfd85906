import { currencyExponent, currencyFormat, formatPriceInput, parsePrice } from '@blockfront/commerce'
import { useCallback } from 'react'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'

/** Formats amounts in major units in the store's currency and locale, rounded to the currency's decimals. */
export function useMoney(): (amount: number) => string {
  const { currency, locale } = useStore()
  return useCallback((amount) => currencyFormat(currency, locale).format(amount), [currency, locale])
}

/** Formats basis points as a percentage in the store's locale: 1950 is 19.5%, 662.5 is 6.625%. */
export function usePercent(): (basisPoints: number) => string {
  const { locale } = useStore()
  return useCallback(
    (basisPoints) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(basisPoints / 10_000),
    [locale],
  )
}

/** Explains why text is not a price. Undefined for a number and for empty text. */
export function usePriceProblem(): (value: unknown) => string | undefined {
  const { currency, locale } = useStore()
  return useCallback(
    (value) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined
      const reading = parsePrice(value, currency, locale)
      if ('amount' in reading) return undefined
      const { problem, integer } = reading
      const [says, digits] = [messages.price, currencyExponent(currency)]
      if (problem === 'malformed') return says.malformed(formatPriceInput(1234, currency, locale))
      if (problem === 'too-many-decimals') return says.tooManyDecimals(currency, digits, integer)
      if (problem !== 'ambiguous') return problem === 'negative' ? says.negative : says.tooLarge
      const meanings = digits < 3 ? [Number(integer)] : [Number(integer), Number(integer) / 1000]
      return says.ambiguous(
        value,
        meanings.map((meaning) => formatPriceInput(meaning, currency, locale)),
      )
    },
    [currency, locale],
  )
}
