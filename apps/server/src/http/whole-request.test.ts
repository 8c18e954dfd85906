import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { duplexPair } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWholeRequest } from './whole-request.ts'

const plain = 'GET /shop?page=2 HTTP/1.1\r\nHost: oak.shop\r\nAccept-Encoding: gzip, br\r\nConnection: keep-alive\r\n\r\n'
const read = (request: string) => readWholeRequest(Buffer.from(request, 'latin1'))

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** What Node's server reads of bytes that arrive on one connection, until it has read a request for `/end` or has given up. */
async function readByNode(bytes: Buffer): Promise<Seen[]> {
  const seen: Promise<Seen>[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const whole = text(incoming).then((body) => ({ method, url, headers, body }))
    seen.push(whole)
    whole.then(() => (url === '/end' ? side.destroy() : outgoing.end())).catch(() => side.destroy())
  })
  const [client, side] = duplexPair()
  server.emit('connection', side)
  client.resume()
  client.write(bytes)
  client.write('GET /end HTTP/1.1\r\nHost: end\r\n\r\n')
  await once(side, 'close')
  return Promise.all(seen)
}

describe('a request in one piece', () => {
  it('is read', () => {
    expect(read(plain)).toEqual({
      method: 'GET',
      url: '/shop?page=2',
      host: 'oak.shop',
      acceptEncoding: 'gzip, br',
      ifNoneMatch: undefined,
      hasBody: false,
    })
    expect(read('POST /api/cart HTTP/1.1\r\nhost:oak.shop\r\ncontent-length: 2\r\n\r\n{}')).toMatchObject({
      method: 'POST',
      hasBody: true,
    })
  })

  it.each([
    ['a part of one', plain.slice(0, -1)],
    ['more than one', plain + plain],
    ['one without a host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['one with two hosts', plain.replace('\r\n\r\n', '\r\nHost: elm.shop\r\n\r\n')],
    ['one whose connection ends', plain.replace('keep-alive', 'close')],
    ['one that leads to another protocol', plain.replace('\r\n\r\n', '\r\nUpgrade: h2c\r\n\r\n')],
    ['one with pieces to come', plain.replace('GET', 'POST').replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n')],
    ['one that is longer than it says', 'POST / HTTP/1.1\r\nHost: oak.shop\r\nContent-Length: 1\r\n\r\n{}'],
    ['one that is shorter than it says', 'POST / HTTP/1.1\r\nHost: oak.shop\r\nContent-Length: 3\r\n\r\n{}'],
    ['one that asks before it sends', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nx'],
    ['a header on two lines', plain.replace('gzip, br', 'gzip,\r\n br')],
    ['lines without a return', plain.replaceAll('\r', '')],
    ['an older version', plain.replace('1.1', '1.0')],
    ['a whole address', plain.replace('/shop', 'http://oak.shop/shop')],
    ['a head of great length', plain.replace('page=2', 'x'.repeat(4096))],
  ])('%s is not', (_what, request) => {
    expect(read(request)).toBeUndefined()
  })

  it('means the same to Node, which finds its end at the same byte', async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const bytes = Buffer.from(request, 'latin1')
        const ours = readWholeRequest(bytes)
        if (!ours) return
        accepted++
        const [first, last, ...more] = await readByNode(bytes)
        expect([last?.url, more]).toEqual(['/end', []])
        expect({
          method: first?.method,
          url: first?.url,
          host: first?.headers.host,
          acceptEncoding: first?.headers['accept-encoding'],
          ifNoneMatch: first?.headers['if-none-match'],
        }).toEqual({ ...ours, hasBody: undefined })
        expect(Buffer.byteLength(first?.body ?? '', 'latin1') > 0 && !ours.hasBody).toBe(false)
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(400)
  })
})

const name = fc.constantFrom(
  'Accept',
  'Accept-Encoding',
  'Connection',
  'Content-Length',
  'content-length ',
  'Cookie',
  'Expect',
  'HOST',
  'If-None-Match',
  'Transfer-Encoding',
  'Upgrade',
  'X-!#$%&|~',
)
const value = fc.oneof(
  fc.constantFrom('0', '1', '2', '+1', '0x1', '1, 1', '', 'br', 'chunked', 'close', 'keep-alive', 'Keep-Alive', '\t a:b \t'),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
)
const line = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(name, fc.constantFrom(':', ': ', ' : '), value).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }) },
)
const lineEnd = fc.oneof(
  { weight: 30, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r', '\r\n ', '') },
)
const often = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

const anyRequest = fc
  .record({
    method: often('GET', fc.constantFrom('POST', 'HEAD', 'DELETE', 'CONNECT', 'PRI', 'get')),
    url: fc.oneof(
      fc.constantFrom('/', '/shop?page=2', '/%2e%2e/', '*', '//a', '/a b'),
      fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((rest) => `/${rest}`),
    ),
    version: often('HTTP/1.1', fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ')),
    lines: fc.array(fc.tuple(line, lineEnd), { maxLength: 4 }),
    body: fc.constantFrom('', '', '', 'x', 'xy', 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'),
  })
  .map(({ method, url, version, lines, body }) => {
    const rest = lines.map((parts) => parts.join('')).join('')
    return `${method} ${url} ${version}\r\nHost: oak.shop\r\n${rest}\r\n${body}`
  })
