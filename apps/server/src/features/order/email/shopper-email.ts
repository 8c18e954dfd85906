import type { StoreTrx } from '../../../db/scope.ts'
import { queueEmail } from '../../../email/outbox.ts'
import { storeRow } from '../../store/store.ts'
import type { OrderRow } from '../order-rows.ts'
import { signature } from './email-text.ts'

interface ShopperEmail {
  kind: 'order-shipped' | 'order-tracking' | 'order-delivered' | 'order-refunded' | 'order-cancelled' | 'payment-returned'
  /** Also the first sentence of the text. */
  subject: string
  /** Paragraphs; empty ones are left out. */
  parts: readonly string[]
}

/** Queues an email to the shopper of an order; no email if the order has no email address. */
export async function queueShopperEmail(trx: StoreTrx, order: OrderRow, { kind, subject, parts }: ShopperEmail): Promise<void> {
  if (!order.email) return
  const store = await storeRow(trx, order.store_id)
  await queueEmail(trx, {
    kind,
    to: order.email,
    storeId: order.store_id,
    fromName: store.name,
    replyTo: store.store_email || undefined,
    subject,
    text: [`${subject}.`, ...parts, signature(store)].filter(Boolean).join('\n\n'),
  })
}
