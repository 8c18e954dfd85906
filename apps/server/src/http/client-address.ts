import type { IncomingMessage } from 'node:http'

/** The client's address: each trusted proxy adds one entry to X-Forwarded-For, so the last ones are believed, no others. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const direct = incoming.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const header = incoming.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || direct
}
