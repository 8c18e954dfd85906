import { type Currency, currencyExponent, isCurrency, type Minor, MoneyError, toMajor, toMinor } from '@blockfront/commerce'
import { ProviderError } from '../provider.ts'

/** An amount with exactly as many decimals as the currency has, as Mollie requires. */
export const toMollieAmount = (amount: Minor, currency: Currency) => ({
  currency,
  value: toMajor(amount, currency).toFixed(currencyExponent(currency)),
})

/** Minor units of an amount; 0 for none or an unknown currency. Throws `unavailable`. */
export function fromMollieAmount(amount: { value: string; currency: string } | null | undefined): Minor {
  if (!amount) return 0
  try {
    return isCurrency(amount.currency) ? toMinor(amount.value, amount.currency) : 0
  } catch (error) {
    if (error instanceof MoneyError) throw new ProviderError('unavailable', 'Mollie sent an amount that cannot be read.')
    throw error
  }
}
