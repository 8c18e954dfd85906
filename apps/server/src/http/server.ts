import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from './dispatch.ts'

export type ServeOptions = {
  /** Wanted port; 0 takes any. The next free one is taken when it is in use, up to 20 further. */
  port: number
  listen: string
  /** Answers a request before the application sees it and returns true, such as a page that lies ready in memory. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

export type Serving = {
  port: number
  /** Takes no new requests, finishes those under way (for at most `patience` milliseconds), then closes. */
  stop(patience?: number): Promise<void>
}

/** Listens and answers. */
export async function serve(app: Hono<Env>, { port, listen, before }: ServeOptions): Promise<Serving> {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  let stopping = false
  const server = createServer(
    { requestTimeout: 900_000, headersTimeout: 20_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    (incoming, outgoing) => {
      if (stopping) outgoing.setHeader('connection', 'close')
      if (!before?.(incoming, outgoing)) void answer(incoming, outgoing)
    },
  )
  const taken = await listenOn(server, port, listen)
  return {
    port: taken,
    stop: async (patience = 20_000) => {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const end = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearTimeout(end)
    },
  }
}

async function listenOn(server: Server, wanted: number, listen: string): Promise<number> {
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
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || wanted === 0 || port >= wanted + 20) throw error
    }
  }
}
