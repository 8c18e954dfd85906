import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

export interface StockMove {
  storeId: string
  productId: string
  /** null for the product's own stock. */
  variationId: string | null
  /** Pieces: below 0 out of the stock. */
  delta: number
  reason: 'order' | 'cancel' | 'expire'
  orderId: string
  actorId?: string
}

/**
 * Changes a stock and writes it into the ledger. What is gone by now (a deleted product or variation) has no stock to change.
 * Afterwards `stock_status`, which lists filter by, says what is true. Answers whether shoppers see the difference: something is sold
 * out now, or there again.
 */
export async function moveStock(
  trx: StoreTrx,
  { storeId, productId, variationId, delta, reason, orderId, actorId }: StockMove,
): Promise<boolean> {
  const changed =
    variationId === null
      ? await trx
          .updateTable('products')
          .set({ stock_quantity: sql<number>`stock_quantity + ${delta}` })
          .where('store_id', '=', storeId)
          .where('id', '=', productId)
          .returning('stock_quantity')
          .executeTakeFirst()
      : await trx
          .updateTable('product_variations')
          .set({ stock_quantity: sql<number>`stock_quantity + ${delta}` })
          .where('store_id', '=', storeId)
          .where('product_id', '=', productId)
          .where('id', '=', variationId)
          .returning('stock_quantity')
          .executeTakeFirst()
  if (!changed) return false
  await trx
    .insertInto('stock_movements')
    .values({
      store_id: storeId,
      id: newId(),
      product_id: productId,
      variation_id: variationId,
      order_id: orderId,
      delta,
      balance: changed.stock_quantity,
      reason,
      actor_id: actorId ?? null,
    })
    .execute()
  const enabled = await trx
    .selectFrom('product_variations')
    .select((eb) => eb.fn.max('stock_quantity').as('most'))
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .where('enabled', '=', true)
    .executeTakeFirst()
  await trx
    .updateTable('products')
    .set({
      stock_status: sql<'in_stock'>`case when not track_inventory then stock_status
        when coalesce(${enabled?.most ?? null}::integer, stock_quantity) > 0 then 'in_stock'
        when allow_backorder then 'on_backorder' else 'out_of_stock' end`,
    })
    .where('store_id', '=', storeId)
    .where('id', '=', productId)
    .execute()
  return changed.stock_quantity > 0 !== changed.stock_quantity - delta > 0
}
