import { useMemo } from 'react'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import type { SummaryFormats } from './summary.ts'

/** Formats for summaries in the store's locale and time zone. */
export function useSummaryFormats(nameOf: SummaryFormats['nameOf']): SummaryFormats {
  const { locale } = useStore()
  const money = useMoney()
  const { moment } = useTime()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    const list = new Intl.ListFormat(locale)
    return { money, moment, nameOf, percent: (share) => percent.format(share), list: (names) => list.format(names) }
  }, [locale, money, moment, nameOf])
}
