import type { PaymentIncident } from '@blockfront/contract'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { OrderRow } from '../../../modules/order/index.ts'
import { queueStoreEmail, storeRow } from '../../../modules/store/index.ts'

/** Emails the owner about a payment that needs attention. */
export async function queueIncidentEmail(
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  order: OrderRow,
  type: PaymentIncident['type'],
): Promise<void> {
  const store = await storeRow(trx, order.store_id)
  await queueStoreEmail(trx, config, store, {
    kind: 'payment-incident',
    to: store.store_email,
    orderId: order.id,
    data: { label: order.label, type, url: `${config.publicUrl}/dashboard/payment` },
  })
}
