import { sumTaxes, type TaxAmount } from '@blockfront/commerce'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

/** The taxes of an order by name and rate, in minor units. They add up to its total tax. */
export const orderTaxes = (order: OrderRow, lines: readonly OrderLineRow[]): TaxAmount[] =>
  sumTaxes([
    ...lines.map((line) => ({ name: line.tax_name, rate: line.tax_rate_bp, amount: line.tax_total })),
    { name: order.shipping_tax_name, rate: order.shipping_tax_rate_bp, amount: order.shipping_tax },
  ])
