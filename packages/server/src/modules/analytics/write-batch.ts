import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import type { VisitBatch } from './visit-batch.ts'
import { OTHER } from './visit-source.ts'

/** Limits of one store and day. */
export const dailyLimits = { sources: 100, visits: 1_000_000 }

/** Adds a batch to the counts of its store and day, in one transaction. */
export function writeBatch(db: Database, batch: VisitBatch): Promise<void> {
  const { storeId } = batch
  return withStore(db, storeId, async (trx) => {
    // One process at a time writes the counts of a store: the limits hold, and no two lock the same rows in different orders.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`blockfront/analytics/${storeId}`}, 0))`.execute(trx)
    await writeVisitors(trx, batch)
    await writePages(trx, batch)
  })
}

async function writeVisitors(trx: StoreTrx, { storeId, day, visitors }: VisitBatch): Promise<void> {
  if (visitors.size === 0) return
  const counted = await trx
    .selectFrom('daily_counts')
    .select(['source', 'visits'])
    .where('store_id', '=', storeId)
    .where('day', '=', sql<string>`${day}::date`)
    .execute()
  if (counted.reduce((sum, { visits }) => sum + visits, 0) >= dailyLimits.visits) return
  const sources = new Set(counted.map(({ source }) => source))
  const allowed = (source: string) => {
    if (!sources.has(source) && sources.size >= dailyLimits.sources && source !== '') return OTHER
    sources.add(source)
    return source
  }
  const rows = [...visitors.values()].flatMap(({ visitor, source, steps }) => {
    const kept = allowed(source)
    return [...steps].map((step) => ({ visitor, step, source: kept }))
  })
  // A visitor counts in a step if the row of the step is new, whichever process writes it. An order counts only for a counted visitor.
  await sql`
    with incoming as (
      select i.* from unnest(${rows.map((row) => row.visitor)}::bytea[], ${rows.map((row) => row.step)}::text[],
        ${rows.map((row) => row.source)}::text[]) as i (visitor, step, source)
    ), known as (
      select v.visitor, v.source from daily_visitors v
       where v.store_id = ${storeId} and v.day = ${day}::date and v.step = 'visit' and v.visitor in (select visitor from incoming)
    ), added as (
      insert into daily_visitors (store_id, day, visitor, step, source)
      select ${storeId}, ${day}::date, i.visitor, i.step, coalesce(k.source, i.source)
        from incoming i left join known k on k.visitor = i.visitor
       where i.step <> 'order' or k.visitor is not null
          or exists (select from incoming v where v.visitor = i.visitor and v.step = 'visit')
      on conflict do nothing
      returning step, source
    )
    insert into daily_counts as c (store_id, day, source, visits, product_views, carts, checkouts, orders)
    select ${storeId}, ${day}::date, a.source, count(*) filter (where a.step = 'visit'), count(*) filter (where a.step = 'product'),
           count(*) filter (where a.step = 'cart'), count(*) filter (where a.step = 'checkout'), count(*) filter (where a.step = 'order')
      from added a group by a.source
    on conflict (store_id, day, source) do update set
      visits = c.visits + excluded.visits, product_views = c.product_views + excluded.product_views,
      carts = c.carts + excluded.carts, checkouts = c.checkouts + excluded.checkouts, orders = c.orders + excluded.orders`.execute(
    trx,
  )
}

/** Pages that the store does not have are not counted. */
async function writePages(trx: StoreTrx, { storeId, day, pages }: VisitBatch): Promise<void> {
  if (pages.size === 0) return
  const rows = [...pages.values()]
  await sql`
    with incoming as (
      select i.* from unnest(${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.slug)}::text[],
        ${rows.map((row) => row.id)}::text[], ${rows.map((row) => row.views)}::integer[],
        ${rows.map((row) => row.carts)}::integer[]) as i (kind, slug, id, views, carts)
    ), found as (
      select i.kind, p.id as item_id, i.views, i.carts from incoming i
        join products p on p.store_id = ${storeId} and (p.slug = i.slug or p.id = i.id) where i.kind = 'product'
      union all
      select i.kind, p.id, i.views, i.carts from incoming i
        join pages p on p.store_id = ${storeId} and p.slug = i.slug where i.kind = 'page'
      union all
      select i.kind, g.id, i.views, i.carts from incoming i
        join categories g on g.store_id = ${storeId} and g.slug = i.slug where i.kind = 'collection'
      union all
      select i.kind, '', i.views, i.carts from incoming i where i.kind not in ('product', 'page', 'collection')
    )
    insert into daily_page_counts as c (store_id, day, kind, item_id, views, carts)
    select ${storeId}, ${day}::date, f.kind, f.item_id, sum(f.views), sum(f.carts) from found f group by f.kind, f.item_id
    on conflict (store_id, day, kind, item_id) do update set views = c.views + excluded.views, carts = c.carts + excluded.carts`.execute(
    trx,
  )
}
