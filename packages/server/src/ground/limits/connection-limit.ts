import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { clientAddress, rateLimitKey } from './client-address.ts'

/** Connections of one client at the same time. An office of a hundred people behind one address opens six for each browser. */
const MOST_CONNECTIONS = 1_000

/** A client that pipelined too much is not served for this time. Milliseconds. */
const BAN = 5_000

/** Clients that are remembered as banned. */
const MOST_BANNED = 10_000

export interface ConnectionLimiter {
  /** Counts a new connection, or closes it. */
  accept(socket: Socket): void
  /** Closes all connections of the client behind a connection, and refuses new ones for {@link BAN}. */
  flooded(socket: Socket): void
}

/**
 * Counts connections by client. Node parses everything that one read of a socket brought, some thousand pipelined requests, before
 * closing the socket takes effect. So when one connection floods, the other connections of its client are closed before they are read.
 * Where clients do not connect directly, only the flooding connection is closed, because the others may belong to other clients.
 */
export function limitConnections(isDirect: boolean): ConnectionLimiter {
  if (!isDirect) return { accept: () => {}, flooded: (socket) => socket.destroy() }
  const open = new Map<string, Set<Socket>>()
  const banned = new LRUCache<string, true>({ max: MOST_BANNED, ttl: BAN })
  const keyOf = (socket: Socket) => rateLimitKey(clientAddress({ headers: {}, socket }, 0))
  return {
    accept(socket) {
      const key = keyOf(socket)
      const own = open.get(key) ?? new Set()
      if (banned.has(key) || own.size >= MOST_CONNECTIONS) {
        socket.destroy()
        return
      }
      open.set(key, own.add(socket))
      socket.once('close', () => {
        own.delete(socket)
        if (own.size === 0 && open.get(key) === own) open.delete(key)
      })
    },
    flooded(socket) {
      const key = keyOf(socket)
      banned.set(key, true)
      for (const other of open.get(key) ?? []) other.destroy()
      socket.destroy()
    },
  }
}
