import { Notice } from '@blockfront/ui'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { messages } from '../messages.ts'

/** Warns about a postal code that does not match the formats of its country. Unknown formats cause no warning. */
export function PostalCodeWarning({ postalCode, country }: { postalCode: string; country: string }) {
  const code = postalCode.trim()
  const isUnusual = code !== '' && postcodeValidatorExistsForCountry(country) && !postcodeValidator(code.toUpperCase(), country)
  return isUnusual && <Notice tone="warning">{messages.addressLabels.unusualPostalCode(code)}</Notice>
}
