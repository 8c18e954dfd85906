import { rateBasisPoints } from '@blockfront/commerce'
import type { TaxRateInput } from '@blockfront/contract'
import { messages } from './messages.ts'

/** The day on which these rates were valid. */
export const suggestedAt = '2025-08-01'

/** Member states of the European Union. */
export const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Standard rate and, where there is one that is common for books or food, the reduced rate, in percent. */
const national: Readonly<Record<string, [name: string, standard: number, reduced?: number]>> = {
  AE: ['VAT', 5],
  AT: ['VAT', 20, 10],
  AU: ['GST', 10],
  BE: ['VAT', 21, 6],
  BG: ['VAT', 20, 9],
  CA: ['GST', 5],
  CH: ['VAT', 8.1, 2.6],
  CL: ['IVA', 19],
  CY: ['VAT', 19, 5],
  CZ: ['VAT', 21, 12],
  DE: ['VAT', 19, 7],
  DK: ['VAT', 25],
  EE: ['VAT', 24, 9],
  ES: ['VAT', 21, 10],
  FI: ['VAT', 25.5, 14],
  FR: ['VAT', 20, 5.5],
  GB: ['VAT', 20, 5],
  GR: ['VAT', 24, 13],
  HR: ['VAT', 25, 13],
  HU: ['VAT', 27, 5],
  IE: ['VAT', 23, 13.5],
  IL: ['VAT', 18],
  IN: ['GST', 18, 5],
  IS: ['VAT', 24, 11],
  IT: ['VAT', 22, 10],
  JP: [messages.consumptionTax, 10, 8],
  KR: ['VAT', 10],
  LI: ['VAT', 8.1, 2.6],
  LT: ['VAT', 21, 9],
  LU: ['VAT', 17, 8],
  LV: ['VAT', 21, 12],
  MT: ['VAT', 18, 5],
  MX: ['IVA', 16],
  NL: ['VAT', 21, 9],
  NO: ['VAT', 25, 15],
  NZ: ['GST', 15],
  PL: ['VAT', 23, 8],
  PT: ['VAT', 23, 6],
  RO: ['VAT', 21, 11],
  SA: ['VAT', 15],
  SE: ['VAT', 25, 6],
  SG: ['GST', 9],
  SI: ['VAT', 22, 9.5],
  SK: ['VAT', 23, 5],
  TH: ['VAT', 7],
  TR: ['VAT', 20, 10],
  ZA: ['VAT', 15],
}

/** Provinces of Canada whose sum of federal and provincial tax differs from the federal tax alone. */
const canada: Readonly<Record<string, [name: string, percent: number]>> = {
  BC: ['GST + PST', 12],
  MB: ['GST + PST', 12],
  NB: ['HST', 15],
  NL: ['HST', 15],
  NS: ['HST', 14],
  ON: ['HST', 13],
  PE: ['HST', 15],
  QC: ['GST + QST', 14.975],
  SK: ['GST + PST', 11],
}

/** Sales tax of the states of the USA, without that of counties and cities. The other states have none. */
const unitedStates: Readonly<Record<string, number>> = {
  AL: 4,
  AR: 6.5,
  AZ: 5.6,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  IA: 6,
  ID: 6,
  IL: 6.25,
  IN: 7,
  KS: 6.5,
  KY: 6,
  LA: 5,
  MA: 6.25,
  MD: 6,
  ME: 5.5,
  MI: 6,
  MN: 6.875,
  MO: 4.225,
  MS: 7,
  NC: 4.75,
  ND: 5,
  NE: 5.5,
  NJ: 6.625,
  NM: 4.875,
  NV: 6.85,
  NY: 4,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 4.85,
  VA: 4.3,
  VT: 6,
  WA: 6.5,
  WI: 5,
  WV: 6,
  WY: 4,
}

/** Converts a percentage to basis points with at most two decimals: 6.625 becomes 662.5. */
export const basisPointsOf = (percent: number): number => rateBasisPoints(Math.round(percent * 10_000))

/** Countries with suggested rates. */
export const suggestedCountries: readonly string[] = [...Object.keys(national), 'US'].sort()

/** The suggested rates of a country. */
export function suggestedRates(country: string): Required<TaxRateInput>[] {
  const rate = (region: string | null, percent: number, name: string, more: Partial<TaxRateInput> = {}) => ({
    country,
    region: region && `${country}-${region}`,
    class: 'standard' as const,
    rate: basisPointsOf(percent),
    name,
    taxesShipping: true,
    ...more,
  })
  if (country === 'US')
    return Object.entries(unitedStates).map(([state, percent]) =>
      rate(state, percent, messages.salesTax, { taxesShipping: false }),
    )
  const found = national[country]
  if (!found) return []
  const [name, standard, reduced] = found
  const provinces = country === 'CA' ? Object.entries(canada) : []
  return [
    rate(null, standard, name),
    ...(reduced === undefined ? [] : [rate(null, reduced, name, { class: 'reduced' })]),
    ...provinces.map(([province, [sum, percent]]) => rate(province, percent, sum)),
  ]
}
