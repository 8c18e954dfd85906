import type { IncomingMessage } from 'node:http'

const isLoopback = (address: string) => address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.')

/** Headers that a proxy adds to a request that it passes on. */
const isForwarding = (name: string) => name.startsWith('x-forwarded') || ['forwarded', 'via', 'x-real-ip'].includes(name)

/**
 * Whether a program on this machine sent the request itself. A proxy on this machine also connects from loopback, but adds
 * forwarding headers.
 */
export const isLocalCaller = (incoming: IncomingMessage): boolean =>
  isLoopback(incoming.socket.remoteAddress ?? '') && !Object.keys(incoming.headers).some(isForwarding)
