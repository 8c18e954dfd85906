import type { Order } from '@blockfront/contract'
import type { EmailData, Shipment, Tracking } from '@blockfront/emails'
import type { StoreTrx } from '../../ground/db/scope.ts'
import {
  emailItems,
  itemsIn,
  type LineItems,
  type OrderEmailConfig,
  type OrderLineRow,
  type OrderRow,
  type ParcelRow,
  queueOrderEmail,
  shopperLines,
} from '../../modules/order/index.ts'
import { readReviewSettings } from '../../modules/review/index.ts'

interface NewShipment {
  items: readonly LineItems[]
  /** Whether other items of the order were shipped before, and whether some will follow. */
  position: EmailData<'order-shipped'>['position']
  tracking: Tracking
  /** The parcels of the order before this one. */
  earlier: readonly ParcelRow[]
}

/** An order without a shipping rate has no item that requires shipping. */
function howDelivered(order: OrderRow): EmailData<'order-shipped'>['delivery'] {
  const rate = order.shipping_rate as Order['rate']
  if (!rate) return 'digital'
  return rate.type === 'pickup' ? 'pickup' : 'shipping'
}

/** Notifies the shopper of a shipment, or that it can be picked up. Lists the items of this shipment only. */
export async function queueOrderShippedEmail(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  { items: shipped, position, tracking, earlier: parcels }: NewShipment,
): Promise<void> {
  const lines = await shopperLines(trx, order)
  const delivery = howDelivered(order)
  const earlier = delivery === 'shipping' ? parcels.flatMap((parcel) => emailShipment(lines, parcel)) : []
  await queueOrderEmail(trx, config, order, {
    kind: 'order-shipped',
    data: (reference) => ({ ...reference, delivery, position, tracking, items: emailItems(lines, shipped), earlier }),
  })
}

/** A parcel for an email; empty for one that was canceled, which was never sent. */
const emailShipment = (lines: readonly OrderLineRow[], parcel: ParcelRow): Shipment[] =>
  parcel.status === 'cancelled'
    ? []
    : [
        {
          status: parcel.status,
          tracking: { carrier: parcel.carrier, number: parcel.tracking_number, url: parcel.tracking_url },
          items: emailItems(lines, itemsIn(parcel)),
        },
      ]

/** Sends the new tracking details of a parcel to the shopper. */
export async function queueTrackingEmail(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  { items: shipped, tracking }: Pick<NewShipment, 'items' | 'tracking'>,
): Promise<void> {
  const items = emailItems(await shopperLines(trx, order), shipped)
  await queueOrderEmail(trx, config, order, {
    kind: 'order-tracking',
    data: (reference) => ({ ...reference, tracking, items }),
  })
}

/** Notifies the shopper that a parcel arrived, or was picked up. */
export async function queueOrderDeliveredEmail(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  delivered: readonly LineItems[],
): Promise<void> {
  const lines = await shopperLines(trx, order)
  const isFullOrder = lines.every((line) =>
    delivered.some(({ lineId, quantity }) => lineId === line.id && quantity === line.quantity),
  )
  const isPickup = howDelivered(order) === 'pickup'
  const { isOpen, invites } = await readReviewSettings(trx, order.store_id)
  await queueOrderEmail(trx, config, order, {
    kind: 'order-delivered',
    data: (reference) => ({
      ...reference,
      isPickup,
      isFullOrder,
      asksForReviews: isOpen && invites,
      items: emailItems(lines, delivered),
    }),
  })
}
