import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Attack {
  port: number
  /** The loopback address that the attack comes from, such as 127.0.0.2: the server counts it as another client than 127.0.0.1. */
  from: string
  /** Connections at the same time. */
  connections: number
  /** One raw request, see {@link rawBytes}. */
  bytes: string
  /** How often each connection writes it, without waiting for a response. A connection that the server closes is opened again. */
  repeat: number
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

/** An attack that goes on until it is stopped. */
export interface RunningAttack<Report> {
  stop(): Promise<Report>
}

/**
 * Starts an attack in a process of its own, so that it takes no time of the event loop of the server or of its other clients. Resolves
 * once the attack has begun.
 */
export async function startAttack(attack: Attack): Promise<RunningAttack<AttackReport>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attack-client.ts'), JSON.stringify(attack)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The attack ended before it began.'))),
  ])
  return {
    stop: async () => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      return JSON.parse(output.slice(output.indexOf('{')))
    },
  }
}

/** The bytes of a request as an attacker writes them. */
export function rawBytes(method: string, host: string, path: string, headers: readonly string[] = [], body = ''): string {
  const length = body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []
  return [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, ...length, '', body].join('\r\n')
}
