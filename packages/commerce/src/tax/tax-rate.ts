import { type Minor, sumMinor } from '../money/money.ts'

/** How a product is taxed. `zero` is exempt everywhere. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const
export type TaxClass = (typeof taxClasses)[number]

/** A tax rate of a store for one class of products in one area. */
export interface TaxRate {
  /** ISO 3166-1 alpha-2; null for all countries without a rate that applies. */
  country: string | null
  /** ISO 3166-2, such as "US-CA"; null for the whole country. */
  region: string | null
  class: TaxClass
}

/** The properties that decide the rate of a line: the address, and the class of the product. */
export interface TaxedItem {
  country: string
  /** ISO 3166-2, such as "US-CA". */
  region?: string | undefined
  class: TaxClass
}

/**
 * Returns the most specific rate that applies: of the region, then of the country, then of all other countries. In each of these areas, a
 * product of class `reduced` gets the standard rate if there is no reduced one. Returns undefined if no rate applies: the tax is zero.
 */
export function findTaxRate<Each extends TaxRate>(rates: readonly Each[], item: TaxedItem): Each | undefined {
  let best: { rate: Each; score: number } | undefined
  for (const rate of rates) {
    const score = scoreOf(rate, item)
    if (score > (best?.score ?? 0)) best = { rate, score }
  }
  return best?.rate
}

/** Returns 0 for a rate that does not apply; a more specific area, then an equal class, scores more. */
function scoreOf(rate: TaxRate, item: TaxedItem): number {
  const isExact = rate.class === item.class
  if (!isExact && !(item.class === 'reduced' && rate.class === 'standard')) return 0
  const area = areaScore(rate, item)
  return area === 0 ? 0 : 2 * area + (isExact ? 1 : 0)
}

function areaScore({ country, region }: TaxRate, item: TaxedItem): 0 | 1 | 2 | 3 {
  if (country === null) return 1
  if (country !== item.country) return 0
  if (region === null) return 2
  return region === item.region ? 3 : 0
}

/** The rate and the name of a tax as an order line keeps them. A rate of 0 has an empty name if no rate applied. */
export interface AppliedTax {
  /** Parts per million: 190000 is 19 percent. */
  rate: number
  name: string
}

/** A sum of an order's tax by name and rate. */
export interface TaxAmount extends AppliedTax {
  amount: Minor
}

/** Adds up taxes by name and rate, the highest rate first. Leaves out taxes of 0, so the amounts still add up to the total tax. */
export function sumTaxes(taxes: Iterable<TaxAmount>): TaxAmount[] {
  const sums = new Map<string, TaxAmount>()
  for (const { name, rate, amount } of taxes) {
    if (amount === 0) continue
    const key = `${rate} ${name}`
    sums.set(key, { name, rate, amount: sumMinor([sums.get(key)?.amount ?? 0, amount]) })
  }
  return [...sums.values()].sort((a, b) => b.rate - a.rate || (a.name < b.name ? -1 : 1))
}
