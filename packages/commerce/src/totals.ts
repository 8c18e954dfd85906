import { allocateMinor, checkMinor, type Minor, MoneyError, maxTotal, multiplyMinor, sumMinor } from './money.ts'
import { calculateTax, type TaxRule } from './tax.ts'

/** A line of an order. */
export interface TotalsLine {
  unitPrice: Minor
  /** Integer of 0 or more. */
  quantity: number
  taxable: boolean
}

export interface TotalsInput {
  lines: readonly TotalsLine[]
  tax: TaxRule
  /** Price of shipping, taxed like a line. Default 0. */
  shipping?: Minor
  /** Discount on the order, split over its lines in proportion; at most the subtotal. Default 0. */
  discount?: Minor
}

export interface LineTotals {
  /** unitPrice × quantity. */
  lineTotal: Minor
  /** The line's share of the discount. */
  discount: Minor
  /** Tax of the line after its discount, rounded once, half up. */
  tax: Minor
}

/** Totals of an order: sums of rounded lines, equal on the server and in the browser. */
export interface Totals {
  lines: LineTotals[]
  subtotal: Minor
  discountTotal: Minor
  shippingTotal: Minor
  /** Tax of shipping, rounded once, half up. Part of taxTotal. */
  shippingTax: Minor
  taxTotal: Minor
  /** subtotal − discountTotal + shippingTotal, plus taxTotal if prices do not include tax. */
  grandTotal: Minor
}

/** Calculates the totals of an order. Throws MoneyError `too-large` above {@link maxTotal}, and `negative` for a discount above the subtotal. */
export function calculateTotals({ lines, tax, shipping = 0, discount = 0 }: TotalsInput): Totals {
  const lineTotals = lines.map((line) => multiplyMinor(line.unitPrice, line.quantity))
  const subtotal = sumMinor(lineTotals)
  if (checkMinor(discount) > subtotal) throw new MoneyError('negative', 'A discount cannot be larger than the subtotal.')
  const discounts = allocateMinor(discount, lineTotals)
  const totals = lines.map((line, index): LineTotals => {
    const lineTotal = lineTotals[index] ?? 0
    const share = discounts[index] ?? 0
    return { lineTotal, discount: share, tax: line.taxable ? calculateTax(lineTotal - share, tax) : 0 }
  })
  const shippingTax = calculateTax(checkMinor(shipping), tax)
  const taxTotal = sumMinor([...totals.map((line) => line.tax), shippingTax])
  const grandTotal = sumMinor([subtotal - discount, shipping, tax.included ? 0 : taxTotal])
  if (Math.max(subtotal, grandTotal) > maxTotal) throw new MoneyError('too-large', 'The total of this order is too large.')
  return { lines: totals, subtotal, discountTotal: discount, shippingTotal: shipping, shippingTax, taxTotal, grandTotal }
}
