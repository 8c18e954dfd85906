import { type Currency, formatMoney } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { Config } from '../../config.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { queueEmail } from '../../email/outbox.ts'
import { storeRow } from '../store/store.ts'
import { storeUrl } from '../store/store-url.ts'
import { addressLines, type StoreRow } from '../store/store-view.ts'
import { linesOf, type OrderData, orderRow } from './order-view.ts'

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

/** The end of emails to shoppers: the store's name and address. */
const signature = (store: StoreRow): string => [store.name, ...addressLines(store)].join('\n')

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
  const reserved =
    order.expires_at && isPaidAhead(order)
      ? `\n\nPlease pay by ${dayOf(order.expires_at, store)}. After that, the order is canceled.`
      : ''
  if (order.email)
    await queueEmail(trx, {
      kind: 'order-placed',
      to: order.email,
      storeId,
      fromName: store.name,
      replyTo: store.store_email || undefined,
      subject: `Your order ${order.label} at ${store.name}`,
      text: `Thank you for your order.\n\n${text}${howToPay}${reserved}\n\nYour order: ${storeUrl(config, host, `/order/${token}`)}\n\n${signature(store)}`,
    })
  if (store.store_email)
    await queueEmail(trx, {
      kind: 'order-new',
      to: store.store_email,
      storeId,
      replyTo: order.email || undefined,
      subject: `New order ${order.label}`,
      text: `${text}\n\nSee it in your dashboard: ${config.publicUrl}/dashboard/orders`,
    })
}

/** Whether the shopper has to pay before the order is sent. Cash on delivery is paid later. */
const isPaidAhead = ({ payment_method: method }: OrderData): boolean => (method as unknown as Order['method']).type !== 'cod'

const dayOf = (at: Date, { locale, timezone }: { locale: string; timezone: string }): string =>
  at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: timezone })

/** Some of a line's pieces, such as those in one shipment. */
export interface OrderItem {
  lineId: string
  quantity: number
}

/** The given items as lines of text, in the order of the order's lines. Prices belong to the whole order, so none are listed. */
async function itemList(trx: StoreTrx, order: OrderData, items: readonly OrderItem[]): Promise<string> {
  const lines = await linesOf(trx, order.store_id, order.id)
  return lines
    .flatMap(({ id, name, attributes }) => {
      const quantity = items.find(({ lineId }) => lineId === id)?.quantity
      return quantity ? [`${quantity} × ${name}${chosenOf(attributes)}`] : []
    })
    .join('\n')
}

interface Shipment {
  /** What this shipment contains. */
  items: readonly OrderItem[]
  /** Whether items of the order were sent before, and whether some are sent later. */
  position: 'only' | 'partial' | 'last'
  /** Carrier, tracking number and tracking URL, a line each; may be empty. */
  tracking: string
}

/** Tells the shopper what was sent: the items of this shipment only. Sends nothing if the order has no email address. */
export async function postOrderShipped(trx: StoreTrx, order: OrderData, { items, position, tracking }: Shipment): Promise<void> {
  const pickup = isPickup(order)
  const happened = `${order.label} is ${pickup ? 'ready to be picked up' : 'on its way'}`
  const title = position === 'partial' ? `Part of your order ${happened}` : `Your order ${happened}`
  const rest = {
    only: '',
    partial: 'The rest of your order will follow.',
    last: 'This completes your order.',
  }[position]
  const listed = `${pickup ? 'Items ready to be picked up' : 'Items in this shipment'}:\n${await itemList(trx, order, items)}`
  await postToShopper(trx, order, { kind: 'order-shipped', subject: title, parts: [tracking, listed, rest] })
}

/** Tells the shopper that the order, or what was not sent of it, was canceled. Sends nothing if the order has no email address. */
export async function postOrderCanceled(trx: StoreTrx, order: OrderData, reason: string): Promise<void> {
  const lines = await linesOf(trx, order.store_id, order.id)
  const unsent = lines.map((line) => ({ lineId: line.id, quantity: line.quantity - line.fulfilled_quantity }))
  const untouched = lines.every((line) => line.fulfilled_quantity === 0)
  const { locale } = await storeRow(trx, order.store_id)
  await postToShopper(trx, order, {
    kind: 'order-cancelled',
    subject: untouched ? `Your order ${order.label} was canceled` : `The rest of your order ${order.label} was canceled`,
    parts: [reason, untouched ? await summary(trx, order, locale) : `Canceled items:\n${await itemList(trx, order, unsent)}`],
  })
}

interface Letter {
  kind: 'order-shipped' | 'order-cancelled'
  /** Also the first sentence of the message. */
  subject: string
  /** Paragraphs; empty ones are left out. */
  parts: readonly string[]
}

async function postToShopper(trx: StoreTrx, order: OrderData, { kind, subject, parts }: Letter): Promise<void> {
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

const isPickup = ({ shipping_rate: rate }: OrderData): boolean => (rate as Order['rate'])?.type === 'pickup'
