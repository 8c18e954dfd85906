import type { Currency } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { OrderItem as EmailItem, OrderContents } from '@blockfront/emails'
import type { OrderDiscount } from '../../discount/index.ts'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'
import { orderTaxes } from '../order-taxes.ts'

/** What emails show of an order, also before it is inserted. */
type EmailOrderRow = Pick<
  OrderRow,
  | 'store_id'
  | 'id'
  | 'label'
  | 'locale'
  | 'status'
  | 'payment_status'
  | 'email'
  | 'contact'
  | 'shipping_address'
  | 'shipping_rate'
  | 'payment_method'
  | 'currency'
  | 'prices_include_tax'
  | 'subtotal'
  | 'shipping_total'
  | 'shipping_taxes'
  | 'grand_total'
  | 'customer_note'
  | 'gift_message'
  | 'expires_at'
  | 'pay_until'
>
type EmailLine = Pick<
  OrderLineRow,
  'product_id' | 'name' | 'attributes' | 'quantity' | 'line_total' | 'tax_name' | 'tax_rate_ppm' | 'tax_total'
>

/** An order with the lines and discounts that its emails list. */
export interface EmailOrder {
  order: EmailOrderRow
  lines: readonly EmailLine[]
  discounts: readonly OrderDiscount[]
}

/** Returns the items and totals of an order for an email. */
export const orderContents = ({ order, lines, discounts }: EmailOrder): OrderContents => ({
  label: order.label,
  currency: order.currency as Currency,
  lines: lines.map((line) => ({ ...emailItem(line, line.quantity), total: line.line_total })),
  subtotal: order.subtotal,
  discounts,
  shipping: order.shipping_rate === null ? null : order.shipping_total,
  isPickup: (order.shipping_rate as Order['rate'])?.type === 'pickup',
  taxes: orderTaxes(order, lines),
  pricesIncludeTax: order.prices_include_tax,
  total: order.grand_total,
})

/** Part of an order line's quantity, such as the items in one shipment. */
export interface LineItems {
  lineId: string
  quantity: number
}

/** Returns the given items for an email, in the order of the order's lines. */
export const emailItems = (lines: readonly OrderLineRow[], items: readonly LineItems[]): EmailItem[] =>
  lines.flatMap((line) => {
    const quantity = items.find(({ lineId }) => lineId === line.id)?.quantity
    return quantity ? [emailItem(line, quantity)] : []
  })

const emailItem = ({ name, attributes }: Pick<OrderLineRow, 'name' | 'attributes'>, quantity: number): EmailItem => ({
  name,
  options: Object.entries(attributes as Record<string, string>).map(([option, value]) => ({ name: option, value })),
  quantity,
})
