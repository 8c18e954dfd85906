import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { FetchRefused, type PublicTarget, publicTarget, refusalOf } from './public-target.ts'
import { requestSignal } from './stop-signal.ts'

/** Milliseconds without a byte, and milliseconds for all requests and the whole body. */
const TIMEOUT = 15_000
const DEADLINE = 60_000

export interface FetchLimits {
  /** Hosts of the operator's own network that may be fetched nevertheless, as `host:port`. */
  allowedHosts: readonly string[]
  /** Largest body in bytes. */
  maxBytes: number
}

/** Redirects that are followed. Files of other platforms have addresses that redirect to a content delivery network. */
const MAX_REDIRECTS = 3

/**
 * Fetches a URL that a user entered. Only the public internet is reachable (docs/spec/platform.md), also after each of up to 3 redirects,
 * and the body is limited. Throws {@link FetchRefused}, also while the body is read.
 */
export async function fetchPublic(text: string, { allowedHosts, maxBytes }: FetchLimits): Promise<AsyncIterable<Uint8Array>> {
  const signal = requestSignal(DEADLINE)
  let target = publicTarget(text, allowedHosts)
  let response = await open(target, signal)
  for (let redirects = 0; isRedirect(response); redirects++) {
    const { location } = response.headers
    response.destroy()
    if (!location || !URL.canParse(location, target.url)) throw new FetchRefused('The URL redirects to an invalid URL.')
    if (redirects === MAX_REDIRECTS)
      throw new FetchRefused(`The URL redirects more than ${MAX_REDIRECTS} times. Use the final URL.`)
    target = publicTarget(new URL(location, target.url).href, allowedHosts)
    response = await open(target, signal)
  }
  const refuse = (message: string) => {
    response.destroy()
    throw new FetchRefused(message)
  }
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) refuse(`The other server responded with status ${statusCode}.`)
  if (Number(headers['content-length'] ?? 0) > maxBytes) refuse(TOO_LARGE)
  return limited(response, maxBytes)
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage) => [301, 302, 303, 307, 308].includes(statusCode)

/** Sends a GET request and resolves with its response. */
async function open({ url, lookup }: PublicTarget, signal: AbortSignal): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? getSecurely : get)(url, {
    agent: false,
    timeout: TIMEOUT,
    signal,
    headers: { accept: 'image/*', 'user-agent': 'Blockfront' },
    ...(lookup && { lookup }),
  })
  let late = 'The other server did not respond in time.'
  request.on('timeout', () => request.destroy(new FetchRefused(late)))
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    late = STALLED
    return response
  } catch (error) {
    throw refusalOf(error)
  } finally {
    // An error after the response also reaches the reader of the body.
    request.on('error', () => {})
  }
}

const STALLED = 'The other server stopped sending before the end of its response.'
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
    if (error instanceof Error && error.name === 'AbortError') throw new FetchRefused(STALLED, { cause: error })
    throw refusalOf(error, { hasResponded: true })
  }
}
