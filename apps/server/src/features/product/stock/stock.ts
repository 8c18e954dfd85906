import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import { LOW_STOCK } from './product-availability.ts'

export interface StockMovement {
  storeId: string
  productId: string
  /** null for the product's own stock. */
  variationId: string | null
  /** Items that are added to the stock; negative when items are taken. */
  delta: number
  reason: 'order' | 'cancel' | 'expire' | 'refund' | 'return'
  orderId: string
  actorId?: string
}

/**
 * Changes the stock of a product or variation, records the movement and updates `stock_status`, which lists filter by. Returns whether
 * shoppers see a difference: the item was sold out or restocked, or few are left. A deleted product or variation is ignored.
 */
export async function moveStock(
  trx: StoreTrx,
  { storeId, productId, variationId, delta, reason, orderId, actorId }: StockMovement,
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
  await updateStockStatus(trx, storeId, productId)
  const before = changed.stock_quantity - delta
  return changed.stock_quantity > 0 !== before > 0 || Math.min(changed.stock_quantity, before) <= LOW_STOCK
}

/** Calculates the stock status of a product with tracked inventory from its stock, or from that of its enabled variations. */
async function updateStockStatus(trx: StoreTrx, storeId: string, productId: string): Promise<void> {
  const enabled = await trx
    .selectFrom('product_variations')
    .select((eb) => eb.fn.max('stock_quantity').as('largest'))
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .where('enabled', '=', true)
    .executeTakeFirst()
  await trx
    .updateTable('products')
    .set({
      stock_status: sql<'in_stock'>`case when not track_inventory then stock_status
        when coalesce(${enabled?.largest ?? null}::integer, stock_quantity) > 0 then 'in_stock'
        when allow_backorder then 'on_backorder' else 'out_of_stock' end`,
    })
    .where('store_id', '=', storeId)
    .where('id', '=', productId)
    .execute()
}
