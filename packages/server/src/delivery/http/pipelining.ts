import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of requests of one connection that wait for an earlier response. Browsers and proxies do not pipeline. */
export const MAX_PIPELINED = 32

/** `waiting` are the requests that arrived while `busy`, in their order. */
interface Line {
  busy: boolean
  waiting: (() => void)[]
}

/**
 * Returns a listener that handles the requests of a connection one at a time. The next one starts when the response before it was handed to the
 * system, or the connection has closed. Node itself starts every request that one read of the socket contains, more than a thousand at once, and
 * stops reading only after responses have queued up. Responses leave in order anyway (RFC 9112, 9.3.2). `flooded` gets the connection on which
 * more than {@link MAX_PIPELINED} requests wait, and must close it.
 */
export function serializePipelined(
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  flooded: (socket: Socket) => void = (socket) => socket.destroy(),
): RequestListener {
  const lines = new WeakMap<Socket, Line>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    if (socket.destroyed) return
    let line = lines.get(socket)
    if (!line) {
      line = { busy: false, waiting: [] }
      lines.set(socket, line)
    }
    const { waiting } = line
    const own = line
    const next = () => {
      const start = socket.destroyed ? undefined : waiting.shift()
      own.busy = start !== undefined
      if (start) start()
      else waiting.length = 0
    }
    const start = () => {
      outgoing.once('close', next)
      listener(incoming, outgoing)
    }
    if (!own.busy) {
      own.busy = true
      start()
    } else if (waiting.length < MAX_PIPELINED) waiting.push(start)
    else flooded(socket)
  }
}
