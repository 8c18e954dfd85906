import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

export interface FakeResponse {
  status: number
  /** An object is sent as JSON, text as HTML. */
  body: object | string
  headers?: Record<string, string>
  /** Whether a repeated idempotency key gets this response again: false for requests that were refused before they ran. */
  saved?: boolean
}

/** The response to requests whose "METHOD /path body" matches. */
export interface Interception {
  match: RegExp
  /** `before` the request runs, or `after` it ran: the provider has done it, and the client does not know. */
  when: 'before' | 'after'
  /** `error` responds with 500, `drop` closes the connection, `pause` waits until it is released. */
  action: 'error' | 'drop' | 'pause'
  /** How many requests; default 1. */
  times?: number
}

export interface Intercepted {
  /** Resolves when the first such request has arrived. */
  reached: Promise<void>
  /** Lets the paused requests go on. */
  release(): void
  /** Ends the interception. */
  stop(): void
}

export interface FakeApi {
  url: string
  /** Each "METHOD /path" that arrived. */
  requests: string[]
  intercept(interception: Interception): Intercepted
  stop(): Promise<void>
}

export interface FakeApiOptions {
  handle(request: FakeRequest): Promise<FakeResponse> | FakeResponse
  /** The response to a failure that a test asked for. */
  failure: object
  /** The response to a key that was used with other parameters, and to one whose first request is still running. */
  keyReused: FakeResponse
  keyInUse: FakeResponse
}

/** The HTTP side of a fake payment provider: failures on demand, and idempotency keys. */
export async function startFakeApi({ handle, failure, keyReused, keyInUse }: FakeApiOptions): Promise<FakeApi> {
  const requests: string[] = []
  const interceptions: { interception: Interception; left: number; reach(): void; released: Promise<void> }[] = []
  const responses = new Map<string, { fingerprint: string; response: FakeResponse | null }>()

  /** Returns false if the request has a response. */
  const pass = async (line: string, when: Interception['when'], response: ServerResponse): Promise<boolean> => {
    const found = interceptions.find(
      ({ interception, left }) => left > 0 && interception.when === when && interception.match.test(line),
    )
    if (!found) return true
    found.left--
    found.reach()
    if (found.interception.action === 'drop') response.destroy()
    else if (found.interception.action === 'error') send(response, { status: 500, body: failure })
    else await found.released
    // A client that was killed before its request ran has not sent it.
    return found.interception.action === 'pause' && !response.socket?.destroyed
  }

  const once = async (request: FakeRequest): Promise<FakeResponse> => {
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
    if (!key) return handle(request)
    const entry = `${request.headers.get('authorization')} ${key}`
    const fingerprint = `${request.path} ${request.body}`
    const former = responses.get(entry)
    if (former && former.fingerprint !== fingerprint) return keyReused
    if (former && !former.response) return keyInUse
    if (former?.response) return { ...former.response, headers: { ...former.response.headers, 'idempotent-replayed': 'true' } }
    responses.set(entry, { fingerprint, response: null })
    const response = await handle(request)
    if (response.saved === false) responses.delete(entry)
    else responses.set(entry, { fingerprint, response })
    return response
  }

  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming)
    requests.push(`${request.method} ${request.path}`)
    const line = `${request.method} ${request.path} ${request.body}`
    if (!(await pass(line, 'before', response))) return
    const result = await once(request)
    if (await pass(line, 'after', response)) send(response, result)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    intercept(interception) {
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      const entry = {
        interception,
        left: interception.times ?? 1,
        reach: () => reached.resolve(),
        released: released.promise,
      }
      interceptions.push(entry)
      return {
        reached: reached.promise,
        release: () => released.resolve(),
        stop: () => {
          entry.left = 0
          released.resolve()
        },
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake')
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: searchParams,
    headers,
    body: Buffer.concat(chunks).toString(),
  }
}

function send(response: ServerResponse, { status, body, headers }: FakeResponse): void {
  if (response.destroyed) return
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json'
  response.writeHead(status, { 'content-type': type, 'request-id': 'req_fake', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
