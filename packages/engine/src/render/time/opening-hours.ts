/** The days of an entry of opening hours: one day, or several. */
export const DAYS = [
  'everyDay',
  'weekdays',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Days = (typeof DAYS)[number]

/** Times as `09:00`. A store that closes at or before the time at which it opens closes on the next day. Without a time it is closed. */
export interface OpeningHours {
  days: Days
  opens: string
  closes: string
}

const MINUTES_PER_DAY = 1440
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

/** Returns the first and the last day of an entry, as days since Monday. */
export function daysOf(days: Days): [first: number, last: number] {
  if (days === 'everyDay') return [0, 6]
  if (days === 'weekdays') return [0, 4]
  if (days === 'weekend') return [5, 6]
  const day = DAYS.indexOf(days) - DAYS.indexOf('monday')
  return [day, day]
}

/** Returns the days since Monday of a wall-clock time such as `2026-03-29T18:30`. */
export const dayOf = (wall: string): number => (new Date(`${wall.slice(0, 10)}T00:00Z`).getUTCDay() + 6) % 7

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns whether a store is open at a wall-clock time in the time zone of the store. */
export function isOpenAt(hours: readonly OpeningHours[], wall: string): boolean {
  const now = dayOf(wall) * MINUTES_PER_DAY + minutesOf(wall.slice(11))
  return hours.some(({ days, opens, closes }) => {
    if (!opens || !closes) return false
    const [first, last] = daysOf(days)
    const open = minutesOf(closes) - minutesOf(opens)
    const duration = open > 0 ? open : open + MINUTES_PER_DAY
    return Array.from({ length: last - first + 1 }, (_, day) => (first + day) * MINUTES_PER_DAY + minutesOf(opens)).some(
      (start) => (now - start + MINUTES_PER_WEEK) % MINUTES_PER_WEEK < duration,
    )
  })
}
