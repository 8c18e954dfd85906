import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { createClient, createPool } from './connection/postgres.ts'

/** The tables of each module, then what changed later. */
const folders = ['baseline', 'migrations']

/** Recorded by databases of the development before the first release, whose migrations no longer exist. */
const UNRELEASED = '0001_accounts.sql'

/** Any number will do; every process of this project takes the same one. */
const lockKey = 7_204_113

/** The oldest major version of PostgreSQL that the migrations support. */
const oldestMajor = 16

/** Milliseconds for a statement that checks a database before the start. */
export const CHECK_TIMEOUT = 10_000

const silent = new Logger(() => () => {})

export type Migration = { name: string; sql: string; hash: string }

/** The files of `baseline/` and then those of `migrations/`, each in the order of their names. A released one never changes. */
export async function migrations(): Promise<Migration[]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(new URL(`./${folder}/`, import.meta.url))).sort().map((file) => `${folder}/${file}`),
    ),
  )
  return Promise.all(files.flat().flatMap((name) => (name.endsWith('.sql') ? [readMigration(name)] : [])))
}

async function readMigration(name: string): Promise<Migration> {
  const sql = await readFile(new URL(`./${name}`, import.meta.url), 'utf8')
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
}

/**
 * Brings a database up to date: the job queue's own tables, then each missing migration in a separate transaction. Processes that
 * start together wait for each other on an advisory lock. Throws when PostgreSQL is too old, a migration that already ran was edited, or the
 * database is from the time before the first release.
 * @param url Address for the database's owner.
 * @param folder The folder of an embedded database, for the message that says how to start again.
 */
export async function migrate(url: string, folder?: string): Promise<void> {
  const options = { url, name: 'blockfront-migrate', queryTimeout: 'none' } as const
  const client = createClient(options)
  const pool = createPool({ ...options, max: 2 })
  try {
    await client.connect()
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      `create table if not exists schema_migrations (name text primary key, hash text not null, at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    requireReleased(done, folder)
    await runMigrations({ pgPool: pool, logger: silent })
    for (const migration of await migrations()) await apply(client, migration, done.get(migration.name))
  } finally {
    await pool.end()
    await client.end()
  }
}

/**
 * Throws a {@link StartError} unless every migration of this version ran on a database. Changes nothing.
 * @param url Address for the database's owner.
 * @param folder The folder of an embedded database.
 */
export async function requireMigrated(url: string, folder?: string): Promise<void> {
  const client = createClient({ url, name: 'blockfront-check', queryTimeout: CHECK_TIMEOUT })
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const done = new Set(rows.map(({ name }) => name))
    requireReleased(done, folder)
    const missing = (await migrations()).find(({ name }) => !done.has(name))
    if (!missing) return
    throw new StartError(
      `The database does not have migration ${missing.name} of this version. Start the server of this version first, which migrates it; or run the command from the version that is running.`,
    )
  } catch (error) {
    // 42P01: no table. 3D000: no database.
    if (!['42P01', '3D000'].includes((error as { code?: string }).code ?? '')) throw error
    throw new StartError('The database is empty. Start the server first, which creates its tables.', { cause: error })
  } finally {
    await client.end()
  }
}

/** Throws if the database has migrations from before the first release, which were replaced by the baseline. */
function requireReleased(done: { has(name: string): boolean }, folder: string | undefined): void {
  if (!done.has(UNRELEASED)) return
  const database = folder ? `The database in ${folder}` : 'The database that DATABASE_URL names'
  const next = folder ? `Delete the folder ${folder}` : 'Create an empty database and set DATABASE_URL to it'
  throw new StartError(
    `${database} was created by a version before the first release, and this version cannot read it. Nothing in it was changed. ` +
      `To keep the data of a store, start the earlier version and download the archive of the store. ${next}, then start the server again.`,
  )
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) < oldestMajor)
    throw new StartError(
      `Blockfront needs PostgreSQL ${oldestMajor} or newer, and DATABASE_URL connects to version ${version}. ` +
        'Set it to a newer server, or remove DATABASE_URL: Blockfront then starts its own PostgreSQL.',
    )
}

async function apply(client: pg.Client, { name, sql, hash }: Migration, known: string | undefined): Promise<void> {
  if (known === hash) return
  if (known)
    throw new StartError(`Migration ${name} was edited after it ran on this database: write the change as a new migration.`)
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
