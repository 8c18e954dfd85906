import { AdapterError, type AdapterErrorReason } from '../adapter.ts'
import { messages } from './messages.ts'

/** Timeout of a request, in milliseconds. */
const PATIENCE = 20_000
/** Smaller bodies are sent even if the window closes (`keepalive`); browsers allow 64 KB. */
const KEEPALIVE_LIMIT = 50_000

/** Sends a request. Rejects with an `offline` error without a response within 20 seconds. */
export async function send(call: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const keepalive = typeof init.body === 'string' && init.body.length < KEEPALIVE_LIMIT
  try {
    return await call(url, { ...init, keepalive, signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    throw new AdapterError('offline', messages.offline)
  }
}

const REASONS: readonly [(status: number) => boolean, AdapterErrorReason, string][] = [
  [(status) => status === 401, 'signed-out', messages.signedOut],
  [(status) => status === 403, 'refused', messages.forbidden],
  [(status) => status === 404 || status === 410, 'gone', messages.gone],
  [(status) => status === 413, 'too-large', messages.tooLarge],
  [(status) => status === 429 || status === 503, 'busy', messages.busy],
  [(status) => status >= 500 || status === 408 || status === 425, 'broken', messages.broken],
]

/**
 * Returns the error of a failed response. Its message is `detail` (RFC 9457), `message` or `error` of a JSON body, otherwise a
 * sentence for the status.
 */
export async function failureOf(response: Response): Promise<AdapterError> {
  const { status, headers } = response
  const [, reason, message] = REASONS.find(([matches]) => matches(status)) ?? [undefined, 'refused' as const, messages.refused]
  const body: unknown = await response.json().catch(() => undefined)
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const own = [fields.detail, fields.message, fields.error].find((text) => typeof text === 'string' && text !== '')
  return new AdapterError(reason, typeof own === 'string' ? own : message, {}, retryAfter(headers.get('retry-after')))
}

/** Milliseconds of a Retry-After header, which contains seconds or a date. */
function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined
  const seconds = Number(value)
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}
