import { emptyAddress, formatAddress, type WrittenAddress } from '@blockfront/commerce'
import { findRegion } from './request/regions.ts'

/** Returns a stored address in the order of its country, with the country's name; empty without one. */
export function postalLines(stored: unknown, locale: string): string[] {
  if (!stored) return []
  const address = { ...emptyAddress, ...(stored as Partial<WrittenAddress>) }
  const { code: region = address.region, name: regionName } = findRegion(address.country, address.region) ?? {}
  return [...formatAddress({ ...address, region, regionName }, locale), countryName(address.country, locale)].filter(Boolean)
}

function countryName(country: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
