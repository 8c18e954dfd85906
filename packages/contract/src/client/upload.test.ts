// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createClient, type UploadProgress } from './client.ts'

let server: Server
let reply: { status: number; body: string }
let received: { url: string; type: string; authorization: string | undefined; body: string }
let onRequest: () => void

beforeEach(async () => {
  reply = { status: 200, body: '{"id":"m1"}' }
  onRequest = () => {}
  server = createServer(async (request, response) => {
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'accept, authorization, content-type',
    }
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    onRequest()
    let body = ''
    for await (const chunk of request) body += chunk
    const { 'content-type': type = '', authorization } = request.headers
    received = { url: request.url ?? '', type, authorization, body }
    response.writeHead(reply.status, cors).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const client = (token?: string) =>
  createClient({ ...(token && { token }), baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` })
const input = () => ({ storeId: 's1', file: new File(['x'.repeat(50_000)], 'mug.png', { type: 'image/png' }) })

it('sends one multipart file and reports progress', async () => {
  const progress: UploadProgress[] = []
  const item = await client().upload('media.upload', input(), { onProgress: (each) => progress.push(each) })
  expect(item.id).toBe('m1')
  expect(received.url).toBe('/api/media/upload?storeId=s1')
  expect(received.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(received.body).toContain('name="file"; filename="mug.png"')
  expect(progress.at(-1)?.loaded).toBe(progress.at(-1)?.total)
  expect(progress.at(-1)?.total).toBeGreaterThanOrEqual(50_000)
})

it('sends the API token, and without one only the cookies', async () => {
  await client('bf_secret').upload('media.upload', input())
  expect(received.authorization).toBe('Bearer bf_secret')
  await client().upload('media.upload', input())
  expect(received.authorization).toBeUndefined()
})

it('rejects with the message of the server', async () => {
  reply = { status: 413, body: '{"error":"Too big.","code":"too_large"}' }
  await expect(client().upload('media.upload', input())).rejects.toMatchObject({
    name: 'ApiError',
    status: 413,
    code: 'too_large',
    message: 'Too big.',
  })
})

it('rejects with a network error for a lost connection or an unreadable response', async () => {
  reply = { status: 200, body: '<html>' }
  await expect(client().upload('media.upload', input())).rejects.toMatchObject({ name: 'NetworkError' })
  onRequest = () => server.closeAllConnections()
  await expect(client().upload('media.upload', input())).rejects.toMatchObject({ name: 'NetworkError' })
})

it('stops on an abort, before and during the upload', async () => {
  const controller = new AbortController()
  onRequest = () => controller.abort(new Error('stopped'))
  await expect(client().upload('media.upload', input(), { signal: controller.signal })).rejects.toThrow('stopped')
  await expect(client().upload('media.upload', input(), { signal: controller.signal })).rejects.toThrow('stopped')
})
