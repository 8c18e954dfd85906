import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/**
 * A connection as Node's server sees it where not all that arrives is for it: what is written goes out on the socket, and what it is
 * to read is pushed by whoever reads the socket.
 */
export class NodeSide extends Duplex {
  readonly #socket: Socket

  constructor(socket: Socket) {
    super()
    this.#socket = socket
    socket.setTimeout(0)
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  /** Hands over bytes that arrived; the socket waits while there are too many of them. */
  receive(bytes: Buffer): void {
    if (!this.destroyed && !this.push(bytes)) this.#socket.pause()
  }

  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds)
    return this
  }

  destroySoon(): void {
    if (this.writableFinished) this.destroy()
    else this.end(() => this.destroy())
  }

  override _read(): void {
    this.#socket.resume()
  }

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#socket.write(bytes, done)
  }

  override _writev(pieces: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#socket.cork()
    for (const { chunk } of pieces.slice(0, -1)) this.#socket.write(chunk)
    this.#socket.write(pieces.at(-1)?.chunk ?? '', done)
    this.#socket.uncork()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.setTimeout(LAST_BYTES)
    this.#socket.destroySoon()
    done(error)
  }
}

/** What was written before the end still goes out, if the other side takes it. Milliseconds without a byte. */
const LAST_BYTES = 5_000
