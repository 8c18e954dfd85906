import { addressFormat } from '@blockfront/commerce'
import { messages } from '../messages.ts'

const labels = messages.addressLabels
const labelIn = (names: Readonly<Record<string, string>>, name: string, fallback: string): string =>
  Object.hasOwn(names, name) ? (names[name] ?? fallback) : fallback

/** Labels of the parts that have different names by country, such as "ZIP code" and "Prefecture". */
export function addressLabels(country: string): { city: string; region: string; postalCode: string } {
  const { cityName, regionName, postalCodeName, rows } = addressFormat(country)
  const region = rows.some((row) => row.includes('region')) ? labels.province : labels.region
  return {
    city: labelIn(labels.cities, cityName, labels.city),
    region: labelIn(labels.regions, regionName, region),
    postalCode: labelIn(labels.postalCodes, postalCodeName, labels.postalCode),
  }
}
