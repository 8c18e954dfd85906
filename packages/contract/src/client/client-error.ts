import type { ErrorBody, ErrorCode } from '../errors.ts'
import type { ErrorDetails } from '../input.ts'
import type { EndpointId } from '../route.ts'

/** An error response of the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly endpoint: EndpointId
  readonly status: number
  /** `internal` if the response does not come from the API itself but, for example, from a proxy. */
  readonly code: ErrorCode
  /** Error messages by path, such as `variations.0.price`. */
  readonly fields: Readonly<Record<string, string>>
  /** A path of the same origin to navigate to, or undefined. */
  readonly redirectTo: string | undefined
  /** See {@link errorDetails}. */
  readonly details: unknown
  /** How long to wait before the next attempt (Retry-After), in milliseconds; undefined without the header. */
  readonly retryAfter: number | undefined

  constructor(endpoint: EndpointId, status: number, body: ErrorBody, retryAfter: string | null = null) {
    super(body.error)
    this.endpoint = endpoint
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
    this.redirectTo = sameOriginPath(body.redirectTo)
    this.details = body.details
    this.retryAfter = readRetryAfter(retryAfter)
  }
}

/** Returns the milliseconds of a Retry-After header, which has seconds or an HTTP date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** No response, or an incomplete one. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly endpoint: EndpointId

  constructor(endpoint: EndpointId, message: string, cause?: unknown) {
    super(message, { cause })
    this.endpoint = endpoint
  }
}

/**
 * Returns the details of a caught error, typed by endpoint and code: the newer page of a `stale_version`, the new quote of a
 * `quote_changed`. Returns undefined for every other error.
 */
export function errorDetails<Id extends EndpointId, Code extends ErrorCode>(
  error: unknown,
  endpoint: Id,
  code: Code,
): ErrorDetails<Id, Code> | undefined {
  if (!(error instanceof ApiError) || error.endpoint !== endpoint || error.code !== code) return undefined
  return error.details as ErrorDetails<Id, Code> | undefined
}

/** Returns the body of an error response. If it does not come from the API, the message is the status text (product.md, point 8). */
export function readErrorBody(body: string, statusText: string): ErrorBody {
  const value = parseObject(body)
  if (value && typeof value.error === 'string' && typeof value.code === 'string') return value as unknown as ErrorBody
  return { error: statusText || 'Something went wrong.', code: 'internal' }
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Returns a redirect target only if it is a path of the same origin (server.md, "Corrections"). */
function sameOriginPath(target: string | undefined): string | undefined {
  return typeof target === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(target) ? target : undefined
}
