import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { root } from '@blockfront/tooling/sources/repository'
import { ensureBuilt } from '@blockfront/tooling/tests/built-packages'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port on loopback of the server that all tests use. */
    port: number
    /** Connection string of the owner of that server's database; empty with a running server whose database is not named. */
    database: string
    /** Secret key of an account at the fake of Stripe that the server uses; empty with a running server. */
    stripeKey: string
    /** URL of that fake's controls; empty with a running server. */
    stripeControls: string
    /** Path of the server's log; empty with a running server. */
    serverLog: string
  }
}

/**
 * Vitest's global setup for e2e tests: builds what changed, and starts one server like `npm start`, with a separate data folder.
 * Every file creates its own accounts and stores. `BLOCKFRONT_E2E_PORT` and `BLOCKFRONT_E2E_DATA` select a running server and its
 * folder, `BLOCKFRONT_E2E_STRIPE` the line that its fake of Stripe printed.
 *
 * The server uses a database of the cluster that the tests of `api` share: nothing has to be created, and commits wait for no disk.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = Number(process.env.BLOCKFRONT_E2E_PORT)
  if (running) {
    project.provide('port', running)
    project.provide('database', await ownerUrlOf(process.env.BLOCKFRONT_E2E_DATA))
    const { key = '', controls = '' } = JSON.parse(process.env.BLOCKFRONT_E2E_STRIPE ?? '{}')
    project.provide('stripeKey', key)
    project.provide('stripeControls', controls)
    project.provide('serverLog', '')
    return undefined
  }
  await ensureBuilt()
  const data = await mkdtemp(join(tmpdir(), 'blockfront-e2e-'))
  const [stripe, database] = await Promise.all([
    startHelper<StripeLine>('payment/stripe/run-fake-stripe.ts'),
    startHelper<DatabaseLine>('database/run-test-database.ts'),
  ])
  const serverLog = `${data}.log`
  const output = await open(serverLog, 'w')
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/blockfront/compiled'),
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'debug',
      BLOCKFRONT_DATA: data,
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      BLOCKFRONT_RATE_LIMITS: 'false',
      BLOCKFRONT_STRIPE_API: stripe.url,
      STRIPE_SECRET_KEY: stripe.operatorKey,
      // No webhooks about plans arrive: the browser's return must be enough.
      STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
    },
    stdio: ['ignore', output.fd, 'inherit'],
  })
  await output.close()
  project.provide('port', await servedPort(child, serverLog))
  project.provide('serverLog', serverLog)
  project.provide('database', database.ownerUrl)
  project.provide('stripeKey', stripe.key)
  project.provide('stripeControls', stripe.controls)
  return async () => {
    for (const one of [child, stripe.child, database.child]) {
      one.kill('SIGTERM')
      if (one.exitCode === null) await once(one, 'exit')
    }
    await rm(data, { recursive: true, force: true })
    await rm(serverLog)
  }
}

/** Returns the port that a server prints into a file. Throws if the server ends earlier. */
async function servedPort(child: ChildProcess, file: string): Promise<number> {
  for await (const _ of setInterval(20)) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    const output = await readFile(file, 'utf8')
    const [, port] = /Blockfront is at \S+?:(\d+)\s/.exec(output) ?? []
    if (port) return Number(port)
    if (hasEnded) throw new Error(`The server ended before it served:\n${output}`)
  }
  throw new Error('The timer ended')
}

interface StripeLine {
  url: string
  key: string
  operatorKey: string
  controls: string
}
interface DatabaseLine {
  ownerUrl: string
  appUrl: string
}

/** Starts a helper of the server's tests as a process, and returns what it prints: browsers pay on a page of the fake of Stripe. */
async function startHelper<Line>(path: string): Promise<Line & { child: ChildProcess }> {
  const child = spawn(process.execPath, [join('packages/server/src/testing', path)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${path} ended before it was ready.`))),
  ])
  return { child, ...JSON.parse(String(line)) }
}

/** The connection string of the database's owner, from a server's data folder; empty without a folder. */
async function ownerUrlOf(dataFolder: string | undefined): Promise<string> {
  if (!dataFolder) return ''
  const folder = join(dataFolder, 'postgres')
  const read = (...path: string[]) => readFile(join(...path), 'utf8')
  const elsewhere = (await read(folder, 'location').catch(() => '')).trim()
  const password = (await read(folder, 'owner-password')).trim()
  // The port is on the fourth line (PostgreSQL, src/include/utils/pidfile.h).
  const port = (await read(elsewhere || folder, 'data/postmaster.pid')).split('\n')[3]
  return `postgres://blockfront_owner:${password}@127.0.0.1:${port}/blockfront`
}
