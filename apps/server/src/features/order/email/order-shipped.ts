import type { Order } from '@blockfront/contract'
import type { StoreTrx } from '../../../db/scope.ts'
import { linesOf, type OrderRow } from '../order-rows.ts'
import { itemList, type OrderItem } from './email-text.ts'
import { queueShopperEmail } from './shopper-email.ts'

interface Shipment {
  items: readonly OrderItem[]
  /** Whether other items of the order were shipped before, and whether some will follow. */
  position: 'only' | 'partial' | 'last'
  /** Carrier, tracking number and tracking URL, one per line. Can be empty. */
  tracking: string
}

const REST = {
  only: '',
  partial: 'The rest of your order will follow.',
  last: 'This completes your order.',
}

const TEXTS = {
  shipping: ['on its way', 'Items in this shipment'],
  pickup: ['ready to be picked up', 'Items ready to be picked up'],
  digital: ['complete', 'Items'],
} as const

/** An order without a shipping rate has no item that requires shipping. */
function howDelivered(order: OrderRow): keyof typeof TEXTS {
  const rate = order.shipping_rate as Order['rate']
  if (!rate) return 'digital'
  return rate.type === 'pickup' ? 'pickup' : 'shipping'
}

/** Notifies the shopper of a shipment, or that it can be picked up. Lists the items of this shipment only. */
export async function queueOrderShippedEmail(
  trx: StoreTrx,
  order: OrderRow,
  { items, position, tracking }: Shipment,
): Promise<void> {
  const [status, heading] = TEXTS[howDelivered(order)]
  const state = `${order.label} is ${status}`
  const lines = await linesOf(trx, order.store_id, order.id)
  await queueShopperEmail(trx, order, {
    kind: 'order-shipped',
    subject: position === 'partial' ? `Part of your order ${state}` : `Your order ${state}`,
    parts: [tracking, `${heading}:\n${itemList(lines, items)}`, REST[position]],
  })
}

/** Tells the shopper the new tracking details of a parcel. */
export async function queueTrackingEmail(
  trx: StoreTrx,
  order: OrderRow,
  { items, tracking }: Pick<Shipment, 'items' | 'tracking'>,
): Promise<void> {
  const lines = await linesOf(trx, order.store_id, order.id)
  await queueShopperEmail(trx, order, {
    kind: 'order-tracking',
    subject: `The tracking details of your order ${order.label} changed`,
    parts: [tracking, `Items in this shipment:\n${itemList(lines, items)}`],
  })
}

/** Notifies the shopper that a parcel arrived, or was picked up. */
export async function queueOrderDeliveredEmail(trx: StoreTrx, order: OrderRow, items: readonly OrderItem[]): Promise<void> {
  const isPickup = (order.shipping_rate as Order['rate'])?.type === 'pickup'
  const lines = await linesOf(trx, order.store_id, order.id)
  const isFullOrder = lines.every((line) =>
    items.some(({ lineId, quantity }) => lineId === line.id && quantity === line.quantity),
  )
  const what = isFullOrder ? 'Your order' : 'Part of your order'
  await queueShopperEmail(trx, order, {
    kind: 'order-delivered',
    subject: `${what} ${order.label} was ${isPickup ? 'picked up' : 'delivered'}`,
    parts: [itemList(lines, items)],
  })
}
