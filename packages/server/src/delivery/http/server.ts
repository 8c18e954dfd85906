import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { limitConnections } from '../../ground/limits/connection-limit.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { StartError } from '../../ground/start-error.ts'
import { serializePipelined } from './pipelining.ts'

export type ServeOptions = {
  /** Port to listen on; 0 means any. */
  port: number
  /** Number of ports after it that are tried if it is in use. Default 0: a port in use is an error. */
  furtherPorts?: number
  listen: string
  /** Responds to a request before the application sees it, for example with a cached page, and returns true. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Whether clients connect to this server themselves. Behind a proxy, all connections come from the proxy. Default false. */
  isDirect?: boolean
}

/** An open connection without a request is closed after this time. Milliseconds. */
const KEEP_ALIVE = 65_000

/** A connection on which no byte moves for this long, such as a client that does not read its response, is closed. Milliseconds. */
const IDLE = 120_000

export type Serving = {
  port: number
  /** Accepts no new requests, finishes current ones (for at most `patience` milliseconds), then closes. */
  stop(patience?: number): Promise<void>
}

/** Starts to listen. */
export async function serve(
  app: Hono<Env>,
  { port, furtherPorts = 0, listen, before, isDirect = false }: ServeOptions,
): Promise<Serving> {
  // The hostname of requests without a Host header, which probes of load balancers send. The application responds to them at the
  // endpoints of the operator only.
  const handleRequest = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: 'localhost' })
  let stopping = false
  /** Connections without a first request. */
  const unused = new Set<Socket>()
  const { accept, flooded } = limitConnections(isDirect)
  const server = createServer(
    {
      requestTimeout: 900_000,
      headersTimeout: 20_000,
      keepAliveTimeout: KEEP_ALIVE,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    serializePipelined((incoming, outgoing) => {
      unused.delete(incoming.socket)
      if (stopping) outgoing.setHeader('connection', 'close')
      if (!before?.(incoming, outgoing)) void handleRequest(incoming, outgoing)
    }, flooded),
  )
  server.setTimeout(IDLE)
  server.prependListener('connection', accept)
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  const taken = await listenOn(server, port, furtherPorts, listen)
  return {
    port: taken,
    stop: async (patience = 20_000) => {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // Node counts a connection that never sent a request as busy; browsers open such connections in advance.
      for (const socket of unused) socket.destroy()
      // A connection whose request began before the stop stays open until its response is sent.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 20)
      const end = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearInterval(closeIdle)
      clearTimeout(end)
    },
  }
}

function refusal(code: string | undefined, port: number, furtherPorts: number, listen: string): StartError | undefined {
  if (code === 'EADDRINUSE')
    return new StartError(
      furtherPorts > 0
        ? `Port ${port} is in use, and so are those after it. Free one of them, or set another in PORT.`
        : `Port ${port} is in use by another process. Stop that process, or set another port in PORT.`,
    )
  if (code === 'EACCES') return new StartError(`This user may not listen on port ${port}. Set PORT to a port above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${listen}. Set one that it has in BLOCKFRONT_LISTEN, such as 127.0.0.1.`)
  return undefined
}

async function listenOn(server: Server, wanted: number, furtherPorts: number, listen: string): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, listen, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return (server.address() as AddressInfo).port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' || wanted === 0 || port >= Math.min(wanted + furtherPorts, 65_535))
        throw refusal(code, wanted, furtherPorts, listen) ?? error
    }
  }
}
