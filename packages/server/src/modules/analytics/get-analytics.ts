import type { Analytics, AnalyticsFunnel } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { countOrdersByDay, type DayRange } from '../order/index.ts'
import { storeRow } from '../store/index.ts'
import { dayAt } from './store-day.ts'
import { topPages, topProducts } from './top-pages.ts'

/** Listed sources, products and pages. */
const LISTED = 10

/** Milliseconds. */
const DAY = 86_400_000

/**
 * Visits, funnel, products, sources and pages of the last days in the store's time zone, compared with as many days before. Orders are
 * counted from the orders themselves.
 */
export function getAnalytics(
  { db, store: { storeId } }: StoreScope,
  { days }: Query<'analytics.get'>,
  now: number = Date.now(),
): Promise<Analytics> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { timezone } = await storeRow(trx, storeId)
    const to = dayAt(timezone, now)
    const range: DayRange = { from: daysBefore(to, days - 1), to, timezone }
    const before: DayRange = { from: daysBefore(range.from, days), to: daysBefore(range.from, 1), timezone }
    const [visits, first, orders, sources, products, pages] = await Promise.all([
      visitsByDay(trx, storeId, { ...range, from: before.from }),
      firstCountedDay(trx, storeId),
      countOrdersByDay(trx, storeId, { ...range, from: before.from }),
      topSources(trx, storeId, range, before),
      topProducts(trx, storeId, range, LISTED),
      topPages(trx, storeId, range, LISTED),
    ])
    const counted = { visits, orders }
    return {
      from: range.from,
      to,
      totals: funnelOf(counted, daysOf(range)),
      previous: first !== undefined && first <= before.from ? funnelOf(counted, daysOf(before)) : null,
      days: daysOf(range).map((date) => ({
        date,
        visits: visits.get(date)?.visits ?? 0,
        previousVisits: visits.get(daysBefore(date, days))?.visits ?? 0,
        orders: orders.get(date) ?? 0,
      })),
      sources,
      products,
      pages,
    }
  })
}

/** A calendar day some days earlier. */
const daysBefore = (day: string, count: number) => new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10)

function daysOf({ from, to }: DayRange): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1
  return Array.from({ length: count }, (_, i) => daysBefore(to, count - 1 - i))
}

type DayCounts = Omit<AnalyticsFunnel, 'orders'>

interface Counted {
  visits: ReadonlyMap<string, DayCounts>
  orders: ReadonlyMap<string, number>
}

function funnelOf({ visits, orders }: Counted, days: readonly string[]): AnalyticsFunnel {
  const sum = (name: keyof DayCounts) => days.reduce((total, day) => total + (visits.get(day)?.[name] ?? 0), 0)
  return {
    visits: sum('visits'),
    productViews: sum('productViews'),
    addedToCart: sum('addedToCart'),
    reachedCheckout: sum('reachedCheckout'),
    orders: days.reduce((total, day) => total + (orders.get(day) ?? 0), 0),
  }
}

async function visitsByDay(trx: StoreTrx, storeId: string, { from, to }: DayRange): Promise<Map<string, DayCounts>> {
  const { rows } = await sql<{ day: string } & DayCounts>`
    select c.day::text as day, sum(c.visits)::integer as visits, sum(c.product_views)::integer as "productViews",
           sum(c.carts)::integer as "addedToCart", sum(c.checkouts)::integer as "reachedCheckout"
      from daily_counts c where c.store_id = ${storeId} and c.day between ${from}::date and ${to}::date
     group by c.day`.execute(trx)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

/** The first day with a visit; undefined without any. */
async function firstCountedDay(trx: StoreTrx, storeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select min(c.day)::text as day from daily_counts c where c.store_id = ${storeId}`.execute(trx)
  return rows[0]?.day ?? undefined
}

async function topSources(
  trx: StoreTrx,
  storeId: string,
  { from, to }: DayRange,
  before: DayRange,
): Promise<Analytics['sources']> {
  const { rows } = await sql<Analytics['sources'][number]>`
    select c.source, coalesce(sum(c.visits) filter (where c.day >= ${from}::date), 0)::integer as visits,
           coalesce(sum(c.visits) filter (where c.day < ${from}::date), 0)::integer as "previousVisits",
           coalesce(sum(c.carts) filter (where c.day >= ${from}::date), 0)::integer as "addedToCart",
           coalesce(sum(c.checkouts) filter (where c.day >= ${from}::date), 0)::integer as "reachedCheckout",
           coalesce(sum(c.orders) filter (where c.day >= ${from}::date), 0)::integer as ordered
      from daily_counts c
     where c.store_id = ${storeId} and c.day between ${before.from}::date and ${to}::date
     group by c.source having sum(c.visits) filter (where c.day >= ${from}::date) > 0
     order by 2 desc, c.source limit ${LISTED}`.execute(trx)
  return rows
}
