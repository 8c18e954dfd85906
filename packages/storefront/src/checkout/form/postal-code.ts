import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Whether a postal code does not match the formats of its country. False for a country whose formats are unknown. */
export function isUnusualPostalCode(postalCode: string, country: string): boolean {
  const code = postalCode.trim()
  return code !== '' && postcodeValidatorExistsForCountry(country) && !postcodeValidator(code.toUpperCase(), country)
}
