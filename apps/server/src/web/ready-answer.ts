import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

/** An answer that was made, compressed and tagged once, and is then sent as often as it is asked for. */
export interface ReadyAnswer {
  status: number
  /** With `etag` and, where there is more than one form of the body, `vary`. */
  headers: Readonly<Record<string, string>>
  /** The body in its compressed forms, or as it is where compressing it makes no sense. */
  body: { br: Buffer; gzip: Buffer; length: number } | { identity: Buffer }
  /** Bytes that it takes in memory. */
  size: number
}

export interface Unprepared {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export interface PrepareOptions {
  /** False for what is compressed already, such as pictures. */
  compress?: boolean
  /** Of brotli, 0 to 11: 5 costs some milliseconds for a page, 11 belongs to files that are prepared once in a server's life. */
  quality?: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Compresses and tags an answer. */
export async function prepareAnswer(
  { status, headers, body }: Unprepared,
  { compress = true, quality = 5 }: PrepareOptions = {},
): Promise<ReadyAnswer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  // Weak: all encodings of an answer share it (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  if (!compress) return { status, headers: { ...headers, etag }, body: { identity: bytes }, size: bytes.length }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: quality > 9 ? 9 : 6 })])
  return {
    status,
    headers: { ...headers, etag, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' },
    body: { br, gzip: gz, length: bytes.length },
    size: br.length + gz.length,
  }
}

/** Sends it in the form that the client prefers; 304 where the client has it already. */
export function sendAnswer(answer: ReadyAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, status } = chosen(answer, incoming.headers['if-none-match'])
  const { body } = answer
  const encoding = acceptedEncoding(incoming.headers['accept-encoding'])
  if (status === 304) outgoing.writeHead(304, headers).end()
  else if ('identity' in body) send(incoming, outgoing, status, headers, body.identity)
  else if (encoding) send(incoming, outgoing, status, { ...headers, 'content-encoding': encoding }, body[encoding])
  else
    unzip(body.gzip).then(
      (bytes) => send(incoming, outgoing, status, headers, bytes),
      () => outgoing.destroy(),
    )
}

function send(
  { method }: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  bytes: Buffer,
): void {
  outgoing.writeHead(status, { ...headers, 'content-length': bytes.length })
  outgoing.end(method === 'HEAD' ? undefined : bytes)
}

/** The same as a web Response, for routes of the application. */
export async function responseOf(answer: ReadyAnswer, request: Request): Promise<Response> {
  const { headers, status } = chosen(answer, request.headers.get('if-none-match') ?? undefined)
  if (status === 304) return new Response(null, { status, headers })
  const { body } = answer
  const encoding = 'identity' in body ? undefined : acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  const bytes = 'identity' in body ? body.identity : encoding ? body[encoding] : await unzip(body.gzip)
  const more = { 'content-length': String(bytes.length), ...(encoding && { 'content-encoding': encoding }) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers: { ...headers, ...more } })
}

function chosen({ status, headers }: ReadyAnswer, ifNoneMatch: string | undefined) {
  if (status !== 200 || !ifNoneMatch || !matches(ifNoneMatch, headers.etag ?? '')) return { status, headers }
  const { 'content-type': _type, ...kept } = headers
  return { status: 304, headers: kept }
}

/** Weak comparison, as If-None-Match asks for (RFC 9110, 13.1.2). */
const matches = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/** The better of the encodings that a client accepts; undefined where it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  if (!header) return undefined
  const accepted = new Set<string>()
  const refused = new Set<string>()
  for (const part of String(header).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    ;(weight !== undefined && Number(weight.slice(2)) === 0 ? refused : accepted).add(name)
  }
  const takes = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
