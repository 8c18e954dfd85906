import type { PagePayload, PayloadAnswer } from '../payload.ts'

/** How many pages are remembered for going back, and for how long one counts as fresh when going forward. */
const CACHE_SIZE = 30
const FRESH_FOR = 30_000

interface Entry {
  answer: Promise<PayloadAnswer>
  at: number
}

export interface PayloadLoader {
  /** The payload of a path with its query. Rejects when the server gave none; the failure is not remembered. */
  load: (path: string, options?: { stale?: boolean }) => Promise<PayloadAnswer>
  /** Loads ahead of a click; a failure is silent. */
  prefetch: (path: string) => void
}

/** Pages by their address, fetched once, remembered for a while, starting with the one that the document brought. */
export function createPayloadLoader(first?: PagePayload, now: () => number = Date.now): PayloadLoader {
  const entries = new Map<string, Entry>()
  const remember = (path: string, answer: Promise<PayloadAnswer>) => {
    entries.delete(path)
    entries.set(path, { answer, at: now() })
    const oldest = entries.keys().next().value
    if (entries.size > CACHE_SIZE && oldest !== undefined) entries.delete(oldest)
  }
  if (first) remember(first.route.path, Promise.resolve(first))

  const load: PayloadLoader['load'] = (path, { stale = false } = {}) => {
    const known = entries.get(path)
    if (known && (stale || now() - known.at < FRESH_FOR)) return known.answer
    const answer = fetchPayload(path)
    remember(path, answer)
    answer.catch(() => entries.get(path)?.answer === answer && entries.delete(path))
    return answer
  }
  return { load, prefetch: (path) => void load(path).catch(() => undefined) }
}

/** A page for which no answer came, as opposed to one that says what is wrong. */
export class PageLoadError extends Error {}

async function fetchPayload(path: string): Promise<PayloadAnswer> {
  const response = await parseResponse(
    fetch(`/api/storefront/payload?path=${encodeURIComponent(path)}`, { headers: { accept: 'application/json' } }),
  )
  // A page that is not there has a payload too: the one that says so.
  if (!response.ok && response.status !== 404) throw new Error(await reasonOf(response))
  return parseResponse(response.json())
}

const parseResponse = <Value>(coming: Promise<Value>): Promise<Value> =>
  coming.catch((error) => {
    throw new PageLoadError(error.message)
  })

/** What the server says went wrong. */
async function reasonOf(response: Response): Promise<string> {
  const said = await response.json().catch(() => undefined)
  return typeof said?.error === 'string' ? said.error : `The page answered ${response.status}.`
}
