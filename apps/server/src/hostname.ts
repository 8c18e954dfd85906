import { domainToASCII } from 'node:url'

/**
 * The host of a Host header as it is stored and compared: lower case, punycode, no port, no trailing dot.
 * Undefined for a header that names no host.
 */
export function normalizeHostname(header: string | undefined): string | undefined {
  if (!header || header.length > 300) return undefined
  const withoutPort = header.trim().replace(/:\d*$/, '')
  if (/[\s/?#@:%\\[\]]/.test(withoutPort)) return undefined
  const ascii = domainToASCII(withoutPort.toLowerCase()).replace(/\.$/, '')
  return ascii && ascii.length <= 253 ? ascii : undefined
}

/** The main host has two names: the apex and its www form. Every other host is a store (product.md, point 1). */
export const isMainHostname = (hostname: string, apex: string): boolean => hostname === apex || hostname === `www.${apex}`

/** Whether a hostname always means this machine (RFC 6761, section 6.3). */
export const isLoopbackHostname = (hostname: string): boolean => /(?:^|\.)localhost$|^127(?:\.\d{1,3}){3}$/.test(hostname)

/** The platform host of a store with this subdomain. */
export const platformHostname = (subdomain: string, apex: string): string => `${subdomain}.${apex}`

/** Labels below the main host that no store may take: the platform's own names, and names that would mislead. */
const reserved = new Set(
  `www api app admin administrator assets auth account accounts billing blog builder cdn checkout dashboard dev docs domain email
  ftp help imap internal login logout mail media mx ns ns1 ns2 payment payments pop root secure security shop smtp ssl static
  status store stores support system test tls webmail www2`.split(/\s+/),
)

/** Whether a store may be called so below the main host: not a reserved word, not an imitation of a punycode host. */
export const isSubdomainAllowed = (subdomain: string): boolean =>
  !reserved.has(subdomain) && !subdomain.startsWith('xn--') && !/^\d+$/.test(subdomain)
