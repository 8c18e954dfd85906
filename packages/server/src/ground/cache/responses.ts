import type { StoreEvents } from '../events/store-events.ts'
import { type CompressedResponse, recompress } from './compressed-response.ts'
import { type CacheStats, createTaggedCache, type Loaded } from './tagged-cache.ts'

/** A response that was just created, with the tags of its content. */
export type RenderedResponse = Loaded<CompressedResponse>

/** The second cache: hostname and URL → compressed response. */
export interface ResponseCache {
  /** The cached response under a key (see {@link responseKey}). */
  get(key: string): CompressedResponse | undefined
  /** The last response under a key, even if it is out of date: for the time that the database is away. */
  getStale(key: string): CompressedResponse | undefined
  /** The cached response, or a new one. Requests for the same key wait for one rendering. */
  getOrRender(storeId: string, key: string, render: () => Promise<RenderedResponse>): Promise<CompressedResponse>
  /** Removes all responses: after a new build of the storefront. */
  clear(): void
  stats(): CacheStats
}

/**
 * Returns the key of a response: the hostname and the URL in their one normalized form. For most requests that is the Host header and
 * the request target as they were sent, so the server looks for those first. A hostname holds no slash, and a target begins with one.
 */
export const responseKey = (hostname: string, target: string): string => hostname + target

/** Bytes of the headers and the object of a response. */
const HEADER_BYTES = 3_500

/**
 * Creates the cache of responses, at most `maxBytes`. A response that is requested a second time is compressed better, one at a
 * time. `outdated` returns the response to send if the cached one may be outdated.
 */
export function createResponseCache(
  events: Pick<StoreEvents, 'onChange' | 'isListening'>,
  maxBytes: number,
  outdated: (response: CompressedResponse) => CompressedResponse,
): ResponseCache {
  const cache = createTaggedCache<CompressedResponse>(events, { maxBytes, bytes: ({ size }) => size + HEADER_BYTES })
  let isRecompressing = false
  /** One at a time, so that it takes only one of the threads that render pages. */
  const improve = async (response: CompressedResponse) => {
    isRecompressing = true
    await recompress(response).catch(() => {})
    isRecompressing = false
  }
  const get = (key: string) => {
    const response = cache.get(key)
    if (response && !isRecompressing) void improve(response)
    return response
  }
  return {
    get,
    getStale: cache.getStale,
    getOrRender: async (storeId, key, render) =>
      get(key) ??
      cache.getOrLoad(storeId, key, async () => {
        const rendered = await render()
        return { ...rendered, outdated: () => outdated(rendered.value) }
      }),
    clear: () => cache.clear(),
    stats: cache.stats,
  }
}
