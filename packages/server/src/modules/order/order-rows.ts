import type { Selectable } from 'kysely'
import { hashToken } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { OrdersTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'

export type OrderRow = Selectable<OrdersTable>

/** An order; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export async function orderRow(
  trx: StoreTrx,
  storeId: string,
  orderId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<OrderRow> {
  const query = trx.selectFrom('orders').selectAll().where('store_id', '=', storeId).where('id', '=', orderId)
  return orNotFound(await (forUpdate ? query.forUpdate() : query).executeTakeFirst())
}

/** The order behind a shopper's link; undefined for an unknown token. */
export const orderRowByToken = (trx: StoreTrx, storeId: string, token: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('access_token_hash', '=', hashToken(token))
    .executeTakeFirst()

/** The lines of an order, in their order. */
export const linesOf = (trx: StoreTrx, storeId: string, orderId: string) =>
  trx
    .selectFrom('order_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export type OrderLineRow = Awaited<ReturnType<typeof linesOf>>[number]
