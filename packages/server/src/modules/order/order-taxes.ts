import { type ShippingTax, sumTaxes, type TaxAmount } from '@blockfront/commerce'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

/** The taxes of an order by name and rate, in minor units. They add up to its total tax. */
export const orderTaxes = (
  order: Pick<OrderRow, 'shipping_taxes'>,
  lines: readonly Pick<OrderLineRow, 'tax_name' | 'tax_rate_ppm' | 'tax_total'>[],
): TaxAmount[] =>
  sumTaxes([
    ...lines.map((line) => ({ name: line.tax_name, rate: line.tax_rate_ppm, amount: line.tax_total })),
    ...(order.shipping_taxes as unknown as ShippingTax[]),
  ])
