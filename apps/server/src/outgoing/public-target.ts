import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Human-readable reason why a request to another server was not sent, or failed. */
export class FetchRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchRefused'
  }
}

const PORTS = new Set(['', '80', '443'])

/** Global unicast addresses, the only ones of IPv6 that are on the public internet (RFC 4291, section 2.4). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Networks that `ipaddr.js` counts as public. */
const EXCEPTIONS = [
  // Metadata and agent of Azure, an address that is public otherwise.
  '168.63.129.16/32',
  // Protocol assignments such as Teredo, which contain IPv4 addresses, and documentation (RFC 9637).
  '2001::/23',
  '3fff::/20',
].map((network) => ipaddr.parseCIDR(network))

/**
 * Whether an IP address belongs to the public internet. Private, local, shared, multicast and reserved networks do not, nor do the addresses of
 * metadata services, nor IPv6 addresses that contain an IPv4 address (compatible, mapped, translated, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6)) return false
  return !EXCEPTIONS.some((network) => network[0].kind() === parsed.kind() && parsed.match(network))
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

export interface PublicTarget {
  url: URL
  /** Resolves the hostname for the connection; undefined for a host that the operator allows. */
  lookup: LookupFunction | undefined
}

/**
 * Returns a URL that a user entered, without credentials, and how to connect to it, so that only the public internet is reachable
 * (docs/spec/platform.md). Throws {@link FetchRefused}. Each request needs its own connection, because a reused one would not be checked.
 * @param allowedHosts hosts of the operator's own network that may be requested nevertheless, as `host:port`.
 */
export function publicTarget(text: string, allowedHosts: readonly string[]): PublicTarget {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new FetchRefused('This is not a URL that starts with https://.')
  url.username = ''
  url.password = ''
  if (allowedHosts.includes(url.host)) return { url, lookup: undefined }
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) throw new FetchRefused(NOT_PUBLIC)
  if (!PORTS.has(url.port)) throw new FetchRefused('Only the standard ports 80 and 443 are allowed.')
  return { url, lookup: publicLookup }
}

/** What failed, by the start of an error code of Node.js or OpenSSL. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^HPE_/, 'The other server sent a response that is not valid HTTP.'],
  [
    /^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/,
    'No secure connection to the other server is possible. Check its certificate.',
  ],
  [/^ECONNREFUSED$/, 'The other server refused the connection.'],
]

/**
 * Returns the {@link FetchRefused} among the causes of an error, or one that says what failed. After the start of the response, an error means
 * that the rest is missing.
 */
export function refusalOf(error: unknown, { hasResponded = false } = {}): FetchRefused {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof FetchRefused) return cause
  const code = String((error as { code?: unknown } | null)?.code)
  const [, known] = FAILURES.find(([pattern]) => pattern.test(code)) ?? []
  const other = hasResponded ? 'The other server closed the connection before the end of its response.' : NO_RESPONSE
  return new FetchRefused(known ?? other, { cause: error })
}

const NO_RESPONSE = 'The other server did not respond.'
