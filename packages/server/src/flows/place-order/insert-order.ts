import { hashToken, newId } from '../../ground/db/id.ts'
import { listText } from '../../ground/db/list-text.ts'
import type { CommitAfter, StoreTrx } from '../../ground/db/scope.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import type { Body } from '../../ground/handler.ts'
import { findRegion } from '../../ground/request/regions.ts'
import { lineTax, type QuoteCalculation } from '../../modules/checkout/index.ts'
import { recordCustomer } from '../../modules/customer/index.ts'
import { insertOrderDiscounts } from '../../modules/discount/index.ts'
import {
  insertOrderLines,
  insertOrderRow,
  type OrderLineRow,
  type OrderRow,
  recordOrderEvent,
} from '../../modules/order/index.ts'
import { insertPayment, isProviderType } from '../../modules/payment/index.ts'
import type { StoreRow } from '../../modules/store/index.ts'
import { orderLabel, orderNumber, takeOrderNumber } from './order-number.ts'

/** The input for an order that does not come from its quote. */
export type OrderDetails = Pick<
  Body<'order.place'>,
  'contact' | 'shippingAddress' | 'billingAddress' | 'note' | 'marketingConsent'
> &
  Partial<Pick<Body<'order.place'>, 'giftMessage'>>
type Address = NonNullable<OrderDetails['shippingAddress']>

export interface NewOrder {
  store: StoreRow
  orderId: string
  token: string
  /** The published language in which the order is placed; empty or undefined for the main language. */
  locale?: string
  /** Null for an order that the server placed itself. */
  clientHash: Buffer | null
  order: OrderDetails
  calculation: QuoteCalculation
  /** Undefined for an order that requires no shipping. */
  rate: QuoteCalculation['rate']
  /** Without an id, a payment method that the owner did not set up. */
  method: Pick<QuoteCalculation['methods'][number], 'type' | 'title' | 'instructions' | 'manual_capture'> & { id: string | null }
  /** Set for an order that a member created from a draft. */
  draft?: {
    number: string
    actorId: string
    /** Whether the shopper pays online with a link, which is valid for days. */
    isLink: boolean
  }
}

/** The columns of a new order and its lines, except its number. */
export interface ComposedOrder {
  order: ReturnType<typeof composeOrderRow>
  lines: ReturnType<typeof composeLines>
}

/** Composes the columns of an order that has no number yet. */
export const composeOrder = (newOrder: NewOrder): ComposedOrder => ({
  order: composeOrderRow(newOrder),
  lines: composeLines(newOrder),
})

/** How a transaction ends with an order. */
export interface OrderEnd {
  /** Sends the other statements of the transaction, which may use the order's number. */
  also: () => Promise<unknown>[]
  commitAfter: CommitAfter
}

/**
 * Takes the next order number and inserts an order with its lines, its expected payment and the first event of its timeline. Until the
 * transaction ends, no other order of the store gets a number: call it as late as possible, and wait as little as possible afterwards.
 */
export async function insertOrder(
  trx: StoreTrx,
  newOrder: NewOrder,
  { order: composed, lines: composedLines }: ComposedOrder,
  end?: OrderEnd,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const { store, orderId, calculation, method, draft } = newOrder
  // An order waits for another one of its customer before it takes a number.
  const customerId = await recordCustomer(trx, customerOf(newOrder))
  // Sent together; PostgreSQL runs them in this order. Other orders wait from the first of them.
  const sent = Promise.all([
    takeOrderNumber(trx, store.store_id),
    insertOrderRow(trx, orderRowOf(newOrder, composed, customerId)),
    insertOrderLines(
      trx,
      composedLines.map((line) => ({ ...line, attributes: JSON.stringify(line.attributes) })),
    ),
    insertPayment(trx, {
      storeId: store.store_id,
      orderId,
      method,
      amount: calculation.totals.grandTotal,
      currency: calculation.currency,
    }),
    insertOrderDiscounts(trx, store.store_id, { orderId, discounts: calculation.discounts, customer: newOrder.order.contact }),
    recordOrderEvent(trx, {
      storeId: store.store_id,
      orderId,
      type: 'placed',
      data: { total: calculation.quote.totals.grandTotal, ...(draft && { draft: draft.number }) },
      ...(draft && { actorId: draft.actorId }),
    }),
    // An order that costs nothing is paid from the start, without an entry in its timeline.
    composed.payment_status === 'paid' &&
      recordEvent(trx, { storeId: store.store_id, type: 'order.paid', subject: orderId, data: { orderId } }),
    ...(end?.also() ?? []),
  ])
  await end?.commitAfter(sent)
  const [, order, lines] = await sent
  return { order, lines }
}

/** The person who places an order. */
const customerOf = ({ store, order, locale, draft }: NewOrder) => ({
  storeId: store.store_id,
  email: order.contact.email,
  phone: order.contact.phone,
  addresses: addressesOf(order),
  marketingConsent: order.marketingConsent,
  locale: draft ? undefined : (locale ?? ''),
})

const addressesOf = ({ shippingAddress, billingAddress }: OrderDetails): Address[] =>
  [shippingAddress, billingAddress].flatMap((address) => (address ? [withRegionCode(address)] : []))

function composeOrderRow(newOrder: NewOrder) {
  const { store, orderId, token, clientHash, order, calculation, rate, method } = newOrder
  const { totals, currency, quote, ratePrice } = calculation
  const { contact } = order
  const shippingAddress = order.shippingAddress && withRegionCode(order.shippingAddress)
  const billingAddress = order.billingAddress ? withRegionCode(order.billingAddress) : shippingAddress
  return {
    store_id: store.store_id,
    id: orderId,
    access_token_hash: hashToken(token),
    locale: newOrder.locale ?? '',
    ...initialState(newOrder),
    fulfillment_status: 'unfulfilled' as const,
    email: contact.email,
    contact,
    shipping_address: shippingAddress ?? null,
    billing_address: billingAddress ?? null,
    shipping_rate: rate ? { name: rate.name, type: rate.type, price: ratePrice } : null,
    payment_method: { type: method.type, title: method.title, instructions: method.instructions },
    currency,
    prices_include_tax: quote.pricesIncludeTax,
    subtotal: totals.subtotal,
    discount_total: totals.discountTotal,
    shipping_total: totals.shippingTotal,
    shipping_tax: totals.shippingTax,
    shipping_discount: totals.shippingDiscount,
    shipping_taxes: totals.shippingTaxes,
    tax_total: totals.taxTotal,
    grand_total: totals.grandTotal,
    customer_note: order.note,
    gift_message: order.giftMessage?.trim() ?? '',
    marketing_consent: order.marketingConsent,
    stock_released_at: null,
    client_hash: clientHash,
  }
}

/** The row of a composed order, whose number and label PostgreSQL takes as it inserts it. */
function orderRowOf(
  { store: { store_id: storeId, order_number_prefix: prefix } }: NewOrder,
  composed: ComposedOrder['order'],
  customerId: string | null,
) {
  const { contact, shipping_address, billing_address, shipping_rate, payment_method, shipping_taxes } = composed
  const { firstName = '', lastName = '' } = shipping_address ?? billing_address ?? {}
  return {
    ...composed,
    contact: JSON.stringify(contact),
    shipping_address: shipping_address && JSON.stringify(shipping_address),
    billing_address: billing_address && JSON.stringify(billing_address),
    shipping_rate: shipping_rate && JSON.stringify(shipping_rate),
    payment_method: JSON.stringify(payment_method),
    shipping_taxes: JSON.stringify(shipping_taxes),
    number: orderNumber(storeId),
    label: orderLabel(storeId, prefix),
    search_text: orderLabel(storeId, listText(prefix), searchText({ label: '', firstName, lastName, email: contact.email })),
    customer_id: customerId,
  }
}

/**
 * An order of nothing is paid, whatever its payment method. An order waits for its online payment, which extends the reservation when it
 * starts. Any other order is open. An open order and one with a payment link are reserved for as many days as the store allows.
 */
function initialState({ method, calculation, store, draft }: NewOrder) {
  const [open, pending] = [
    { status: 'open', pay_until: null },
    { status: 'pending_payment', payment_status: 'pending' },
  ] as const
  if (calculation.totals.grandTotal === 0) return { ...open, payment_status: 'paid', expires_at: null } as const
  const daysEnd = new Date(Date.now() + store.unpaid_order_days * DAY)
  if (!isProviderType(method.type)) return { ...open, payment_status: 'pending', expires_at: daysEnd } as const
  if (draft?.isLink) return { ...pending, expires_at: daysEnd, pay_until: daysEnd }
  return { ...pending, expires_at: new Date(Date.now() + MINUTES_TO_PAY * 60_000), pay_until: null }
}

const DAY = 24 * 3_600_000
const MINUTES_TO_PAY = 45

/** The text in which the search of orders looks, in addition to the number. */
export const searchText = (of: { label: string; firstName: string; lastName: string; email: string }): string =>
  listText([of.label, of.firstName, of.lastName, of.email].join(' '))

/** The address with the full ISO 3166-2 code of its region. Text that is not a code of the country stays unchanged. */
export const withRegionCode = (address: Address): Address => ({
  ...address,
  region: findRegion(address.country, address.region)?.code ?? address.region,
})

const composeLines = ({ store, orderId, calculation: { lines, totals, taxes } }: NewOrder) =>
  lines.map((line, position) => ({
    store_id: store.store_id,
    id: newId(),
    order_id: orderId,
    product_id: line.view.productId,
    variation_id: line.view.variationId,
    name: line.view.name,
    sku: line.sku,
    image: line.view.productImage,
    attributes: line.view.selectedAttributes,
    list_price: line.listPrice,
    unit_price: line.unitPrice,
    quantity: line.quantity,
    line_total: totals.lines[position]?.lineTotal ?? 0,
    discount_total: totals.lines[position]?.discount ?? 0,
    tax_total: totals.lines[position]?.tax ?? 0,
    tax_rate_ppm: lineTax(taxes, line).rate,
    tax_name: lineTax(taxes, line).name,
    requires_shipping: line.requiresShipping,
    tracked: line.tracked,
    position,
  }))
