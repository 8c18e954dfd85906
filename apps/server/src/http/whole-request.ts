/** A request that came in one piece, as far as it decides whether an answer from memory fits. */
export interface WholeRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  hasBody: boolean
}

/** Bytes of a head that is read here. Browsers send less than one thousand; Node's server takes four times as many. */
const LARGEST = 4096

/** RFC 9112, 3 and 5, without what is optional, obsolete or not printable. */
const HEAD = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+)\r\n$/

/** Headers that are read. Twice the same one is left to Node. */
const READ = new Set(['host', 'accept-encoding', 'if-none-match', 'content-length', 'connection'])

/** Headers that move the end of a message or turn its connection into another. */
const LEFT_TO_NODE = new Set(['transfer-encoding', 'upgrade', 'expect', 'proxy-connection', 'trailer', 'http2-settings'])

/**
 * Reads bytes that are one whole request, from its first byte to its last; undefined for all others, and for whatever is unusual.
 * What it accepts means the same to Node's parser: `whole-request.test.ts` compares them.
 */
export function readWholeRequest(bytes: Buffer): WholeRequest | undefined {
  const end = bytes.indexOf('\r\n\r\n') + 4
  if (end < 4 || end > LARGEST) return undefined
  const [, method, url, lines] = HEAD.exec(bytes.toString('latin1', 0, end)) ?? []
  const headers = lines === undefined ? undefined : readHeaders(lines)
  const host = headers?.get('host')
  if (!headers || !host || method === undefined || url === undefined || !keepsOpen(headers.get('connection'))) return undefined
  const length = headers.get('content-length') ?? '0'
  if (!/^\d{1,9}$/.test(length) || Number(length) !== bytes.length - end) return undefined
  return {
    method,
    url,
    host,
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    hasBody: headers.has('content-length'),
  }
}

const keepsOpen = (connection = 'keep-alive') => connection.toLowerCase() === 'keep-alive'

/** The headers that are read, by their names in small letters. */
function readHeaders(lines: string): Map<string, string> | undefined {
  const headers = new Map<string, string>()
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf('\r\n', start)
    const colon = lines.indexOf(':', start)
    const name = lines.slice(start, colon).toLowerCase()
    if (LEFT_TO_NODE.has(name) || headers.has(name)) return undefined
    if (READ.has(name)) headers.set(name, lines.slice(colon + 1, end).trim())
    start = end + 2
  }
  return headers
}
