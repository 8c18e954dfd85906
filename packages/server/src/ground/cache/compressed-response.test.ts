import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressResponse, sendResponse } from './compressed-response.ts'

const text = '<p>one two three</p>'.repeat(2000)
let server: Server
beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
  const responses = new Map([
    ['/', await compressResponse({ status: 200, headers, body: text })],
    ['/gone', await compressResponse({ status: 404, headers, body: text })],
  ])
  server = createServer((incoming, outgoing) => {
    if (incoming.headers['x-note']) outgoing.setHeader('cache-status', 'noted')
    const result = responses.get(incoming.url ?? '')
    if (result) sendResponse(result, incoming, outgoing)
    else outgoing.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const get = (line: string, ...headers: string[]) =>
  [line, 'Host: oak.shop', 'Accept-Encoding: br', ...headers, '', ''].join('\r\n')

/** Everything that a connection sends until it is closed, split into responses. */
async function answersTo(requests: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  socket.write(requests.join(''))
  await once(socket, 'close')
  let left = Buffer.concat(parts)
  const responses: { status: string; headers: Record<string, string>; body: Buffer }[] = []
  for (const request of requests) {
    const end = left.indexOf('\r\n\r\n')
    const [status = '', ...lines] = left.subarray(0, end).toString('latin1').split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => line.split(/: (.*)/)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
    )
    const length = request.startsWith('HEAD') || status.includes('304') ? 0 : Number(headers['content-length'])
    responses.push({ status, headers, body: left.subarray(end + 4, end + 4 + length) })
    left = left.subarray(end + 4 + length)
  }
  expect(left.length).toBe(0)
  return responses
}

it('responds equally to repeated requests on one connection, in any order and encoding', async () => {
  const plain = get('GET / HTTP/1.1')
  const [first, again, gone, noted, head, later, last] = await answersTo([
    plain,
    plain,
    get('GET /gone HTTP/1.1'),
    get('GET / HTTP/1.1', 'X-Note: yes'),
    get('HEAD / HTTP/1.1'),
    plain,
    get('GET / HTTP/1.1', 'Connection: close'),
  ])
  const { date: _date, ...headers } = first?.headers ?? {}
  expect(headers).toMatchObject({ 'content-encoding': 'br', connection: 'keep-alive', etag: expect.any(String) })
  for (const one of [again, later]) expect(one).toMatchObject({ status: 'HTTP/1.1 200 OK', headers })
  for (const one of [first, again, noted, later, last]) expect(brotliDecompressSync(one?.body ?? '').toString()).toBe(text)
  expect([gone?.status, brotliDecompressSync(gone?.body ?? '').toString()]).toEqual(['HTTP/1.1 404 Not Found', text])
  expect(noted?.headers).toMatchObject({ ...headers, 'cache-status': 'noted' })
  expect(later?.headers['cache-status']).toBeUndefined()
  expect([head?.headers['content-length'], head?.body.length]).toEqual([headers['content-length'], 0])
  expect([last?.headers.connection, last?.headers['keep-alive']]).toEqual(['close', undefined])
})

it('closes for a client without keep-alive, and responds with 304 to a matching ETag', async () => {
  const [first] = await answersTo([get('GET / HTTP/1.0')])
  expect(first?.headers.connection).toBe('close')
  expect(brotliDecompressSync(first?.body ?? '').toString()).toBe(text)
  const [warm, known] = await answersTo([
    get('GET / HTTP/1.1'),
    get('GET / HTTP/1.1', `If-None-Match: ${first?.headers.etag}`, 'Connection: close'),
  ])
  expect([warm?.status, known?.status]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 304 Not Modified'])
})

it('skips an unexpected body', async () => {
  const [counted, chunked, last] = await answersTo([
    `${get('GET / HTTP/1.1', 'Content-Length: 40')}${'GET /gone HTTP/1.1\r\n\r\n'.padEnd(40, '.')}`,
    `${get('GET / HTTP/1.1', 'Transfer-Encoding: chunked')}5\r\nwords\r\n0\r\n\r\n`,
    get('GET /gone HTTP/1.1', 'Connection: close'),
  ])
  for (const one of [counted, chunked]) expect(one?.status).toBe('HTTP/1.1 200 OK')
  expect(last?.status).toBe('HTTP/1.1 404 Not Found')
})

it('decompresses a body once for all clients that accept no compression, and sends it with the same tag', async () => {
  const result = await compressResponse({ status: 200, headers: {}, body: text })
  const sent = await Promise.all(
    Array.from({ length: 3 }, () => {
      const outgoing = { headers: [] as string[], bytes: undefined as Buffer | undefined }
      return new Promise<typeof outgoing>((resolve) => {
        const response = {
          writeHead: (_: number, headers: string[]) => {
            outgoing.headers = headers
            return response
          },
          end: (bytes: Buffer) => {
            outgoing.bytes = bytes
            resolve(outgoing)
          },
        }
        sendResponse(result, { method: 'GET', headers: {} } as never, response as never)
      })
    }),
  )
  const [first, ...others] = sent
  expect(first?.bytes?.toString()).toBe(text)
  expect(first?.headers).toEqual(['etag', result.headers.etag, 'vary', 'Accept-Encoding', 'content-length', String(text.length)])
  for (const { bytes } of others) expect(bytes).toBe(first?.bytes)
})
