import type { PaymentIncident } from '@blockfront/contract'
import type { Config } from '../../config.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { queueEmail } from '../../email/outbox.ts'
import type { OrderRow } from '../order/order-rows.ts'
import { storeRow } from '../store/store.ts'

const EXPLANATIONS: Record<PaymentIncident['type'], string> = {
  wrong_amount: 'The payment provider reported another amount than that of the order. The order was not marked as paid.',
  wrong_currency: 'The payment provider reported another currency than that of the order. The order was not marked as paid.',
  wrong_reference: 'The payment provider reported a payment that belongs to another order. The order was not marked as paid.',
  partial_capture: 'Only a part of the payment was captured. The order was not marked as paid.',
  late_payment: 'The payment arrived after the order was closed, and its items are no longer available. It is being refunded.',
  duplicate_payment: 'The order was paid twice. The second payment is being refunded.',
  authorization_lost:
    'The authorization of the payment ended before it was captured. Ask the customer to pay again before you ship.',
  dispute: 'The customer disputed the payment with their bank. Respond in the dashboard of your payment provider.',
  capture_failed: 'The payment could not be captured.',
  refund_failed: 'The payment could not be refunded. Refund it in the dashboard of your payment provider.',
}

/** Emails the owner about a payment that needs attention. */
export async function queueIncidentEmail(
  trx: StoreTrx,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  order: OrderRow,
  type: PaymentIncident['type'],
): Promise<void> {
  const store = await storeRow(trx, order.store_id)
  if (!store.store_email) return
  await queueEmail(trx, {
    kind: 'payment-incident',
    to: store.store_email,
    storeId: order.store_id,
    subject: `A payment of order ${order.label} needs your attention`,
    text: `${EXPLANATIONS[type]}\n\nSee all payments that need attention: ${publicUrl}/dashboard/payment`,
  })
}
