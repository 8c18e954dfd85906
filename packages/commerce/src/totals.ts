import { allocateMinor, checkMinor, type Minor, MoneyError, maxTotal, multiplyMinor, sumMinor } from './money.ts'
import { calculateTax, type TaxRule } from './tax.ts'

/** A line to be charged. */
export interface TotalsLine {
  unitPrice: Minor
  /** A whole number of 0 or more. */
  quantity: number
  taxable: boolean
}

export interface TotalsInput {
  lines: readonly TotalsLine[]
  tax: TaxRule
  /** What shipping costs. It is taxed like a line. Default 0. */
  shipping?: Minor
  /** Taken off the whole order and spread over its lines in proportion; at most the subtotal. Default 0. */
  discount?: Minor
}

export interface LineTotals {
  /** unitPrice × quantity. */
  lineTotal: Minor
  /** The line's part of the order's discount. */
  discount: Minor
  /** Of the line after its discount, rounded once, half up. */
  tax: Minor
}

/** Sums of rounded lines. The same on the server and in the browser. */
export interface Totals {
  lines: LineTotals[]
  subtotal: Minor
  discountTotal: Minor
  shippingTotal: Minor
  /** Of shipping, rounded once, half up. Part of taxTotal. */
  shippingTax: Minor
  taxTotal: Minor
  /** subtotal − discountTotal + shippingTotal, and taxTotal where prices do not include it. */
  grandTotal: Minor
}

/** Adds up an order. Throws MoneyError `too-large` for one above {@link maxTotal}, and `negative` for a discount above the subtotal. */
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
