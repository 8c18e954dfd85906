import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A body in one coding, with the headers that go before it: names and values in turn, as `writeHead` takes them fastest. */
export interface Form {
  bytes: Buffer
  headers: readonly string[]
}

/** A compressed body. Nearly everybody takes brotli; what the others take is made of it when the first of them asks, and kept. */
interface Compressed {
  br: Form
  gzip?: Promise<Form>
  /** The decompressed body while it is made. See `identityForm`. */
  plain?: Promise<Form>
  level: number
  /** Compressed for whoever waits for it; see `compressWell`. */
  quick: boolean
}

/** An answer that was made, compressed and tagged once, and is then sent as often as it is asked for. */
export interface ReadyAnswer {
  status: number
  /** With `etag` and, where there is more than one form of the body, `vary`. */
  headers: Readonly<Record<string, string>>
  /** The body compressed, or as it is where compressing it makes no sense. */
  body: Compressed | { identity: Form }
  /** Bytes that it takes in memory, with room for all its forms. */
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
  /** Of brotli, 0 to 11: 4 costs some two milliseconds for a page, 11 belongs to files that are prepared once in a server's life. */
  quality?: number
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Of brotli, while somebody waits. */
const QUICK = 2
/** Of brotli, for what is read again: a tenth smaller, for some twenty milliseconds. */
const WELL = 9

/** Of gzip's size to brotli's, for what is text. */
const GZIP_SHARE = 1.25

/** Compresses and tags an answer. */
export async function prepareAnswer(
  { status, headers, body }: Unprepared,
  { compress = true, quality = QUICK }: PrepareOptions = {},
): Promise<ReadyAnswer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  // Weak: all encodings of an answer share it (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  if (!compress) {
    const tagged = { ...headers, etag }
    return { status, headers: tagged, body: { identity: formOf(bytes, tagged) }, size: bytes.length }
  }
  const br = await brotli(bytes, { chunkSize: CHUNK, params: brotliParams(bytes.length, quality) })
  const tagged = { ...headers, etag, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' }
  const form = formOf(br, { ...tagged, 'content-encoding': 'br' })
  const level = quality > 9 ? 9 : 6
  return {
    status,
    headers: tagged,
    body: { br: form, level, quick: quality < WELL },
    size: Math.ceil(br.length * (1 + GZIP_SHARE)),
  }
}

/** Compresses a body anew and better, once: for an answer that is read again. It stays the same for those who are being sent it. */
export async function compressWell({ headers, body }: ReadyAnswer): Promise<void> {
  if ('identity' in body || !body.quick) return
  body.quick = false
  const bytes = await unbrotli(body.br.bytes)
  const br = await brotli(bytes, { chunkSize: CHUNK, params: brotliParams(bytes.length, WELL) })
  if (br.length < body.br.bytes.length) body.br = formOf(br, { ...headers, 'content-encoding': 'br' })
}

/** Most pages fit into one piece of it, so that the compressor hands over once. Bytes. */
const CHUNK = 64 * 1024

/** A window no larger than the body compresses as well as the largest, and much sooner. */
const brotliParams = (length: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), constants.BROTLI_DEFAULT_WINDOW),
})

const formOf = (bytes: Buffer, headers: Record<string, string>): Form => ({
  bytes,
  headers: [...Object.entries(headers).flat(), 'content-length', String(bytes.length)],
})

/** Sends it in the form that the client prefers; 304 where the client has it already. */
export function sendAnswer(answer: ReadyAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (isKnown(answer, incoming.headers['if-none-match'])) {
    outgoing.writeHead(304, withoutType(answer.headers)).end()
    return
  }
  const send = ({ headers, bytes }: Form) =>
    outgoing.writeHead(answer.status, headers as string[]).end(incoming.method === 'HEAD' ? undefined : bytes)
  const form = formFor(answer, incoming.headers['accept-encoding'])
  if (form instanceof Promise) form.then(send).catch(() => outgoing.destroy())
  else send(form)
}

/** The body in the best form that a client accepts. */
function formFor(answer: ReadyAnswer, accepted: string | string[] | undefined): Form | Promise<Form> {
  const { body, headers } = answer
  if ('identity' in body) return body.identity
  const encoding = acceptedEncoding(accepted)
  if (encoding === 'br') return body.br
  if (encoding === 'gzip') {
    body.gzip ??= zipped(body, headers)
    return body.gzip
  }
  return identityForm(body, headers)
}

/** Decompressed bodies, all together. Few clients accept no compression: health checks and simple crawlers. Bytes. */
const MOST_IDENTITY = 16 * 1024 * 1024

/** The decompressed bodies that were sent last. */
const identities = new LRUCache<Compressed, Form>({
  maxSize: MOST_IDENTITY,
  sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
})

/** The body for clients that accept no compression. All of them are sent one buffer, which is decompressed once. */
function identityForm(body: Compressed, headers: Readonly<Record<string, string>>): Form | Promise<Form> {
  const known = identities.get(body)
  if (known) return known
  body.plain ??= unbrotli(body.br.bytes)
    .then((bytes) => {
      const form = formOf(bytes, headers)
      identities.set(body, form)
      return form
    })
    .finally(() => {
      delete body.plain
    })
  return body.plain
}

async function zipped(body: Compressed, headers: Record<string, string>): Promise<Form> {
  try {
    const bytes = await zip(await unbrotli(body.br.bytes), { level: body.level })
    return formOf(bytes, { ...headers, 'content-encoding': 'gzip' })
  } catch (error) {
    delete body.gzip
    throw error
  }
}

/** The same as a web Response, for routes of the application. */
export async function responseOf(answer: ReadyAnswer, request: Request): Promise<Response> {
  const { status, headers } = answer
  if (isKnown(answer, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers: withoutType(headers) })
  const form = await formFor(answer, request.headers.get('accept-encoding') ?? undefined)
  const pairs = Array.from({ length: form.headers.length / 2 }, (_, i): [string, string] => [
    form.headers[2 * i] ?? '',
    form.headers[2 * i + 1] ?? '',
  ])
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(form.bytes), { status, headers: pairs })
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
