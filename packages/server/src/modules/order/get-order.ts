import type { HandlerOutput, Order } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Query } from '../../ground/handler.ts'
import { orderRow, orderRowByToken } from './order-rows.ts'
import { viewOrder, viewReceipt } from './order-view.ts'

type Receipt = HandlerOutput<'order.status'>

/** An order as members of its store see it. */
export const getOrder = ({ db, store: { storeId } }: StoreScope, { orderId }: Query<'order.get'>): Promise<Order> =>
  withStoreReadOnly(db, storeId, async (trx) => viewOrder(trx, await orderRow(trx, storeId, orderId)))

/** The order behind a shopper's link, as the shopper sees it. Throws `not_found` for an unknown token. */
export const getReceipt = ({ db, store: { storeId } }: StoreScope, { token }: Query<'order.status'>): Promise<Receipt> =>
  withStoreReadOnly(db, storeId, async (trx) => orNotFound(await findReceipt(trx, storeId, token)))

/** Like {@link getReceipt}, in a transaction; undefined for an unknown token. */
export async function findReceipt(trx: StoreTrx, storeId: string, token: string): Promise<Receipt | undefined> {
  const row = await orderRowByToken(trx, storeId, token)
  return row && viewReceipt(trx, row)
}
