import { type Currency, formatMoney, type TaxAmount } from '@blockfront/commerce'
import { addressLines, type StoreRow } from '../../store/store-view.ts'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'
import { orderTaxes } from '../order-taxes.ts'
import type { EmailOrder } from './order-contents.ts'

/** Part of an order line's quantity, such as the items in one shipment. */
export interface OrderItem {
  lineId: string
  quantity: number
}

/** The order's lines and totals, one per line of text. The rows above the total add up to it. */
export function orderSummary({ order, lines, discounts }: EmailOrder, locale: string): string {
  const currency = order.currency as Currency
  const row = (label: string, minor: number, sign = '') => `${label}  ${sign}${formatMoney(minor, currency, locale)}`
  return [
    ...lines.map((line) => row(`${line.quantity} × ${line.name}${optionsText(line.attributes)}`, line.line_total)),
    '',
    row('Subtotal', order.subtotal),
    ...discounts.map(({ name, code, amount }) => row(code ? `${name} (${code})` : name, amount, '−')),
    order.shipping_rate !== null && (order.shipping_total > 0 ? row('Shipping', order.shipping_total) : 'Shipping  Free'),
    ...orderTaxes(order, lines).map((tax) => row(taxLabel(order, tax, locale), tax.amount)),
    row('Total', order.grand_total),
  ]
    .filter((text) => text !== false)
    .join('\n')
}

/** The name and rate of a tax, such as "VAT 19%" or "Includes VAT 19%". */
function taxLabel({ prices_include_tax: included }: OrderRow, { name, rate }: TaxAmount, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
  return `${included ? 'Includes ' : ''}${name} ${percent}`
}

/** The given items as lines of text, in the order of the order's lines. Prices apply to the full order, so none are listed. */
export function itemList(lines: readonly OrderLineRow[], items: readonly OrderItem[]): string {
  return lines
    .flatMap(({ id, name, attributes }) => {
      const quantity = items.find(({ lineId }) => lineId === id)?.quantity
      return quantity ? [`${quantity} × ${name}${optionsText(attributes)}`] : []
    })
    .join('\n')
}

function optionsText(attributes: unknown): string {
  const options = Object.entries(attributes as Record<string, string>).map(([name, value]) => `${name}: ${value}`)
  return options.length > 0 ? ` (${options.join(', ')})` : ''
}

/** The end of emails to shoppers: the store's name and postal address. */
export const signature = (store: StoreRow): string => [store.name, ...addressLines(store)].join('\n')
