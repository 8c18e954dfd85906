import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.stop())

/** What is said of a database that refuses. */
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
  it('says that nothing listens there, and that it can be left out', async () => {
    const message = await said({ DATABASE_URL: 'postgres://owner:hidden@127.0.0.1:1/shop' })
    expect(message).toMatch(/^No PostgreSQL listens at 127\.0\.0\.1:1\b.*DATABASE_URL.*of its own/)
    expect(message).not.toContain('hidden')
  })

  it('says that no such host is known', async () => {
    expect(await said({ DATABASE_URL: 'postgres://owner@db.invalid/shop' })).toMatch(
      /No host is called db\.invalid.*DATABASE_URL/,
    )
  })

  it('says that the password is wrong, or missing, and does not show it', async () => {
    const wrong = await said({ DATABASE_URL: changed((url) => (url.password = 'mistyped')) })
    expect(wrong).toMatch(/does not know blockfront_owner by this password/)
    expect(wrong).not.toContain('mistyped')
    expect(await said({ DATABASE_URL: changed((url) => (url.password = '')) })).toMatch(/asks blockfront_owner for a password/)
  })

  it('says that the database is missing, and how to make it', async () => {
    const message = await said({ DATABASE_URL: changed((url) => (url.pathname = '/nowhere')) })
    expect(message).toContain('has no database nowhere. Make it (create database "nowhere" owner "blockfront_owner")')
  })

  it('says that the user may not make what is missing', async () => {
    const plain = changed((url) => (url.pathname = '/postgres'), database.appUrl)
    expect(await said({ DATABASE_URL: plain })).toMatch(/blockfront_app may not do what the first start needs: .*createrole/)
  })

  it('says that something else listens there', async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    try {
      expect(await said({ DATABASE_URL: `postgres://owner:x@127.0.0.1:${port}/shop` })).toMatch(
        /Is it PostgreSQL that listens there/,
      )
    } finally {
      other.close()
    }
  })

  it('names the other variable where that is wrong', async () => {
    const wrong = changed((url) => (url.password = 'mistyped'), database.appUrl)
    expect(await said({ DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: wrong })).toMatch(/Correct DATABASE_APP_URL/)
  })
})
