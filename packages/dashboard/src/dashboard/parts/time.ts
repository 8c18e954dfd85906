import { useMemo } from 'react'
import { useStore } from '../store.ts'

/** Formats times in the store's locale and time zone. */
export interface StoreTime {
  /** "12 Mar 2026" */
  day: (time: string) => string
  /** "12 March 2026, 14:05" */
  moment: (time: string) => string
  /** "14:05" */
  clock: (time: string) => string
  /** A short calendar day (`2026-03-12`): "12 Mar". */
  shortDay: (date: string) => string
  /** The current calendar day in the store's time zone, or a number of days ago. */
  today: (daysAgo?: number) => string
}

const DAY = 86_400_000

export function storeTime(locale: string, timeZone: string): StoreTime {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    return (time: string) => formatter.format(new Date(time))
  }
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return {
    day: format({ dateStyle: 'medium' }),
    moment: format({ dateStyle: 'long', timeStyle: 'short' }),
    clock: format({ timeStyle: 'short' }),
    shortDay: format({ day: 'numeric', month: 'short' }, 'UTC'),
    today: (daysAgo = 0) => new Date(Date.parse(iso.format(Date.now())) - daysAgo * DAY).toISOString().slice(0, 10),
  }
}

export function useTime(): StoreTime {
  const { locale, timezone } = useStore()
  return useMemo(() => storeTime(locale, timezone), [locale, timezone])
}
