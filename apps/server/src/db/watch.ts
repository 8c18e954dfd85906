import type { StoreEvents } from '../events/store-events.ts'

/** How often the database is judged. Milliseconds. */
const TICK = 100

/** The listening connection asks four times a second: after this silence, at least one answer is late. Milliseconds. */
const LATE = 400

/** After this silence the database counts as away, so that calls fail within two seconds. Milliseconds. */
const AWAY = 1_250

/** Ticks with a late answer before that. Each one lets the process read what has arrived, so that its own delays do not count. */
const LATE_TICKS = 8

/**
 * Tells when the database stops answering, and when it answers again: `change(true)`, later `change(false)`. A database that is merely
 * slow still answers the listening connection. Returns a function that ends the watch.
 */
export function watchDatabase({ silence }: Pick<StoreEvents, 'silence'>, change: (isAway: boolean) => void): () => void {
  let lateTicks = 0
  let isAway = false
  const watch = setInterval(() => {
    lateTicks = silence() > LATE ? lateTicks + 1 : 0
    const now = lateTicks >= LATE_TICKS && silence() > AWAY
    if (now === isAway || (isAway && lateTicks > 0)) return
    isAway = now
    change(now)
  }, TICK)
  watch.unref()
  return () => clearInterval(watch)
}
