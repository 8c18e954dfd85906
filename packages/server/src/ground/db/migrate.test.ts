import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../operator/commands.ts'
import { testCluster } from '../../testing/database/cluster.ts'
import { tableTypes } from '../../testing/database/table-types.ts'
import { readConfig } from '../config.ts'
import { type Embedded, startEmbedded } from './embedded/embedded.ts'
import { newId } from './id.ts'
import { migrate, migrations, requireMigrated } from './migrate.ts'

let cluster: Embedded
let admin: pg.Client
let client: pg.Client
const name = `test_${process.pid}_${newId()}`

beforeAll(async () => {
  cluster = await startEmbedded(testCluster)
  admin = new pg.Client({ connectionString: cluster.url() })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await Promise.all(Array.from({ length: 4 }, () => migrate(cluster.url(name))))
  client = new pg.Client({ connectionString: cluster.url(name) })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await cluster.stop()
})

describe('migrations', () => {
  it('run once each when several processes start together', async () => {
    const { rows } = await client.query('select name from schema_migrations')
    expect(rows.map((row) => row.name).sort()).toEqual((await migrations()).map((migration) => migration.name).sort())
  })

  it('do not run with a command of the operator, which needs an up-to-date database', async () => {
    const database = `${name}_commands`
    await admin.query(`create database ${database}`)
    const command = () => runCommand(readConfig({ DATABASE_URL: cluster.url(database) }), ['log'])
    const seen = new pg.Client({ connectionString: cluster.url(database) })
    await seen.connect()
    const tables = async () =>
      (await seen.query(`select from pg_tables where schemaname in ('public', 'graphile_worker')`)).rowCount
    try {
      await expect(command()).rejects.toThrow('Start the server first')
      expect(await tables()).toBe(0)
      await migrate(cluster.url(database))
      const last = (await migrations()).at(-1)?.name
      await seen.query('delete from schema_migrations where name = $1', [last])
      await expect(command()).rejects.toThrow(`does not have migration ${last}`)
      expect((await seen.query('select from schema_migrations where name = $1', [last])).rowCount).toBe(0)
    } finally {
      await seen.end()
      await admin.query(`drop database ${database} with (force)`)
    }
  })

  it('refuse to continue when an earlier one was edited', async () => {
    const [first] = await migrations()
    await client.query(`update schema_migrations set hash = 'other' where name = $1`, [first?.name])
    await expect(migrate(cluster.url(name))).rejects.toThrow(`${first?.name} was edited after it ran`)
    await client.query('update schema_migrations set hash = $2 where name = $1', [first?.name, first?.hash])
  })

  it('refuse a database from before the first release, which stays unchanged', async () => {
    const database = `${name}_unreleased`
    await admin.query(`create database ${database}`)
    const seen = new pg.Client({ connectionString: cluster.url(database) })
    await seen.connect()
    try {
      await seen.query(
        'create table schema_migrations (name text primary key, hash text not null, at timestamptz not null default now())',
      )
      await seen.query(`insert into schema_migrations (name, hash) values ('0001_accounts.sql', '')`)
      for (const refuse of [migrate, requireMigrated]) {
        await expect(refuse(cluster.url(database), '/data/postgres')).rejects.toThrow(
          'Delete the folder /data/postgres, then start',
        )
        await expect(refuse(cluster.url(database))).rejects.toThrow('Create an empty database and set DATABASE_URL to it')
      }
      const { rowCount } = await seen.query(`select from pg_tables where schemaname in ('public', 'graphile_worker')`)
      expect(rowCount).toBe(1)
    } finally {
      await seen.end()
      await admin.query(`drop database ${database} with (force)`)
    }
  })
})

it('writes the range of a product once when one statement changes the prices of its variations', async () => {
  await client.query(
    `insert into stores (store_id, name, subdomain, currency, country) values ('many', 'A', 'many', 'EUR', 'AT')`,
  )
  await client.query(`insert into products (store_id, id, name, slug, price) values ('many', 'p', 'Shirt', 'shirt', 100)`)
  await client.query(`insert into product_variations (store_id, id, product_id, price, attributes, attributes_key)
    select 'many', 'v' || n, 'p', 100 + n, '{}', n::text from generate_series(1, 50) n`)
  const updates = async () => {
    const { rows } = await client.query(`select n_tup_upd::int as count from pg_stat_xact_user_tables where relname = 'products'`)
    return rows[0].count
  }
  await client.query('begin')
  try {
    const before = await updates()
    await client.query(`update product_variations set price = price + 100 where store_id = 'many'`)
    expect((await updates()) - before).toBe(1)
    const { rows } = await client.query(
      `select min_price::int as min, max_price::int as max from products where store_id = 'many'`,
    )
    expect(rows).toEqual([{ min: 201, max: 250 }])
  } finally {
    await client.query('rollback')
  }
})

describe('an owner that is no superuser and a member of the plain role', () => {
  it('migrates, and the application works behind row-level security', async () => {
    const role = `owner_${process.pid}_${newId().slice(0, 8).toLowerCase()}`
    await admin.query(`create role ${role} login password 'secret'`)
    await admin.query(`grant blockfront_app to ${role}`)
    await admin.query(`create database ${role} owner ${role}`)
    const url = new URL(cluster.url(role))
    url.username = role
    url.password = 'secret'
    const application = new URL(url)
    application.searchParams.set('options', '-c role=blockfront_app')
    const plain = new pg.Client({ connectionString: application.href })
    try {
      await migrate(url.href)
      await plain.connect()
      const { rows } = await plain.query('select current_user as who, (select count(*)::int from stores) as stores')
      expect(rows).toEqual([{ who: 'blockfront_app', stores: 0 }])
    } finally {
      await plain.end()
      await admin.query(`drop database ${role} with (force)`)
      await admin.query(`revoke blockfront_app from ${role}`)
      await admin.query(`drop role ${role}`)
    }
  })
})

describe('the schema', () => {
  it('protects every table with a store_id by row-level security, with a key that begins with it', async () => {
    const { rows } = await client.query<{ name: string; secured: boolean; policies: number; first_key: string }>(`
      select c.relname as name, c.relrowsecurity as secured,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first_key
      from pg_class c join pg_attribute s on s.attrelid = c.oid and s.attname = 'store_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter((row) => !row.secured || row.policies !== 1 || row.first_key !== 'store_id')).toEqual([])
  })

  it('prevents references to rows of another store', async () => {
    const { rows } = await client.query(`
      select f.conname from pg_constraint f
      join pg_class c on c.oid = f.conrelid and c.relrowsecurity
      join pg_class t on t.oid = f.confrelid and t.relrowsecurity
      where f.contype = 'f' and not exists (
        select from unnest(f.conkey, f.confkey) as k (own, other)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own and a.attname = 'store_id'
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.other and b.attname = 'store_id')`)
    expect(rows).toEqual([])
  })

  it('has unique indexes that begin with the store, so that a store can be on one node', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute s on s.attrelid = c.oid and s.attname = 'store_id'
      where i.indisunique and i.indkey[0] <> s.attnum order by name`)
    expect(rows.map((row) => row.name)).toEqual(acrossStores)
  })

  it('has no trigger that writes another table, except those in the lists', async () => {
    const { rows: functions } = await client.query<{ name: string; source: string }>(
      `select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    const sources = new Map(functions.map(({ name, source }) => [name, source]))
    const { rows: triggers } = await client.query<{ table: string; name: string }>(`
      select distinct t.tgrelid::regclass::text as table, p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and p.pronamespace = 'public'::regnamespace`)
    const found = new Map<string, Set<string>>()
    for (const { table, name } of triggers) {
      const others = [...writtenTables(name, sources)].filter((written) => written !== table)
      if (others.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...others]))
    }
    expect(Object.fromEntries([...found].map(([name, written]) => [name, [...written].sort()]))).toEqual({
      ...derivingTriggers,
      ...writingTriggers,
    })
  })

  it('has an index for every foreign key, so that a deletion does not read whole tables', async () => {
    const { rows } = await client.query(`
      select f.conrelid::regclass::text as table, f.conname from pg_constraint f
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = any (f.conkey))`)
    expect(rows.map((row) => row.conname).filter((constraint) => !smallTables.has(constraint))).toEqual([])
  })

  it('matches the table types', async () => {
    const file = await readFile(new URL('./tables.ts', import.meta.url), 'utf8')
    expect(file, 'Update the types with: npm run generate').toBe(await tableTypes(client))
  })
})

/** Unique indexes over all stores: a hostname, a token or a payment is looked up before its store is known. The list may only get shorter. */
const acrossStores = [
  'api_tokens_token_hash_key',
  'domains_active_host',
  'payments_provider',
  'store_invitations_token_hash_key',
  'stores_subdomain_key',
]

/** Functions of triggers that write derived data into other tables: what searches and lists read, counts, and where files are used. */
const derivingTriggers: Readonly<Record<string, readonly string[]>> = {
  categories_touch: ['products'],
  count_customer_order: ['customers'],
  count_product_review: ['products'],
  note_row_media: ['media_usages'],
  note_translation_media: ['media_usages'],
  product_categories_touch: ['products'],
  product_categories_update_filters: ['product_filter_sets', 'product_filters'],
  product_variation_updates_range: ['products'],
  product_variations_update_range: ['products'],
  products_insert_filters: ['product_filter_sets', 'product_filters'],
  products_insert_stock: ['product_stock'],
  products_learn_changed: ['search_terms'],
  products_learn_terms: ['search_terms'],
  products_refresh_status: ['translated_products'],
  products_refresh_translated: ['translated_options', 'translated_products', 'translated_terms'],
  products_update_filters: ['product_filter_sets', 'product_filters'],
  products_update_stock: ['product_stock'],
  translations_refresh_products: ['translated_options', 'translated_products', 'translated_terms'],
  write_zone_areas: ['shipping_zone_areas'],
}

/** The same for data that is not derived. The list may only get shorter: write the other table in the operation. */
const writingTriggers: Readonly<Record<string, readonly string[]>> = {
  delete_empty_thread: ['comment_threads'],
}

/** Tables that a function of the database writes, itself or by the functions that it calls. */
function writtenTables(name: string, sources: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> {
  const tables = new Set<string>()
  const source = (sources.get(name) ?? '').replace(/--.*/g, '')
  seen.add(name)
  for (const [, table] of source.matchAll(/\b(?:insert into|delete from|(?<!for |no key |or |do )update) ([a-z_]+)\b/g))
    tables.add(table ?? '')
  for (const [, called = ''] of source.matchAll(/\b([a-z_]+)\(/g))
    if (sources.has(called) && !seen.has(called)) for (const table of writtenTables(called, sources, seen)) tables.add(table)
  return tables
}

/** Foreign keys to users that are followed only when an account is deleted, from tables that are read by store. */
const smallTables = new Set([
  'store_invitations_invited_by_fkey',
  'page_versions_created_by_fkey',
  'checkout_config_versions_created_by_fkey',
  'subscriptions_plan_code_fkey',
])
