import { request as httpRequest } from 'node:http'
import { type CallInput, type EndpointId, routeOf } from '@blockfront/contract'

export type RawRequest = {
  host: string
  method: string
  /** With the query. */
  path: string
  headers?: Record<string, string>
  /** Sent unchanged; objects as JSON. */
  body?: unknown
  /** The loopback address of the client, such as 127.0.0.2. Default: 127.0.0.1. */
  from?: string
}

export type RawResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
  json: unknown
}

/** One request to 127.0.0.1 with any Host header, which `fetch` would not send. */
export function rawRequest(port: number, { host, method, path, headers = {}, body, from }: RawRequest): Promise<RawResponse> {
  const bare = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  const payload = bare ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        ...(from && { localAddress: from }),
        method,
        path,
        setHost: false,
        headers: {
          host,
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
          }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text, json: parse(text) })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Path, query, headers and body of a call, from the contract. */
export function requestOf<Id extends EndpointId>(
  id: Id,
  input: CallInput<Id>,
): { method: string; path: string; headers: Record<string, string>; body?: unknown } {
  const { method, path } = routeOf(id)
  const {
    params = {},
    query = {},
    headers = {},
    body,
  } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    headers?: Record<string, string>
    body?: unknown
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : ''
  return { method, path: `/api${filled}${search}`, headers, ...(body !== undefined && { body }) }
}
