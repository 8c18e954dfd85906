import type { Insertable, InsertObject, Selectable } from 'kysely'
import { hashToken } from '../../ground/db/id.ts'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { OrderLinesTable, OrdersTable, Tables } from '../../ground/db/tables.ts'

export type OrderRow = Selectable<OrdersTable>

/** An order; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const orderRow = rowReader('orders')

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

/** Inserts an order and returns it. */
export const insertOrderRow = (trx: StoreTrx, row: InsertObject<Tables, 'orders'>): Promise<OrderRow> =>
  trx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()

/** Inserts the lines of an order and returns them. */
export const insertOrderLines = (trx: StoreTrx, rows: Insertable<OrderLinesTable>[]): Promise<OrderLineRow[]> =>
  trx.insertInto('order_lines').values(rows).returningAll().execute()

/** Removes a file of the media library from the lines of a store's orders, which keep the image that their product had. */
export async function clearLineImages(trx: StoreTrx, storeId: string, mediaId: string): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ image: '' })
    .where('store_id', '=', storeId)
    .where('image', 'like', `/media/${storeId}/${mediaId}.%`)
    .execute()
}
