import { type Currency, rateBasisPoints, refundableAmount, refundableShipping, toMajor } from '@blockfront/commerce'
import type { HandlerOutput, Order, PostalAddress } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { readEditedConfig, translateQuote } from '../checkout/index.ts'
import { discountsOf } from '../discount/index.ts'
import { isProviderType, latestPayment, paymentsOf } from '../payment/index.ts'
import { parcelsOf, viewParcel } from './fulfillment/parcel-rows.ts'
import { methodsOfOrder } from './methods-of-order.ts'
import { eventMessage } from './order-event.ts'
import { shopperLines, translateChoices } from './order-language.ts'
import { linesOf, type OrderLineRow, type OrderRow } from './order-rows.ts'
import { orderTaxes } from './order-taxes.ts'
import { refundableOrder, refundsOf, viewRefund } from './refund/refund-rows.ts'
import { expectsOnlinePayment } from './unpaid-order.ts'
import { viewAddress } from './view-address.ts'

/** An order with its lines, timeline, payments and fulfillments, as members of its store see it. */
export async function viewOrder(trx: StoreTrx, row: OrderRow): Promise<Order> {
  const currency = row.currency as Currency
  const major = (minor: number) => toMajor(minor, currency)
  const [lines, discounts, events, payments, fulfillments, refunds] = await Promise.all([
    linesOf(trx, row.store_id, row.id),
    discountsOf(trx, row.store_id, row.id),
    eventsOf(trx, row),
    viewPayments(trx, row),
    parcelsOf(trx, row),
    refundsOf(trx, row),
  ])
  const refundable = refundableOrder(row, lines, refunds)
  const rate = row.shipping_rate as unknown as { name: string; type: 'flat'; price: number } | null
  return {
    orderId: row.id,
    storeId: row.store_id,
    number: row.label,
    status: row.status,
    paymentStatus: row.payment_status,
    fulfillmentStatus: row.fulfillment_status,
    customerId: row.customer_id,
    contact: row.contact as Order['contact'],
    shippingAddress: viewAddress(row.shipping_address as PostalAddress | null),
    billingAddress: viewAddress(row.billing_address as PostalAddress | null),
    lines: lines.map((line, index) => ({ ...viewLine(line, currency), paidTotal: major(refundable.lines[index]?.total ?? 0) })),
    rate: rate && { ...rate, price: major(rate.price) },
    method: row.payment_method as Order['method'],
    currency,
    subtotal: major(row.subtotal),
    discountTotal: major(row.discount_total),
    discounts: discounts.map((discount) => ({ ...discount, amount: major(discount.amount) })),
    shippingTotal: major(row.shipping_total),
    shippingTax: major(row.shipping_tax),
    taxTotal: major(row.tax_total),
    taxes: orderTaxes(row, lines).map(({ name, rate, amount }) => ({ name, rate: rateBasisPoints(rate), amount: major(amount) })),
    grandTotal: major(row.grand_total),
    paidTotal: major(row.paid_total),
    refundedTotal: major(row.refunded_total),
    refundableTotal: major(refundableAmount(refundable)),
    refundableShipping: major(refundableShipping(refundable)),
    refundsOnline: payments.some(({ reference }) => reference !== ''),
    refunds: refunds.map((refund) => viewRefund(refund, currency)),
    pricesIncludeTax: row.prices_include_tax,
    customerNote: row.customer_note,
    giftMessage: row.gift_message,
    marketingConsent: row.marketing_consent,
    events,
    payments,
    fulfillments: fulfillments.map(viewParcel),
    payUntil: row.pay_until?.toISOString() ?? null,
    reservedUntil: row.expires_at?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

const viewLine = (line: OrderLineRow, currency: Currency): Omit<Order['lines'][number], 'paidTotal'> => ({
  id: line.id,
  productId: line.product_id,
  variationId: line.variation_id,
  name: line.name,
  sku: line.sku,
  productImage: line.image,
  selectedAttributes: line.attributes as Record<string, string>,
  unitPrice: toMajor(line.unit_price, currency),
  quantity: line.quantity,
  fulfilledQuantity: line.fulfilled_quantity,
  refundedQuantity: line.refunded_quantity,
  removedQuantity: line.removed_quantity,
  lineTotal: toMajor(line.line_total, currency),
  discountTotal: toMajor(line.discount_total, currency),
  taxTotal: toMajor(line.tax_total, currency),
  taxRate: rateBasisPoints(line.tax_rate_ppm),
  taxName: line.tax_name,
  requiresShipping: line.requires_shipping,
})

async function eventsOf(trx: StoreTrx, { store_id, id: orderId, shipping_rate }: OrderRow): Promise<Order['events']> {
  const isPickup = (shipping_rate as Order['rate'])?.type === 'pickup'
  const rows = await trx
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.type', 'e.data', 'e.at', 'u.name as actor'])
    .where('e.store_id', '=', store_id)
    .where('e.order_id', '=', orderId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, type, data, at, actor }) => ({
    id,
    type,
    message: eventMessage(type, data as Record<string, unknown>, isPickup),
    actorName: actor ?? '',
    at: at.toISOString(),
  }))
}

async function viewPayments(trx: StoreTrx, order: OrderRow): Promise<Order['payments']> {
  const rows = await paymentsOf(trx, order)
  return rows.map((row) => ({
    id: row.id,
    type: row.method_type as Order['payments'][number]['type'],
    amount: toMajor(row.amount, order.currency as Currency),
    status: row.status,
    reference: row.provider_ref ?? '',
    failure: row.failure ?? '',
    authorized: toMajor(row.authorized, order.currency as Currency),
    captured: toMajor(row.captured, order.currency as Currency),
    refunded: toMajor(row.refunded, order.currency as Currency),
    disputed: toMajor(row.disputed, order.currency as Currency),
    createdAt: row.created_at.toISOString(),
  }))
}

/** An order as the shopper sees it, without internal data, in the language in which it was placed. */
export async function viewReceipt(trx: StoreTrx, row: OrderRow): Promise<HandlerOutput<'order.status'>> {
  const [order, { thankYou }] = [await viewOrder(trx, row), await readEditedConfig(trx, row.store_id, row.locale || undefined)]
  const [lines, choices] = [await shopperLines(trx, row), await translateChoices(trx, row, order)]
  const { events, payments, orderId, storeId, customerId, version, updatedAt, marketingConsent, ...receipt } = order
  const { refundableTotal, refundableShipping, refundsOnline, ...visible } = receipt
  const refunds = visible.refunds.map(({ id, amount, lines, status, createdAt }) => ({ id, amount, lines, status, createdAt }))
  return {
    ...visible,
    ...choices,
    lines: visible.lines.map((line, index) => ({
      ...line,
      name: lines[index]?.name ?? line.name,
      selectedAttributes: (lines[index]?.attributes ?? line.selectedAttributes) as Record<string, string>,
    })),
    refunds,
    payment: onlinePayment(row, order),
    paymentMethods: await methodsOnPage(trx, row),
    thankYou,
  }
}

/** The methods with which a shopper can pay an order, in the language of the order. */
async function methodsOnPage(trx: StoreTrx, row: OrderRow): Promise<HandlerOutput<'order.status'>['paymentMethods']> {
  const offered = await methodsOfOrder(trx, row)
  if (offered.length === 0) return []
  const [current, { methods }] = await Promise.all([
    latestPayment(trx, row),
    translateQuote(trx, row.store_id, row.locale || undefined, { rates: [], methods: offered }),
  ])
  return methods.map(({ id, type, title, instructions }) => ({
    ...{ id, type, title, instructions },
    isCurrent: id === current?.method_id,
  }))
}

/** The online payment of an order as the shopper sees it; null for other methods. */
function onlinePayment(row: OrderRow, { method, payments }: Order): HandlerOutput<'order.status'>['payment'] {
  if (!isProviderType(method.type)) return null
  const canPay = expectsOnlinePayment(row)
  return {
    canPay,
    failure: (canPay && payments.at(-1)?.failure) || '',
    until: canPay ? (row.expires_at?.toISOString() ?? null) : null,
  }
}
