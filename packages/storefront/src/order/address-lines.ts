import { formatAddress } from '@blockfront/commerce'
import type { OrderAddress } from '@blockfront/contract'
import { countryName } from '../checkout/form/countries.ts'

/** The lines of an address in the order of its country, with the name of the country. */
export const addressLines = (address: OrderAddress, locale: string): string[] => [
  ...formatAddress(address, locale),
  countryName(address.country, locale),
]
