import type { Region } from '@blockfront/contract'
import data from 'country-region-data/data.json' with { type: 'json' }

/** The second part of an ISO 3166-2 code. Some codes in the data include the country, and a few are invalid. */
const CODE = /^[A-Z\d]{1,3}$/

const byCountry: ReadonlyMap<string, readonly Region[]> = new Map(
  data.map(({ countryShortCode: country, regions }) => [country, regions.flatMap((region) => readRegion(country, region))]),
)

function readRegion(country: string, { name, shortCode }: { name: string; shortCode?: string }): Region[] {
  const code = shortCode?.replace(`${country}-`, '') ?? ''
  return CODE.test(code) ? [{ code: `${country}-${code}`, name }] : []
}

/** The regions of a country (ISO 3166-1 alpha-2), sorted by English name. Empty for a country whose addresses have no regions. */
export const regionsOf = (country: string): readonly Region[] => byCountry.get(country) ?? []

/** The region of a code, such as "US-CA", or "CA" in the United States; undefined for other text. */
export function findRegion(country: string, text: string): Region | undefined {
  const code = text.trim().toUpperCase()
  return regionsOf(country).find((region) => region.code === code || region.code === `${country}-${code}`)
}
