import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../db/database.ts'
import { tooManyAttempts } from '../errors.ts'

/** So many points in so many seconds. */
export type Limit = { points: number; seconds: number }

/** Counts over all server processes, in PostgreSQL. */
export type Limiter = {
  /** Counts one use of `name` by `key`. Throws 429 with the seconds to wait when the limit is reached. */
  count(name: string, key: string, limit: Limit): Promise<void>
  /** Resets the count after a success, such as a correct password. */
  forget(name: string, key: string, limit: Limit): Promise<void>
}

/** If PostgreSQL cannot count, each process counts separately, so that a limit always applies. */
export function createLimiter(database: Pick<Connection, 'query'>): Limiter {
  const counters = new Map<string, RateLimiterPostgres>()
  const counter = (name: string, { points, seconds }: Limit) => {
    const key = `${name}:${points}:${seconds}`
    let known = counters.get(key)
    if (!known) {
      known = new RateLimiterPostgres({
        storeClient: database,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
      })
      counters.set(key, known)
    }
    return known
  }
  return {
    async count(name, key, limit) {
      try {
        await counter(name, limit).consume(key.slice(0, 200))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
        throw refusal
      }
    },
    forget: async (name, key, limit) => void (await counter(name, limit).delete(key.slice(0, 200))),
  }
}

/** No limits, for benchmarks and for tests of other features. */
export const noLimiter: Limiter = { count: async () => {}, forget: async () => {} }
