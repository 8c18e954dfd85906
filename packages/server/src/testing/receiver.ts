import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedRequest {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks on this machine. */
export interface Receiver {
  /** As `host:port`. */
  host: string
  /** All requests, the first one first. */
  received: ReceivedRequest[]
  /** Responds to the next requests; by default with status 204. */
  respond: (response: ServerResponse) => void
  stop(): Promise<void>
}

export const accept = (response: ServerResponse): void => void response.writeHead(204).end()

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    receiver.received.push({ headers: request.headers, body: await text(request) })
    receiver.respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: accept,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
