import { type Currency, currencyExponent, isCurrency, type Minor } from '@blockfront/commerce'
import { ProviderError } from '../provider.ts'

/**
 * Amounts of Stripe's API are integers in the smallest unit that Stripe knows, which is not always that of ISO 4217.
 * Source: https://docs.stripe.com/currencies ("Zero-decimal currencies", "Three-decimal currencies", "Special cases").
 */
const zeroDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))

/** The smallest step of an amount in Stripe's unit. Without an entry it is 1. */
const steps: Readonly<Record<string, number>> = {
  // Whole króna and shillings, written with two decimals.
  ISK: 100,
  UGX: 100,
  // The third decimal must be 0.
  BHD: 10,
  IQD: 10,
  JOD: 10,
  KWD: 10,
  LYD: 10,
  OMR: 10,
  TND: 10,
}

const decimalsOf = (currency: Currency) => {
  if (zeroDecimals.has(currency)) return 0
  return currencyExponent(currency) === 3 ? 3 : 2
}

/**
 * Returns an amount as Stripe's API expects it. Throws a `ProviderError` "refused" for an amount that Stripe cannot charge, such as 1.005 KWD:
 * an amount is never rounded.
 */
export function toStripeAmount(amount: Minor, currency: Currency): number {
  const shift = decimalsOf(currency) - currencyExponent(currency)
  const converted = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift
  const step = steps[currency] ?? 1
  if (converted % step !== 0 || !Number.isSafeInteger(converted))
    throw new ProviderError('refused', `Stripe cannot charge this amount in ${currency}: its last digit must be 0.`)
  return converted
}

/** Returns an amount of Stripe's API in minor units of ISO 4217. A fraction of a minor unit is dropped, so that the amount matches no order. */
export function fromStripeAmount(amount: number, currency: string): Minor {
  const code = currency.toUpperCase()
  if (!isCurrency(code)) return amount
  const shift = currencyExponent(code) - decimalsOf(code)
  return shift >= 0 ? amount * 10 ** shift : Math.floor(amount / 10 ** -shift)
}
