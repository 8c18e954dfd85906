import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

/** A body in one coding, with the headers that go before it: names and values in turn, as `writeHead` takes them fastest. */
export interface Form {
  bytes: Buffer
  headers: readonly string[]
}

/** An answer that was made, compressed and tagged once, and is then sent as often as it is asked for. */
export interface ReadyAnswer {
  status: number
  /** With `etag` and, where there is more than one form of the body, `vary`. */
  headers: Readonly<Record<string, string>>
  /** The body in its compressed forms, or as it is where compressing it makes no sense. */
  body: { br: Form; gzip: Form } | { identity: Form }
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
  if (!compress) {
    const tagged = { ...headers, etag }
    return { status, headers: tagged, body: { identity: formOf(bytes, tagged) }, size: bytes.length }
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: quality > 9 ? 9 : 6 })])
  const tagged = { ...headers, etag, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' }
  const forms = {
    br: formOf(br, { ...tagged, 'content-encoding': 'br' }),
    gzip: formOf(gz, { ...tagged, 'content-encoding': 'gzip' }),
  }
  return { status, headers: tagged, body: forms, size: br.length + gz.length }
}

const formOf = (bytes: Buffer, headers: Record<string, string>): Form => ({
  bytes,
  headers: [...Object.entries(headers).flat(), 'content-length', String(bytes.length)],
})

/** Sends it in the form that the client prefers; 304 where the client has it already. */
export function sendAnswer(answer: ReadyAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { status, headers, body } = answer
  if (isKnown(answer, incoming.headers['if-none-match'])) {
    outgoing.writeHead(304, withoutType(headers)).end()
    return
  }
  const bare = incoming.method === 'HEAD'
  const form = 'identity' in body ? body.identity : formFor(body, incoming.headers['accept-encoding'])
  if (form) outgoing.writeHead(status, form.headers as string[]).end(bare ? undefined : form.bytes)
  else if ('gzip' in body)
    unzip(body.gzip.bytes).then(
      (bytes) => outgoing.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bare ? undefined : bytes),
      () => outgoing.destroy(),
    )
}

function formFor(body: { br: Form; gzip: Form }, accepted: string | string[] | undefined): Form | undefined {
  const encoding = acceptedEncoding(accepted)
  return encoding && body[encoding]
}

/** The same as a web Response, for routes of the application. */
export async function responseOf(answer: ReadyAnswer, request: Request): Promise<Response> {
  const { status, headers, body } = answer
  if (isKnown(answer, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers: withoutType(headers) })
  const encoding = 'identity' in body ? undefined : acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  const bytes = 'identity' in body ? body.identity.bytes : encoding ? body[encoding].bytes : await unzip(body.gzip.bytes)
  const more = { 'content-length': String(bytes.length), ...(encoding && { 'content-encoding': encoding }) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers: { ...headers, ...more } })
}

const isKnown = ({ status, headers }: ReadyAnswer, ifNoneMatch: string | undefined): boolean =>
  status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, headers.etag ?? '')

function withoutType({ 'content-type': _type, ...kept }: Readonly<Record<string, string>>): Record<string, string> {
  return kept
}

/** Weak comparison, as If-None-Match asks for (RFC 9110, 13.1.2). */
const matches = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/** The better of the encodings that a client accepts; undefined where it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  if (!header) return undefined
  // What browsers send, without the long way.
  if (header === 'gzip, deflate, br, zstd' || header === 'gzip, deflate, br' || header === 'br') return 'br'
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
