import { sql } from 'kysely'
import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
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
 * shoppers may see a difference: at most `LOW_STOCK` items are left, or were left before. A deleted product or variation is ignored.
 */
export async function moveStock(
  trx: StoreTrx,
  { storeId, productId, variationId, delta, reason, orderId, actorId }: StockMovement,
): Promise<boolean> {
  const changed =
    variationId === null
      ? sql`update products p set stock_quantity = p.stock_quantity + ${delta}
          where p.store_id = ${storeId} and p.id = ${productId} returning p.stock_quantity`
      : sql`update product_variations v set stock_quantity = v.stock_quantity + ${delta}
          where v.store_id = ${storeId} and v.product_id = ${productId} and v.id = ${variationId} returning v.stock_quantity`
  const { rows } = await sql<{ balance: number }>`
    with changed as (${changed})
    insert into stock_movements (store_id, id, product_id, variation_id, order_id, delta, balance, reason, actor_id)
    select ${storeId}, ${newId()}, ${productId}, ${variationId}, ${orderId}, ${delta}, stock_quantity, ${reason}, ${actorId ?? null}
    from changed
    returning balance`.execute(trx)
  const balance = rows[0]?.balance
  if (balance === undefined) return false
  await updateStockStatus(trx, storeId, productId)
  return Math.min(balance, balance - delta) <= LOW_STOCK
}

/**
 * Calculates the stock status of a product with tracked inventory from its stock, or from that of its enabled variations. Nothing is written if
 * the status is the same.
 */
async function updateStockStatus(trx: StoreTrx, storeId: string, productId: string): Promise<void> {
  const stock = sql`coalesce(
    (select max(v.stock_quantity) from product_variations v where v.store_id = ${storeId} and v.product_id = ${productId} and v.enabled),
    stock_quantity)`
  const status = sql<'in_stock'>`case when ${stock} > 0 then 'in_stock' when allow_backorder then 'on_backorder' else 'out_of_stock' end`
  await trx
    .updateTable('products')
    .set({ stock_status: status })
    .where('products.store_id', '=', storeId)
    .where('products.id', '=', productId)
    .where('track_inventory', '=', true)
    .where('stock_status', '!=', status)
    .execute()
}
