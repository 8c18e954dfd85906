import type { Currency } from '@blockfront/commerce'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { OrderRow } from '../order-rows.ts'
import { type OrderEmailConfig, queueOrderEmail } from './queue-order-email.ts'

/** Confirms to the shopper that the owner recorded the payment of the order. */
export const queuePaymentReceivedEmail = (trx: StoreTrx, config: OrderEmailConfig, order: OrderRow): Promise<void> =>
  queueOrderEmail(trx, config, order, {
    kind: 'payment-received',
    data: (reference) => ({ ...reference, amount: order.grand_total, currency: order.currency as Currency }),
  })

/** Notifies the shopper that the online payment failed, and until when it can be repeated. */
export async function queuePaymentFailedEmail(trx: StoreTrx, config: OrderEmailConfig, order: OrderRow): Promise<void> {
  const { expires_at: until } = order
  if (!until) return
  await queueOrderEmail(trx, config, order, { kind: 'payment-failed', data: (reference) => ({ ...reference, until }) })
}

/** Notifies the shopper that a payment was refunded because the order could not be opened with it. The amount is in minor units. */
export const queuePaymentReturnedEmail = (
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  amount: number,
): Promise<void> =>
  queueOrderEmail(trx, config, order, {
    kind: 'payment-returned',
    data: (reference) => ({ ...reference, amount, currency: order.currency as Currency }),
  })
