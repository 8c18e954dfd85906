import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { hasPaymentEvent, recordOrderEvent } from '../../../modules/order/index.ts'
import type { PaymentRow } from '../../../modules/payment/index.ts'

/** Records once how the dispute of a payment ended, and resolves its incident. The caller has locked the order. */
export async function closeDispute(trx: StoreTrx, payment: PaymentRow, outcome: 'won' | 'lost'): Promise<void> {
  const { store_id: storeId, order_id: orderId, id } = payment
  const type = `dispute_${outcome}` as const
  if (await hasPaymentEvent(trx, payment, type)) return
  await recordOrderEvent(trx, { storeId, orderId, type, data: { payment: id } })
  await trx
    .updateTable('payment_incidents')
    .set({ resolved_at: sql<Date>`coalesce(resolved_at, now())` })
    .where('store_id', '=', storeId)
    .where('payment_id', '=', id)
    .where('type', '=', 'dispute')
    .execute()
}
