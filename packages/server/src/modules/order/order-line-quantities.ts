import type { LineQuantities } from '@blockfront/commerce'
import { inLockOrder } from '../../ground/db/lock-order.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import { invalidateStock, moveStock, type StockMovement } from '../product/index.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

/** The quantities of a line, for the rules of packages/commerce. */
export const quantitiesOf = (row: OrderLineRow): LineQuantities => ({
  quantity: row.quantity,
  fulfilled: row.fulfilled_quantity,
  refunded: row.refunded_quantity,
  removed: row.removed_quantity,
  restocked: row.restocked_quantity,
})

/** Stores the quantities of a line that a parcel or a refund changed. */
export async function saveQuantities(trx: StoreTrx, { store_id, id }: OrderLineRow, line: LineQuantities): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({
      fulfilled_quantity: line.fulfilled,
      refunded_quantity: line.refunded,
      removed_quantity: line.removed,
      restocked_quantity: line.restocked,
    })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute()
}

interface Restock {
  items: readonly { line: OrderLineRow; quantity: number }[]
  reason: StockMovement['reason']
  actorId?: string | undefined
}

/** Puts items of an order back into stock. Lines without tracked inventory are ignored. */
export async function restockItems(
  trx: StoreTrx,
  { store_id: storeId, id: orderId }: Pick<OrderRow, 'store_id' | 'id'>,
  { items, reason, actorId }: Restock,
): Promise<void> {
  const changed: string[] = []
  for (const { line, quantity } of inLockOrder(items, ({ line }) => line.product_id)) {
    if (!line.tracked || quantity === 0) continue
    const { product_id: productId, variation_id: variationId } = line
    const move = { storeId, productId, variationId, delta: quantity, orderId, reason, ...(actorId && { actorId }) }
    if (await moveStock(trx, move)) changed.push(productId)
  }
  await invalidateStock(trx, storeId, changed)
  if (changed.length > 0)
    await recordEvent(trx, { storeId, type: 'product.restocked', subject: '', data: { productIds: [...new Set(changed)] } })
}
