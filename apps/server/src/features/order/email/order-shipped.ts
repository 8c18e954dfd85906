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

/** Notifies the shopper of a shipment, or that it can be picked up. Lists the items of this shipment only. */
export async function queueOrderShippedEmail(
  trx: StoreTrx,
  order: OrderRow,
  { items, position, tracking }: Shipment,
): Promise<void> {
  const isPickup = (order.shipping_rate as Order['rate'])?.type === 'pickup'
  const state = `${order.label} is ${isPickup ? 'ready to be picked up' : 'on its way'}`
  const heading = isPickup ? 'Items ready to be picked up' : 'Items in this shipment'
  const lines = await linesOf(trx, order.store_id, order.id)
  await queueShopperEmail(trx, order, {
    kind: 'order-shipped',
    subject: position === 'partial' ? `Part of your order ${state}` : `Your order ${state}`,
    parts: [tracking, `${heading}:\n${itemList(lines, items)}`, REST[position]],
  })
}
