import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AppError } from '../../../ground/errors.ts'
import { boundary, formOf, formType } from '../../../testing/shop/upload.ts'
import { readUpload } from './read-upload.ts'

const LIMIT = 2 * 1024 * 1024

let server: Server
let port: number
/** The request that the server received last, and the result of reading it. */
let connection: IncomingMessage
let result: Promise<object>
let reserved: number
let released: number
/** What happens before the body is read. */
let reserve: () => Promise<void>
beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    outgoing.end(JSON.stringify(await received(incoming)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
  reserved = 0
  released = 0
  reserve = async () => {}
})

const received = (incoming: IncomingMessage) => {
  connection = incoming
  result = readUpload(
    incoming,
    LIMIT,
    async () => {
      reserved++
      await reserve()
      return { release: () => released++ }
    },
    async ({ filename, bytes }) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of bytes) chunks.push(chunk)
      return { filename, text: Buffer.concat(chunks).toString().slice(0, 50) }
    },
  ).catch((error: unknown) =>
    error instanceof AppError
      ? { code: error.code, message: error.message, ...error.options.fields }
      : { unknown: String(error) },
  )
  return result
}

/** Sends a body in parts, by default without its length. */
async function send(parts: readonly (Buffer | string)[], headers: Record<string, string> = {}) {
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': formType, ...headers } })
  outgoing.on('error', () => {})
  const response = once(outgoing, 'response') as Promise<[IncomingMessage]>
  for (const part of parts) outgoing.write(part)
  outgoing.end()
  const [answer] = await response
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as object
}

const form = (text: string, part = 'file') => formOf({ bytes: Buffer.from(text), filename: 'a.txt', part })
const TOO_LARGE = {
  code: 'too_large',
  message: 'This file is too large. The limit is 2 MB.',
  file: 'This file is too large. The limit is 2 MB.',
}

it('accepts a body of the limit, whether its length is announced or not, and no longer one', async () => {
  const rest = LIMIT - form('').length
  const largest = form('x'.repeat(rest))
  expect(largest).toHaveLength(LIMIT)
  const announced = (body: Buffer) => send([body], { 'content-length': String(body.length) })
  const accepted = { filename: 'a.txt', text: 'x'.repeat(50) }
  expect([await announced(largest), await send([largest])]).toEqual([accepted, accepted])
  const longer = form('x'.repeat(rest + 1))
  expect(await announced(longer)).toEqual(TOO_LARGE)
  // Nothing is reserved for a body that announces its size.
  expect([reserved, released]).toEqual([2, 2])
  expect(await send([longer])).toEqual(TOO_LARGE)
  expect([reserved, released]).toEqual([3, 3])
})

it('reads the rest of a body that is refused, and ends the connection beyond twice the limit', async () => {
  reserve = () => Promise.reject(new AppError('unavailable', { message: 'No space.' }))
  expect(await send([form('x')])).toEqual({ code: 'unavailable', message: 'No space.' })
  expect(await send([Buffer.alloc(LIMIT, 'x')])).toEqual({ code: 'unavailable', message: 'No space.' })
  await expect(send([Buffer.alloc(LIMIT + 1, 'x')])).rejects.toThrow()
  expect([reserved, released]).toEqual([3, 0])
})

it('takes the part with the name file, the twelfth at most', async () => {
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\nnot a file\r\n`
  expect(await send([field, form('x')])).toEqual({ filename: 'a.txt', text: 'x' })
  expect(await send([field.repeat(11), form('x')])).toEqual({ filename: 'a.txt', text: 'x' })
  expect(await send([field.repeat(12), form('x')])).toMatchObject({ file: 'Choose a file.' })
  const twoFiles = form('x', 'picture').toString().replace(`--${boundary}--\r\n`, '') + form('y').toString()
  for (const body of [field + form('x', 'picture').toString(), form('x', 'picture'), twoFiles])
    expect(await send([body])).toMatchObject({ code: 'invalid_input', file: 'Choose a file.' })
})

it('needs the type of a form with a boundary', async () => {
  const message = 'Send the file as multipart/form-data, in a part named file.'
  for (const type of ['text/plain', 'multipart/form-data', 'x-multipart/form-data; boundary=x', 'multipart/form-data; a=b'])
    expect([type, await send([form('x')], { 'content-type': type })]).toEqual([type, { code: 'unsupported_type', message }])
  const upper = formType.replace('multipart', 'MULTIPART').replace(';', ' ;')
  expect(await send([form('x')], { 'content-type': upper })).toEqual({ filename: 'a.txt', text: 'x' })
})

it('reports a body that ends early, and one that is not a form', async () => {
  const message = 'The upload was interrupted. Try again.'
  expect(await send([form('hello').subarray(0, -20)])).toEqual({ code: 'malformed', message })
  expect(await send(['hello'])).toMatchObject({ code: 'malformed' })
})

it('reports a client that disconnects before its body is read', async () => {
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': formType } })
  outgoing.on('error', () => {})
  const read = new Promise<object>((resolve) => {
    reserve = async () => {
      const closed = new Promise((close) => connection.once('close', close))
      outgoing.destroy()
      await closed
      setImmediate(() => resolve(result))
    }
  })
  outgoing.write(form('hello').subarray(0, 50))
  expect(await read).toMatchObject({ code: 'malformed' })
  expect([reserved, released]).toEqual([1, 1])
})
