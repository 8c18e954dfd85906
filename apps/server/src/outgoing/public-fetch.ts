import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { FetchRefused, type PublicTarget, publicTarget, refusalOf } from './public-target.ts'

/** Milliseconds without a byte, and milliseconds for the whole body. */
const TIMEOUT = 15_000
const DEADLINE = 120_000

export interface FetchLimits {
  /** Hosts of the operator's own network that may be fetched nevertheless, as `host:port`. */
  allowedHosts: readonly string[]
  /** Largest body in bytes. */
  maxBytes: number
}

/**
 * Fetches a URL that a user entered. Only the public internet is reachable (docs/spec/platform.md), redirects are not followed, and the
 * body is limited. Throws {@link FetchRefused}, also while the body is read.
 */
export async function fetchPublic(text: string, { allowedHosts, maxBytes }: FetchLimits): Promise<AsyncIterable<Uint8Array>> {
  const response = await open(publicTarget(text, allowedHosts))
  const refuse = (message: string) => {
    response.destroy()
    throw new FetchRefused(message)
  }
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400) refuse('The URL redirects to another one. Use the final URL.')
  if (statusCode !== 200) refuse(`The other server responded with status ${statusCode}.`)
  if (Number(headers['content-length'] ?? 0) > maxBytes) refuse(TOO_LARGE)
  return limited(response, maxBytes)
}

/** Sends a GET request and resolves with its response. */
async function open({ url, lookup }: PublicTarget): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? getSecurely : get)(url, {
    agent: false,
    timeout: TIMEOUT,
    signal: AbortSignal.timeout(DEADLINE),
    headers: { accept: 'image/*', 'user-agent': 'Blockfront' },
    ...(lookup && { lookup }),
  })
  request.on('timeout', () => request.destroy(new FetchRefused('The other server did not respond in time.')))
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    throw refusalOf(error)
  } finally {
    // An error after the response also reaches the reader of the body.
    request.on('error', () => {})
  }
}

const TOO_LARGE = 'The file is too large.'

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new FetchRefused(TOO_LARGE)
      yield chunk
    }
  } catch (error) {
    throw refusalOf(error)
  }
}
