import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Whether a postal code has another shape than those of its country. Never for a country whose shapes are not known. */
export function isUnusualPostalCode(postalCode: string, country: string): boolean {
  const code = postalCode.trim()
  return code !== '' && postcodeValidatorExistsForCountry(country) && !postcodeValidator(code.toUpperCase(), country)
}
