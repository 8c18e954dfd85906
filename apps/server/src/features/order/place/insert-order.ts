import { formatOrderNumber } from '@blockfront/commerce'
import { sql } from 'kysely'
import { hashToken, newId } from '../../../db/id.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import type { Body } from '../../../handler.ts'
import type { QuoteCalculation } from '../../checkout/calculate-quote.ts'
import { findRegion } from '../../checkout/regions.ts'
import { storeRow } from '../../store/store.ts'
import { nextOrderNumber } from './order-number.ts'

type Order = Body<'order.place'>
type Address = Order['shippingAddress']

export interface NewOrder {
  storeId: string
  orderId: string
  token: string
  /** Null for an order that the server placed itself. */
  clientHash: Buffer | null
  order: Order
  calculation: QuoteCalculation
  rate: NonNullable<QuoteCalculation['rate']>
  method: QuoteCalculation['methods'][number]
}

/** Inserts an order with its lines and its expected payment. Returns the displayed order number. */
export async function insertOrder(trx: StoreTrx, newOrder: NewOrder): Promise<string> {
  const { storeId, orderId, calculation, method } = newOrder
  const label = await insertOrderRow(trx, newOrder)
  await insertLines(trx, newOrder)
  await trx
    .insertInto('payments')
    .values({
      store_id: storeId,
      id: newId(),
      order_id: orderId,
      method_type: method.type,
      status: 'pending',
      amount: calculation.totals.grandTotal,
      currency: calculation.currency,
      provider: null,
      provider_ref: null,
      failure: null,
    })
    .execute()
  return label
}

async function insertOrderRow(trx: StoreTrx, newOrder: NewOrder): Promise<string> {
  const { storeId, orderId, token, clientHash, order, calculation, rate, method } = newOrder
  const { totals, currency, quote, ratePrice, taxRate } = calculation
  const { order_number_prefix: prefix, unpaid_order_days: days } = await storeRow(trx, storeId)
  const number = await nextOrderNumber(trx, storeId)
  const label = formatOrderNumber(prefix, number)
  const { contact } = order
  const shippingAddress = withRegionCode(order.shippingAddress)
  const billingAddress = withRegionCode(order.billingAddress ?? shippingAddress)
  await trx
    .insertInto('orders')
    .values({
      store_id: storeId,
      id: orderId,
      number,
      label,
      access_token_hash: hashToken(token),
      status: 'open',
      payment_status: 'pending',
      fulfillment_status: 'unfulfilled',
      email: contact.email,
      contact: JSON.stringify(contact),
      shipping_address: JSON.stringify(shippingAddress),
      billing_address: JSON.stringify(billingAddress),
      shipping_rate: JSON.stringify({ name: rate.name, type: rate.type, price: ratePrice }),
      payment_method: JSON.stringify({ type: method.type, title: method.title, instructions: method.instructions }),
      currency,
      prices_include_tax: quote.pricesIncludeTax,
      tax_rate_bp: taxRate,
      subtotal: totals.subtotal,
      discount_total: totals.discountTotal,
      shipping_total: totals.shippingTotal,
      shipping_tax: totals.shippingTax,
      tax_total: totals.taxTotal,
      grand_total: totals.grandTotal,
      customer_note: order.note,
      marketing_consent: order.marketingConsent,
      search_text: [label, shippingAddress.firstName, shippingAddress.lastName, contact.email].join(' ').toLowerCase(),
      stock_released_at: null,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      client_hash: clientHash,
    })
    .execute()
  return label
}

/** The address with the full ISO 3166-2 code of its region. Text that is not a code of the country stays unchanged. */
const withRegionCode = (address: Address): Address => ({
  ...address,
  region: findRegion(address.country, address.region)?.code ?? address.region,
})

async function insertLines(trx: StoreTrx, { storeId, orderId, calculation: { lines, totals } }: NewOrder): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        store_id: storeId,
        id: newId(),
        order_id: orderId,
        product_id: line.view.productId,
        variation_id: line.view.variationId,
        name: line.view.name,
        sku: line.variation?.sku || line.product?.sku || '',
        image: line.view.productImage,
        attributes: JSON.stringify(line.view.selectedAttributes),
        list_price: line.listPrice,
        unit_price: line.unitPrice,
        quantity: line.quantity,
        line_total: totals.lines[position]?.lineTotal ?? 0,
        tax_total: totals.lines[position]?.tax ?? 0,
        taxable: line.product?.taxable ?? true,
        tracked: line.tracked,
        position,
      })),
    )
    .execute()
}
