import type { StoreTrx } from '../../../ground/db/scope.ts'
import { invalidateStock } from '../product-visibility.ts'
import { moveStock } from './stock.ts'

export interface WantedItem {
  productId: string
  /** null for the product's own stock. */
  variationId: string | null
  quantity: number
}

/**
 * Takes items of an order from the stock, all or none. Returns false if one of them is not available in that quantity, or deleted.
 * Locks the products until the transaction ends, always in the same order.
 */
export async function takeIfAvailable(
  trx: StoreTrx,
  { storeId, orderId, items }: { storeId: string; orderId: string; items: readonly WantedItem[] },
): Promise<boolean> {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  if (ids.length === 0) return true
  const products = await trx
    .selectFrom('products')
    .select(['id', 'stock_quantity', 'allow_backorder'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const variations = await trx
    .selectFrom('product_variations')
    .select(['id', 'product_id', 'stock_quantity'])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { productId, variationId, quantity } of items) {
    const product = products.find(({ id }) => id === productId)
    const stock = variationId === null ? product : variations.find(({ id }) => id === variationId)
    if (!product || !stock || (!product.allow_backorder && stock.stock_quantity < quantity)) return false
  }
  const changed: string[] = []
  for (const { quantity, ...item } of items)
    if (await moveStock(trx, { storeId, orderId, ...item, delta: -quantity, reason: 'order' })) changed.push(item.productId)
  await invalidateStock(trx, storeId, changed)
  return true
}
