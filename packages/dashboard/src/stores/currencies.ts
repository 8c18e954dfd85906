import { currencies, isCountryCode } from '@blockfront/commerce'

const nameOf = new Intl.DisplayNames(undefined, { type: 'currency' })

/** Every currency that a store can have, as form options: sorted by name, with the code. */
export const currencyChoices = currencies
  .map((code) => ({ value: code, label: `${nameOf.of(code) ?? code} (${code})` }))
  .sort((a, b) => a.label.localeCompare(b.label))

const byRegion: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  JP: 'JPY',
  IN: 'INR',
  BR: 'BRL',
  MX: 'MXN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  TR: 'TRY',
  KW: 'KWD',
  AE: 'AED',
  SA: 'SAR',
  ZA: 'ZAR',
  SG: 'SGD',
  HK: 'HKD',
}
const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** Prices without tax are usual here; in other countries, shops show them with tax. */
const withoutTax = 'US CA AS GU MP PR VI'.split(' ')

/** The country of the browser's first language, as an editable default. */
export const likelyCountry = (languages: readonly string[] = navigator.languages): string =>
  languages.map((language) => new Intl.Locale(language).maximize().region ?? '').find(isCountryCode) ?? 'US'

/** The most likely currency of a store in a country, as an editable default. */
export function likelyCurrency(country: string) {
  const code = euro.includes(country) ? 'EUR' : (byRegion[country] ?? 'USD')
  return currencies.find((known) => known === code) ?? 'USD'
}

/** Whether shops in a country usually show prices with tax. */
export const usuallyIncludesTax = (country: string): boolean => !withoutTax.includes(country)
