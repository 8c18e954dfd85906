import pg from 'pg'
import { fillCatalog } from '../../src/testing/large/large-catalog.ts'
import { fillCustomers } from '../../src/testing/large/large-customers.ts'
import { fillSelling } from '../../src/testing/large/large-selling.ts'
import { rawRequest } from '../../src/testing/request.ts'
import { startBenchServer } from './server.ts'

/** The store from which all others are copied. */
const first = 'store1'
export const storeCount = 1000
/** The store with many products, orders and customers; its number is the last one. */
export const largeStore = `store${storeCount}`
const recordCount = 100_000
const mediaCount = 20_000

/** Fills an empty database: one store created through the API, its copies, and the records of a large store in the last one. */
export async function seed({ ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }): Promise<void> {
  const server = await startBenchServer({ ownerUrl, appUrl })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await createFirst(server.port, owner)
    await copyFirst(owner)
    const { rows } = await owner.query<{ store_id: string }>('select store_id from stores where subdomain = $1', [largeStore])
    const storeId = rows[0]?.store_id ?? ''
    await fillCatalog(owner, storeId, recordCount)
    await fillSelling(owner, storeId, recordCount, mediaCount)
    await fillCustomers(owner, storeId, recordCount)
    // The numbers of the orders that benches place follow those of the seed.
    await owner.query(
      'insert into order_counters values ($1, 1000000) on conflict (store_id) do update set last_number = excluded.last_number',
      [storeId],
    )
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
    await server.stop()
  }
}

async function createFirst(port: number, owner: pg.Client): Promise<void> {
  const post = async (path: string, body: unknown, cookie = '') => {
    const response = await rawRequest(port, { host: 'localhost', method: 'POST', path, body, headers: { cookie } })
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${response.text}`)
    return response
  }
  const person = { name: 'Owner', email: `${first}@example.com`, password: 'a phrase for measuring' }
  const { headers } = await post('/api/auth/signup', person)
  await owner.query('update users set email_verified_at = now()')
  await owner.query(`update subscriptions set plan_code = 'scale', status = 'active'`)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  await post('/api/store/create-store', { name: 'Store', subdomain: first, currency: 'USD' }, cookie)
  // A new store is closed to shoppers.
  await owner.query('update stores set is_open = true')
}

/**
 * Copies the owner and every row of the first store with new ids: `_<n>` is appended to everything that looks like an id (see
 * newId). Triggers are disabled, because their results are copied too.
 */
async function copyFirst(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(`
    insert into users (id, email, name, password_hash, email_verified_at)
    select u.id || '_' || n, 'store' || n || '@example.com', u.name, u.password_hash, now() from users u, generate_series(2, ${storeCount}) n`)
  await owner.query(`
    insert into subscriptions (user_id, plan_code, status)
    select s.user_id || '_' || n, s.plan_code, s.status from subscriptions s, generate_series(2, ${storeCount}) n`)
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(quote_ident(attname)) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname`,
  )
  for (const { name, columns } of tables)
    await owner.query(
      `insert into ${name} (${columns.join()})
       select ${columns.map((column) => `copy.${column}`).join()} from ${name} t, generate_series(2, ${storeCount}) n,
         jsonb_populate_record(null::${name},
           replace(regexp_replace(to_jsonb(t)::text, '\\m[0-9a-hjkmnp-tv-z]{20}\\M', '\\&_' || n, 'g'), '${first}', 'store' || n)::jsonb) copy`,
    )
  await owner.query('commit')
}
