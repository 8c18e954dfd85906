import type { Order, OrderSummary } from '@blockfront/contract'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { viewOrder } from '../order-view.ts'
import { itemCountOf, viewSummary } from './list-orders.ts'

interface Range {
  limit: number
  offset?: number
}

/** Orders of a customer, newest first. */
export async function ordersOfCustomer(
  trx: StoreTrx,
  storeId: string,
  customerId: string,
  range: Range,
): Promise<OrderSummary[]> {
  return (await selectOrders(trx, storeId, customerId, range)).map((row) => viewSummary(row, Number(row.items ?? 0)))
}

const selectOrders = (trx: StoreTrx, storeId: string, customerId: string, { limit, offset = 0 }: Range) =>
  trx
    .selectFrom('orders as o')
    .selectAll('o')
    .select(itemCountOf(storeId))
    .where('o.store_id', '=', storeId)
    .where('o.customer_id', '=', customerId)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .offset(offset)
    .execute()

/** All orders of a customer with their timelines, newest first. */
export async function allOrdersOfCustomer(trx: StoreTrx, storeId: string, customerId: string): Promise<Order[]> {
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const orders: Order[] = []
  for (const row of rows) orders.push(await viewOrder(trx, row))
  return orders
}
