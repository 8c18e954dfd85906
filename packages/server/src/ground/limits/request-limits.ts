import { LRUCache } from 'lru-cache'
import { overloaded, rateLimited } from '../errors.ts'

/** A bucket of tokens that fills again. A request takes a token, or waits. */
export interface Rate {
  /** Tokens of a full bucket. */
  burst: number
  /** Tokens that come back each second. */
  perSecond: number
}

export interface RequestRates {
  client: Rate
  store: Rate
  /** An API token. */
  token: Rate
}

/**
 * A screen of the dashboard or the builder makes some twenty calls, a shopper fewer. Many people may share an address, but they do not open
 * their screens in the same second. A store gets several hundred calls a second from shoppers only in a sale. A program can wait.
 */
export const requestRates: RequestRates = {
  client: { burst: 300, perSecond: 30 },
  store: { burst: 3_000, perSecond: 300 },
  token: { burst: 120, perSecond: 10 },
}

/** The weight of an uncached page: reading, rendering and compressing take as long as some calls. */
export const PAGE_COST = 3

/** Maximum number of uncached pages that are rendered for one client at the same time. A browser requests one. */
export const PAGES_PER_CLIENT = 6

/** Buckets that are remembered. One that is forgotten is full again. */
const MOST_BUCKETS = 50_000

/** Limits of all API calls and of uncached pages, counted by each server process in memory. */
export interface RequestLimits {
  /** Counts a request of a client. Throws `rate_limited` when the client has to wait. */
  takeClient(client: string, cost?: number): void
  /** Counts a request to a store. Throws `unavailable` when all clients together ask too much of it. */
  takeStore(storeId: string, cost?: number): void
  /** Counts a call with an API token. Throws `rate_limited` when its program has to wait. */
  takeToken(tokenId: string): void
  /** Runs work of which a client may have {@link PAGES_PER_CLIENT} at the same time. Throws `rate_limited` for more. */
  withPage<Result>(client: string, work: () => Promise<Result>): Promise<Result>
}

export function createRequestLimits({ client, store, token }: RequestRates = requestRates): RequestLimits {
  const [clients, stores, tokens] = [createBuckets(client), createBuckets(store), createBuckets(token)]
  const pages = new Map<string, number>()
  return {
    takeClient(key, cost = 1) {
      const wait = clients(key, cost)
      if (wait > 0) throw rateLimited(wait)
    },
    takeStore(key, cost = 1) {
      const wait = stores(key, cost)
      if (wait > 0) throw overloaded(wait)
    },
    takeToken(key) {
      const wait = tokens(key, 1)
      if (wait > 0) throw rateLimited(wait)
    },
    async withPage(key, work) {
      const running = pages.get(key) ?? 0
      if (running >= PAGES_PER_CLIENT) throw rateLimited(1)
      pages.set(key, running + 1)
      try {
        return await work()
      } finally {
        const left = (pages.get(key) ?? 1) - 1
        if (left === 0) pages.delete(key)
        else pages.set(key, left)
      }
    },
  }
}

/** No limits, for benchmarks and for tests of other features. */
export const noRequestLimits: RequestLimits = {
  takeClient: () => {},
  takeStore: () => {},
  takeToken: () => {},
  withPage: (_, work) => work(),
}

/** Returns a function that takes tokens from the bucket of a key: 0, or the seconds to wait when it has too few. */
export function createBuckets({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_BUCKETS })
  return (key: string, cost: number): number => {
    const at = now()
    let bucket = buckets.get(key)
    if (!bucket) {
      bucket = { tokens: burst, at }
      buckets.set(key, bucket)
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond)
    bucket.at = at
    if (bucket.tokens < cost) return Math.ceil((cost - bucket.tokens) / perSecond)
    bucket.tokens -= cost
    return 0
  }
}
