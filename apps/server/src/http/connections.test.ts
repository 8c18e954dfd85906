import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerBytes, prepareAnswer, type ReadyAnswer, sendAnswer } from '../web/ready-answer.ts'
import { takeConnections } from './connections.ts'
import type { Env } from './dispatch.ts'
import { type Serving, serve } from './server.ts'

const answers = new Map<string, ReadyAnswer>()
let etag: string
let asked = 0
/** Answers what lies ready before Node reads it. */
let early: Serving
/** Leaves everything to Node. */
let late: Serving

const known = (url = '') => answers.get(url)
const before = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const answer = incoming.method === 'GET' || incoming.method === 'HEAD' ? known(incoming.url) : undefined
  if (answer) sendAnswer(answer, incoming, outgoing)
  else text(incoming).then((body) => outgoing.end(`${incoming.method} ${incoming.url} ${body}`))
  return true
}

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' }
  answers.set('/', await prepareAnswer({ status: 200, headers, body: '<p>one two three</p>'.repeat(2000) }))
  answers.set('/gone', await prepareAnswer({ status: 404, headers, body: 'Nothing here.' }))
  answers.set('/moved', await prepareAnswer({ status: 301, headers: { location: '/' }, body: '' }, { compress: false }))
  answers.set('/large', await prepareAnswer({ status: 200, headers, body: Buffer.alloc(200_000, 'x') }, { compress: false }))
  etag = known('/')?.headers.etag ?? ''
  const options = { port: 0, listen: '127.0.0.1', before }
  const ready: NonNullable<Parameters<typeof serve>[1]['ready']> = (request) => {
    const answer = known(request.url)
    const bytes = answer && answerBytes(answer, request)
    if (bytes) asked++
    return bytes
  }
  early = await serve(new Hono<Env>(), { ...options, ready })
  late = await serve(new Hono<Env>(), options)
})
afterAll(() => Promise.all([early.stop(), late.stop()]))

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [line, 'Host: oak.shop', ...headers, '', body].join('\r\n')
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, headers)
const br = 'Accept-Encoding: gzip, deflate, br, zstd'
const last = get('/last', 'Connection: close')

/** Two turns of the loop: what was written before them has arrived, as the server runs in the same process. */
const arrived = async () => {
  await setImmediate()
  await setImmediate()
}

async function open({ port }: Pick<Serving, 'port'>) {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  await arrived()
  return socket
}

/** All that a server answers to bytes that arrive in pieces, without its dates. */
async function answersTo(serving: Serving, pieces: readonly string[]) {
  const socket = await open(serving)
  const received = buffer(socket)
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await arrived()
  }
  return (await received).toString('latin1').replaceAll(/\r\nDate: [^\r]*/g, '')
}

it('answers what lies ready without Node, byte for byte as Node would', async () => {
  for (const path of ['/', '/gone', '/moved'])
    for (const headers of [[br], [br, `If-None-Match: ${etag}`], [br, 'Connection: keep-alive', 'Cookie: a=b']]) {
      const before = asked
      const pieces = [get(path, ...headers), last]
      const ours = await answersTo(early, pieces)
      expect(ours).toBe(await answersTo(late, pieces))
      expect(ours).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=65\r\n')
      expect(asked).toBe(before + 1)
    }
})

it('answers the same as Node alone, whatever is asked in whatever pieces', async () => {
  const one = fc.constantFrom(
    ...['/', '/gone', '/moved', '/large', '/api'].flatMap((path) => [get(path, br), get(path, br), get(path)]),
    get('/', 'Accept-Encoding: gzip'),
    get('/', br, `If-None-Match: ${etag}`),
    request('HEAD / HTTP/1.1', [br]),
    request('POST /api HTTP/1.1', ['Content-Length: 4'], 'body'),
    request('GET / HTTP/1.1', [br, 'Content-Length: 4'], 'body'),
    request('POST /api HTTP/1.1', ['Transfer-Encoding: chunked'], '4\r\nbody\r\n0\r\n\r\n'),
  )
  const requests = fc.array(one, { minLength: 1, maxLength: 5 })
  const cuts = fc.array(fc.nat({ max: 900 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(requests, cuts, fc.boolean(), async (all, places, whole) => {
      const bytes = all.join('') + last
      const ends = [...new Set(places.map((place) => Math.min(place, bytes.length)))].toSorted((a, b) => a - b)
      const pieces = whole ? [...all, last] : [0, ...ends].map((start, index) => bytes.slice(start, ends[index]))
      expect(await answersTo(early, pieces)).toBe(await answersTo(late, pieces))
    }),
    { numRuns: 150 },
  )
})

it('takes a connection back when Node has answered', async () => {
  const socket = await open(early)
  const next = async (bytes: string) => {
    socket.write(bytes)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return answer.toString('latin1')
  }
  expect(await next(get('/api'))).toContain('GET /api')
  const before = asked
  expect(await next(get('/moved', br))).toContain('301 Moved')
  expect(asked).toBe(before + 1)
  // No longer: half a head tells nothing about where requests end.
  socket.write('GET /half HTTP/1.1\r\n')
  await arrived()
  expect(await next('Host: oak.shop\r\n\r\n')).toContain('GET /half')
  expect(await next(get('/moved', br))).toContain('301 Moved')
  expect(asked).toBe(before + 1)
  socket.destroy()
})

it('reads no further while its answers are not taken, and answers all in the end', async () => {
  const pages = 300
  const server = createServer((incoming, outgoing) => before(incoming, outgoing))
  takeConnections(server, () => Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const accepted = once(server, 'connection')
  const socket = (await open({ port: (server.address() as AddressInfo).port })).pause()
  const [theirs] = (await accepted) as [Socket]
  for (let i = 0; i < pages; i++) {
    socket.write(get('/'))
    await arrived()
  }
  expect(theirs.isPaused()).toBe(true)
  expect(theirs.writableLength).toBeLessThan(300_000)
  const received = buffer(socket)
  socket.write(last)
  expect((await received).toString('latin1').match(/HTTP\/1\.1 200 OK/g)).toHaveLength(pages + 1)
  server.close()
})

it('says what is wrong with a request that nobody can read', async () => {
  const answer = await answersTo(early, [get('/', br), 'GET / HTTP/1.1\r\nbroken\r\n\r\n'])
  expect(answer).toContain('HTTP/1.1 400 Bad Request')
})

it('ends connections that wait when it stops, and others when they are answered', async () => {
  const serving = await serve(new Hono<Env>(), { port: 0, listen: '127.0.0.1', before, ready: () => undefined })
  const [idle, used, halfway] = [await open(serving), await open(serving), await open(serving)]
  used.write(get('/api'))
  await once(used, 'data')
  halfway.write('POST /api HTTP/1.1\r\nHost: oak.shop\r\nContent-Length: 4\r\n\r\nbo')
  await arrived()
  const answered = text(halfway)
  const stopped = serving.stop()
  await Promise.all([once(idle.resume(), 'close'), once(used.resume(), 'close')])
  halfway.write('dy')
  expect(await answered).toContain('POST /api body')
  await stopped
})
