import { unfulfilledQuantity } from '@blockfront/commerce'
import type { StoreTrx } from '../../../db/scope.ts'
import { discountsOf } from '../../discount/order-discounts.ts'
import { storeRow } from '../../store/store.ts'
import { quantitiesOf } from '../order-line-quantities.ts'
import { linesOf, type OrderRow } from '../order-rows.ts'
import { itemList, orderSummary } from './email-text.ts'
import { queueShopperEmail } from './shopper-email.ts'

/** Notifies the shopper that the order, or its unfulfilled part, was canceled. */
export async function queueOrderCanceledEmail(trx: StoreTrx, order: OrderRow, reason: string): Promise<void> {
  const [lines, discounts] = [await linesOf(trx, order.store_id, order.id), await discountsOf(trx, order.store_id, order.id)]
  const unfulfilled = lines.map((line) => ({ lineId: line.id, quantity: unfulfilledQuantity(quantitiesOf(line)) }))
  const isFullOrder = lines.every((line, index) => unfulfilled[index]?.quantity === line.quantity)
  const { locale } = await storeRow(trx, order.store_id)
  await queueShopperEmail(trx, order, {
    kind: 'order-cancelled',
    subject: isFullOrder ? `Your order ${order.label} was canceled` : `The rest of your order ${order.label} was canceled`,
    parts: [
      reason,
      isFullOrder ? orderSummary({ order, lines, discounts }, locale) : `Canceled items:\n${itemList(lines, unfulfilled)}`,
    ],
  })
}
