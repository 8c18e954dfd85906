import { isPaymentExpected } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { type Email, queueEmail } from '../../../ground/email/outbox.ts'
import { postalLines } from '../../../ground/postal-lines.ts'
import { renderStoreEmail, type StoreRow, storeUrl } from '../../store/index.ts'
import { storeInLanguage } from '../../translation/index.ts'
import { orderPath, translateChoices, translateLines } from '../order-language.ts'
import { type EmailOrder, orderContents } from './order-contents.ts'

export interface PlacedOrderEmail extends EmailOrder {
  store: StoreRow
  /** The hostname of the order's page. */
  hostname: string
  token: string
  /** Whether the shopper gets a confirmation. True by default. */
  notifyShopper?: boolean
}

/** Queues the emails of {@link renderOrderPlacedEmails}. */
export async function queueOrderPlacedEmails(trx: StoreTrx, config: Config, placed: PlacedOrderEmail): Promise<void> {
  const emails = await renderOrderPlacedEmails(trx, config, placed)
  await Promise.all(emails.map((email) => queueEmail(trx, email)))
}

/** The emails that confirm a new order to the shopper, with a link to its page, and notify the owner. */
export async function renderOrderPlacedEmails(
  trx: StoreTrx,
  config: Config,
  { store, hostname, token, notifyShopper = true, ...placed }: PlacedOrderEmail,
): Promise<Email[]> {
  const { order } = placed
  const { title } = order.payment_method as unknown as Order['method']
  const contact = order.contact as Partial<Order['contact']>
  const rate = order.shipping_rate as Order['rate']
  const shopperStore = storeInLanguage(store, order)
  const [lines, choices] = await Promise.all([
    translateLines(trx, order, placed.lines),
    translateChoices(trx, order, { rate, method: order.payment_method as unknown as Order['method'] }),
  ])
  const notes = { giftMessage: order.gift_message, customerNote: order.customer_note }
  const toShopper = renderStoreEmail(trx, config, shopperStore, {
    kind: 'order-placed',
    to: notifyShopper ? order.email : '',
    orderId: order.id,
    data: {
      ...notes,
      shippingAddress: postalLines(order.shipping_address, shopperStore.locale),
      shippingMethod: choices.rate?.name ?? '',
      order: orderContents({ ...placed, lines }),
      url: storeUrl(config, hostname, orderPath(order, token)),
      payment: {
        title: choices.method.title,
        instructions: isExpected(order) ? choices.method.instructions : '',
        dueAt: dueDate(order),
      },
    },
  })
  const toOwner = renderStoreEmail(trx, config, store, {
    kind: 'order-new',
    to: store.store_email,
    replyTo: order.email,
    orderId: order.id,
    data: {
      ...notes,
      shippingAddress: postalLines(order.shipping_address, store.locale),
      shippingMethod: rate?.name ?? '',
      order: orderContents(placed),
      url: `${config.publicUrl}/dashboard/orders`,
      payment: title,
      customer: [contact.email, contact.phone].flatMap((part) => part || []),
    },
  })
  return (await Promise.all([toShopper, toOwner])).flatMap((email) => email ?? [])
}

/** Whether the shopper still has to pay, and needs the instructions. */
const isExpected = ({ status, payment_status }: EmailOrder['order']): boolean =>
  isPaymentExpected({ status, paymentStatus: payment_status })

/** Until when the shopper has to pay. Null for cash on delivery, which is paid after the shipment. */
function dueDate(order: EmailOrder['order']): Date | null {
  const isPaidInAdvance = (order.payment_method as unknown as Order['method']).type !== 'cod'
  return isPaidInAdvance ? order.expires_at : null
}
