import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, type Receiver, startReceiver } from '../../testing/receiver.ts'
import { type PostOptions, postPublic } from './public-post.ts'
import { FetchRefused } from './public-target.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const post = (options: Partial<PostOptions> = {}, url = `http://${receiver.host}/hook?a=1`) =>
  postPublic(url, {
    allowedHosts: [receiver.host],
    headers: { 'content-type': 'text/plain' },
    body: 'Grüße',
    timeout: 60_000,
    maxResponseBytes: 10,
    ...options,
  })

describe('a POST request', () => {
  it('has headers and body, and resolves with any status and the start of the response', async () => {
    receiver.respond = (response) => response.writeHead(418, { 'retry-after': '5' }).end('a long teapot')
    const { status, headers, body } = await post()
    expect([status, headers['retry-after'], body]).toEqual([418, '5', 'a long tea'])
    expect(receiver.received.at(-1)).toMatchObject({ body: 'Grüße', headers: { 'content-type': 'text/plain' } })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['never responds', () => {}],
    ['never ends its response', (response) => response.writeHead(200).write('a')],
  ])('to a server that %s fails after the time limit', async (_, respond) => {
    receiver.respond = respond
    await expect(post({ timeout: 200 })).rejects.toThrow('There was no complete response within 0.2 seconds.')
  })

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['without a response', (response) => response.destroy(), 'did not respond.'],
    [
      'in its response',
      (response) => response.writeHead(200, { 'content-length': '9' }).write('a', () => response.destroy()),
      'before the end of its response',
    ],
    ['after a response that is not HTTP', (response) => response.socket?.end('hello\r\n\r\n'), 'not valid HTTP'],
  ])('to a server that closes the connection %s fails', async (_, respond, message) => {
    receiver.respond = respond
    await expect(post()).rejects.toThrow(message)
  })

  it.each([['http://10.0.0.1/'], ['http://localhost/'], ['ftp://example.com/'], ['http://8.8.8.8:22/']])(
    'to %s is refused',
    async (url) => await expect(post({}, url)).rejects.toThrow(FetchRefused),
  )

  it('is only sent to a host of this network that the operator allows', async () => {
    receiver.respond = accept
    const before = receiver.received.length
    await expect(post({ allowedHosts: [] })).rejects.toThrow('not on the public internet')
    expect(receiver.received.length).toBe(before)
  })
})
