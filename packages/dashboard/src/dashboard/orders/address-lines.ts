import { formatAddress } from '@blockfront/commerce'
import type { OrderAddress } from '@blockfront/contract'
import type { Store } from '../store.ts'

const countryName = (country: string, locale: string) =>
  country && new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country)

/** A postal address in the order of its country, line by line; empty without an address. */
export function addressLines(address: OrderAddress | null, locale: string): string[] {
  if (!address) return []
  return [...formatAddress(address, locale), countryName(address.country, locale) ?? ''].filter(Boolean)
}

/** The store's postal address, line by line; empty if the owner entered none. */
export const storeAddressLines = ({ address, locale }: Pick<Store, 'address' | 'locale'>): string[] =>
  addressLines({ ...address, firstName: '', lastName: '', company: '', phone: '' }, locale)
