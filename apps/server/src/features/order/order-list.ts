import { type Currency, parseOrderNumber, toMajor } from '@blockfront/commerce'
import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { readStore } from '../../db/scope.ts'
import { storeRow } from '../store/store.ts'

type Query = HandlerInput<'order.list'>['query']
type Summary = HandlerOutput<'order.list'>['content'][number]

/** An order with items that are not sent yet. With status `open` these are the orders that `order.stats` counts as open. */
const TO_FULFILL = ['unfulfilled', 'partially_fulfilled'] as const

const ORDER = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  total_asc: ['grand_total', 'asc'],
  total_desc: ['grand_total', 'desc'],
} as const

/** The orders of a store, filtered and searched by number, name and address. Days are the store's own. */
export function listOrders(db: Database, query: Query): Promise<HandlerOutput<'order.list'>> {
  const { storeId, pageNumber, pageSize } = query
  return readStore(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
    let matching = trx.selectFrom('orders as o').where('o.store_id', '=', storeId)
    if (query.status) matching = matching.where('o.status', '=', query.status)
    if (query.paymentStatus) matching = matching.where('o.payment_status', '=', query.paymentStatus)
    if (query.fulfillmentStatus === 'to_fulfill') matching = matching.where('o.fulfillment_status', 'in', TO_FULFILL)
    else if (query.fulfillmentStatus) matching = matching.where('o.fulfillment_status', '=', query.fulfillmentStatus)
    if (query.from)
      matching = matching.where('o.created_at', '>=', sql<Date>`(${query.from}::date)::timestamp at time zone ${store.timezone}`)
    if (query.to)
      matching = matching.where('o.created_at', '<', sql<Date>`(${query.to}::date + 1)::timestamp at time zone ${store.timezone}`)
    const search = query.search?.trim()
    if (search) {
      const number = parseOrderNumber(store.order_number_prefix, search)
      const like = likePattern(search)
      const numbered = sql`select n.id from orders n where n.store_id = ${storeId} and n.number = ${number ?? null}`
      matching = matching.where(
        sql<boolean>`o.id in (select order_id from search_orders(${storeId}, ${like}) union all ${numbered})`,
      )
    }
    const [column, direction] = ORDER[query.sort]
    const [rows, { total }] = await Promise.all([
      matching
        .selectAll('o')
        .select(
          sql<string | null>`(select sum(l.quantity) from order_lines l where l.store_id = ${storeId} and l.order_id = o.id)`.as(
            'items',
          ),
        )
        .orderBy(`o.${column}`, direction)
        .orderBy('o.id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ])
    const content = rows.map((row): Summary => {
      const address = row.shipping_address as { firstName?: string; lastName?: string } | null
      const currency = row.currency as Currency
      return {
        orderId: row.id,
        number: row.label,
        status: row.status,
        paymentStatus: row.payment_status,
        fulfillmentStatus: row.fulfillment_status,
        customerName: [address?.firstName, address?.lastName].filter(Boolean).join(' '),
        email: row.email,
        itemCount: Number(row.items ?? 0),
        currency,
        grandTotal: toMajor(row.grand_total, currency),
        createdAt: row.created_at.toISOString(),
      }
    })
    return { content, totalPages: Math.ceil(Number(total) / pageSize), totalElements: Number(total), pageNumber }
  })
}

/**
 * Orders and revenue of the last days, in the store's time zone, by the day an order was placed. Canceled and expired orders are left out.
 * Revenue is what was paid minus what was refunded, so an unpaid order adds to `orders` only.
 */
export function orderStats(
  db: Database,
  { storeId, days }: HandlerInput<'order.stats'>['query'],
): Promise<HandlerOutput<'order.stats'>> {
  return readStore(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
    const currency = store.currency as Currency
    const zone = store.timezone
    const counted = sql`o.store_id = ${storeId} and o.status not in ('cancelled', 'expired', 'pending_payment')
      and o.created_at >= ((now() at time zone ${zone})::date - ${days - 1}::integer)::timestamp at time zone ${zone}`
    const [perDay, top, open] = await Promise.all([
      sql<{ day: string; orders: number; paid: number; revenue: string }>`
        select to_char(d.day, 'YYYY-MM-DD') as day, count(o.id)::integer as orders,
               count(o.id) filter (where o.paid_total > 0)::integer as paid,
               coalesce(sum(o.paid_total - o.refunded_total), 0) as revenue
          from generate_series((now() at time zone ${zone})::date - ${days - 1}::integer, (now() at time zone ${zone})::date, interval '1 day') as d (day)
          left join orders o on ${counted} and (o.created_at at time zone ${zone})::date = d.day::date
         group by d.day order by d.day`.execute(trx),
      sql<{ product_id: string; name: string; quantity: number; revenue: string }>`
        select l.product_id, max(l.name) as name, least(sum(l.kept), 2147483647)::integer as quantity, sum(l.kept_total) as revenue
          from (select l.*, l.quantity - l.refunded_quantity as kept,
                       round(l.line_total * (l.quantity - l.refunded_quantity) / l.quantity::numeric) as kept_total
                  from order_lines l where l.store_id = ${storeId}) l
          join orders o on o.store_id = l.store_id and o.id = l.order_id
         where l.store_id = ${storeId} and ${counted} and o.paid_total > o.refunded_total and l.kept > 0
         group by l.product_id order by sum(l.kept_total) desc, l.product_id limit 5`.execute(trx),
      trx
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('store_id', '=', storeId)
        .where('status', '=', 'open')
        .where('fulfillment_status', 'in', TO_FULFILL)
        .executeTakeFirstOrThrow(),
    ])
    const orders = perDay.rows.reduce((sum, row) => sum + row.orders, 0)
    const paidOrders = perDay.rows.reduce((sum, row) => sum + row.paid, 0)
    const revenue = exactly(perDay.rows.reduce((sum, row) => sum + Number(row.revenue), 0))
    return {
      currency,
      orders,
      paidOrders,
      revenue: toMajor(revenue, currency),
      averageOrder: toMajor(paidOrders === 0 ? 0 : Math.round(revenue / paidOrders), currency),
      openOrders: Number(open.count),
      days: perDay.rows.map((row) => ({
        date: row.day,
        orders: row.orders,
        revenue: toMajor(exactly(Number(row.revenue)), currency),
      })),
      topProducts: top.rows.map((row) => ({
        productId: row.product_id,
        name: row.name,
        quantity: row.quantity,
        revenue: toMajor(exactly(Number(row.revenue)), currency),
      })),
    }
  })
}

/** A sum of many orders may leave the range of exact integers; it is then shown as the largest one. */
const exactly = (minor: number): number => Math.min(minor, Number.MAX_SAFE_INTEGER)
