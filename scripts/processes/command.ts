/** Child processes of the scripts: output kept or shown, nothing on stdin, none left behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../sources/repository.ts'

/** How a command ended. */
export interface Outcome {
  /** The exit code; 128 and the signal's number when a signal ended it. */
  code: number
  /** What it wrote to stdout and stderr, in order of arrival; empty when it was shown instead. */
  output: string
  /** How long it took, in milliseconds. */
  duration: number
  /** Whether it was ended because it took longer than `limit`. */
  timedOut: boolean
}

/** Options of `runCommand`. */
export interface CommandOptions {
  /** Default: the repository's top. */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Shows the output as it comes instead of keeping it. */
  show?: boolean
  /** Runs `file` as a line of the shell, as npm runs its scripts. */
  shell?: boolean
  /** After so many milliseconds it is asked to end, and ten seconds later made to. Default: none. */
  limit?: number
  /** Asks the command to end (SIGTERM) when it aborts. */
  signal?: AbortSignal
}

const running = new Set<ChildProcess>()

/** Environment in which the repository's own tools and Node are found first. */
export const toolEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  PATH: [join(root, 'node_modules/.bin'), env.PATH].join(delimiter),
})

/** Runs a command to its end. It never rejects: one that cannot be started ends with code 127 and says why. */
export function runCommand(file: string, args: readonly string[] = [], options: CommandOptions = {}): Promise<Outcome> {
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const child = spawn(file, [...args], {
    cwd: options.cwd ?? root,
    env: toolEnvironment(options.env),
    shell: options.shell ?? false,
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
  })
  running.add(child)
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))

  let timedOut = false
  let kill: NodeJS.Timeout | undefined
  const limit = options.limit
    ? setTimeout(() => {
        timedOut = true
        child.kill('SIGTERM')
        kill = setTimeout(() => child.kill('SIGKILL'), 10_000)
      }, options.limit)
    : undefined

  const abort = () => child.kill('SIGTERM')
  options.signal?.addEventListener('abort', abort)

  const end = (code: number, note = '') => {
    options.signal?.removeEventListener('abort', abort)
    clearTimeout(limit)
    clearTimeout(kill)
    running.delete(child)
    resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note, duration: performance.now() - started, timedOut })
  }
  child.on('error', (error) => end(127, `${file}: ${error.message}\n`))
  child.on('close', (code, signal) => end(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  return promise
}

/**
 * Makes signals end the children first, then this process, with the signal's usual code: for work that is given up. The function that
 * it answers takes that back.
 */
export function endChildrenOnSignals(): () => void {
  const end = async (signal: NodeJS.Signals) => {
    const children = [...running]
    passOn(signal)
    await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))))
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

/** Passes signals on and waits: for a server, which ends in its own way and with its own code. */
export function passSignalsOn(): void {
  for (const signal of signals) process.on(signal, () => passOn(signal))
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function passOn(signal: NodeJS.Signals): void {
  // A terminal sends Ctrl+C to the whole group: the children have it already.
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  for (const child of running) child.kill(signal)
}
