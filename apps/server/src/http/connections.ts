import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { KEEP_ALIVE } from './head.ts'
import { NodeSide } from './node-side.ts'
import { readWholeRequest, type WholeRequest } from './whole-request.ts'

/** The bytes of the answer to a request, where they lie ready. */
export type Ready = (request: WholeRequest) => Buffer | undefined

export interface Connections {
  /** Ends each as soon as it waits for a request. */
  endIdle(): void
  /** Ends all, whatever they are in the middle of. */
  endAll(): void
}

/**
 * Reads what arrives before Node's server does, and answers requests for which an answer lies ready; all else is Node's
 * (docs/decisions/0022). `server` must have all its listeners for connections by now.
 */
export function takeConnections(server: Server, ready: Ready): Connections {
  const node = server.listeners('connection') as ((stream: Duplex) => void)[]
  const open = new Set<Connection>()
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket, ready, (side) => {
      for (const listener of node) listener.call(server, side)
    })
    open.add(connection)
    socket.once('close', () => open.delete(connection))
  })
  let ending = false
  server.prependListener('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('close', () => {
      ;(socket as Duplex).emit('answered')
      if (ending) server.closeIdleConnections()
    })
  })
  return {
    endIdle: () => {
      ending = true
      server.closeIdleConnections()
      for (const connection of open) connection.endIdle()
    },
    endAll: () => {
      for (const connection of open) connection.end()
    },
  }
}

/**
 * Whose turn it is to read: between two requests it is ours. A request that Node answers is Node's until the answer is sent. Where it
 * can't be known at which byte a request ends, all that follows is Node's.
 */
type Turn = 'ours' | 'node' | 'node for good'

class Connection {
  readonly #socket: Socket
  readonly #ready: Ready
  readonly #toNode: (side: NodeSide) => void
  #side: NodeSide | undefined
  #turn: Turn = 'ours'

  constructor(socket: Socket, ready: Ready, toNode: (side: NodeSide) => void) {
    this.#socket = socket
    this.#ready = ready
    this.#toNode = toNode
    socket.setTimeout(KEEP_ALIVE)
    socket.on('data', (bytes) => this.#read(bytes))
    socket.on('drain', () => {
      if (this.#turn === 'ours') socket.resume()
    })
    socket.on('timeout', () => (this.#side && !this.#side.destroyed ? this.#side.emit('timeout') : socket.destroy()))
    socket.on('end', () => (this.#side ? this.#side.push(null) : socket.end()))
    socket.on('error', (error) => this.#side?.destroy(error))
    socket.on('close', () => this.#side?.destroy())
  }

  endIdle(): void {
    if (this.#turn === 'ours') this.#socket.destroySoon()
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(bytes: Buffer): void {
    const request = this.#turn === 'ours' ? readWholeRequest(bytes) : undefined
    const answer = request?.method === 'GET' && !request.hasBody ? this.#ready(request) : undefined
    if (answer) {
      if (!this.#socket.write(answer)) this.#socket.pause()
      return
    }
    this.#turn = request ? 'node' : 'node for good'
    this.#side ??= this.#openSide()
    this.#side.receive(bytes)
  }

  #openSide(): NodeSide {
    const side = new NodeSide(this.#socket)
    side.on('answered', () => {
      if (this.#turn === 'node') this.#turn = 'ours'
    })
    this.#toNode(side)
    return side
  }
}
