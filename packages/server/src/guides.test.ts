import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProcessFolder, type ProcessFolder, type StartedProcess } from './testing/process.ts'
import { rawRequest } from './testing/request.ts'

/** The Caddyfiles of the guides, which run with Caddy if it is installed. */
const caddyfiles = ['docs/guides/deploy.md', 'docs/guides/scale-out.md'].flatMap((path) =>
  codeBlocks(path)
    .filter(({ language }) => language === 'caddyfile')
    .map(({ code, line }) => ({ place: `${path}:${line}`, code })),
)
const [haproxyFile = ''] = codeBlocks('docs/guides/scale-out.md').flatMap(({ language, code }) =>
  language === 'haproxy' ? code : [],
)
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0
if (!hasHaproxy) console.warn("The guide's HAProxy configuration is not tested: install Debian's package haproxy to run it.")
const hasCaddy = spawnSync('caddy', ['version']).status === 0
if (!hasCaddy) console.warn("The guides' Caddyfiles are not tested: install Debian's package caddy to run them.")

let folder: string
let processes: ProcessFolder
let proxy: ChildProcess | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blockfront-caddy-'))
  processes = await createProcessFolder({ shared: true })
})
afterEach(async () => {
  if (proxy?.exitCode === null) {
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
  }
  await processes.stop()
})
afterAll(async () => {
  await processes.remove()
  rmSync(folder, { recursive: true })
})

/** The file as the guide has it, but for what differs on a machine without names and certificates: plain HTTP and other ports. */
function forThisMachine(caddyfile: string, port: number, servers: readonly number[]): string {
  const given = caddyfile
    .replace(/^example\.com, \*\.example\.com \{/m, `http://127.0.0.1:${port}, http://localhost:${port} {`)
    .replace(/^\s*tls .*\n/m, '')
  return `{\n\tadmin off\n\tauto_https off\n}\n${withPorts(given, servers)}`
}

const withPorts = (file: string, servers: readonly number[]) =>
  servers.reduce((text, to, index) => text.replace(`127.0.0.1:${3000 + index}`, `127.0.0.1:${to}`), file)

it('finds the Caddyfiles of both guides', () => {
  expect(caddyfiles.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    'docs/guides/deploy.md',
    'docs/guides/deploy.md',
    'docs/guides/scale-out.md',
  ])
})

describe.runIf(hasCaddy)('Caddy', () => {
  const container = { place: 'deploy/Caddyfile', code: readFileSync('deploy/Caddyfile', 'utf8') }
  it.each([...caddyfiles, container])('accepts the Caddyfile of $place', ({ code }) => {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, code)
    const env = { ...process.env, BLOCKFRONT_MAIN_HOST: 'example.com', ACME_EMAIL: 'you@example.com' }
    const { status, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
      env,
    })
    expect({ status, stderr: stderr.replace(/.*not formatted.*\n?/, '') }).toMatchObject({ status: 0 })
  })

  it('responds to every request while one of two processes restarts', () =>
    restartBehind((port, servers) => {
      const caddyfile = caddyfiles.find(({ place }) => place.includes('scale-out'))?.code ?? ''
      const file = join(folder, 'Caddyfile')
      writeFileSync(file, forThisMachine(caddyfile, port, servers))
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        stdio: 'ignore',
        env: { ...process.env, HOME: folder },
      })
    }))
})

// As the guide says for HAProxy behind Caddy: without the lines with "ssl".
describe.runIf(hasHaproxy)('HAProxy', () => {
  it('responds to every request while one of two processes restarts', () =>
    restartBehind((port, servers) => {
      const file = join(folder, 'haproxy.cfg')
      const given = haproxyFile.replace(/^.*\bssl.*\n/gm, '').replace('bind :80', `bind 127.0.0.1:${port}`)
      writeFileSync(file, withPorts(given, servers))
      return spawn('haproxy', ['-f', file], { stdio: 'ignore' })
    }))
})

/** Restarts two server processes one after the other behind a proxy, and expects that no request fails meanwhile. */
async function restartBehind(startProxy: (port: number, servers: readonly number[]) => ChildProcess): Promise<void> {
  const servers: StartedProcess[] = [await processes.start(), await processes.start()]
  const port = 20_000 + (process.pid % 10_000)
  proxy = startProxy(
    port,
    servers.map((server) => server.port),
  )
  const send = async () => {
    const response = await rawRequest(port, { host: 'localhost', method: 'GET', path: '/login' }).catch(() => ({ status: 0 }))
    return response.status
  }
  await expect.poll(send, { timeout: 60_000 }).toBe(200)

  const statuses = new Map<number, number>()
  let restarting = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (restarting) {
      const status = await send()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  try {
    for (const [index, server] of servers.entries()) {
      server.child.kill('SIGTERM')
      if (server.child.exitCode === null) await once(server.child, 'exit')
      // Closed meanwhile: requests to this port are refused until the process listens again.
      const responseCount = () => [...statuses.values()].reduce((sum, count) => sum + count, 0)
      const before = responseCount()
      await expect.poll(responseCount, { timeout: 60_000 }).toBeGreaterThan(before + 100)
      servers[index] = await processes.start({ PORT: String(server.port) })
      expect(servers[index].port).toBe(server.port)
      await expect.poll(() => readiness(server.port)).toBe(200)
      const again = responseCount()
      await expect.poll(responseCount, { timeout: 60_000 }).toBeGreaterThan(again + 100)
    }
  } finally {
    restarting = false
    await Promise.all(visitors)
  }
  expect([...statuses.keys()]).toEqual([200])
}

const readiness = async (port: number) =>
  (await rawRequest(port, { host: 'localhost', method: 'GET', path: '/readyz' }).catch(() => ({ status: 0 }))).status
