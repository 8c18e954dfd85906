import { type Currency, formatMoney } from '@blockfront/commerce'
import type { StoreTrx } from '../../../db/scope.ts'
import { storeRow } from '../../store/store.ts'
import { linesOf, type OrderRow } from '../order-rows.ts'
import { itemList, type OrderItem } from './email-text.ts'
import { queueShopperEmail } from './shopper-email.ts'

interface RefundedOrder {
  /** Minor units. */
  amount: number
  /** Whether the money was returned outside of the platform. */
  manual: boolean
  /** Refunded items, as stored. */
  lines: unknown
}

/** Notifies the shopper of a refund, with its amount and items. */
export async function queueOrderRefundedEmail(
  trx: StoreTrx,
  order: OrderRow,
  { amount, manual, lines: items }: RefundedOrder,
): Promise<void> {
  const [lines, { locale }] = [await linesOf(trx, order.store_id, order.id), await storeRow(trx, order.store_id)]
  const refunded = itemList(lines, items as readonly OrderItem[])
  const money = formatMoney(amount, order.currency as Currency, locale)
  const bank = 'It can take up to 10 days until your bank or card shows it.'
  await queueShopperEmail(trx, order, {
    kind: 'order-refunded',
    subject:
      amount > 0 ? `We refunded ${money} for your order ${order.label}` : `Items of your order ${order.label} were canceled`,
    parts: [amount > 0 && !manual ? bank : '', refunded && `Items:\n${refunded}`],
  })
}
