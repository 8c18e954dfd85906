import { messages } from '../messages.ts'
import type { PagePayload, PayloadResponse } from '../payload.ts'

/** Number of cached pages. */
const CACHE_SIZE = 30
/** How long a cached page is used without loading it again, in milliseconds. Back and forward use it at any age. */
const FRESH_FOR = 30_000

interface Entry {
  response: Promise<PayloadResponse>
  /** Milliseconds since the epoch. */
  loadedAt: number
}

export interface PayloadLoader {
  /** Loads the payload of a path with its query. Rejects if the server sends none; failures are not cached. `stale` accepts any age. */
  load: (path: string, options?: { stale?: boolean }) => Promise<PayloadResponse>
  /** Loads a payload into the cache and ignores failures. */
  prefetch: (path: string) => void
}

/** Returns a loader of pages with a cache, which starts with the page of the document. */
export function createPayloadLoader(first?: PagePayload, now: () => number = Date.now): PayloadLoader {
  const entries = new Map<string, Entry>()
  const cache = (path: string, response: Promise<PayloadResponse>) => {
    entries.delete(path)
    entries.set(path, { response, loadedAt: now() })
    const oldest = entries.keys().next().value
    if (entries.size > CACHE_SIZE && oldest !== undefined) entries.delete(oldest)
  }
  if (first && first.failure === undefined) cache(first.route.path, Promise.resolve(first))

  const load: PayloadLoader['load'] = (path, { stale = false } = {}) => {
    const cached = entries.get(path)
    if (cached && (stale || now() - cached.loadedAt < FRESH_FOR)) return cached.response
    const response = fetchPayload(path)
    cache(path, response)
    response.catch(() => entries.get(path)?.response === response && entries.delete(path))
    return response
  }
  return { load, prefetch: (path) => void load(path).catch(() => undefined) }
}

/** No response, or one that broke off; as opposed to an error response of the server. */
export class PageLoadError extends Error {}

/** The store was closed: only its document, which is the password page, can say so. */
export class StoreClosedError extends Error {}

async function fetchPayload(path: string): Promise<PayloadResponse> {
  const response = await parseResponse(
    fetch(`/api/storefront/payload?path=${encodeURIComponent(path)}`, { headers: { accept: 'application/json' } }),
  )
  // A missing page has a payload too, with status 404.
  if (response.status === 401) throw new StoreClosedError(await errorOf(response))
  if (!response.ok && response.status !== 404) throw new Error(await errorOf(response))
  return parseResponse(response.json())
}

const parseResponse = <Value>(value: Promise<Value>): Promise<Value> =>
  value.catch((error) => {
    throw new PageLoadError(error.message)
  })

/** Returns the error message of a response, or one with its status. */
async function errorOf(response: Response): Promise<string> {
  const body = await response.json().catch(() => undefined)
  return typeof body?.error === 'string' ? body.error : messages.serverError({ status: response.status })
}
