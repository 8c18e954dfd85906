import { domainToASCII } from 'node:url'

/**
 * Returns the hostname of a Host header in its stored form: lower case, punycode, no port, no trailing dot. Undefined for an
 * invalid header.
 */
export function normalizeHostname(header: string | undefined): string | undefined {
  if (!header || header.length > 300) return undefined
  const withoutPort = header.trim().replace(/:\d*$/, '')
  if (/[\s/?#@:%\\[\]]/.test(withoutPort)) return undefined
  const ascii = domainToASCII(withoutPort.toLowerCase()).replace(/\.$/, '')
  return ascii && ascii.length <= 253 ? ascii : undefined
}

/**
 * Whether it is one of the two main hostnames: the apex and its www form. Every other hostname is a store (product.md, point 1).
 */
export const isMainHostname = (hostname: string, apex: string): boolean => hostname === apex || hostname === `www.${apex}`

/** Whether a hostname always means this machine (RFC 6761, section 6.3). */
export const isLoopbackHostname = (hostname: string): boolean => /(?:^|\.)localhost$|^127(?:\.\d{1,3}){3}$/.test(hostname)

/** Returns the hostname of a store with this subdomain. */
export const platformHostname = (subdomain: string, apex: string): string => `${subdomain}.${apex}`

/** Subdomains that no store may have: the platform's own names, and misleading ones. */
const reserved = new Set(
  `www api app admin administrator assets auth account accounts billing blog builder cdn checkout dashboard dev docs domain email
  ftp help imap internal login logout mail media mx ns ns1 ns2 payment payments pop root secure security shop smtp ssl static
  status store stores support system test tls webmail www2`.split(/\s+/),
)

/** Whether a store may have this subdomain: not a reserved word, not an imitation of a punycode hostname. */
export const isSubdomainAllowed = (subdomain: string): boolean =>
  !reserved.has(subdomain) && !subdomain.startsWith('xn--') && !/^\d+$/.test(subdomain)
