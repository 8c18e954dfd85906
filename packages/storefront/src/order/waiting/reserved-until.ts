import type { StorePayload } from '../../payload.ts'

/** Milliseconds. */
const DAY = 86_400_000

/** The end of a reservation in the time zone of the store. A payment link is valid for days, so a later day includes its date. */
export function reservedUntil({ locale, timezone }: Pick<StorePayload, 'locale' | 'timezone'>, until: string): string {
  const end = new Date(until)
  const dateStyle = end.getTime() - Date.now() > DAY ? 'long' : undefined
  return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: timezone }).format(end)
}
