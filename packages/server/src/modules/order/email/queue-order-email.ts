import type { EmailData, EmailKind, OrderReference } from '@blockfront/emails'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { primaryHostname, queueStoreEmail, storeRow, storeUrl } from '../../store/index.ts'
import { storeInLanguage } from '../../translation/index.ts'
import { orderPath } from '../order-language.ts'
import type { OrderRow } from '../order-rows.ts'
import { orderToken } from '../order-token.ts'

/** The server's configuration for emails about an order: its URL, and the secret of links to orders. */
export type OrderEmailConfig = Pick<Config, 'publicUrl' | 'secret'>

/**
 * Queues an email to the shopper of an order; no email if the order has no email address. `data` is called with the order's number and the URL
 * of its page.
 */
export async function queueOrderEmail<Kind extends EmailKind>(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  { kind, data }: { kind: Kind; data: (reference: OrderReference) => EmailData<Kind> },
): Promise<void> {
  if (!order.email) return
  const { store_id: storeId, id, label } = order
  const [store, hostname] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId)])
  const url = storeUrl(config, hostname, orderPath(order, orderToken(config, storeId, id)))
  await queueStoreEmail(trx, config, storeInLanguage(store, order), {
    kind,
    to: order.email,
    orderId: id,
    data: data({ label, url }),
  })
}
