/** Seconds before each retry: about a day in total, so that a receiver can be repaired on the next working morning. */
const DELAYS = [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 28_800] as const

/** Attempts: the first one and the retries. */
export const MAX_ATTEMPTS = DELAYS.length + 1

/** The longest wait that a receiver can ask for. Seconds. */
const MAX_RETRY_AFTER = 28_800

/** Part of a delay that is added at random, so that retries of many deliveries do not arrive together. */
const JITTER = 0.2

/** Returns the seconds of a Retry-After header (RFC 9110, section 10.2.3), at most eight hours; 0 without a valid one. */
export function retryAfterSeconds(header: string | undefined, now: number): number {
  if (!header) return 0
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER) : 0
}

/**
 * Returns the seconds until the next attempt, or undefined after the last one.
 * @param attempts attempts so far, at least 1.
 * @param retryAfter seconds that the receiver asks for.
 * @param random from 0 to 1.
 */
export function retryDelay(attempts: number, { retryAfter, random }: { retryAfter: number; random: number }): number | undefined {
  const delay = DELAYS[attempts - 1]
  return delay === undefined ? undefined : Math.max(delay, retryAfter) * (1 + JITTER * random)
}
