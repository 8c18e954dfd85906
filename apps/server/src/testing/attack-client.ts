/**
 * A client that attacks, in a process of its own: `node attack-client.ts <Attack as JSON>`. It writes raw bytes, so that it can do what no
 * HTTP library does. Writes a line when the first request was sent; on SIGTERM it ends and prints an {@link AttackReport} as JSON.
 * Started by `attack.ts`.
 */
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack, AttackReport } from './attack.ts'

const { port, from, connections, bytes, repeat, reads = true }: Attack = JSON.parse(process.argv[2] ?? '')
const flood = Buffer.from(bytes.repeat(repeat), 'latin1')
const report: AttackReport = { opened: 0, disconnected: 0, received: 0, statuses: {} }
const begun = Promise.withResolvers<void>()

/** Before a connection that the server closed is opened again. Milliseconds. The attack must not take the processor from the server. */
const PAUSE = 50

/** Opens one connection, writes everything at once, and resolves when the server closes it. */
function floodOnce(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('connect', () => {
    report.opened++
    socket.write(flood)
    begun.resolve()
  })
  if (reads)
    socket.on('data', (chunk) => {
      report.received += chunk.length
      for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
    })
  else socket.pause()
  socket.on('error', () => {})
  socket.on('close', () => {
    report.disconnected++
    resolve()
  })
  return promise
}

async function keepFlooding(): Promise<void> {
  for (;;) {
    await floodOnce()
    await pause(PAUSE)
  }
}

process.on('SIGTERM', () => process.stdout.write(JSON.stringify(report), () => process.exit(0)))
// A connection that is not read does not keep the process running.
setInterval(() => {}, 60_000)
for (let i = 0; i < connections; i++) void keepFlooding()
await begun.promise
process.stdout.write('begun\n')
