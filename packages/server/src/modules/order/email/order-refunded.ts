import type { Currency } from '@blockfront/commerce'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { shopperLines } from '../order-language.ts'
import type { OrderRow } from '../order-rows.ts'
import { emailItems, type LineItems } from './order-contents.ts'
import { type OrderEmailConfig, queueOrderEmail } from './queue-order-email.ts'

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
  config: OrderEmailConfig,
  order: OrderRow,
  { amount, manual, lines: refunded }: RefundedOrder,
): Promise<void> {
  const items = emailItems(await shopperLines(trx, order), refunded as readonly LineItems[])
  const currency = order.currency as Currency
  await queueOrderEmail(trx, config, order, {
    kind: 'order-refunded',
    data: (reference) => ({ ...reference, amount, currency, manual, items }),
  })
}
