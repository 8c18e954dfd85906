import type { AddressFormat } from '@blockfront/commerce'
import { checkoutMessages } from '../messages.ts'

const labelIn = (labels: Readonly<Record<string, string>>, name: string, fallback: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? fallback) : fallback

/** Returns the label of the city field, such as "Suburb" in Australia. */
export const cityLabel = ({ cityName }: AddressFormat): string =>
  labelIn(checkoutMessages.cities, cityName, checkoutMessages.city)

/** Returns the label of the region field, such as "Prefecture" in Japan. */
export const regionLabel = ({ regionName, rows }: AddressFormat): string =>
  labelIn(
    checkoutMessages.regions,
    regionName,
    rows.some((row) => row.includes('region')) ? checkoutMessages.province : checkoutMessages.region,
  )

/** Returns the label of the postal code field, such as "ZIP code" in the United States. */
export const postalCodeLabel = ({ postalCodeName }: AddressFormat): string =>
  labelIn(checkoutMessages.postalCodes, postalCodeName, checkoutMessages.postalCode)
