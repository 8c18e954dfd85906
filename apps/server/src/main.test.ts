import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isAlive } from './db/embedded/start-lock.ts'
import { createProcessFolder, type ProcessFolder } from './testing/process.ts'
import { rawRequest } from './testing/request.ts'
import { createClient, expectOk } from './testing/server.ts'

/** The first test creates the cluster in it, the others start on its data. */
let folder: ProcessFolder
beforeAll(async () => {
  folder = await createProcessFolder()
})
afterEach(() => folder.stop())
afterAll(() => folder.remove())

const startProcess = (env?: Record<string, string>) => folder.start(env)

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

describe('the server process', () => {
  it('creates its database, shares it with a second one, and the last one stops it', async () => {
    const [first, second] = await Promise.all([startProcess(), startProcess()])
    const person = createClient(first.port, 'localhost')
    await expectOk(
      person.call('auth.signup', { body: { name: 'Two', email: 'two@example.com', password: 'a phrase to remember' } }),
    )
    const atSecond = await rawRequest(second.port, {
      host: 'localhost',
      method: 'GET',
      path: '/api/user/profile',
      headers: { cookie: person.cookie() },
    })
    expect(atSecond.status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await ended(first.child)).toBe(0)
    expect((await rawRequest(second.port, { host: 'localhost', method: 'GET', path: '/readyz' })).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await ended(second.child)).toBe(0)
  })

  it('finishes open requests when it stops', async () => {
    const { child, port } = await startProcess()
    const person = createClient(port, 'localhost')
    const slow = person.call('auth.signup', {
      body: { name: 'Slow', email: 'slow@example.com', password: 'a phrase to remember' },
    })
    await expect
      .poll(() => rawRequest(port, { host: 'x', method: 'GET', path: '/healthz' }).then((answer) => answer.status))
      .toBe(200)
    child.kill('SIGTERM')
    expect((await slow).status).toBe(200)
    expect(await ended(child)).toBe(0)
  })

  it('keeps acknowledged writes after kill -9 of itself and of PostgreSQL', async () => {
    const first = await startProcess()
    const person = createClient(first.port, 'localhost')
    await expectOk(
      person.call('auth.signup', { body: { name: 'Kept', email: 'kept@example.com', password: 'a phrase to remember' } }),
    )
    const postmaster = await folder.postmaster()
    process.kill(postmaster, 'SIGKILL')
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    // A killed process without a parent counts as alive until init has collected it.
    await expect.poll(() => isAlive(postmaster)).toBe(false)
    const second = await startProcess()
    const again = await rawRequest(second.port, {
      host: 'localhost',
      method: 'GET',
      path: '/api/user/profile',
      headers: { cookie: person.cookie() },
    })
    expect(again.json).toMatchObject({ name: 'Kept' })
  })

  it('responds with 503 within two seconds while PostgreSQL is suspended, and recovers', async () => {
    const { child, port } = await startProcess()
    const get = async (path: string) => {
      const began = performance.now()
      const { status } = await rawRequest(port, { host: 'localhost', method: 'GET', path, headers: { cookie: 'session=none' } })
      return { status, took: performance.now() - began }
    }
    const signIn = () =>
      createClient(port, 'localhost').call('auth.login', { body: { email: 'nobody@example.com', password: 'no such phrase' } })
    expect([(await get('/readyz')).status, (await signIn()).status]).toEqual([200, 401])
    await folder.freeze()
    try {
      const began = performance.now()
      const [ready, ...logins] = await Promise.all([get('/readyz'), ...Array.from({ length: 30 }, signIn)])
      expect([ready?.status, ...new Set(logins.map(({ status }) => status))]).toEqual([503, 503])
      // Two seconds, and one for a machine that is busy with other tests.
      expect(performance.now() - began).toBeLessThan(3_000)
      for (let i = 0; i < 3; i++) {
        const again = await get('/readyz')
        expect(again.status).toBe(503)
        expect(again.took).toBeLessThan(1_000)
      }
      expect((await get('/healthz')).status).toBe(200)
      expect((await signIn()).headers['retry-after']).toBe('1')
    } finally {
      await folder.thaw()
    }
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    expect((await signIn()).status).toBe(401)
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
  })

  it('uses the next free port, and reports it', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port: taken } = blocker.address() as { port: number }
    try {
      const { port, output } = await startProcess({ PORT: String(taken) })
      expect(port).toBeGreaterThan(taken)
      expect(output()).toContain(`Port ${taken} is taken; serving on ${port}`)
    } finally {
      blocker.close()
    }
  })

  it('reports every mistake in its configuration and exits', async () => {
    await expect(startProcess({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toThrow(/2 mistakes:\n {2}- PORT[^\n]*\n {2}- LOG_LEVEL/)
  })
})
