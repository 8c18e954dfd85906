import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Programs of Debian's packages caddy, pebble, lego, openssl and curl. */
const needed = {
  caddy: ['version'],
  pebble: ['-help'],
  'pebble-challtestsrv': ['-help'],
  lego: ['--version'],
  openssl: ['version'],
}

/** The programs that are missing here. */
export const missingPrograms = (): string[] =>
  Object.entries(needed).flatMap(([name, args]) => (spawnSync(name, args).error ? [name] : []))

/** A program that runs until it is stopped. */
export type RunningProgram = { output: () => string; stop(): Promise<void> }

/** Starts a program. `output` is what it printed. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}): RunningProgram {
  const child: ChildProcess = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  return {
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Runs a program to its end. Throws with its output if it fails. */
export async function runProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`)
}

/** Returns ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
