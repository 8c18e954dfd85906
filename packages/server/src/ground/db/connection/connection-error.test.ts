import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/cluster.ts'
import { readConfig } from '../../config.ts'
import { StartError } from '../../start-error.ts'
import { openDatabase } from '../open.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.stop())

/** Returns the error message for an unusable database. */
async function said(env: Record<string, string>): Promise<string> {
  const opened = openDatabase(readConfig(env), () => {})
  const error = await opened.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

const changed = (change: (url: URL) => void, given = database.ownerUrl) => {
  const url = new URL(given)
  change(url)
  return url.href
}

describe('a DATABASE_URL that cannot be used', () => {
  it('reports that nothing listens there, and that the variable can be left out', async () => {
    const message = await said({ DATABASE_URL: 'postgres://owner:hidden@127.0.0.1:1/shop' })
    expect(message).toMatch(/^No PostgreSQL listens at 127\.0\.0\.1:1\b.*DATABASE_URL.*its own PostgreSQL/)
    expect(message).not.toContain('hidden')
  })

  it('reports an unknown host', async () => {
    expect(await said({ DATABASE_URL: 'postgres://owner@db.invalid/shop' })).toMatch(/No host is named db\.invalid.*DATABASE_URL/)
  })

  it('reports a wrong or missing password, and does not show it', async () => {
    const wrong = await said({ DATABASE_URL: changed((url) => (url.password = 'mistyped')) })
    expect(wrong).toMatch(/rejected the password of blockfront_owner/)
    expect(wrong).not.toContain('mistyped')
    expect(await said({ DATABASE_URL: changed((url) => (url.password = '')) })).toMatch(/asks blockfront_owner for a password/)
  })

  it('reports a missing database, and how to create it', async () => {
    const message = await said({ DATABASE_URL: changed((url) => (url.pathname = '/nowhere')) })
    expect(message).toContain('has no database nowhere. Create it (create database "nowhere" owner "blockfront_owner")')
  })

  it('reports that the user may not create what is missing', async () => {
    const plain = changed((url) => (url.pathname = '/postgres'), database.appUrl)
    expect(await said({ DATABASE_URL: plain })).toMatch(
      /blockfront_app lacks a privilege that the first start needs: .*createrole/,
    )
  })

  it('reports that another program listens there', async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    try {
      expect(await said({ DATABASE_URL: `postgres://owner:x@127.0.0.1:${port}/shop` })).toMatch(
        /Check that PostgreSQL listens there/,
      )
    } finally {
      other.close()
    }
  })

  it('names the other variable if that one is wrong', async () => {
    const wrong = changed((url) => (url.password = 'mistyped'), database.appUrl)
    expect(await said({ DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: wrong })).toMatch(/Correct DATABASE_APP_URL/)
  })
})

describe('in production', () => {
  const production = (env: Record<string, string>) => ({
    NODE_ENV: 'production',
    BLOCKFRONT_PUBLIC_URL: 'https://shops.test',
    BLOCKFRONT_SECRET: randomBytes(32).toString('hex'),
    BLOCKFRONT_METRICS_TOKEN: randomBytes(32).toString('hex'),
    DATABASE_URL: database.ownerUrl,
    ...env,
  })

  it('starts with the two roles of docs/guides/deploy.md, neither of which is a superuser', async () => {
    const admin = new pg.Client({ connectionString: database.ownerUrl })
    await admin.connect()
    const role = `test_${process.pid}_guide`
    const at = (url: string, user?: string) =>
      changed((parts) => {
        parts.pathname = `/${role}`
        if (user) Object.assign(parts, { username: user, password: 'pass' })
      }, url)
    try {
      await admin.query(`create role ${role} login password 'pass'`)
      await admin.query(`grant blockfront_app to ${role}`)
      await admin.query(`create database ${role} owner ${role}`)
      const urls = { DATABASE_URL: at(database.ownerUrl, role), DATABASE_APP_URL: at(database.appUrl) }
      expect((await openDatabase(readConfig(production(urls)), () => {})).ownerUrl).toBe(urls.DATABASE_URL)
      expect(await said({ ...production(urls), DATABASE_APP_URL: '' })).toContain(`"${role}", which owns the tables`)
    } finally {
      // The migration closes its connections without waiting for their end.
      const open = () => admin.query('select 1 from pg_stat_activity where datname = $1', [role])
      await expect.poll(async () => (await open()).rowCount).toBe(0)
      await admin.query(`drop database if exists ${role}`)
      await admin.query(`drop role if exists ${role}`)
      await admin.end()
    }
  })

  it('refuses a superuser for the application, from either variable, and says what to do', async () => {
    const implied = await said(production({}))
    expect(implied).toMatch(/"blockfront_owner", which is a superuser.*Set DATABASE_APP_URL.*alter role blockfront_app login/)
    const given = await said(production({ DATABASE_APP_URL: database.ownerUrl }))
    expect(given).toMatch(/"blockfront_owner", which is a superuser.*Correct DATABASE_APP_URL/)
  })

  it('refuses a role that owns the tables or bypasses row-level security, also through membership', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    const name = (kind: string) => `test_${process.pid}_${kind}`
    const roles = ['bypasses', 'owns', 'member', 'plain']
    const signIn = (kind: string) =>
      changed((url) => {
        url.username = name(kind)
        url.password = 'pass'
      }, database.appUrl)
    try {
      for (const kind of roles) await owner.query(`create role ${name(kind)} login password 'pass'`)
      await owner.query(`alter role ${name('bypasses')} bypassrls`)
      await owner.query(`alter table plans owner to ${name('owns')}`)
      await owner.query(`grant ${name('owns')} to ${name('member')} with inherit false`)
      await owner.query(`grant blockfront_app to ${name('plain')}`)
      expect(await said(production({ DATABASE_APP_URL: signIn('bypasses') }))).toContain('may bypass row-level security')
      for (const kind of ['owns', 'member'])
        expect(await said(production({ DATABASE_APP_URL: signIn(kind) }))).toContain('owns the tables')
      for (const url of [signIn('plain'), database.appUrl]) {
        const opened = await openDatabase(readConfig(production({ DATABASE_APP_URL: url })), () => {})
        expect(opened.appUrl).toBe(url)
      }
    } finally {
      await owner.query(`alter table plans owner to ${owner.escapeIdentifier('blockfront_owner')}`)
      for (const kind of roles) await owner.query(`drop role if exists ${name(kind)}`)
      await owner.end()
    }
  })
})
