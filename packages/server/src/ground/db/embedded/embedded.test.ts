import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaseName, startEmbedded } from './embedded.ts'
import { isAlive } from './start-lock.ts'

/** The first test creates the cluster in it, and the others start it again. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockfront-pg-'))
})
afterAll(async () => {
  for (const root of ['pg', 'hidden']) {
    const elsewhere = (await readFile(join(folder, root, 'location'), 'utf8').catch(() => '')).trim()
    if (elsewhere) await rm(elsewhere, { recursive: true, force: true })
  }
  await rm(folder, { recursive: true, force: true })
})

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

/** Waits until the condition holds, without a fixed pause. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}

describe('the embedded PostgreSQL', () => {
  it('is created once and used by all processes that start at the same time, and stops with the last of them', async () => {
    const clusters = await Promise.all([1, 2, 3].map(() => startEmbedded({ root: join(folder, 'pg') })))
    const [first, second, third] = clusters
    expect(new Set(clusters.map((cluster) => cluster.pid())).size).toBe(1)
    await first?.stop()
    await second?.stop()
    expect(await query(third?.url() ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    await third?.stop()
    expect(isAlive(third?.pid() ?? 0)).toBe(false)
  })

  it('listens on loopback only, requires a password, and gives the application a plain role', async () => {
    const cluster = await startEmbedded({ root: join(folder, 'pg') })
    try {
      const [row] = await query<{ listen: string; sockets: string }>(
        cluster.url(),
        `select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets`,
      )
      expect(row).toEqual({ listen: '127.0.0.1', sockets: '' })
      const wrong = new URL(cluster.url())
      wrong.password = 'wrong'
      await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
      const [role] = await query(
        cluster.appUrl(),
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
      )
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false })
    } finally {
      await cluster.stop()
    }
    expect(isAlive(cluster.pid())).toBe(false)
  })

  it('keeps its data over a restart', async () => {
    const first = await startEmbedded({ root: join(folder, 'pg') })
    await query(first.url(), 'create table restarted as select 42 as answer')
    await first.stop()
    const second = await startEmbedded({ root: join(folder, 'pg') })
    expect(await query(second.url(), 'select answer from restarted')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('survives kill -9 of the process that started it', async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
      const cluster = await startEmbedded({ root: ${JSON.stringify(join(folder, 'pg'))} })
      process.stdout.write(String(cluster.pid()))
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--conditions=@blockfront/source', '--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [pid] = (await once(child.stdout, 'data')) as [Buffer]
    child.kill('SIGKILL')
    await once(child, 'exit')
    const next = await startEmbedded({ root: join(folder, 'pg') })
    expect(next.pid()).toBe(Number(pid))
    // PostgreSQL takes a moment to notice the killed process; until then it counts as a user of the cluster.
    const leases = () => query(next.url(), `select from pg_stat_activity where application_name = '${leaseName}'`)
    await expect.poll(async () => (await leases()).length, { timeout: 60_000 }).toBe(1)
    await next.stop()
    expect(isAlive(Number(pid))).toBe(false)
  })

  it('comes back on the same port when PostgreSQL is killed, with every commit', async () => {
    const cluster = await startEmbedded({ root: join(folder, 'pg') })
    await query(cluster.url(), 'create table killed as select 42 as answer')
    const [url, pid] = [cluster.url(), cluster.pid()]
    process.kill(pid, 'SIGKILL')
    await until(() => cluster.pid() !== pid)
    expect(cluster.url()).toBe(url)
    expect(await query(url, 'select answer from killed')).toEqual([{ answer: 42 }])
    await cluster.stop()
  })

  it.runIf(process.getuid?.() === 0)('moves to a folder that its user can access, reports it, and finds it again', async () => {
    const hidden = join(folder, 'hidden')
    await mkdir(hidden, { mode: 0o700 })
    const messages: string[] = []
    const first = await startEmbedded({ root: hidden, say: (message) => messages.push(message) })
    await query(first.url(), 'create table kept as select 42 as answer')
    await first.stop()
    expect(messages.join()).toContain('cannot read')
    const second = await startEmbedded({ root: hidden })
    expect(await query(second.url(), 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })
})
