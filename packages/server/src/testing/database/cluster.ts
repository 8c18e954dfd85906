import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../ground/db/embedded/embedded.ts'
import { newId } from '../../ground/db/id.ts'
import { migrate, migrations } from '../../ground/db/migrate.ts'

export type TestDatabase = { ownerUrl: string; appUrl: string; stop(): Promise<void> }

/** The cluster that all test processes share: fsync off, kept between runs, stopped by the last process that ends. */
export const testCluster = { root: join(import.meta.dirname, '../../../../../.data/test-postgres'), durable: false }

/** A fresh database with the current schema: a clone of a template that is migrated once per state of the migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await startEmbedded(testCluster)
  const admin = new pg.Client({ connectionString: cluster.url() })
  await admin.connect()
  const name = `test_${process.pid}_${newId()}`
  try {
    await admin.query('select pg_advisory_lock(1)')
    const template = await ensureTemplate(admin, cluster.url)
    await admin.query('select pg_advisory_unlock(1)')
    await dropLeftovers(admin)
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  } catch (error) {
    await admin.end()
    await cluster.stop()
    throw error
  }
  return {
    ownerUrl: cluster.url(name),
    appUrl: cluster.appUrl(name),
    stop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await cluster.stop()
    },
  }
}

async function ensureTemplate(admin: pg.Client, url: (database: string) => string): Promise<string> {
  const state = createHash('sha256').update((await migrations()).map(({ hash }) => hash).join())
  const name = `template_${state.digest('hex').slice(0, 16)}`
  const { rows } = await admin.query<{ datistemplate: boolean }>('select datistemplate from pg_database where datname = $1', [
    name,
  ])
  if (rows[0]?.datistemplate) return name
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await migrate(url(name))
  await admin.query(`alter database ${name} is_template true allow_connections false`)
  return name
}

/** Databases of test processes that were killed. */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname like 'test\\_%'`)
  for (const { datname } of rows) {
    const pid = Number(datname.split('_')[1])
    if (!isRunning(pid)) await admin.query(`drop database if exists ${datname} with (force)`)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
