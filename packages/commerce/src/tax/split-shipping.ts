import { type Minor, multiplyMinor, scaleMinor, sumMinor } from '../money/money.ts'
import { calculateTax } from './tax.ts'
import type { AppliedTax } from './tax-rate.ts'

/** The part of a shipping price that shares the tax of some of the goods. */
export interface ShippingTax extends AppliedTax {
  /** The part of the price as charged: with its tax if prices include tax. */
  price: Minor
  /** The tax in this part, or to be added to it, rounded once, half up. */
  amount: Minor
}

/** A line as it counts for the tax of shipping. */
export interface ShippedLine extends AppliedTax {
  unitPrice: Minor
  quantity: number
  /** The price of the line after all discounts, without tax. */
  net: Minor
}

/**
 * Splits the price of shipping over the tax rates of the shipped lines, in proportion to their net values. Shipping is ancillary to the goods,
 * and is taxed like them. The parts add up to the price: they are rounded half up by the lowest rate first, and the last one takes the remainder.
 * Goods of no value count by their prices before discounts, and those without a price by their quantities. Without lines, there is no tax.
 */
export function splitShipping(price: Minor, lines: readonly ShippedLine[], { included }: { included: boolean }): ShippingTax[] {
  const groups = new Map<string, AppliedTax & { lines: ShippedLine[] }>()
  for (const line of lines) {
    const { rate, name } = line
    const key = `${rate} ${name}`
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { rate, name, lines: [line] })
  }
  const sorted = [...groups.values()].sort((a, b) => a.rate - b.rate || (a.name < b.name ? -1 : 1))
  const measures = [
    ({ net }: ShippedLine) => net,
    ({ unitPrice, quantity }: ShippedLine) => multiplyMinor(unitPrice, quantity),
    ({ quantity }: ShippedLine) => quantity,
  ]
  const weights = measures
    .map((measure) => sorted.map((group) => sumMinor(group.lines.map(measure))))
    .find((found) => found.some((weight) => weight > 0))
  if (!weights) return []
  const total = sumMinor(weights)
  let left = price
  const parts = sorted.map(({ rate, name }, index) => {
    const isLast = index === sorted.length - 1
    // Many parts that are rounded up could exceed the price.
    const part = isLast ? left : Math.min(left, scaleMinor(price, weights[index] ?? 0, total))
    left -= part
    return { rate, name, price: part, amount: calculateTax(part, { rate, included }) }
  })
  return parts.filter((part) => part.price > 0)
}
