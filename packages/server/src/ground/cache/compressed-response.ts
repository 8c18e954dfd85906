import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** A body in one encoding, with its headers as alternating names and values, which `writeHead` processes fastest. */
export interface EncodedBody {
  bytes: Buffer
  headers: readonly string[]
}

/** A compressed body. Almost all clients accept brotli; other encodings are created for the first client that needs one. */
interface CompressedBody {
  br: EncodedBody
  gzip?: Promise<EncodedBody>
  /** The decompressed body, as long as a response still uses it. */
  identity?: WeakRef<Buffer>
  decompressing?: Promise<EncodedBody>
  /** Level of gzip. */
  level: number
  /** Compressed at the fast level; see `recompress`. */
  isFast: boolean
}

/** A response that is created, compressed and tagged once, and then sent to many clients. */
export interface CompressedResponse {
  status: number
  /** With `etag` and, for a body with several encodings, `vary`. */
  headers: Readonly<Record<string, string>>
  /** The compressed body, or the body itself where compression would not help. */
  body: CompressedBody | { identity: EncodedBody }
  /** Bytes in memory, including room for the gzip body. */
  size: number
}

export interface ResponseSource {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export interface CompressOptions {
  /** False for content that is already compressed, such as images. */
  compress?: boolean
  /** Level of brotli, 0 to 11. 4 takes about two milliseconds for a page; 11 is for files that are compressed once per process. */
  quality?: number
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Level of brotli while a client waits. */
const FAST_LEVEL = 2
/** Brotli level for repeated requests: a tenth smaller, in about twenty milliseconds. */
const FINAL_LEVEL = 9

/** Size of gzip in relation to brotli, for text. */
const GZIP_SHARE = 1.25

/** Compresses a response and adds its ETag. */
export async function compressResponse(
  { status, headers, body }: ResponseSource,
  { compress = true, quality = FAST_LEVEL }: CompressOptions = {},
): Promise<CompressedResponse> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  // Weak: all encodings of a response share it (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  if (!compress) {
    const tagged = { ...headers, etag }
    return { status, headers: tagged, body: { identity: encodedBody(bytes, tagged) }, size: bytes.length }
  }
  const br = await brotli(bytes, { chunkSize: CHUNK, params: brotliParams(bytes.length, quality) })
  const tagged = { ...headers, etag, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' }
  const encoded = encodedBody(br, { ...tagged, 'content-encoding': 'br' })
  const level = quality > 9 ? 9 : 6
  return {
    status,
    headers: tagged,
    body: { br: encoded, level, isFast: quality < FINAL_LEVEL },
    size: Math.ceil(br.length * (1 + GZIP_SHARE)),
  }
}

/** Returns a response with the same body and other headers. `headers` must name its ETag and Vary. */
export function withHeaders(response: CompressedResponse, headers: Readonly<Record<string, string>>): CompressedResponse {
  const { body } = response
  const encoded =
    'br' in body
      ? { br: encodedBody(body.br.bytes, { ...headers, 'content-encoding': 'br' }), level: body.level, isFast: body.isFast }
      : { identity: encodedBody(body.identity.bytes, headers) }
  return { ...response, headers, body: encoded }
}

/** Compresses the body of a response at the final level, once: for a response that is requested again. */
export async function recompress({ headers, body }: CompressedResponse): Promise<void> {
  if (!('br' in body) || !body.isFast) return
  body.isFast = false
  const bytes = await unbrotli(body.br.bytes)
  const br = await brotli(bytes, { chunkSize: CHUNK, params: brotliParams(bytes.length, FINAL_LEVEL) })
  if (br.length < body.br.bytes.length) body.br = encodedBody(br, { ...headers, 'content-encoding': 'br' })
}

/** Most pages fit into one chunk, so that the compressor returns once. Bytes. */
const CHUNK = 64 * 1024

/** A window no larger than the body compresses as well as the largest, and much faster. */
const brotliParams = (length: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), constants.BROTLI_DEFAULT_WINDOW),
})

const encodedBody = (bytes: Buffer, headers: Readonly<Record<string, string>>): EncodedBody => ({
  bytes,
  headers: [...Object.entries(headers).flat(), 'content-length', String(bytes.length)],
})

/** Sends the body in the best encoding that the client accepts; 304 where the client has it already. */
export function sendResponse(response: CompressedResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (isKnown(response, incoming.headers['if-none-match'])) {
    outgoing.writeHead(304, withoutType(response.headers)).end()
    return
  }
  const send = ({ headers, bytes }: EncodedBody) =>
    outgoing.writeHead(response.status, headers as string[]).end(incoming.method === 'HEAD' ? undefined : bytes)
  const encoded = bodyFor(response, incoming.headers['accept-encoding'])
  if (encoded instanceof Promise) encoded.then(send).catch(() => outgoing.destroy())
  else send(encoded)
}

/** The body in the best encoding that a client accepts. */
function bodyFor(response: CompressedResponse, accepted: string | string[] | undefined): EncodedBody | Promise<EncodedBody> {
  const { body, headers } = response
  if (!('br' in body)) return body.identity
  const encoding = acceptedEncoding(accepted)
  if (encoding === 'br') return body.br
  if (encoding === 'gzip') {
    body.gzip ??= gzipBody(body, headers)
    return body.gzip
  }
  return identityBody(body, headers)
}

/**
 * The body for clients that accept no compression: health checks and simple crawlers. It is decompressed once for all current
 * clients, and freed after the last one, so that many slow clients use one buffer.
 */
function identityBody(body: CompressedBody, headers: Readonly<Record<string, string>>): EncodedBody | Promise<EncodedBody> {
  const bytes = body.identity?.deref()
  if (bytes) return encodedBody(bytes, headers)
  body.decompressing ??= unbrotli(body.br.bytes)
    .then((decompressed) => {
      body.identity = new WeakRef(decompressed)
      return encodedBody(decompressed, headers)
    })
    .finally(() => {
      delete body.decompressing
    })
  return body.decompressing
}

async function gzipBody(body: CompressedBody, headers: Record<string, string>): Promise<EncodedBody> {
  try {
    const bytes = await zip(await unbrotli(body.br.bytes), { level: body.level })
    return encodedBody(bytes, { ...headers, 'content-encoding': 'gzip' })
  } catch (error) {
    delete body.gzip
    throw error
  }
}

/** The same as a web Response, for routes of the application. */
export async function responseOf(response: CompressedResponse, request: Request): Promise<Response> {
  const { status, headers } = response
  if (isKnown(response, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers: withoutType(headers) })
  const encoded = await bodyFor(response, request.headers.get('accept-encoding') ?? undefined)
  const pairs = Array.from({ length: encoded.headers.length / 2 }, (_, i): [string, string] => [
    encoded.headers[2 * i] ?? '',
    encoded.headers[2 * i + 1] ?? '',
  ])
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(encoded.bytes), { status, headers: pairs })
}

const isKnown = ({ status, headers }: CompressedResponse, ifNoneMatch: string | undefined): boolean =>
  status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, headers.etag ?? '')

function withoutType({ 'content-type': _type, ...kept }: Readonly<Record<string, string>>): Record<string, string> {
  return kept
}

/** Weak comparison, as If-None-Match requires (RFC 9110, 13.1.2). */
const matches = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/** The better of the encodings that a client accepts; undefined where it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  if (!header) return undefined
  // The header of current browsers needs no parsing.
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
