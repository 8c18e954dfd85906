import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput, CallOutput, EndpointId } from '@blockfront/contract'
import pg from 'pg'
import { type Config, readConfig } from '../ground/config.ts'
import type { ServerContext } from '../ground/context.ts'
import { createGuard, type Guard, storeOwnedTables } from '../ground/db/guard.ts'
import type { OpenDatabase } from '../ground/db/open.ts'
import { type OutboxEmail, readMailbox } from '../ground/email/mailbox.ts'
import type { TaskSeconds } from '../ground/workers/tasks.ts'
import { type Running, start } from '../start.ts'
import { createActivityCheck } from './activity.ts'
import { createTestDatabase, type TestDatabase } from './database/cluster.ts'
import { recentLog } from './recent-log.ts'
import { type RawRequest, type RawResponse, rawRequest, requestOf } from './request.ts'

export const mainHostname = 'localhost'

/** A response whose body has the type of the endpoint's success; check `status` first. */
export type Answer<Id extends EndpointId> = Omit<RawResponse, 'json'> & {
  json: CallOutput<Id> & {
    error?: string
    code?: string
    fields?: Record<string, string>
    redirectTo?: string
    details?: unknown
  }
}

/** A client with a cookie jar for one hostname. */
export type Client = {
  host: string
  call<Id extends EndpointId>(id: Id, input?: CallInput<Id>): Promise<Answer<Id>>
  raw(request: Omit<RawRequest, 'host'> & { host?: string }): Promise<RawResponse>
  /** The Cookie header that the next request sends. */
  cookie(): string
}

export type TestServer = {
  port: number
  serverContext: ServerContext
  database: TestDatabase
  guard: Guard
  /** The endpoints that clients called, and that changed a store without an entry in its activity log. */
  unrecorded(): EndpointId[]
  /** A new client without a session: on the main hostname, or on a store's. */
  client(host?: string): Client
  /** Signs up through the API, confirms the address by the email, and returns the signed-in client. */
  signUp(email?: string): Promise<Client & { email: string; password: string; userId: string }>
  /** A new owner with a new store. */
  createStore(options?: {
    subdomain?: string
    currency?: 'USD' | 'EUR' | 'JPY' | 'KWD'
    owner?: Client
    /** Keeps the demo categories and products, which tests otherwise remove. */
    starter?: boolean
    /** False keeps the store closed, as every new one is. */
    isOpen?: boolean
  }): Promise<{ owner: Client; storeId: string; host: string }>
  /** Adds a user to a store's staff directly in the database, by default as a manager. */
  addStaff(storeId: string, userId: string, role?: 'manager' | 'fulfillment'): Promise<void>
  /** Marks all sessions as confirmed with the password a moment ago. */
  confirmSessions(): Promise<void>
  /** Waits for an email to an address, of a kind if given. */
  email(to: string, kind?: string): Promise<OutboxEmail>
  /** Connections of the schema's owner, who bypasses row-level security. */
  owner: pg.Pool
  /** Starts another server instance on the same database; `through` maps its connections to other addresses. */
  another(options?: {
    config?: Partial<Config>
    through?: Omit<OpenDatabase, 'stop'>
  }): Promise<Pick<Running, 'port' | 'serverContext' | 'stop'>>
  stop(): Promise<void>
}

export type TestServerOptions = {
  config?: Partial<Config>
  /** Time limits of tasks that differ from those of the server, in seconds. */
  taskSeconds?: TaskSeconds
}

/** Most tests need no pages of the main hostname. */
const testBuilds = { storefront: join(import.meta.dirname, '../../../../apps/storefront/dist') }

let people = 0

/** A whole server on a fresh database, with the guard on. Stop it in `afterAll`. */
export async function startTestServer({ config: overrides = {}, taskSeconds }: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase()
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 4 })
  owner.on('error', () => {})
  const guard = createGuard(await storeOwnedTables(owner))
  const dataFolder = await mkdtemp(join(tmpdir(), 'blockfront-test-'))
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
      BLOCKFRONT_DATA: dataFolder,
      BLOCKFRONT_RATE_LIMITS: 'false',
      BLOCKFRONT_SECRET: 'a secret that only tests have, 32 letters',
    }),
    ...overrides,
  }
  const run = ({ config: changes, through }: Parameters<TestServer['another']>[0] = {}): Promise<Running> =>
    start({
      builds: testBuilds,
      config: { ...config, ...changes },
      database: { ...database, ...through, stop: async () => {} },
      inspect: guard.inspect,
      ...(process.env.LOG_LEVEL === undefined && { logTo: recentLog }),
      ...(taskSeconds && { taskSeconds }),
    })
  const running = await run()
  const others: Running[] = []

  const activity = createActivityCheck(owner)
  const client = (host = mainHostname): Client => {
    const plain = createClient(running.port, host)
    return {
      ...plain,
      async call(id, input) {
        const response = await plain.call(id, input)
        if (response.status === 200) await activity.notice(id)
        return response
      },
    }
  }
  const server: TestServer = {
    port: running.port,
    serverContext: running.serverContext,
    database,
    guard,
    unrecorded: activity.missing,
    owner,
    client,
    async signUp(email = `person${++people}.${process.pid}@example.com`) {
      const person = client()
      const password = `correct horse ${people} battery`
      await expectOk(person.call('auth.signup', { body: { name: `Person ${people}`, email, password } }))
      const token = linkToken((await server.email(email, 'verify-email')).text)
      await expectOk(person.call('auth.verifyEmail', { body: { token } }))
      const { json } = await expectOk(person.call('auth.checkAuth'))
      return { ...person, email, password, userId: json.userId }
    },
    async createStore({ subdomain = `shop${++people}`, currency = 'USD', owner: someone, starter = false, isOpen = true } = {}) {
      const storeOwner = someone ?? (await server.signUp())
      const { json } = await expectOk(
        storeOwner.call('store.create', { body: { name: `Store ${subdomain}`, subdomain, currency } }),
      )
      if (isOpen) await openStore(storeOwner, json.storeId)
      if (!starter)
        for (const table of ['products', 'categories', 'search_terms'])
          await owner.query(`delete from ${table} where store_id = $1`, [json.storeId])
      return { owner: storeOwner, storeId: json.storeId, host: json.storeDomain }
    },
    async addStaff(storeId, userId, role = 'manager') {
      await owner.query('insert into store_members (store_id, user_id, role) values ($1, $2, $3)', [storeId, userId, role])
    },
    async confirmSessions() {
      await owner.query('update sessions set confirmed_at = now()')
    },
    async email(to, kind) {
      const deadline = Date.now() + 10_000
      for (;;) {
        const found = (await readMailbox(owner, to)).find((email) => kind === undefined || email.kind === kind)
        if (found) return found
        if (Date.now() > deadline) throw new Error(`No email ${kind ?? ''} to ${to}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    async another(options) {
      const next = await run(options)
      others.push(next)
      return next
    },
    async stop() {
      for (const next of [...others, running]) await next.stop()
      await owner.end()
      await database.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
  return server
}

/**
 * A client of a server that listens on a port of this machine. With the cookies of another client it continues that session; `from` is
 * the loopback address that it comes from.
 */
export function createClient(
  port: number,
  host: string,
  { cookies = '', from }: { cookies?: string; from?: string } = {},
): Client {
  const jar = new Map<string, string>()
  for (const pair of cookies.split('; ')) if (pair) keep(jar, pair)
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const raw: Client['raw'] = async (request) => {
    const response = await rawRequest(port, {
      host,
      ...(from && { from }),
      ...request,
      headers: { ...(jar.size > 0 && { cookie: cookie() }), ...request.headers },
    })
    const set = response.headers['set-cookie']
    for (const line of Array.isArray(set) ? set : []) keep(jar, line)
    return response
  }
  return {
    host,
    cookie,
    raw,
    call: async (id, input) => (await raw(requestOf(id, input ?? ({} as never)))) as never,
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  if (/;\s*max-age=0(?:;|$)/i.test(line)) jar.delete(pair.slice(0, at))
  else jar.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Opens a store, which is closed when it is created. */
export const openStore = (owner: Client, storeId: string) =>
  expectOk(owner.call('store.updateOpening', { body: { storeId, isOpen: true } }))

/** Returns the token of the link in an email. */
export function linkToken(text: string): string {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(text)?.[1]
  if (!token) throw new Error(`No link with a token in:\n${text}`)
  return token
}

/** Returns the response if it is a success; otherwise throws an error with the server's message. */
export async function expectOk<T extends { status: number; text: string }>(result: Promise<T>): Promise<T> {
  const got = await result
  if (got.status !== 200) throw new Error(`Expected 200, got ${got.status}: ${got.text.slice(0, 500)}`)
  return got
}
