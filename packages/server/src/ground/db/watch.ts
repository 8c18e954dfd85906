import type { StoreEvents } from '../events/store-events.ts'

/** How often the database is judged. Milliseconds. */
const TICK = 100

/** The listening connection is queried four times a second: after this silence, at least one response is late. Milliseconds. */
const SLOW_AFTER = 400

/** After this silence the database counts as away, so that calls fail within two seconds. Milliseconds. */
const UNREACHABLE_AFTER = 1_250

/**
 * Ticks with a late response before that. Each one lets the process read what has arrived, so that its own delays do not count.
 */
const LATE_TICKS = 8

/**
 * Detects when the database stops responding, and when it responds again: `change(true)`, later `change(false)`. A slow database
 * still responds on the listening connection. Returns a function that stops the watch.
 */
export function watchDatabase({ staleForMs }: Pick<StoreEvents, 'staleForMs'>, change: (isAway: boolean) => void): () => void {
  let lateTicks = 0
  let isAway = false
  const watch = setInterval(() => {
    lateTicks = staleForMs() > SLOW_AFTER ? lateTicks + 1 : 0
    const now = lateTicks >= LATE_TICKS && staleForMs() > UNREACHABLE_AFTER
    if (now === isAway || (isAway && lateTicks > 0)) return
    isAway = now
    change(now)
  }, TICK)
  watch.unref()
  return () => clearInterval(watch)
}
