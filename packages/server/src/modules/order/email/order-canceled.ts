import { unfulfilledQuantity } from '@blockfront/commerce'
import type { EmailData } from '@blockfront/emails'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { discountsOf } from '../../discount/index.ts'
import { shopperLines } from '../order-language.ts'
import { quantitiesOf } from '../order-line-quantities.ts'
import type { OrderRow } from '../order-rows.ts'
import { emailItems, orderContents } from './order-contents.ts'
import { type OrderEmailConfig, queueOrderEmail } from './queue-order-email.ts'

/** Notifies the shopper that the order, or its unfulfilled part, was canceled. */
export async function queueOrderCanceledEmail(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  reason: EmailData<'order-cancelled'>['reason'],
): Promise<void> {
  const [lines, discounts] = [await shopperLines(trx, order), await discountsOf(trx, order.store_id, order.id)]
  const unfulfilled = lines.map((line) => ({ lineId: line.id, quantity: unfulfilledQuantity(quantitiesOf(line)) }))
  const isFullOrder = lines.every((line, index) => unfulfilled[index]?.quantity === line.quantity)
  const canceled = isFullOrder ? orderContents({ order, lines, discounts }) : emailItems(lines, unfulfilled)
  await queueOrderEmail(trx, config, order, {
    kind: 'order-cancelled',
    data: (reference) => ({ ...reference, reason, canceled }),
  })
}
