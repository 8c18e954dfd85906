import type { ErrorCode } from './errors.ts'
import type { ErrorDetails } from './input.ts'
import type { EndpointId } from './routes.ts'

/** The body of every error answer (server.md). */
export interface ErrorBody {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  redirectTo?: string
  details?: unknown
}

/** The server answered, and refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly endpoint: EndpointId
  readonly status: number
  /** `internal` where the answer did not come from the API itself (a proxy, for instance). */
  readonly code: ErrorCode
  /** What is wrong where: `variations.0.price` to words. Empty without. */
  readonly fields: Readonly<Record<string, string>>
  /** Where to go instead: a path on the same host, or undefined. */
  readonly redirectTo: string | undefined
  /** See {@link errorDetails}. */
  readonly details: unknown
  /** How long the server asks to wait before the next try (Retry-After), in milliseconds; undefined where it does not say. */
  readonly retryAfter: number | undefined

  constructor(endpoint: EndpointId, status: number, answer: ErrorBody, retryAfter: string | null = null) {
    super(answer.error)
    this.endpoint = endpoint
    this.status = status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.redirectTo = sameOriginPath(answer.redirectTo)
    this.details = answer.details
    this.retryAfter = readRetryAfter(retryAfter)
  }
}

/** Milliseconds of a Retry-After header: seconds or an HTTP date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** No answer at all, or one that broke off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly endpoint: EndpointId

  constructor(endpoint: EndpointId, message: string, cause?: unknown) {
    super(message, { cause })
    this.endpoint = endpoint
  }
}

/**
 * The details of a caught error, typed by the call and the code: the newer page of a `stale_version`, the fresh quote of a
 * `quote_changed`. undefined for every other error.
 */
export function errorDetails<Id extends EndpointId, Code extends ErrorCode>(
  error: unknown,
  endpoint: Id,
  code: Code,
): ErrorDetails<Id, Code> | undefined {
  if (!(error instanceof ApiError) || error.endpoint !== endpoint || error.code !== code) return undefined
  return error.details as ErrorDetails<Id, Code> | undefined
}

/** The answer's own words, or the status text where it is not the API's (product.md, point 8). */
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

/** A redirect is followed only when it is a path on the same host (server.md, "Corrections"). */
function sameOriginPath(target: string | undefined): string | undefined {
  return typeof target === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(target) ? target : undefined
}
