import type { CallInput, CallOutput } from '../input.ts'
import { type EndpointId, routeOf } from '../route.ts'
import { ApiError, NetworkError, readErrorBody } from './client-error.ts'
import { fillPath, queryText } from './client-url.ts'
import { type UploadEndpointId, type UploadInput, type UploadOptions, upload } from './upload.ts'

export { type Capability, roleCan, type StoreRole, tokenScopes } from '../capability.ts'
export type { CallInput, CallOutput } from '../input.ts'
export type { EndpointId } from '../route.ts'
export { ApiError, errorDetails, NetworkError } from './client-error.ts'
export type { UploadEndpointId, UploadInput, UploadOptions, UploadProgress } from './upload.ts'

export interface ClientOptions {
  /** Base URL of the API. Default `/api`, on the origin of the page. */
  baseUrl?: string
  /** An API token, for programs. Without one, a call has the cookies of the browser. */
  token?: string
  /** Default: the platform's `fetch`. */
  fetch?: typeof fetch
  /** Called with every error before it is thrown, for toasts and redirects. An aborted call is not an error. */
  onError?: (error: ApiError | NetworkError) => void
}

export interface CallOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Lets a request finish after the page is closed (body of at most 64 KB). */
  keepalive?: boolean
}

/** Arguments of a call. The input is optional if the call requires none. */
export type CallArguments<Id extends EndpointId> =
  Record<never, never> extends CallInput<Id>
    ? [input?: CallInput<Id>, options?: CallOptions]
    : [input: CallInput<Id>, options?: CallOptions]

export interface Client {
  /**
   * Calls an endpoint by its id, with cookies or the API token and a JSON body. Throws {@link ApiError} for an error response and {@link NetworkError}
   * without a response.
   */
  call<Id extends EndpointId>(id: Id, ...args: CallArguments<Id>): Promise<CallOutput<Id>>
  /** Calls an endpoint that takes a file, with progress, by XMLHttpRequest (browsers only). */
  upload<Id extends UploadEndpointId>(id: Id, input: UploadInput, options?: UploadOptions): Promise<CallOutput<Id>>
}

/** The input of any call. */
interface AnyInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  body?: unknown
}

/**
 * Returns a client of the API. It contains no schemas: types come from the contract; at run time it needs a table of paths and `fetch`.
 *
 * @example
 * const api = createClient({ onError: (error) => toast.error(error.message) })
 * const page = await api.call('page.getById', { query: { pageId } }, { signal })
 */
export function createClient({ baseUrl = '/api', token, fetch: fetcher, onError }: ClientOptions = {}): Client {
  const base = baseUrl.replace(/\/$/, '')

  const report = (error: unknown): never => {
    if (error instanceof ApiError || error instanceof NetworkError) onError?.(error)
    throw error
  }

  const send = async (id: EndpointId, input: AnyInput, options: CallOptions): Promise<unknown> => {
    const { method, path } = routeOf(id)
    const url = base + fillPath(path, input.params ?? {}) + queryText(input.query ?? {})
    const response = await orNetworkError(id, options.signal, () =>
      (fetcher ?? fetch)(url, {
        method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...input.headers,
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...options,
      }),
    )
    const body = await orNetworkError(id, options.signal, () => response.text())
    if (!response.ok)
      throw new ApiError(id, response.status, readErrorBody(body, response.statusText), response.headers.get('retry-after'))
    return orNetworkError(id, options.signal, () => JSON.parse(body))
  }

  return {
    call: async <Id extends EndpointId>(id: Id, ...[input, options]: CallArguments<Id>) =>
      send(id, (input ?? {}) as AnyInput, options ?? {}).catch(report) as Promise<CallOutput<Id>>,
    upload: (id, input, options = {}) => upload(base, id, input, { ...options, token }).catch(report),
  }
}

async function orNetworkError<Value>(
  id: EndpointId,
  signal: AbortSignal | undefined,
  run: () => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw new NetworkError(id, error instanceof Error ? error.message : String(error), error)
  }
}
