import { allocateMinor, checkMinor, type Minor, MoneyError, maxTotal, multiplyMinor, sumMinor } from './money/money.ts'
import { type ShippingTax, splitShipping } from './tax/split-shipping.ts'
import { calculateTax } from './tax/tax.ts'
import type { AppliedTax } from './tax/tax-rate.ts'

/** A line of an order. */
export interface TotalsLine {
  unitPrice: Minor
  /** Integer of 0 or more. */
  quantity: number
  /** Parts per million, an integer from 0 to 1000000: 190000 is 19 percent. */
  taxRate: number
  /** Name of the tax. Shipping is split by name and rate. Default empty. */
  taxName?: string
  /** Whether the line is shipped, and its tax therefore applies to shipping. Default true. */
  requiresShipping?: boolean
  /** Discount on this line, at most unitPrice × quantity. Default 0. */
  discount?: Minor
}

/** The shipping of an order. */
export interface TotalsShipping {
  price: Minor
  /** Whether it is taxed. */
  isTaxed: boolean
  /** The tax of shipping where it is not ancillary to the goods. Default: the taxes of the shipped lines. */
  tax?: AppliedTax | undefined
  /** Discount on shipping, at most the price. Default 0. */
  discount?: Minor
}

export interface TotalsInput {
  lines: readonly TotalsLine[]
  /** Whether all prices, also that of shipping, include the tax. */
  pricesIncludeTax: boolean
  /** Discount on the order, split over the lines in proportion to their rest after their own discounts. Default 0. */
  orderDiscount?: Minor
  /** Omitted for an order without shipping. */
  shipping?: TotalsShipping
}

export interface LineTotals {
  /** unitPrice × quantity. */
  lineTotal: Minor
  /** The line's own discount and its share of the order's discount. */
  discount: Minor
  /** Tax of the line after its discount, rounded once, half up. */
  tax: Minor
}

/** Totals of an order: sums of rounded lines, equal on the server and in the browser. */
export interface Totals {
  lines: LineTotals[]
  subtotal: Minor
  /** Discounts on lines, on the order and on shipping. */
  discountTotal: Minor
  /** Price of shipping before its discount. */
  shippingTotal: Minor
  /** Discount on shipping. Part of discountTotal. */
  shippingDiscount: Minor
  /** Tax of shipping after its discount. Part of taxTotal. */
  shippingTax: Minor
  /** The parts of the discounted shipping price by the tax of the shipped lines. Their taxes add up to shippingTax; empty if it is not taxed. */
  shippingTaxes: ShippingTax[]
  taxTotal: Minor
  /** subtotal − discountTotal + shippingTotal, plus taxTotal if prices do not include tax. */
  grandTotal: Minor
}

/**
 * Calculates the totals of an order. Throws MoneyError `too-large` above {@link maxTotal}, and `negative` for a discount above what it
 * applies to.
 */
export function calculateTotals({ lines, pricesIncludeTax, orderDiscount = 0, shipping }: TotalsInput): Totals {
  const priced = lines.map((line) => {
    const lineTotal = multiplyMinor(line.unitPrice, line.quantity)
    return { lineTotal, left: subtractDiscount(lineTotal, line.discount, 'A line') }
  })
  const subtotal = sumMinor(priced.map(({ lineTotal }) => lineTotal))
  subtractDiscount(sumMinor(priced.map(({ left }) => left)), orderDiscount, 'An order')
  const shares = allocateMinor(
    orderDiscount,
    priced.map(({ left }) => left),
  )
  const included = pricesIncludeTax
  const totals = lines.map(({ taxRate }, index): LineTotals => {
    const { lineTotal = 0, left = 0 } = priced[index] ?? {}
    const net = left - (shares[index] ?? 0)
    return { lineTotal, discount: lineTotal - net, tax: calculateTax(net, { rate: taxRate, included }) }
  })
  const { price: shippingTotal = 0, isTaxed = false, tax: ownTax, discount: shippingDiscount = 0 } = shipping ?? {}
  const shippingNet = subtractDiscount(checkMinor(shippingTotal), shippingDiscount, 'Shipping')
  const shipped = lines.flatMap(({ unitPrice, quantity, taxRate, taxName = '', requiresShipping = true }, index) => {
    const { lineTotal = 0, discount = 0, tax = 0 } = totals[index] ?? {}
    const net = lineTotal - discount - (included ? tax : 0)
    return requiresShipping ? [{ unitPrice, quantity, net, ...(ownTax ?? { rate: taxRate, name: taxName }) }] : []
  })
  const shippingTaxes = isTaxed ? splitShipping(shippingNet, shipped, { included }) : []
  const shippingTax = sumMinor(shippingTaxes.map(({ amount }) => amount))
  const discountTotal = sumMinor([...totals.map(({ discount }) => discount), shippingDiscount])
  const taxTotal = sumMinor([...totals.map(({ tax }) => tax), shippingTax])
  const grandTotal = sumMinor([...totals.map((line) => line.lineTotal - line.discount), shippingNet, included ? 0 : taxTotal])
  if (Math.max(subtotal, grandTotal) > maxTotal) throw new MoneyError('too-large', 'The total of this order is too large.')
  return {
    lines: totals,
    subtotal,
    discountTotal,
    shippingTotal,
    shippingDiscount,
    shippingTax,
    shippingTaxes,
    taxTotal,
    grandTotal,
  }
}

/** Returns the amount less a discount. Throws MoneyError `negative` for a discount above the amount. */
function subtractDiscount(amount: Minor, discount: Minor = 0, what: string): Minor {
  if (checkMinor(discount) > amount) throw new MoneyError('negative', `${what} cannot have a discount above its price.`)
  return amount - discount
}
