/**
 * A client that attacks, in a separate process: `node attack-client.ts` with attacks by name as JSON on its input. `attack.ts` starts it. It
 * writes raw bytes, so that it can do what no HTTP library does.
 *
 * It writes a line when each attack has sent its first request, and another when the server has responded to each or closed its connection. On
 * SIGTERM it ends and prints an {@link AttackReport} by name as JSON.
 */
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack, AttackReport } from './attack.ts'

/** Before a connection that the server closed is opened again. Milliseconds. The attack must not take the processor from the server. */
const PAUSE = 50

const reports: Record<string, AttackReport> = {}

/** Runs one attack until the process ends. */
function run(name: string, { port, from, connections, bytes, repeat = 1, reads = true }: Attack) {
  const floods = [bytes].flat().map((request) => Buffer.from(request.repeat(repeat), 'latin1'))
  const report: AttackReport = { opened: 0, disconnected: 0, received: 0, statuses: {} }
  reports[name] = report
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]

  /** Opens one connection, writes everything at once, and resolves when the server closes it. */
  function floodOnce(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('connect', () => {
      socket.write(floods[report.opened++ % floods.length] ?? '')
      begun.resolve()
    })
    if (reads)
      socket.on('data', (chunk) => {
        report.received += chunk.length
        answered.resolve()
        for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
          report.statuses[status] = (report.statuses[status] ?? 0) + 1
      })
    else socket.pause()
    socket.on('error', () => {})
    socket.on('close', () => {
      report.disconnected++
      answered.resolve()
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
  for (let i = 0; i < connections; i++) void keepFlooding()
  if (!reads) answered.resolve()
  return { begun: begun.promise, answered: answered.promise }
}

process.on('SIGTERM', () => process.stdout.write(JSON.stringify(reports), () => process.exit(0)))
// A connection that is not read does not keep the process running.
setInterval(() => {}, 60_000)
const attacks = Object.entries((await json(process.stdin)) as Record<string, Attack>)
const running = attacks.map(([name, attack]) => run(name, attack))
await Promise.all(running.map(({ begun }) => begun))
process.stdout.write('begun\n')
await Promise.all(running.map(({ answered }) => answered))
process.stdout.write('answered\n')
