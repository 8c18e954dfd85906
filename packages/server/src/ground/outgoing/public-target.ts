import { Resolver } from 'node:dns/promises'
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

const NOT_PUBLIC = 'The address is not on the public internet.'

/**
 * Not `dns.lookup`: while a name server does not respond, that occupies one of four threads, which files and passwords need. Milliseconds for the
 * first attempt; the second one waits longer.
 */
const newResolver = () => new Resolver({ timeout: 2_000, tries: 2 })

/** Resolves names, and fails if one of the addresses is not public: the connection is made to what was checked. */
export const createPublicLookup =
  (resolverOf: () => Resolver = newResolver): LookupFunction =>
  (hostname, { all, family }, callback) => {
    publicAddresses(resolverOf(), hostname, family).then(
      (addresses) => {
        const [first] = addresses
        if (all || !first) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }

async function publicAddresses(resolver: Resolver, hostname: string, family: number | string | undefined) {
  // RFC 6761, section 6.3.
  if (/(?:^|\.)localhost\.?$/i.test(hostname)) throw new FetchRefused(NOT_PUBLIC)
  // An address that does not exist, and one that cannot be found, is none.
  const [four, six] = await Promise.all([
    family === 6 || family === 'IPv6' ? [] : resolver.resolve4(hostname).catch(() => []),
    family === 4 || family === 'IPv4' ? [] : resolver.resolve6(hostname).catch(() => []),
  ])
  const addresses = [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))]
  if (addresses.length === 0) throw new FetchRefused('The address was not found.')
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new FetchRefused(NOT_PUBLIC)
  return addresses
}

const publicLookup = createPublicLookup()

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
