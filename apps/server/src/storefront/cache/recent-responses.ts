import type { StoreEvents } from '../../events/store-events.ts'
import type { ReadyAnswer } from './cached-response.ts'

/** Answers by what was asked for word for word: the Host header and the request's target, as they were sent. */
export interface RecentAnswers {
  get(host: string, url: string): ReadyAnswer | undefined
  keep(host: string, url: string, answer: ReadyAnswer): void
  clear(): void
}

/** So many at most, then all go: what is asked for often is back at once. */
const MOST = 10_000

/** Milliseconds. The page cache hears of what is asked for at least so often, so that it keeps what is read most. */
const LIFETIME = 1000

/**
 * What the page cache answered within the last second, found without reading host and address again, which costs a tenth of sending a
 * page. All of it is forgotten with any change of any store, and while changes cannot be heard.
 */
export function createRecentAnswers(events: Pick<StoreEvents, 'onChange' | 'listening'>): RecentAnswers {
  const hosts = new Map<string, Map<string, ReadyAnswer>>()
  let count = 0
  let end = 0
  const clear = () => {
    hosts.clear()
    count = 0
  }
  events.onChange(clear)

  return {
    get: (host, url) => (events.listening() && Date.now() < end ? hosts.get(host)?.get(url) : undefined),
    keep(host, url, answer) {
      const now = Date.now()
      if (now >= end || count >= MOST) {
        clear()
        end = now + LIFETIME
      }
      count++
      const own = hosts.get(host)
      if (own) own.set(url, answer)
      else hosts.set(host, new Map([[url, answer]]))
    },
    clear,
  }
}
