import { formatMoney, toMinor } from '@blockfront/commerce'
import { useCallback } from 'react'
import { useStore } from '../store.ts'

/** Writes amounts in major units as the store writes them: its currency, its locale. */
export function useMoney(): (amount: number) => string {
  const { currency, locale } = useStore()
  return useCallback((amount) => formatMoney(toMinor(amount, currency), currency, locale), [currency, locale])
}
