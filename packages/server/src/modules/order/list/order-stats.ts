import { type Currency, toMajor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { rowCount } from '../../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { storeRow } from '../../store/index.ts'
import { TO_FULFILL } from './list-orders.ts'

/**
 * Orders and revenue of the last days, in the store's time zone, by the day an order was placed. Canceled and expired orders are left
 * out. Revenue is what was paid minus what was refunded, so an unpaid order counts in `orders` only.
 */
export function orderStats(
  { db, store: { storeId } }: StoreScope,
  { days }: Query<'order.stats'>,
): Promise<HandlerOutput<'order.stats'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { currency: code, timezone } = await storeRow(trx, storeId)
    const currency = code as Currency
    const period = { storeId, days, timezone }
    const [perDay, top, openOrders] = await Promise.all([
      ordersPerDay(trx, period),
      topProducts(trx, period),
      countOpenOrders(trx, storeId),
    ])
    const orders = perDay.reduce((sum, row) => sum + row.orders, 0)
    const paidOrders = perDay.reduce((sum, row) => sum + row.paid, 0)
    const revenue = clamped(perDay.reduce((sum, row) => sum + Number(row.revenue), 0))
    return {
      currency,
      orders,
      paidOrders,
      revenue: toMajor(revenue, currency),
      averageOrder: toMajor(paidOrders === 0 ? 0 : Math.round(revenue / paidOrders), currency),
      openOrders,
      days: perDay.map((row) => ({
        date: row.day,
        orders: row.orders,
        revenue: toMajor(clamped(Number(row.revenue)), currency),
      })),
      topProducts: top.map((row) => ({
        productId: row.product_id,
        name: row.name,
        quantity: row.quantity,
        revenue: toMajor(clamped(Number(row.revenue)), currency),
      })),
    }
  })
}

interface Period {
  storeId: string
  /** Days up to today. */
  days: number
  timezone: string
}

/** Condition on the orders `o` that count in a period. */
const countedOrders = ({ storeId, days, timezone }: Period) =>
  sql`o.store_id = ${storeId} and o.status not in ('cancelled', 'expired', 'pending_payment')
      and o.created_at >= ((now() at time zone ${timezone})::date - ${days - 1}::integer)::timestamp at time zone ${timezone}`

async function ordersPerDay(trx: StoreTrx, period: Period) {
  const { days, timezone } = period
  const { rows } = await sql<{ day: string; orders: number; paid: number; revenue: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(o.id)::integer as orders,
           count(o.id) filter (where o.paid_total > 0)::integer as paid,
           coalesce(sum(o.paid_total - o.refunded_total), 0) as revenue
      from generate_series((now() at time zone ${timezone})::date - ${days - 1}::integer, (now() at time zone ${timezone})::date, interval '1 day') as d (day)
      left join orders o on ${countedOrders(period)} and (o.created_at at time zone ${timezone})::date = d.day::date
     group by d.day order by d.day`.execute(trx)
  return rows
}

/** The five products with the most revenue, without what was refunded. */
async function topProducts(trx: StoreTrx, period: Period) {
  const { storeId } = period
  const { rows } = await sql<{ product_id: string; name: string; quantity: number; revenue: string }>`
    select l.product_id, max(l.name) as name, least(sum(l.kept), 2147483647)::integer as quantity, sum(l.kept_total) as revenue
      from (select l.*, l.quantity - l.refunded_quantity as kept,
                   round(l.line_total * (l.quantity - l.refunded_quantity) / l.quantity::numeric) as kept_total
              from order_lines l where l.store_id = ${storeId}) l
      join orders o on o.store_id = l.store_id and o.id = l.order_id
     where l.store_id = ${storeId} and ${countedOrders(period)} and o.paid_total > o.refunded_total and l.kept > 0
     group by l.product_id order by sum(l.kept_total) desc, l.product_id limit 5`.execute(trx)
  return rows
}

async function countOpenOrders(trx: StoreTrx, storeId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select(rowCount.as('count'))
    .where('store_id', '=', storeId)
    .where('status', '=', 'open')
    .where('fulfillment_status', 'in', TO_FULFILL)
    .executeTakeFirstOrThrow()
  return count
}

/** A sum of many orders can exceed the exact integers of JavaScript: the largest one is shown instead. */
const clamped = (minor: number): number => Math.min(minor, Number.MAX_SAFE_INTEGER)
