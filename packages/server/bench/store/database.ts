import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../src/ground/db/embedded/embedded.ts'
import { migrations } from '../../src/ground/db/migrate.ts'
import { seed } from './seed.ts'

/** The cluster of all benches: as durable as a store's own, and kept, so that only the first run fills it. */
const root = join(import.meta.dirname, '../../../../.data/bench-postgres')

export type BenchDatabase = { ownerUrl: string; appUrl: string; stop(): Promise<void> }

/** The filled database: 1,000 stores, one of them with 100,000 products, orders and customers. Filled once for each version of schema and seed. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const cluster = await startEmbedded({ root })
  const name = await databaseName()
  await withAdmin(cluster, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname like 'bench\\_%'`)
    const names = rows.map(({ datname }) => datname)
    for (const other of names) if (other !== name) await admin.query(`drop database ${other} with (force)`)
    if (!names.includes(name)) await fill(cluster, admin, name)
  })
  return { ownerUrl: cluster.url(name), appUrl: cluster.appUrl(name), stop: cluster.stop }
}

/** A database with the demo store, created for each run: `load` starts a server that fills it and returns afterwards. */
export async function withDemoDatabase<Result>(
  load: (database: { ownerUrl: string; appUrl: string }) => Promise<void>,
  work: (database: { ownerUrl: string; appUrl: string }) => Promise<Result>,
): Promise<Result> {
  const cluster = await startEmbedded({ root })
  const name = 'demo_bench'
  const urls = { ownerUrl: cluster.url(name), appUrl: cluster.appUrl(name) }
  try {
    await withAdmin(cluster, async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`create database ${name}`)
    })
    await load(urls)
    return await work(urls)
  } finally {
    await cluster.stop()
  }
}

async function databaseName(): Promise<string> {
  const hash = createHash('sha256')
  for (const { hash: part } of await migrations()) hash.update(part)
  const large = ['catalog', 'selling', 'customers'].map((records) => `../../src/testing/large/large-${records}.ts`)
  for (const file of ['./seed.ts', ...large]) hash.update(await readFile(new URL(file, import.meta.url)))
  return `bench_${hash.digest('hex').slice(0, 16)}`
}

/** Fills under another name first, so that a seed that broke off is never taken for a whole one. */
async function fill(cluster: Embedded, admin: pg.Client, name: string): Promise<void> {
  const unfinished = `${name}_new`
  await admin.query(`create database ${unfinished}`)
  await seed({ ownerUrl: cluster.url(unfinished), appUrl: cluster.appUrl(unfinished) })
  await admin.query(`alter database ${unfinished} rename to ${name}`)
}

async function withAdmin(cluster: Embedded, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.url() })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}
