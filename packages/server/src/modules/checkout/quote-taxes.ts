import { type AppliedTax, sumTaxes, type TaxAmount, type Totals } from '@blockfront/commerce'
import type { TaxesAt } from '../tax/index.ts'
import type { PricedLine } from './price-lines.ts'

/** The tax of a line at the address of an order. */
export const lineTax = ({ ofClass }: TaxesAt, { taxClass }: Pick<PricedLine, 'taxClass'>): AppliedTax => ofClass[taxClass]

/** The taxes of a quote by name and rate, in minor units. `lines` are those of the totals. */
export const quoteTaxes = (lines: readonly PricedLine[], totals: Totals, taxes: TaxesAt): TaxAmount[] =>
  sumTaxes([
    ...lines.map((line, index) => ({ ...lineTax(taxes, line), amount: totals.lines[index]?.tax ?? 0 })),
    ...totals.shippingTaxes,
  ])
