import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeFolder } from '../data-folder.ts'
import { explainConnectionErrors } from './connection/connection-error.ts'
import { requireNotifications } from './connection/notifications.ts'
import { createClient } from './connection/postgres.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { CHECK_TIMEOUT, migrate, requireMigrated } from './migrate.ts'
import { requireUnprivilegedRole } from './plain-role.ts'

export type OpenDatabase = {
  /** For the schema's owner: migrations and the job queue. */
  ownerUrl: string
  /** For the application: the plain role. */
  appUrl: string
  /** For the connection that receives notifications. Default: `appUrl`. */
  listenUrl?: string
  /** Releases the embedded PostgreSQL. Does nothing for an external one. */
  stop(): Promise<void>
}

/**
 * Finds or starts PostgreSQL and brings its schema up to date. With `migrates: false` it changes nothing, and throws a
 * {@link StartError} if the schema is not up to date.
 */
export async function openDatabase(
  config: Config,
  say: (message: string) => void,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const prepare = migrates ? migrate : requireMigrated
  const { databaseUrl, databaseAppUrl, databaseDirectUrl } = config
  if (databaseUrl) {
    const ownerUrl = databaseDirectUrl ?? databaseUrl
    await explainConnectionErrors(databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', ownerUrl, () => prepare(ownerUrl))
    const appUrl = databaseAppUrl ?? asApplicationRole(databaseUrl)
    await explainConnectionErrors(databaseAppUrl ? 'DATABASE_APP_URL' : 'DATABASE_URL', appUrl, () =>
      config.mode === 'production' ? requireUnprivilegedRole(appUrl, databaseAppUrl !== undefined) : greet(appUrl),
    )
    const listenUrl = databaseDirectUrl ?? appUrl
    // Jobs listen as the owner.
    if (migrates) await Promise.all([...new Set([listenUrl, ownerUrl])].map((url) => requireNotifications(url, appUrl)))
    return { ownerUrl, appUrl, listenUrl, stop: async () => {} }
  }
  const root = join(config.dataFolder, 'postgres')
  const embedded = await startEmbedded({ root, say })
  try {
    if (migrates) await createIfMissing(embedded.url(), 'blockfront')
    await prepare(embedded.url('blockfront'), root)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return { ownerUrl: embedded.url('blockfront'), appUrl: embedded.appUrl('blockfront'), stop: embedded.stop }
}

/** The owner's address, switching to the plain role as the connection starts. */
function asApplicationRole(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c role=blockfront_app`.trim())
  return url.href
}

/** Throws where the address cannot be used. */
async function greet(url: string): Promise<void> {
  const client = createClient({ url, name: 'blockfront-check', queryTimeout: CHECK_TIMEOUT })
  await client.connect().finally(() => client.end())
}

async function createIfMissing(url: string, name: string): Promise<void> {
  const client = createClient({ url, name: 'blockfront-create', queryTimeout: 60_000 })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // 42P04, 23505: another process was faster.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

/** The secret of a run without BLOCKFRONT_SECRET: created once and stored in the data folder, so that links and sessions survive restarts. */
export async function loadOrCreateSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secret')
  await makeFolder(dataFolder)
  await writeFile(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(path, 'utf8')).trim()
}
