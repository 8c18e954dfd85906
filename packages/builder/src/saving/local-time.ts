/** Formats a time for the owner: the time of day, with the date if it was not today. */
export function localTime(at: number | string, locale: string, timeZone?: string, now = Date.now()): string {
  const moment = new Date(at)
  const day = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
  const today = day(moment) === day(new Date(now))
  return new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', ...(!today && { dateStyle: 'medium' }) }).format(moment)
}
