import type { StoreTrx } from '../../db/scope.ts'
import { resolvePayments } from '../payment/payment-rows.ts'
import { invalidateStock } from '../product/product-visibility.ts'
import { moveStock } from '../product/stock.ts'
import { linesOf, type OrderRow } from './order-rows.ts'
import { NO_LONGER_RESERVED, type OrderColumns } from './update-order.ts'

/**
 * Restocks the unfulfilled items of an order, once, and voids payments that are still expected. Returns the columns of the order that
 * record it.
 */
export async function releaseOrder(
  trx: StoreTrx,
  order: OrderRow,
  move: { reason: 'cancel' | 'expire'; actorId?: string },
): Promise<OrderColumns> {
  if (order.stock_released_at === null) await restock(trx, order, move)
  const isUnpaid = order.payment_status === 'pending' || order.payment_status === 'authorized'
  if (isUnpaid) await resolvePayments(trx, order, 'voided')
  return { ...NO_LONGER_RESERVED, stock_released_at: new Date(), ...(isUnpaid && { payment_status: 'voided' }) }
}

async function restock(
  trx: StoreTrx,
  { store_id: storeId, id: orderId }: OrderRow,
  move: { reason: 'cancel' | 'expire'; actorId?: string },
): Promise<void> {
  const lines = await linesOf(trx, storeId, orderId)
  const changed: string[] = []
  // Always in the same order, so that no two transactions wait for each other.
  for (const line of lines.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const delta = line.quantity - line.fulfilled_quantity
    if (!line.tracked || delta === 0) continue
    const { product_id: productId, variation_id: variationId } = line
    if (await moveStock(trx, { storeId, productId, variationId, delta, orderId, ...move })) changed.push(productId)
  }
  if (changed.length > 0) await invalidateStock(trx, storeId, changed)
}
