import type { EventState } from '../pixel.ts'
import type { PixelEvent } from '../pixel-event.ts'

/** An event in the test view. */
export interface LoggedEvent {
  id: number
  name: PixelEvent['name']
  /** Milliseconds since 1970. */
  at: number
  /** `lost` for an event that waited when its document was closed. */
  state: EventState | 'lost'
  /** The parameters that Meta receives, as JSON; empty for none. */
  data: string
}

const MAX_EVENTS = 100
const MAX_AGE = 30 * 60_000

/** Returns the events of an earlier document of the tab that are not too old at `now`. */
export function restoreLog(stored: unknown, now: number): LoggedEvent[] {
  if (!Array.isArray(stored)) return []
  return recent(stored as LoggedEvent[], now).map((entry) => (entry.state === 'waiting' ? { ...entry, state: 'lost' } : entry))
}

/** Returns the log with an event, or with a new state of one; the newest first. */
export function withEvent(log: readonly LoggedEvent[], entry: LoggedEvent): LoggedEvent[] {
  const known = log.find(({ id }) => id === entry.id)
  if (known) return log.map((one) => (one === known ? { ...one, state: entry.state } : one))
  return recent([entry, ...log], entry.at)
}

const recent = (log: readonly LoggedEvent[], now: number) => log.filter(({ at }) => now - at < MAX_AGE).slice(0, MAX_EVENTS)
