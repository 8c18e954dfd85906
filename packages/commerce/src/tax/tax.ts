import { type Minor, scaleMinor } from '../money/money.ts'

/** The tax of a store: one rate, included in prices or added to them. */
export interface TaxRule {
  /** Basis points, an integer from 0 to 10000: 1900 is 19 percent. */
  rate: number
  /** Whether prices include the tax. */
  included: boolean
}

/** Basis points in 100 percent. */
const BASIS_POINTS = 10_000

/** Returns the tax of an amount, rounded once, half up: the included part of the amount, or the part to add. Throws RangeError for an invalid rate. */
export function calculateTax(amount: Minor, { rate, included }: TaxRule): Minor {
  if (!Number.isInteger(rate) || rate < 0 || rate > BASIS_POINTS) {
    throw new RangeError(`A tax rate is a whole number of basis points from 0 to ${BASIS_POINTS}, not ${rate}.`)
  }
  return scaleMinor(amount, rate, included ? BASIS_POINTS + rate : BASIS_POINTS)
}
