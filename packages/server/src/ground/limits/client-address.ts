import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, type Socket } from 'node:net'
import { isCountryCode } from '@blockfront/commerce'

/**
 * Returns the client's IP address. Each trusted proxy adds one entry to X-Forwarded-For, so only the last ones are used. An IPv4
 * address mapped into IPv6 is returned as IPv4. An invalid entry counts as the proxy's own address.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'headers'> & { socket: Pick<Socket, 'remoteAddress'> },
  trustedProxies: number,
): string {
  const direct = plainAddress(incoming.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return direct
  const header = incoming.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return hopAddress(hops.at(-trustedProxies) ?? '') || direct
}

/**
 * Returns the key of a client for limits: its IPv4 address, or the first 64 bits of its IPv6 address. An IPv6 customer has at
 * least a /64 and can use any of its 2^64 addresses (RFC 6177). `address` is a result of {@link clientAddress}; all other values
 * count as one client.
 */
export function rateLimitKey(address: string): string {
  if (isIPv4(address)) return address
  return isIP(address) === 6 ? `${firstGroups(address).join(':')}::/64` : 'unknown'
}

/**
 * Returns the network of an address in CIDR notation, as an account's list of sessions shows it: /24 of IPv4, /48 of IPv6. Empty for anything
 * else. `address` is a result of {@link clientAddress}.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(address) === 6 ? `${firstGroups(address).slice(0, 3).join(':')}::/48` : ''
}

/**
 * Returns the client's country (ISO 3166-1) from the header in which a proxy sends it; undefined without such a header or for an unknown
 * country. Proxies send `XX` for an unknown one, and Cloudflare sends `T1` for Tor.
 */
export function clientCountry({ headers }: Pick<IncomingMessage, 'headers'>, headerName: string | undefined): string | undefined {
  const value = headerName === undefined ? undefined : headers[headerName]
  if (typeof value !== 'string') return undefined
  const country = value.toUpperCase()
  return isCountryCode(country) ? country : undefined
}

/** An entry of X-Forwarded-For; some proxies add the port. Empty for anything else. */
function hopAddress(hop: string): string {
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(hop.trim()) ?? []
  const address = plainAddress(bracketed ?? withPort ?? hop.trim())
  return isIP(address) ? address : ''
}

/** Without the zone of a link-local address, and IPv4 where it is mapped (RFC 4291, 2.5.5.2). */
function plainAddress(address: string): string {
  const bare = address.replace(/%[\s\S]*/, '')
  if (isIP(bare) !== 6) return bare
  const groups = allGroups(bare)
  if (!groups.slice(0, 5).every((group) => group === 0) || groups[5] !== 0xffff) return bare
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

const firstGroups = (address: string) =>
  allGroups(address)
    .slice(0, 4)
    .map((group) => group.toString(16))

/** The eight groups of a valid IPv6 address in any notation. */
function allGroups(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  if (tail === undefined) return before
  const after = groupsOf(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Groups between colons; an IPv4 address at the end counts as two. */
const groupsOf = (part: string): number[] =>
  (part ? part.split(':') : []).flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
