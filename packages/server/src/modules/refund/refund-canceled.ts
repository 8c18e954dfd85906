import { refundableShipping, unfulfilledQuantity } from '@blockfront/commerce'
import type { StoreTrx } from '../../ground/db/scope.ts'
import {
  linesOf,
  type OrderColumns,
  type OrderEmailConfig,
  type OrderRow,
  quantitiesOf,
  refundableOrder,
  refundsOf,
} from '../order/index.ts'
import { type NewRefund, recordRefund } from './record-refund.ts'

/**
 * Records the refund of an order that is being canceled: of the items that were not sent, and of the shipping if nothing was sent. The
 * cancellation restocks the items.
 */
export async function refundCanceled(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  refund: Pick<NewRefund, 'refundId' | 'reason' | 'manual' | 'notify' | 'actorId'>,
): Promise<OrderColumns> {
  const [lines, refunds] = await Promise.all([linesOf(trx, order.store_id, order.id), refundsOf(trx, order)])
  const unfulfilled = lines.map((line) => ({ id: line.id, quantity: unfulfilledQuantity(quantitiesOf(line)) }))
  const isSent = lines.some((line) => line.fulfilled_quantity > 0)
  const choice = {
    lines: unfulfilled.filter(({ quantity }) => quantity > 0),
    shipping: isSent ? 0 : refundableShipping(refundableOrder(order, lines, refunds)),
  }
  const { columns } = await recordRefund(trx, config, order, { ...refund, choice, restock: new Set() })
  return columns
}
