import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Attack {
  port: number
  /** The loopback address of the attack, such as 127.0.0.2: the server counts it as another client than 127.0.0.1. */
  from: string
  /** Connections at the same time. */
  connections: number
  /** One raw request, see {@link rawBytes}. Of several requests, each connection that is opened writes the next one. */
  bytes: string | readonly string[]
  /** How often each connection writes it, without waiting for a response. A connection that the server closes is opened again. Default 1. */
  repeat?: number
  /** Whether it reads responses. Default true. */
  reads?: boolean
}

export interface AttackReport {
  /** Connections that were opened. */
  opened: number
  /** Connections that the server closed. */
  disconnected: number
  /** Bytes of all responses. */
  received: number
  /** Number of responses by status. */
  statuses: Record<string, number>
}

/** An attack that runs until it is stopped. */
export interface RunningAttack<Report> {
  /** Whether the server has sent something to each attack that reads responses, or closed a connection of it. */
  isAnswered(): boolean
  stop(): Promise<Report>
}

/** Starts one attack, see {@link startAttacks}. */
export async function startAttack(attack: Attack): Promise<RunningAttack<AttackReport>> {
  const running = await startAttacks({ attack })
  return { ...running, stop: async () => (await running.stop()).attack }
}

/**
 * Starts attacks in one separate process, so that they take no time of the event loop of the server or of its other clients. Resolves
 * once each attack has begun. `stop` returns the reports by the names of the attacks.
 */
export async function startAttacks<Name extends string>(
  attacks: Record<Name, Attack>,
): Promise<RunningAttack<Record<Name, AttackReport>>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attack-client.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  // Requests of several megabytes are too long for an argument.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(attacks))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The attack ended before it began.'))),
  ])
  return {
    isAnswered: () => output.includes('answered'),
    stop: async () => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      return JSON.parse(output.slice(output.indexOf('{')))
    },
  }
}

/**
 * Returns the bytes of a request as an attacker writes them. Each character stands for one byte, in the body too. A body is declared as
 * JSON of its length unless `headers` declare something else.
 */
export function rawBytes(method: string, host: string, path: string, headers: readonly string[] = [], body = ''): string {
  const declares = (name: string) => headers.some((header) => header.toLowerCase().startsWith(`${name}:`))
  const own = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]
  const added = own.filter((header) => !declares(header.slice(0, header.indexOf(':')).toLowerCase()))
  return [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, ...added, '', body].join('\r\n')
}
