import { connect, type Socket } from 'node:net'

/** One request, ready to send. */
export type Prepared = Buffer

/** `head` is the number of bytes before the body. */
export type Answer = { status: number; body: Buffer; head: number; headers: string }

/** A kept-alive connection that sends one request after the other. Costs far less than `node:http`, so that it measures the server. */
export type Connection = { send(request: Prepared): Promise<Answer>; close(): void }

/** The bytes of a request. Objects are sent as JSON. */
export function prepare(
  method: string,
  host: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Prepared {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(payload ? ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`)
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const responses = listen(socket)
  return {
    send(request) {
      const response = responses.next()
      socket.write(request)
      return response
    },
    close: () => socket.destroy(),
  }
}

/** Splits received bytes into responses, by their length or their chunks. */
function listen(socket: Socket): { next(): Promise<Answer> } {
  let waiting: { resolve(response: Answer): void; reject(error: Error): void } | undefined
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (part: Buffer) => {
    received = received.length === 0 ? part : Buffer.concat([received, part])
    const response = cut(received)
    if (!response) return
    received = Buffer.alloc(0)
    waiting?.resolve(response)
    waiting = undefined
  })
  const end = (error?: Error) => waiting?.reject(error ?? new Error('The server closed the connection.'))
  socket.on('error', end)
  socket.on('close', () => end())
  return { next: () => new Promise((resolve, reject) => (waiting = { resolve, reject })) }
}

function cut(received: Buffer): Answer | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = end + 4
  const headers = received.toString('latin1', 0, end + 2)
  const status = Number(headers.slice(9, 12))
  const body = received.subarray(head)
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(headers)?.[1]
  if (length !== undefined) return body.length >= Number(length) ? { status, body, head, headers } : undefined
  if (status === 304 || status === 204) return { status, body, head, headers }
  return body.subarray(-5).toString('latin1') === '0\r\n\r\n' ? { status, body: unchunked(body), head, headers } : undefined
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 4 + size
  }
}
