import { AdapterError, type BuilderAdapter, type DraftInput, type StaleDraft, type StoredPage } from '../adapter.ts'
import { failureOf, send } from './http.ts'
import { messages } from './messages.ts'
import { versionOf } from './page-version.ts'

export interface FetchAdapterOptions {
  /** Headers of every request, such as a token. Called before each request. */
  headers?: () => HeadersInit | Promise<HeadersInit>
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  /** Adds the publish button: `POST {url}/{pageId}/publish`. */
  publish?: boolean
}

/**
 * Returns an adapter for a REST API that stores each page as one JSON document.
 *
 * - `GET {url}/{pageId}` responds with the document and an `ETag`, or with 404 for a page that was never saved.
 * - `PUT {url}/{pageId}` stores the document in the body. `If-Match` contains the `ETag` that the draft is based on; the first save of
 *   a page has `If-None-Match: *`. The response is 200, 201 or 204 with the new `ETag`.
 * - If the stored document has another `ETag`, the response is 412 and nothing is stored. The adapter loads the newer document, and
 *   the builder merges both.
 * - With `publish`, `POST {url}/{pageId}/publish` makes the stored document public, under the same `If-Match`.
 *
 * Without an `ETag` in responses, the last save wins. Other failures become an `AdapterError`: the builder retries after 429, 5xx
 * and a lost connection (`Retry-After` is respected), and asks to sign in after 401. Meanwhile it keeps the work in this browser.
 * @param url The URL of the pages, such as `/api/pages`.
 */
export function fetchAdapter(
  url: string,
  { headers, fetch: call = (...request) => fetch(...request), publish }: FetchAdapterOptions = {},
): BuilderAdapter {
  /** The ETag of each version that the server has sent, by page and version. */
  const tags = new Map<string, string>()
  /** The pages that were never saved. */
  const missing = new Set<string>()
  const tagKey = (pageId: string, version: number) => `${pageId} ${version}`
  const request = async (pageId: string, path: string, init: RequestInit = {}) =>
    send(call, `${url.replace(/\/$/, '')}/${encodeURIComponent(pageId)}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...Object.fromEntries(new Headers(await headers?.())), ...init.headers },
    })
  const learnVersion = (pageId: string, response: Response): number => {
    const tag = response.headers.get('etag')
    const version = versionOf(tag)
    if (tag) tags.set(tagKey(pageId, version), tag)
    return version
  }
  const load = async (pageId: string): Promise<StoredPage | undefined> => {
    const response = await request(pageId, '')
    if (response.status === 404) {
      missing.add(pageId)
      return undefined
    }
    missing.delete(pageId)
    if (!response.ok) throw await failureOf(response)
    const page = (await response.json()) as StoredPage
    return { ...page, version: learnVersion(pageId, response) }
  }
  /** The precondition of a write. A version without a known ETag is not the stored one; version 0 has no ETag. */
  const condition = ({ pageId, baseVersion }: DraftInput): Record<string, string> => {
    if (missing.has(pageId)) return { 'if-none-match': '*' }
    const tag = tags.get(tagKey(pageId, baseVersion)) ?? (baseVersion > 0 ? '"unknown"' : undefined)
    return tag ? { 'if-match': tag } : {}
  }
  const write = async (draft: DraftInput, path: string, init: RequestInit) => {
    const response = await request(draft.pageId, path, { ...init, headers: { ...init.headers, ...condition(draft) } })
    if (response.status === 412) return staleAt(draft.pageId)
    if (!response.ok) throw await failureOf(response)
    missing.delete(draft.pageId)
    return { version: learnVersion(draft.pageId, response) || draft.baseVersion }
  }
  const staleAt = async (pageId: string): Promise<StaleDraft> => {
    const page = await load(pageId)
    if (!page) throw new AdapterError('gone', messages.gone)
    return { stale: true, page }
  }
  return {
    load,
    save: (draft) =>
      write(draft, '', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(draft.document),
      }),
    ...(publish && {
      publish: async (draft) => {
        const saved = await write(draft, '/publish', { method: 'POST' })
        if ('stale' in saved) return saved
        return { ...draft.document, ...saved }
      },
    }),
  }
}
