import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openConnection, prepare } from '../store/connection.ts'
import { childrenOf } from './nginx.ts'

export type Varnish = { pids: number[]; stop(): Promise<void> }

/** The guide that recommends the configuration and the parameters. */
const guides = join(import.meta.dirname, '../../../../docs/guides')

/** The parameters (`-p name=value`) of the command in the guide. */
async function guideParameters(): Promise<string[]> {
  const guide = await readFile(join(guides, 'scale-out.md'), 'utf8')
  const command = /^varnishd (?:.*\\\n)*.*$/m.exec(guide)?.[0] ?? ''
  const parameters = [...command.matchAll(/-p \S+/g)].flatMap(([parameter]) => parameter.split(' '))
  if (parameters.length === 0) throw new Error('scale-out.md has no varnishd command with parameters.')
  return parameters
}

/** Returns why Varnish cannot be started here, or undefined. */
export function missingVarnish(): string | undefined {
  if (spawnSync('varnishd', ['-V']).status !== 0) return 'varnishd not found'
  const module = spawnSync('sh', ['-c', 'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so /usr/lib/varnish/vmods/libvmod_xkey.so'])
  return module.stdout.length === 0 ? 'varnish-modules (xkey) not found' : undefined
}

/** Starts Varnish with the guide's configuration in front of a server, on a port that the server may know already. */
export async function startVarnish(port: number, serverPort: number): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-varnish-'))
  await chmod(folder, 0o755)
  const vcl = (await readFile(join(guides, 'varnish.vcl'), 'utf8')).replace('.port = "3000"', `.port = "${serverPort}"`)
  await writeFile(join(folder, 'varnish.vcl'), vcl)
  const args = [
    '-F',
    '-n',
    join(folder, randomBytes(4).toString('hex')),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    join(folder, 'varnish.vcl'),
  ]
  const child = spawn('varnishd', [...args, ...(await guideParameters()), '-s', 'malloc,64m'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = new AbortController()
  const ended = once(child, 'exit', { signal: end.signal }).then(() => {
    throw new Error(`varnishd ended with code ${child.exitCode}.`)
  })
  await Promise.race([listening(port), ended])
  end.abort()
  await ended.catch(() => {})
  return {
    pids: childrenOf(child),
    stop: async () => {
      const stopped = once(child, 'exit')
      child.kill('SIGTERM')
      await stopped
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until a request gets any response. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const connection = await openConnection(port).catch(() => undefined)
    const response = await connection?.send(prepare('GET', 'localhost', '/healthz')).catch(() => undefined)
    connection?.close()
    if (response) return
    await setTimeout(20)
  }
}
