import { currencies } from '@blockfront/commerce'

const nameOf = new Intl.DisplayNames(undefined, { type: 'currency' })

/** Every currency that a store can have, as a form offers it: by name, with its code. */
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
const euro = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The currency that a browser's region most likely sells in; a first guess, shown and open to change. */
export function likelyCurrency(languages: readonly string[] = navigator.languages) {
  const regions = languages.flatMap((language) => new Intl.Locale(language).maximize().region ?? [])
  const region = regions[0] ?? 'US'
  const code = euro.includes(region) ? 'EUR' : (byRegion[region] ?? 'USD')
  return currencies.find((known) => known === code) ?? 'USD'
}
