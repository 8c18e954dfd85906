import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { tooManyAttempts } from '../errors.ts'

/** Slows down attempts to sign in to one account from unknown browsers. */
export type SignInThrottle = {
  /**
   * Counts an attempt and waits as long as the attempts of the last hour require. No database connection is held meanwhile.
   * Throws `rate_limited` when too many attempts are already waiting.
   */
  wait(email: string, client: string): Promise<void>
  /** Removes an attempt with the correct password, so that frequent sign-ins are not slowed down. */
  takeBack(email: string): Promise<void>
}

/** Attempts on one account that get a response without delay. The count restarts after an hour without an attempt. */
const FREE_ATTEMPTS = 10
const COUNT_FOR_MS = 3_600_000

const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 10_000

/** Attempts that wait at the same time in one process: for one account, and in total. One client waits once per account. */
const MAX_WAITING_PER_ACCOUNT = 3
const MAX_WAITING = 200

/** Returns the delay in milliseconds before the `attempt`-th attempt of an hour (from 1): none at first, then doubling up to 10 s. */
export const delayForAttempt = (attempt: number): number =>
  attempt <= FREE_ATTEMPTS ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt - FREE_ATTEMPTS - 1, 20))

/**
 * A fixed number of allowed attempts would let a stranger lock an owner out by using them up. A delay does not: the owner waits a
 * few seconds, and not at all in a browser that signed in before (see trusted-device.ts).
 */
export function createSignInThrottle(db: Database): SignInThrottle {
  const waiting = new Map<string, Set<string>>()
  let total = 0
  return {
    async wait(email, client) {
      const delay = delayForAttempt(await countAttempt(db, email))
      if (delay === 0) return
      const clients = waiting.get(email) ?? new Set<string>()
      if (total >= MAX_WAITING || clients.size >= MAX_WAITING_PER_ACCOUNT || clients.has(client))
        throw tooManyAttempts(Math.ceil(delay / 1000))
      waiting.set(email, clients.add(client))
      total++
      await pause(delay)
      total--
      clients.delete(client)
      if (clients.size === 0) waiting.delete(email)
    },
    async takeBack(email) {
      await sql`update rate_limits set points = points - 1 where key = ${keyOf(email)} and points > 0`.execute(db)
    },
  }
}

const keyOf = (email: string) => `sign-in/${email.slice(0, 200)}`

/** Counts an attempt across all server processes. Returns its number within the hour, from 1. */
async function countAttempt(db: Database, email: string, now = Date.now()): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    insert into rate_limits as r (key, points, expire) values (${keyOf(email)}, 1, ${now + COUNT_FOR_MS})
    on conflict (key) do update
      set points = case when r.expire <= ${now}::bigint then 1 else least(r.points, 1000000) + 1 end, expire = excluded.expire
    returning points`.execute(db)
  return rows[0]?.points ?? 1
}

/** No delays, for benchmarks and for tests of other features. */
export const noThrottle: SignInThrottle = { wait: async () => {}, takeBack: async () => {} }
