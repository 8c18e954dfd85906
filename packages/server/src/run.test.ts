import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isAlive } from './ground/db/embedded/start-lock.ts'
import { createProcessFolder, type ProcessFolder, type StartedProcess } from './testing/process.ts'
import { rawRequest } from './testing/request.ts'
import { type Client, createClient, expectOk } from './testing/server.ts'

/** The first test creates the cluster in it, the others start on its data. */
let folder: ProcessFolder
beforeAll(async () => {
  folder = await createProcessFolder()
})
afterAll(() => folder.remove())

const password = 'a phrase to remember'

const startProcess = (env?: Record<string, string>) => folder.start(env)

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

describe('the server process', () => {
  afterEach(() => folder.stop())

  it('creates its database, uses the next free port in development, shares its database, and finishes open requests', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port: taken } = blocker.address() as AddressInfo
    const [first, second] = await Promise.all([startProcess({ PORT: String(taken) }), startProcess()]).finally(() =>
      blocker.close(),
    )
    expect(first.port).toBeGreaterThan(taken)
    expect(first.output()).toContain(`Port ${taken} is taken; serving on ${first.port}`)
    const person = createClient(first.port, 'localhost')
    await expectOk(person.call('auth.signup', { body: { name: 'Two', email: 'two@example.com', password } }))
    const atSecond = createClient(second.port, 'localhost', { cookies: person.cookie() })
    await expectOk(atSecond.call('user.getProfile'))
    first.child.kill('SIGTERM')
    expect(await ended(first.child)).toBe(0)
    await expectOk(atSecond.raw({ method: 'GET', path: '/readyz' }))

    // The last process finishes open requests, and stops the database.
    const slow = atSecond.call('auth.signup', { body: { name: 'Slow', email: 'slow@example.com', password } })
    await expectOk(atSecond.raw({ method: 'GET', path: '/healthz' }))
    second.child.kill('SIGTERM')
    await expectOk(slow)
    expect(await ended(second.child)).toBe(0)
  })

  it('reports every mistake in its configuration and exits', async () => {
    await expect(startProcess({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toThrow(/2 mistakes:\n {2}- PORT[^\n]*\n {2}- LOG_LEVEL/)
  })
})

describe('a server process that starts after kill -9 of the previous one and of PostgreSQL', () => {
  let person: Client
  let restarted: StartedProcess
  beforeAll(async () => {
    const killed = await startProcess()
    person = createClient(killed.port, 'localhost')
    await expectOk(person.call('auth.signup', { body: { name: 'Kept', email: 'kept@example.com', password } }))
    const postmaster = await folder.postmaster()
    process.kill(postmaster, 'SIGKILL')
    killed.child.kill('SIGKILL')
    await once(killed.child, 'exit')
    // A killed process without a parent counts as alive until init has collected it.
    await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), { timeout: 60_000 })
    restarted = await startProcess()
  })

  it('has every acknowledged write', async () => {
    const again = createClient(restarted.port, 'localhost', { cookies: person.cookie() })
    expect((await expectOk(again.call('user.getProfile'))).json).toMatchObject({ name: 'Kept' })
  })

  it('responds with 503 while PostgreSQL is suspended, and recovers', async () => {
    const { child, port } = restarted
    const get = async (path: string) => {
      const { status } = await rawRequest(port, { host: 'localhost', method: 'GET', path, headers: { cookie: 'session=none' } })
      return status
    }
    const signIn = () =>
      createClient(port, 'localhost').call('auth.login', { body: { email: 'nobody@example.com', password: 'no such phrase' } })
    expect([await get('/healthz/database'), (await signIn()).status]).toEqual([200, 401])
    await folder.freeze()
    try {
      const [database, ...logins] = await Promise.all([get('/healthz/database'), ...Array.from({ length: 30 }, signIn)])
      expect([database, ...new Set(logins.map(({ status }) => status))]).toEqual([503, 503])
      for (let i = 0; i < 3; i++) expect(await get('/healthz/database')).toBe(503)
      expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200])
      expect((await signIn()).headers['retry-after']).toBe('1')
    } finally {
      await folder.thaw()
    }
    await expect.poll(() => get('/healthz/database')).toBe(200)
    expect((await signIn()).status).toBe(401)
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
  })
})
