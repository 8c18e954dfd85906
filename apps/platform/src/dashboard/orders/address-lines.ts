import type { OrderAddress } from '@blockfront/contract'
import type { Store } from '../store.ts'

const countryName = (country: string, locale: string) =>
  country && new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country)

/** A postal address, line by line; empty without an address. */
export function addressLines(address: OrderAddress | null, locale: string): string[] {
  if (!address) return []
  const { firstName, lastName, company, line1, line2, postalCode, city, country, region, regionName = region } = address
  // In countries whose addresses contain regions, the postal code follows the region.
  const place = regionName ? [`${city},`, regionName, postalCode] : [postalCode, city]
  const rows = [[firstName, lastName], [company], [line1], [line2], place, [countryName(country, locale)]]
  return rows.map((row) => row.filter(Boolean).join(' ')).filter(Boolean)
}

/** The store's postal address, line by line; empty if the owner entered none. */
export function storeAddressLines({ address, locale }: Pick<Store, 'address' | 'locale'>): string[] {
  const { line1, line2, city, region, postalCode, country } = address
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [line1, line2, place, region, countryName(country, locale) ?? ''].filter(Boolean)
}
