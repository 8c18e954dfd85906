import { z } from 'zod'
import { requestSignal, stopSignal } from '../../../../ground/outgoing/stop-signal.ts'
import { ProviderError } from '../provider.ts'

/** Milliseconds that a request to Mollie may take. */
const timeout = 10_000
/** Most bytes of a response. A page of 250 refunds has some 200 KB. */
const maxBytes = 1024 * 1024
/** A request that got no response or a temporary error is sent again once: with its idempotency key, or because it changes nothing twice. */
const attempts = 2

export interface MollieRequest {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Below `/v2/`. */
  path: string
  body?: object
  /** Idempotency key. */
  key?: string
}

const problemSchema = z.object({ detail: z.string() }).catch({ detail: '' })

/** Sends a request to Mollie's API, and returns the checked response. Throws `ProviderError`. */
export async function requestMollie<T>(api: string, apiKey: string, schema: z.ZodType<T>, request: MollieRequest): Promise<T> {
  const { method = 'GET', path, body, key } = request
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(`${api}/v2/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/hal+json',
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: requestSignal(timeout),
      })
      const content = await readJson(response)
      if (response.ok) return check(schema, content)
      throw errorOf(response.status, problemSchema.parse(content).detail)
    } catch (error) {
      const failure =
        error instanceof ProviderError ? error : new ProviderError('unavailable', 'Mollie did not respond.', { cause: error })
      if (failure.code !== 'unavailable' || attempt === attempts || stopSignal().aborted) throw failure
    }
  }
}

function check<T>(schema: z.ZodType<T>, content: unknown): T {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  throw new ProviderError('unavailable', 'Mollie sent a response that cannot be read.', { cause: parsed.error })
}

function errorOf(status: number, detail: string): ProviderError {
  if (status === 401 || status === 403)
    return new ProviderError('credentials', 'Mollie does not accept this key. It may be mistyped, deleted or replaced.')
  // 409: the first request with this idempotency key is still running.
  if (status === 409 || status === 429 || status >= 500)
    return new ProviderError('unavailable', `Mollie is not available (${status}).`)
  return new ProviderError('refused', detail || `Mollie refused the request (${status}).`)
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new ProviderError('refused', 'Mollie sent a response that is too large.')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return null
  }
}
