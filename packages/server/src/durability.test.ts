import { once } from 'node:events'
import { repeat } from '@blockfront/tooling/tests/repeat'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VERSION_LIMITS } from './modules/page/version/prune-versions.ts'
import { createProcessFolder, type ProcessFolder, type StartedProcess } from './testing/process.ts'
import { rawRequest } from './testing/request.ts'
import { type Client, createClient, expectOk, openStore } from './testing/server.ts'
import { askAgain, emptyLedger, type Ledger, type Shop, type Writer, writersOf } from './testing/writers.ts'

const rounds = repeat(2, 40)
const stockAtStart = 100_000

let folder: ProcessFolder
let running: StartedProcess
beforeAll(async () => {
  folder = await createProcessFolder()
  running = await start()
})
afterAll(() => folder.remove())

const start = () => folder.start({ BLOCKFRONT_RATE_LIMITS: 'false' })
const ready = async () => {
  if (running.child.exitCode !== null) throw new Error(`The server exited:\n${running.output()}`)
  return (await rawRequest(running.port, { host: 'localhost', method: 'GET', path: '/healthz/database' })).status
}

/** Queries the database directly, without the server. */
async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await folder.ownerUrl() })
  await client.connect()
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** A session survives the processes; its clients are created again for each port. */
let cookie = ''
const clients = (): { owner: Client; shopper: Client } => {
  const owner = createClient(running.port, 'localhost', { cookies: cookie })
  return { owner, shopper: createClient(running.port, 'kept.localhost') }
}

async function openShop(): Promise<Shop> {
  const { owner } = clients()
  await expectOk(
    owner.call('auth.signup', { body: { name: 'Kept', email: 'kept@example.com', password: 'a phrase to remember' } }),
  )
  cookie = owner.cookie()
  await query('update users set email_verified_at = now()')
  await query(`update subscriptions set plan_code = 'scale', status = 'active'`)
  const store = { name: 'Kept', subdomain: 'kept', currency: 'EUR' as const }
  const { storeId } = (await expectOk(owner.call('store.create', { body: store }))).json
  await openStore(owner, storeId)
  const page = async (name: string) =>
    (await expectOk(owner.call('page.add', { body: { storeId, name, content: [] } }))).json.pageId
  const stock = { price: 9.99, trackInventory: true, stockQuantity: stockAtStart }
  const product = async (name: string) =>
    (await expectOk(owner.call('product.add', { body: { storeId, name, ...stock } }))).json.id
  return {
    storeId,
    draftPage: await page('Drafted'),
    publishedPage: await page('Published'),
    stocked: [await product('Cup'), await product('Pot')],
  }
}

/** Writes until the writer is cut off. Only a broken connection or a plain "not now" may end it. */
async function untilCutOff(write: Writer, onWrite: () => void): Promise<void> {
  for (;;) {
    try {
      await write()
      onWrite()
    } catch (error) {
      const broken = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes((error as { code?: string }).code ?? '')
      if (!broken && !/got 503/.test(String(error))) throw error
      return
    }
  }
}

/** Calls again after a 503: right after PostgreSQL is back, the pool can still hand out a connection that was broken. */
async function untilAnswered(call: () => Promise<void>): Promise<void> {
  const attempt = () =>
    call().then(
      () => 200,
      (error: unknown) => (/got 503/.test(String(error)) ? 503 : Promise.reject(error)),
    )
  await expect.poll(attempt, { timeout: 60_000, interval: 20 }).toBe(200)
}

/** All clients write, and a process is killed after `after` responses, during other writes. */
async function killDuringWrites(writers: Writer[], after: number, kill: () => Promise<void>): Promise<void> {
  let responses = 0
  let killed: Promise<void> | undefined
  await Promise.all(
    writers.map((write) =>
      untilCutOff(write, () => {
        if (++responses >= after) killed ??= kill()
      }),
    ),
  )
  await killed
}

const kills = {
  async server() {
    running.child.kill('SIGKILL')
    await once(running.child, 'exit')
  },
  async postgres() {
    process.kill(await folder.postmaster(), 'SIGKILL')
  },
}

it(
  `keeps every acknowledged write whole over ${rounds} kills of the server and of PostgreSQL`,
  async () => {
    const shop = await openShop()
    const ledger = emptyLedger()
    for (let round = 0; round < rounds; round++) {
      const victim = round % 2 === 0 ? 'server' : 'postgres'
      await killDuringWrites(writersOf(clients(), shop, ledger), 5 + ((round * 7) % 11), kills[victim])
      if (victim === 'server') running = await start()
      await expect.poll(ready, { timeout: 60_000, interval: 20 }).toBe(200)
      const { shopper } = clients()
      for (const key of ledger.orderWishes.keys())
        if (!ledger.orders.has(key)) await untilAnswered(() => askAgain(shopper, ledger, key))
      const context = `round ${round}, after the end of ${victim}`
      await expectCatalogue(ledger, context)
      await expectPages(shop, ledger, context)
      await expectOrders(shop, ledger, context)
    }
    expect(ledger.orders.size).toBeGreaterThan(0)
    await expect.poll(unsentMails, { timeout: 60_000, interval: 100 }).toBe(0)
  },
  50 * 60_000,
)

async function expectCatalogue({ products, productWishes }: Ledger, context: string): Promise<void> {
  const rows = await query<{ id: string; name: string }>('select id, name from products where not is_demo')
  const found = new Map(rows.map(({ id, name }) => [id, name]))
  expect(
    [...products].filter(([id, name]) => found.get(id) !== name),
    context,
  ).toEqual([])
  const wished = rows.map(({ name }) => name).filter((name) => productWishes.has(name))
  expect(new Set(wished).size, context).toBe(wished.length)
}

async function expectPages({ draftPage, publishedPage }: Shop, ledger: Ledger, context: string): Promise<void> {
  type Row = { id: string; words: string; draft_version: number; published_version: number; published: string }
  const rows = await query<Row>(
    `select id, draft #>> '{0,props,text}' as words, draft_version, published_version, published #>> '{0,props,text}' as published
       from pages where id = any ($1)`,
    [[draftPage, publishedPage]],
  )
  const drafted = rows.find(({ id }) => id === draftPage)
  const shown = rows.find(({ id }) => id === publishedPage)
  const wishes = [...ledger.draftWishes]
  const last = ledger.drafts.at(-1)
  if (last) {
    expect(wishes.indexOf(drafted?.words ?? ''), context).toBeGreaterThanOrEqual(wishes.indexOf(last.words))
    expect(drafted?.draft_version, context).toBeGreaterThanOrEqual(last.version)
  }
  const versions = await query<{ number: number; label: string; words: string }>(
    `select number, label, content #>> '{0,props,text}' as words from page_versions where page_id = $1 order by number`,
    [publishedPage],
  )
  const labels = versions.map(({ label }) => label)
  const oldest = versions[0]?.number ?? 1
  // The server keeps the newest versions of a page only.
  if (oldest > 1) expect(versions.length, context).toBe(VERSION_LIMITS.labeled)
  const acknowledged = [...ledger.publishes]
  const firstKept = acknowledged.findIndex((label) => labels.includes(label))
  expect(firstKept, context).toBeLessThan(oldest)
  expect(
    acknowledged.slice(Math.max(0, firstKept)).filter((label) => !labels.includes(label)),
    context,
  ).toEqual([])
  expect(new Set(labels).size, context).toBe(labels.length)
  expect(
    versions.map(({ number }) => number),
    context,
  ).toEqual(versions.map((_, i) => oldest + i))
  expect(
    versions.filter(({ label, words }) => label !== words),
    context,
  ).toEqual([])
  expect(shown?.published ?? undefined, context).toBe(versions.at(-1)?.words)
  if (versions.length > 0) expect(shown?.published_version, context).toBe(shown?.draft_version)
}

async function expectOrders({ stocked }: Shop, { orders, orderWishes }: Ledger, context: string): Promise<void> {
  const rows = await query<{ id: string; label: string; number: number; whole: boolean }>(`
    select o.id, o.label, o.number::integer,
      o.subtotal = (select sum(l.line_total) from order_lines l where l.order_id = o.id)
      and (select count(*) from order_lines l where l.order_id = o.id) = ${stocked.length}
      and (select array_agg(amount) from payments p where p.order_id = o.id) = array[o.grand_total]
      and (select count(*) from order_events e where e.order_id = o.id) = 1
      and (select count(*) from stock_movements m where m.order_id = o.id) = ${stocked.length}
      and (select array_agg(m.kind order by m.kind) from outbox m where m.subject in ('Your order ' || o.label || ' at Kept', 'New order ' || o.label))
          = array['order-new', 'order-placed'] as whole
    from orders o order by o.number`)
  expect(
    rows.filter(({ whole }) => !whole),
    context,
  ).toEqual([])
  expect(rows.length, context).toBe(orderWishes.size)
  expect(new Set(rows.map(({ id }) => id)), context).toEqual(new Set([...orders.values()].map(({ orderId }) => orderId)))
  expect(
    rows.map(({ number }) => number),
    context,
  ).toEqual(rows.map((_, i) => (rows[0]?.number ?? 0) + i))
  const stock = await query<{ left: number; moved: number; sold: number }>(
    `select p.stock_quantity as left,
       (select coalesce(sum(m.delta), 0)::integer from stock_movements m where m.product_id = p.id) as moved,
       (select coalesce(sum(l.quantity), 0)::integer from order_lines l where l.product_id = p.id) as sold
     from products p where p.id = any ($1)`,
    [stocked],
  )
  const balanced = stock.map(({ sold }) => ({ left: stockAtStart - sold, moved: 0 - sold, sold }))
  expect(stock, context).toEqual(balanced)
}

/** Jobs that a killed process had taken are taken over. */
const unsentMails = async () =>
  (await query<{ count: number }>(`select count(*)::integer as count from outbox where status <> 'sent'`))[0]?.count
