import type { Order } from '@blockfront/contract'
import type { Config } from '../../../config.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import { queueEmail } from '../../../email/outbox.ts'
import { storeUrl } from '../../store/store-url.ts'
import type { StoreRow } from '../../store/store-view.ts'
import type { OrderRow } from '../order-rows.ts'
import { type EmailOrder, orderSummary, signature } from './email-text.ts'

export interface PlacedOrderEmail extends EmailOrder {
  store: StoreRow
  /** The hostname of the order's page. */
  hostname: string
  token: string
}

/** Confirms a new order to the shopper, with a link to its page, and notifies the owner. */
export async function queueOrderPlacedEmails(
  trx: StoreTrx,
  config: Config,
  { store, hostname, token, ...placed }: PlacedOrderEmail,
): Promise<void> {
  const storeId = store.store_id
  const { order } = placed
  const { title, instructions } = order.payment_method as unknown as Order['method']
  const text = `${orderSummary(placed, store.locale)}\n\nPayment: ${title}`
  const payment = `${instructions && `\n${instructions}`}${dueDateText(order, store)}`
  const toShopper =
    order.email &&
    queueEmail(trx, {
      kind: 'order-placed',
      to: order.email,
      storeId,
      fromName: store.name,
      replyTo: store.store_email || undefined,
      subject: `Your order ${order.label} at ${store.name}`,
      text: `Thank you for your order.\n\n${text}${payment}\n\nYour order: ${storeUrl(config, hostname, `/order/${token}`)}\n\n${signature(store)}`,
    })
  const toOwner =
    store.store_email &&
    queueEmail(trx, {
      kind: 'order-new',
      to: store.store_email,
      storeId,
      replyTo: order.email || undefined,
      subject: `New order ${order.label}`,
      text: `${text}\n\nSee it in your dashboard: ${config.publicUrl}/dashboard/orders`,
    })
  await Promise.all([toShopper, toOwner])
}

/** Until when the shopper has to pay. Empty for cash on delivery, which is paid after the shipment. */
function dueDateText(order: OrderRow, { locale, timezone }: StoreRow): string {
  const isPaidInAdvance = (order.payment_method as unknown as Order['method']).type !== 'cod'
  if (!order.expires_at || !isPaidInAdvance) return ''
  const date = order.expires_at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: timezone })
  return `\n\nPlease pay by ${date}. After that, the order is canceled.`
}
