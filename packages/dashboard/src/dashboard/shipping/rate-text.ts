import type { ShippingRate } from '@blockfront/contract'
import { useCallback } from 'react'
import { useMoney } from '../parts/money/money.ts'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

/** Formats the bound of a tier: an amount, or a weight in grams, or in kilograms from 1 kg if `large` is set. */
export function useBound(type: ShippingRate['type'], { large = false } = {}): (bound: number) => string {
  const money = useMoney()
  const { locale } = useStore()
  return useCallback(
    (bound) => {
      if (type !== 'weight_tiers') return money(bound)
      const isHeavy = large && bound >= 1000
      const unit = isHeavy ? 'kilogram' : 'gram'
      return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 3 }).format(
        isHeavy ? bound / 1000 : bound,
      )
    },
    [type, large, money, locale],
  )
}

/** Returns the price of a rate, or its range, and what it depends on. */
export function useRateText(rate: ShippingRate): { price: string; about: string } {
  const money = useMoney()
  const bound = useBound(rate.type, { large: true })
  const { type, tiers, freeOver } = rate
  const priceOf = (amount: number) => (amount === 0 ? messages.free : money(amount))
  const prices = tiers.length > 0 ? tiers.map(({ price }) => price) : [type === 'free' ? 0 : rate.price]
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const price = least === most ? priceOf(least) : messages.range(priceOf(least), priceOf(most))
  const limit = tiers.at(-1)?.upTo ?? null
  const about = [
    messages.types[type],
    tiers.length > 0 && limit !== null && messages.upTo(bound(limit)),
    freeOver !== null && messages.freeOver(money(freeOver)),
  ]
  return { price, about: about.filter(Boolean).join(' · ') }
}
