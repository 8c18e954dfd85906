import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Env } from '../../ground/request/request-env.ts'
import { MAX_PIPELINED } from './pipelining.ts'
import { type Serving, serve } from './server.ts'

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [line, 'Host: oak.shop', ...headers, '', body].join('\r\n')
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, headers)
const last = get('/last', 'Connection: close')

async function open({ port }: Pick<Serving, 'port'>) {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  return socket
}

const serveWith = (response: (incoming: IncomingMessage, outgoing: ServerResponse) => void) =>
  serve(new Hono<Env>(), {
    port: 0,
    listen: '127.0.0.1',
    before: (incoming, outgoing) => {
      response(incoming, outgoing)
      return true
    },
  })

it('responds to pipelined requests in order, one at a time', async () => {
  let [running, most] = [0, 0]
  const serving = await serveWith(async (incoming, outgoing) => {
    most = Math.max(most, ++running)
    const body = await text(incoming)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    outgoing.end(`${incoming.method} ${incoming.url} ${body};`)
  })
  const socket = await open(serving)
  const paths = Array.from({ length: MAX_PIPELINED - 2 }, (_, i) => `/${i}`)
  socket.write(paths.map((path) => get(path)).join(''))
  socket.write(request('POST /post HTTP/1.1', ['Content-Length: 4'], 'body'))
  socket.write(last)
  const responses = (await buffer(socket)).toString('latin1').match(/[A-Z]+ \/\w+ \w*(?=;)/g)
  expect(responses).toEqual([...paths.map((path) => `GET ${path} `), 'POST /post body', 'GET /last '])
  expect(most).toBe(1)
  await serving.stop()
})

it('disconnects a client that pipelines more than it reads, and never starts its other requests', async () => {
  let started = 0
  const serving = await serveWith(() => started++)
  const socket = (await open(serving)).pause()
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  socket.write(get('/').repeat(3000))
  socket.resume()
  await closed
  expect(started).toBe(1)
  await serving.stop()
})

it('closes other connections of a flooding client, and refuses only that client for a while', async () => {
  const serving = await serve(new Hono<Env>(), {
    port: 0,
    listen: '127.0.0.1',
    isDirect: true,
    before: ({ url }, outgoing) => {
      if (url !== '/slow') outgoing.end('answered')
      return true
    },
  })
  const from = async (localAddress: string) => {
    const socket = connect({ port: serving.port, host: '127.0.0.1', localAddress }).on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const isClosed = (socket: Awaited<ReturnType<typeof from>>) => new Promise((resolve) => socket.resume().once('close', resolve))
  const [flooding, waiting, neighbor] = [await from('127.0.0.2'), await from('127.0.0.2'), await from('127.0.0.3')]
  flooding.write(get('/slow').repeat(MAX_PIPELINED + 2))
  await Promise.all([isClosed(flooding), isClosed(waiting)])
  await isClosed(await from('127.0.0.2'))
  neighbor.write(last)
  expect(await text(neighbor)).toContain('answered')
  await serving.stop()
})

it('stops reading while a client does not read, and responds to everything in the end', async () => {
  const body = Buffer.alloc(2_000_000, 'x')
  let started = 0
  const serving = await serveWith((_, outgoing) => {
    started++
    outgoing.end(body)
  })
  const socket = (await open(serving)).pause()
  socket.write(get('/').repeat(25) + last)
  await expect.poll(() => started).toBeGreaterThan(1)
  const other = await open(serving)
  for (let i = 0; i < 10; i++) {
    other.write(get('/other'))
    for (let read = 0; read < body.length; ) read += ((await once(other, 'data')) as [Buffer])[0].length
  }
  // 10 more responses: the system buffers a few megabytes for a connection.
  expect(started - 10).toBeLessThan(15)
  const received = await buffer(socket.resume())
  expect(received.toString('latin1').match(/HTTP\/1\.1 200 OK/g)).toHaveLength(26)
  other.destroy()
  await serving.stop()
})

it('closes idle connections when it stops, and others after their response', async () => {
  const serving = await serveWith(async (incoming, outgoing) => {
    const body = await text(incoming)
    outgoing.end(`${incoming.method} ${incoming.url} ${body}`)
  })
  const [idle, used, halfway] = [await open(serving), await open(serving), await open(serving)]
  used.write(get('/api'))
  await once(used, 'data')
  halfway.write('POST /api HTTP/1.1\r\nHost: oak.shop\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\nbo')
  const [started] = (await once(halfway, 'data')) as [Buffer]
  expect(started.toString('latin1')).toContain('100 Continue')
  const responses = text(halfway)
  const stopped = serving.stop()
  await Promise.all([once(idle.resume(), 'close'), once(used.resume(), 'close')])
  halfway.write('dy')
  expect(await responses).toContain('POST /api body')
  await stopped
})
