import { type Minor, scaleMinor } from '../money/money.ts'

/** The tax of a store: one rate, included in prices or added to them. */
export interface TaxRule {
  /** Parts per million, an integer from 0 to {@link wholeRate}: 190000 is 19 percent, 99750 is 9.975 percent. */
  rate: number
  /** Whether prices include the tax. */
  included: boolean
}

/** The rate of 100 percent, in parts per million. */
export const wholeRate = 1_000_000

/** Parts per million in one basis point, the unit of rates in the API. */
const PPM_PER_BASIS_POINT = 100

/** Converts a rate in basis points with at most two decimals, as the API has it, to parts per million: 662.5 becomes 66250. */
export const ratePpm = (basisPoints: number): number => Math.round(basisPoints * PPM_PER_BASIS_POINT)

/** Converts a rate in parts per million to basis points: 66250 becomes 662.5. */
export const rateBasisPoints = (ppm: number): number => ppm / PPM_PER_BASIS_POINT

/** Returns the tax of an amount, rounded once, half up: the included part of the amount, or the part to add. Throws RangeError for an invalid rate. */
export function calculateTax(amount: Minor, { rate, included }: TaxRule): Minor {
  if (!Number.isInteger(rate) || rate < 0 || rate > wholeRate) {
    throw new RangeError(`A tax rate is a whole number of parts per million from 0 to ${wholeRate}, not ${rate}.`)
  }
  return scaleMinor(amount, rate, included ? wholeRate + rate : wholeRate)
}
