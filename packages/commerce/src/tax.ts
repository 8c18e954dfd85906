import { type Minor, scaleMinor } from './money.ts'

/** How a store taxes: one rate, inside or on top of its prices. */
export interface TaxRule {
  /** Basis points: 1900 is 19 percent. A whole number from 0 to 10000. */
  rate: number
  /** Whether prices already hold the tax. */
  included: boolean
}

/** One in ten thousand: the unit of a tax rate. */
const BASIS_POINTS = 10_000

/** The tax of one amount, rounded once, half up. With tax included it is a part of the amount, else it comes on top. */
export function calculateTax(amount: Minor, { rate, included }: TaxRule): Minor {
  if (!Number.isInteger(rate) || rate < 0 || rate > BASIS_POINTS) {
    throw new RangeError(`A tax rate is a whole number of basis points from 0 to ${BASIS_POINTS}, not ${rate}.`)
  }
  return scaleMinor(amount, rate, included ? BASIS_POINTS + rate : BASIS_POINTS)
}
