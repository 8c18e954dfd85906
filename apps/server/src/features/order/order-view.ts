import { type Currency, toMajor } from '@blockfront/commerce'
import type { HandlerOutput, Order, OrderAddress, PostalAddress } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../db/scope.ts'
import type { OrdersTable } from '../../db/tables/selling.ts'
import { orNotFound } from '../../errors.ts'
import { readCheckoutConfig } from '../checkout/checkout-config.ts'
import { findRegion } from '../checkout/regions.ts'
import { eventMessage } from './order-event.ts'

export type OrderData = Selectable<OrdersTable>

export const orderRow = async (trx: StoreTrx, storeId: string, orderId: string): Promise<OrderData> =>
  orNotFound(
    await trx.selectFrom('orders').selectAll().where('store_id', '=', storeId).where('id', '=', orderId).executeTakeFirst(),
  )

export const linesOf = (trx: StoreTrx, storeId: string, orderId: string) =>
  trx
    .selectFrom('order_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** An order with its lines, timeline, payments and fulfilments, as its store's members see it. */
export async function viewOrder(trx: StoreTrx, row: OrderData): Promise<Order> {
  const { store_id: storeId, id: orderId } = row
  const currency = row.currency as Currency
  const major = (minor: number) => toMajor(minor, currency)
  const [lines, events, payments, fulfillments] = await Promise.all([
    linesOf(trx, storeId, orderId),
    trx
      .selectFrom('order_events as e')
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .select(['e.id', 'e.type', 'e.data', 'e.at', 'u.name as actor'])
      .where('e.store_id', '=', storeId)
      .where('e.order_id', '=', orderId)
      .orderBy('e.at')
      .orderBy('e.id')
      .execute(),
    trx
      .selectFrom('payments')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute(),
    trx
      .selectFrom('fulfillments')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute(),
  ])
  const rate = row.shipping_rate as unknown as { name: string; type: 'flat'; price: number } | null
  return {
    orderId,
    storeId,
    number: row.label,
    status: row.status,
    paymentStatus: row.payment_status,
    fulfillmentStatus: row.fulfillment_status,
    contact: row.contact as Order['contact'],
    shippingAddress: viewAddress(row.shipping_address),
    billingAddress: viewAddress(row.billing_address),
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      variationId: line.variation_id,
      name: line.name,
      sku: line.sku,
      productImage: line.image,
      selectedAttributes: line.attributes as Record<string, string>,
      unitPrice: major(line.unit_price),
      quantity: line.quantity,
      fulfilledQuantity: line.fulfilled_quantity,
      lineTotal: major(line.line_total),
      taxTotal: major(line.tax_total),
    })),
    rate: rate && { ...rate, price: major(rate.price) },
    method: row.payment_method as Order['method'],
    currency,
    subtotal: major(row.subtotal),
    discountTotal: major(row.discount_total),
    shippingTotal: major(row.shipping_total),
    shippingTax: major(row.shipping_tax),
    taxTotal: major(row.tax_total),
    grandTotal: major(row.grand_total),
    paidTotal: major(row.paid_total),
    refundedTotal: major(row.refunded_total),
    pricesIncludeTax: row.prices_include_tax,
    customerNote: row.customer_note,
    marketingConsent: row.marketing_consent,
    events: events.map(({ id, type, data, at, actor }) => ({
      id,
      type,
      message: eventMessage(type, data as Record<string, unknown>),
      actorName: actor ?? '',
      at: at.toISOString(),
    })),
    payments: payments.map((one) => ({
      id: one.id,
      type: one.method_type as Order['payments'][number]['type'],
      amount: major(one.amount),
      status: one.status,
      reference: one.provider_ref ?? '',
      createdAt: one.created_at.toISOString(),
    })),
    fulfillments: fulfillments.map((one) => ({
      id: one.id,
      status: one.status,
      lines: one.lines as unknown as Order['fulfillments'][number]['lines'],
      carrier: one.carrier,
      trackingNumber: one.tracking_number,
      trackingUrl: one.tracking_url,
      createdAt: one.created_at.toISOString(),
    })),
    reservedUntil: row.expires_at?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A stored address with the name of its region. Orders from before regions had codes keep their text. */
function viewAddress(stored: unknown): OrderAddress {
  const address = stored as PostalAddress
  return { ...address, regionName: findRegion(address.country, address.region)?.name ?? address.region }
}

/** The same behind the shopper's link: nothing internal. */
export async function viewReceipt(trx: StoreTrx, row: OrderData): Promise<HandlerOutput<'order.status'>> {
  const [order, { thankYou }] = [await viewOrder(trx, row), await readCheckoutConfig(trx, row.store_id)]
  const { events, payments, orderId, storeId, version, updatedAt, billingAddress, marketingConsent, ...shown } = order
  return { ...shown, thankYou }
}
