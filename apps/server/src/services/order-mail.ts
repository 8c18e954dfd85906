import { type Currency, formatMoney } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { Config } from '../config.ts'
import type { StoreTrx } from '../db/scope.ts'
import { postMail } from '../mail/outbox.ts'
import { linesOf, type OrderData, orderRow } from './order-view.ts'
import { storeRow } from './store.ts'
import { storeUrl } from './store-url.ts'

/** The order's lines and sums, each on a line of its own: what stands above the total adds up to it. */
const summary = async (trx: StoreTrx, order: OrderData, locale: string) => {
  const currency = order.currency as Currency
  const row = (label: string, minor: number, sign = '') => `${label}  ${sign}${formatMoney(minor, currency, locale)}`
  const lines = await linesOf(trx, order.store_id, order.id)
  return [
    ...lines.map((line) => row(`${line.quantity} × ${line.name}${chosenOf(line.attributes)}`, line.line_total)),
    '',
    row('Subtotal', order.subtotal),
    order.discount_total > 0 && row('Discount', order.discount_total, '−'),
    order.shipping_total > 0 ? row('Shipping', order.shipping_total) : 'Shipping  Free',
    order.tax_total > 0 && row(order.prices_include_tax ? 'Tax, included' : 'Tax', order.tax_total),
    row('Total', order.grand_total),
  ]
    .filter((text) => text !== false)
    .join('\n')
}

const chosenOf = (attributes: unknown): string => {
  const chosen = Object.entries(attributes as Record<string, string>).map(([name, value]) => `${name}: ${value}`)
  return chosen.length > 0 ? ` (${chosen.join(', ')})` : ''
}

/** To the shopper: the order with its link. To the owner: that there is a new one. */
export async function postOrderPlaced(
  trx: StoreTrx,
  config: Config,
  { storeId, host, orderId, token }: { storeId: string; host: string; orderId: string; token: string },
): Promise<void> {
  const [store, order] = [await storeRow(trx, storeId), await orderRow(trx, storeId, orderId)]
  const { title, instructions } = order.payment_method as unknown as Order['method']
  const text = `${await summary(trx, order, store.locale)}\n\nPayment: ${title}`
  const howToPay = instructions && `\n${instructions}`
  if (order.email)
    await postMail(trx, {
      kind: 'order-placed',
      to: order.email,
      storeId,
      fromName: store.name,
      replyTo: store.store_email || undefined,
      subject: `Your order ${order.label} at ${store.name}`,
      text: `Thank you for your order.\n\n${text}${howToPay}\n\nYour order: ${storeUrl(config, host, `/order/${token}`)}\n\n${store.name}`,
    })
  if (store.store_email)
    await postMail(trx, {
      kind: 'order-new',
      to: store.store_email,
      storeId,
      replyTo: order.email || undefined,
      subject: `New order ${order.label}`,
      text: `${text}\n\nSee it in your dashboard: ${config.publicUrl}/dashboard/orders`,
    })
}

interface OrderNews {
  kind: 'order-shipped' | 'order-cancelled'
  /** Whether it is about all that was still to come. */
  whole: boolean
  more: string
}

/** To the shopper: what became of the order. Nothing is sent where the shopper left no address. */
export async function postOrderNews(trx: StoreTrx, order: OrderData, { kind, whole, more }: OrderNews): Promise<void> {
  if (!order.email) return
  const store = await storeRow(trx, order.store_id)
  const happened = kind === 'order-cancelled' ? 'was cancelled' : isPickup(order) ? 'is ready to be picked up' : 'is on its way'
  const words = `${whole ? 'Your' : 'Part of your'} order ${order.label} ${happened}`
  await postMail(trx, {
    kind,
    to: order.email,
    storeId: order.store_id,
    fromName: store.name,
    replyTo: store.store_email || undefined,
    subject: words,
    text: [`${words}.`, more, await summary(trx, order, store.locale), store.name].filter(Boolean).join('\n\n'),
  })
}

const isPickup = ({ shipping_rate: rate }: OrderData): boolean => (rate as Order['rate'])?.type === 'pickup'
