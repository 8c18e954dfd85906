/** Wall-clock times of a time zone, as `<input type="datetime-local">` writes them: `2026-03-29T02:30`. */

/** The milliseconds by which the zone is ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(at / 1000) * 1000
}

/** Returns the wall-clock time of a zone at a moment (milliseconds, or ISO 8601). */
export function wallTime(moment: number | string, timeZone: string): string {
  const at = new Date(moment).getTime()
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}

/**
 * Returns the moment of a wall-clock time in a zone, in milliseconds; NaN for an invalid time. A time that occurs twice, when
 * clocks go back, means the first one; a skipped time is moved forward by the skipped interval.
 */
export function momentOf(wall: string, timeZone: string): number {
  const at = Date.parse(`${wall}Z`)
  if (Number.isNaN(at)) return at
  const day = 24 * 60 * 60 * 1000
  const [before, after] = [offsetAt(at - day, timeZone), offsetAt(at + day, timeZone)]
  const fits = [at - before, at - after].filter((moment) => moment + offsetAt(moment, timeZone) === at)
  return fits.length > 0 ? Math.min(...fits) : at - before
}
