import { unfulfilledQuantity } from '@blockfront/commerce'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { releaseDiscounts } from '../../modules/discount/index.ts'
import {
  linesOf,
  NO_LONGER_RESERVED,
  type OrderColumns,
  type OrderRow,
  quantitiesOf,
  restockItems,
} from '../../modules/order/index.ts'
import { resolvePayments } from '../../modules/payment/index.ts'

/**
 * Restocks the unfulfilled items of an order, once, releases its discounts unless a part was fulfilled, and voids payments that are still
 * expected. Returns the columns of the order that record it.
 */
export async function releaseOrder(
  trx: StoreTrx,
  order: OrderRow,
  move: { reason: 'cancel' | 'expire'; actorId?: string },
): Promise<OrderColumns> {
  if (order.stock_released_at === null) {
    const lines = await linesOf(trx, order.store_id, order.id)
    const items = lines.map((line) => ({ line, quantity: unfulfilledQuantity(quantitiesOf(line)) }))
    await restockItems(trx, order, { items, ...move })
  }
  if (order.fulfillment_status === 'unfulfilled') await releaseDiscounts(trx, order.store_id, order.id)
  const isUnpaid = ['pending', 'failed', 'authorized'].includes(order.payment_status)
  if (isUnpaid) await resolvePayments(trx, order, 'voided')
  return { ...NO_LONGER_RESERVED, stock_released_at: new Date(), ...(isUnpaid && { payment_status: 'voided' }) }
}
