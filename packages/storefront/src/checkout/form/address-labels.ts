import type { AddressFormat } from '@blockfront/commerce'
import { checkoutMessages } from '../messages.ts'

/** Returns a message by a key that a country's rules name; undefined for an unknown key. */
const labelOf = (key: string) => (checkoutMessages as Readonly<Record<string, unknown>>)[key] as string | undefined

/** Returns the label of the city field, such as "Suburb" in Australia. */
export const cityLabel = ({ cityName }: AddressFormat): string => labelOf(`cities.${cityName}`) ?? checkoutMessages.city

/** Returns the label of the region field, such as "Prefecture" in Japan. */
export const regionLabel = ({ regionName, rows }: AddressFormat): string =>
  labelOf(`regions.${regionName}`) ??
  (rows.some((row) => row.includes('region')) ? checkoutMessages.province : checkoutMessages.region)

/** Returns the label of the postal code field, such as "ZIP code" in the United States. */
export const postalCodeLabel = ({ postalCodeName }: AddressFormat): string =>
  labelOf(`postalCodes.${postalCodeName}`) ?? checkoutMessages.postalCode
