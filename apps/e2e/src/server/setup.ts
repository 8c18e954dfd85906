import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '../../../../scripts/sources/repository.ts'
import { ensureBuilt } from '../../../../scripts/tests/built-packages.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port on loopback of the server that all tests use. */
    port: number
    /** That server's data folder. */
    data: string
    /** Secret key of an account at the fake of Stripe that the server uses; empty with a running server. */
    stripeKey: string
    /** URL of that fake's controls; empty with a running server. */
    stripeControls: string
  }
}

/**
 * Vitest's global setup for e2e tests: builds what changed, and starts one server like `npm start`, with a separate data folder.
 * Every file creates its own accounts and stores. `BLOCKFRONT_E2E_PORT` and `BLOCKFRONT_E2E_DATA` select a running server and its
 * folder, `BLOCKFRONT_E2E_STRIPE` the line that its fake of Stripe printed.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = Number(process.env.BLOCKFRONT_E2E_PORT)
  if (running) {
    project.provide('port', running)
    project.provide('data', process.env.BLOCKFRONT_E2E_DATA ?? '')
    const { key = '', controls = '' } = JSON.parse(process.env.BLOCKFRONT_E2E_STRIPE ?? '{}')
    project.provide('stripeKey', key)
    project.provide('stripeControls', controls)
    return undefined
  }
  await ensureBuilt()
  const data = await mkdtemp(join(tmpdir(), 'blockfront-e2e-'))
  const stripe = await startFakeStripe()
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/blockfront/compiled'),
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'warn',
      BLOCKFRONT_DATA: data,
      BLOCKFRONT_RATE_LIMITS: 'false',
      BLOCKFRONT_STRIPE_API: stripe.url,
      STRIPE_SECRET_KEY: stripe.operatorKey,
      // No webhooks about plans arrive: the browser's return must be enough.
      STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('port', await servedPort(child))
  project.provide('data', data)
  project.provide('stripeKey', stripe.key)
  project.provide('stripeControls', stripe.controls)
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    stripe.child.kill('SIGTERM')
    const elsewhere = (await readFile(join(data, 'postgres/location'), 'utf8').catch(() => '')).trim()
    await rm(data, { recursive: true, force: true })
    if (elsewhere) await rm(elsewhere, { recursive: true, force: true })
  }
}

/** Returns the port that a server prints. Rejects if the server ends earlier. */
function servedPort(child: ChildProcess): Promise<number> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, port] = /Blockfront is at \S+?:(\d+)\s/.exec(output) ?? []
      if (port) resolve(Number(port))
    })
    child.on('exit', () => reject(new Error(`The server ended before it served:\n${output}`)))
  })
}

/** Starts the fake of Stripe as a process: tests in a browser pay on its page. */
async function startFakeStripe(): Promise<{
  child: ChildProcess
  url: string
  key: string
  operatorKey: string
  controls: string
}> {
  const path = 'apps/server/src/testing/payment/stripe/run-fake-stripe.ts'
  const child = spawn(process.execPath, [path], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { child, ...JSON.parse(String(line)) }
}
