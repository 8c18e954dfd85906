import { type Currency, formatMoney } from '@blockfront/commerce'
import type { StoreTrx } from '../../../db/scope.ts'
import { storeRow } from '../../store/store.ts'
import type { OrderRow } from '../order-rows.ts'
import { queueShopperEmail } from './shopper-email.ts'

/** Notifies the shopper that a payment was refunded because the order could not be opened with it. The amount is in minor units. */
export async function queuePaymentReturnedEmail(trx: StoreTrx, order: OrderRow, amount: number): Promise<void> {
  const { locale } = await storeRow(trx, order.store_id)
  await queueShopperEmail(trx, order, {
    kind: 'payment-returned',
    subject: `Your payment for order ${order.label} was refunded`,
    parts: [
      `We refunded ${formatMoney(amount, order.currency as Currency, locale)}, because the payment arrived when the order was already closed, sold out or paid.`,
      'If you still want the items, please order again or reply to this email.',
    ],
  })
}
