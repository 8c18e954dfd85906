import { type Currency, parseOrderNumber, toMajor } from '@blockfront/commerce'
import type { HandlerOutput, Order, OrderSummary } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { listPattern } from '../../../ground/db/like-pattern.ts'
import { inOrderOf, pageOf, readListPage } from '../../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { storeRow } from '../../store/index.ts'
import type { OrderRow } from '../order-rows.ts'

type Orders = HandlerOutput<'order.list'>
type Store = Awaited<ReturnType<typeof storeRow>>

/** Fulfillment states of an order with unfulfilled items. With status `open`, these are the orders that `order.stats` counts as open. */
export const TO_FULFILL = ['unfulfilled', 'partially_fulfilled'] as const

const SORT = {
  newest: ['created_at', sql`position desc, id`],
  oldest: ['created_at', sql`position, id desc`],
  total_asc: ['grand_total', sql`position, id`],
  total_desc: ['grand_total', sql`position desc, id desc`],
} as const

/** A page of a store's orders, filtered, and searched by number, name and email address. Days are in the store's time zone. */
export function listOrders({ db, store: { storeId } }: StoreScope, query: Query<'order.list'>): Promise<Orders> {
  const { pageNumber, pageSize, sort } = query
  return withStoreReadOnly(db, storeId, async (trx) => {
    const matching = matchingOrders(trx, await storeRow(trx, storeId), query)
    const [column, order] = SORT[sort]
    const records = matching.select(['o.id', `o.${column} as position`])
    const { ids, total } = await readListPage(trx, {
      records,
      order,
      pageNumber,
      pageSize,
      readsAll: Boolean(query.search?.trim()),
    })
    const rows = await trx
      .selectFrom('orders as o')
      .selectAll('o')
      .select(itemCountOf(storeId))
      .where('o.store_id', '=', storeId)
      .where('o.id', '=', sql<string>`any(${ids}::text[])`)
      .execute()
    return pageOf(
      inOrderOf(ids, rows).map((row) => viewSummary(row, Number(row.items ?? 0))),
      total,
      { pageNumber, pageSize },
    )
  })
}

/** The columns of orders that lists filter and sort by. Their indexes, and the results of a search, have all of them. */
type ListedOrder = Pick<
  OrderRow,
  'store_id' | 'id' | 'created_at' | 'grand_total' | 'status' | 'payment_status' | 'fulfillment_status'
>

/** The orders that match a query, without sorting and paging. */
function matchingOrders(trx: StoreTrx, store: Store, query: Query<'order.list'>) {
  const { store_id: storeId, timezone, order_number_prefix: prefix } = store
  const search = query.search?.trim()
  const source = search
    ? sql<ListedOrder>`find_orders(${storeId}, ${listPattern(search) ?? null}, ${parseOrderNumber(prefix, search) ?? null})`
    : sql<ListedOrder>`orders`
  let matching = trx.selectFrom(source.as('o')).where('o.store_id', '=', storeId)
  if (query.customerId)
    matching = matching.where('o.id', 'in', (eb) =>
      eb
        .selectFrom('orders as c')
        .select('c.id')
        .where('c.store_id', '=', storeId)
        .where('c.customer_id', '=', query.customerId ?? ''),
    )
  if (query.status) matching = matching.where('o.status', '=', query.status)
  if (query.paymentStatus) matching = matching.where('o.payment_status', '=', query.paymentStatus)
  if (query.fulfillmentStatus === 'to_fulfill') matching = matching.where('o.fulfillment_status', 'in', TO_FULFILL)
  else if (query.fulfillmentStatus) matching = matching.where('o.fulfillment_status', '=', query.fulfillmentStatus)
  if (query.from)
    matching = matching.where('o.created_at', '>=', sql<Date>`(${query.from}::date)::timestamp at time zone ${timezone}`)
  if (query.to)
    matching = matching.where('o.created_at', '<', sql<Date>`(${query.to}::date + 1)::timestamp at time zone ${timezone}`)
  return matching
}

/** The number of items of the order `o`; null without lines. */
export const itemCountOf = (storeId: string) =>
  sql<string | null>`(select sum(l.quantity) from order_lines l where l.store_id = ${storeId} and l.order_id = o.id)`.as('items')

/** An order as a list shows it. */
export function viewSummary(row: OrderRow, itemCount: number): OrderSummary {
  const address = (row.shipping_address ?? row.billing_address) as { firstName?: string; lastName?: string } | null
  const currency = row.currency as Currency
  return {
    orderId: row.id,
    number: row.label,
    status: row.status,
    paymentStatus: row.payment_status,
    fulfillmentStatus: row.fulfillment_status,
    customerName: [address?.firstName, address?.lastName].filter(Boolean).join(' '),
    email: row.email,
    itemCount,
    currency,
    grandTotal: toMajor(row.grand_total, currency),
    methodType: (row.payment_method as unknown as Order['method']).type,
    rateType: (row.shipping_rate as Order['rate'])?.type ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
