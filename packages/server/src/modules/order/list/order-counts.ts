import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'

/** Calendar days in the store's time zone, `YYYY-MM-DD`, both included. */
export interface DayRange {
  from: string
  to: string
  timezone: string
}

/** Condition on the orders `o` that were placed on these days, without canceled, expired and unfinished ones. */
const placedOrders = (storeId: string, { from, to, timezone }: DayRange) =>
  sql`o.store_id = ${storeId} and o.status not in ('cancelled', 'expired', 'pending_payment', 'draft')
      and o.created_at >= ${from}::date::timestamp at time zone ${timezone}
      and o.created_at < (${to}::date + 1)::timestamp at time zone ${timezone}`

/** Orders placed on each day that had any. */
export async function countOrdersByDay(trx: StoreTrx, storeId: string, range: DayRange): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; orders: number }>`
    select to_char(o.created_at at time zone ${range.timezone}, 'YYYY-MM-DD') as day, count(*)::integer as orders
      from orders o where ${placedOrders(storeId, range)} group by 1`.execute(trx)
  return new Map(rows.map(({ day, orders }) => [day, orders]))
}

/** Units in orders of these days, by product. */
export async function countUnitsSold(
  trx: StoreTrx,
  storeId: string,
  range: DayRange,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ product_id: string; sold: number }>`
    select l.product_id, least(sum(l.quantity), 2147483647)::integer as sold
      from order_lines l join orders o on o.store_id = l.store_id and o.id = l.order_id
     where l.store_id = ${storeId} and l.product_id = any(${productIds}::text[]) and ${placedOrders(storeId, range)}
     group by l.product_id`.execute(trx)
  return new Map(rows.map(({ product_id, sold }) => [product_id, sold]))
}
