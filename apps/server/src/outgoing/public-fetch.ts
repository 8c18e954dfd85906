import { lookup } from 'node:dns'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Human-readable reason why a URL was not fetched. */
export class FetchRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchRefused'
  }
}

/** Milliseconds without a byte, and milliseconds for the whole body. */
const TIMEOUT = 15_000
const DEADLINE = 120_000
const PORTS = new Set(['', '80', '443'])

/**
 * Whether an IP address belongs to the public internet. Private, local, shared, multicast and reserved networks do not, nor do IPv6
 * addresses that contain an IPv4 address (mapped, NAT64, 6to4).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

/** Resolves names, and fails if one of the addresses is not public: the connection is made to what was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const fail = (cause: Error) => callback(cause as NodeJS.ErrnoException, '')
    if (error) return fail(new FetchRefused('The address was not found.', { cause: error }))
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return fail(new FetchRefused(NOT_PUBLIC))
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })

const NOT_PUBLIC = 'The address is not on the public internet.'

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
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new FetchRefused('This is not a URL that starts with https://.')
  const isAllowed = allowedHosts.includes(url.host)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!isAllowed && ipaddr.isValid(literal) && !isPublicAddress(literal)) throw new FetchRefused(NOT_PUBLIC)
  if (!isAllowed && !PORTS.has(url.port)) throw new FetchRefused('Only the standard ports 80 and 443 are allowed.')
  url.username = ''
  url.password = ''
  const response = await open(url, isAllowed ? undefined : publicLookup)
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

/** Sends a GET request and resolves with its response. Each request has its own connection, because a reused one would not be checked. */
async function open(url: URL, checked: LookupFunction | undefined): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? getSecurely : get)(url, {
    agent: false,
    timeout: TIMEOUT,
    signal: AbortSignal.timeout(DEADLINE),
    headers: { accept: 'image/*', 'user-agent': 'Blockfront' },
    ...(checked && { lookup: checked }),
  })
  request.on('timeout', () => request.destroy(new FetchRefused('The other server did not respond in time.')))
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    throw refusal(error)
  } finally {
    // An error after the response also reaches the reader of the body.
    request.on('error', () => {})
  }
}

const TOO_LARGE = 'The file is too large.'

function refusal(error: unknown): FetchRefused {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof FetchRefused) return cause
  return new FetchRefused('The other server did not respond.', { cause: error })
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new FetchRefused(TOO_LARGE)
      yield chunk
    }
  } catch (error) {
    throw refusal(error)
  }
}
