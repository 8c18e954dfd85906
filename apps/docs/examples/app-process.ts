import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A server process of an example. */
export interface AppProcess {
  /** Its URL, without a slash at the end. */
  url: string
  stop: () => Promise<void>
}

/** How long a server may take to start, in milliseconds. */
const PATIENCE = 60_000

/**
 * Starts a Node program in a folder, and waits until it prints its URL. Rejects with its output if it ends or prints none.
 * @param words the file and its arguments.
 */
export async function startApp(words: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}): Promise<AppProcess> {
  const { NODE_OPTIONS: _, ...rest } = process.env
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...rest, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    return { url: await urlOf(child), stop: () => stop(child) }
  } catch (error) {
    await stop(child)
    throw error
  }
}

async function urlOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  const timer = setTimeout(() => reject(new Error(`It printed no URL in time:\n${output}`)), PATIENCE)
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [url] = /http:\/\/[\w.]+:\d+(?=\D)/.exec(output) ?? []
      if (url) resolve(url)
    })
  child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}

/** The file that runs a command of an installed package, such as `vite`. */
export function commandFile(folder: string, name: string): string {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = createRequire(manifest)('./package.json') as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[name]
  if (!file) throw new Error(`${name} has no command of its name.`)
  return join(dirname(manifest), file)
}
