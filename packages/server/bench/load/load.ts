/**
 * A client in a separate process that repeats one request: `node load.ts <seconds> <connections> <request> <port> …`, the request
 * as base64. Prints the number of responses. Every response must be as long as the first one, so that it only counts bytes and
 * costs far less than the measured servers.
 */
import { connect } from 'node:net'
import { openConnection } from '../store/connection.ts'

const [seconds, connections, encoded = '', ...ports] = process.argv.slice(2)
const request = Buffer.from(encoded, 'base64')
const end = performance.now() + Number(seconds) * 1000
let responses = 0

/** The bytes of a complete response, including the headers. */
async function lengthOf(port: number): Promise<number> {
  const connection = await openConnection(port)
  const { status, body, head } = await connection.send(request)
  connection.close()
  if (status !== 200) throw new Error(`Port ${port} answered ${status}.`)
  return head + body.length
}

/** A buffer for received bytes, which are not read. */
const buffer = Buffer.alloc(64 * 1024)

async function keepAsking(port: number, length: number): Promise<void> {
  let received = 0
  const count = (bytes: number) => {
    received += bytes
    if (received > length) socket.destroy(new Error('An answer is longer than the first.'))
    if (received !== length) return true
    received = 0
    responses++
    if (performance.now() < end) socket.write(request)
    else socket.destroy()
    return true
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: count } })
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.write(request)
  })
}

const lengths = await Promise.all(ports.map((port) => lengthOf(Number(port))))
const at = (i: number) => i % ports.length
await Promise.all(Array.from({ length: Number(connections) }, (_, i) => keepAsking(Number(ports[at(i)]), lengths[at(i)] ?? 0)))
process.stdout.write(String(responses))
