import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { FetchRefused, type PublicTarget, publicTarget, refusalOf } from './public-target.ts'
import { requestSignal, stopSignal } from './stop-signal.ts'

export interface PostOptions {
  /** Hosts of the operator's own network that may be requested nevertheless, as `host:port`. */
  allowedHosts: readonly string[]
  headers: Record<string, string>
  body: string
  /** Milliseconds for the connection, the request and the response. */
  timeout: number
  /** Bytes of the response's body that are read; the rest is not. */
  maxResponseBytes: number
}

export interface PostResponse {
  status: number
  headers: IncomingHttpHeaders
  /** The start of the body as text. */
  body: string
}

/**
 * Sends a POST request to a URL that a user entered, and returns its response with any status. Only the public internet is reachable
 * (docs/spec/platform.md), and redirects are not followed. Throws {@link FetchRefused}, and the reason of `stopSignal` when it is aborted.
 */
export async function postPublic(text: string, options: PostOptions): Promise<PostResponse> {
  const target = publicTarget(text, options.allowedHosts)
  const signal = requestSignal(options.timeout)
  let hasResponded = false
  try {
    const response = await send(target, options, signal)
    hasResponded = true
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: await start(response, options.maxResponseBytes) }
  } catch (error) {
    stopSignal().throwIfAborted()
    if (signal.aborted) throw new FetchRefused(`There was no complete response within ${options.timeout / 1000} seconds.`)
    throw refusalOf(error, { hasResponded })
  }
}

async function send(
  { url, lookup }: PublicTarget,
  { headers, body }: PostOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const sent = (url.protocol === 'https:' ? requestSecurely : request)(url, {
    method: 'POST',
    agent: false,
    signal,
    headers: { 'user-agent': 'Blockfront', 'content-length': Buffer.byteLength(body), ...headers },
    ...(lookup && { lookup }),
  })
  sent.end(body)
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  } finally {
    // An error after the response also reaches the reader of the body.
    sent.on('error', () => {})
  }
}

/** Returns the start of a body. Breaking the loop closes the connection. */
async function start(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
}
