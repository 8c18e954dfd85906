import { currencies } from '@blockfront/commerce'

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
const euro = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The most likely currency for the browser's region, as an editable default. */
export function likelyCurrency(languages: readonly string[] = navigator.languages) {
  const regions = languages.flatMap((language) => new Intl.Locale(language).maximize().region ?? [])
  const region = regions[0] ?? 'US'
  const code = euro.includes(region) ? 'EUR' : (byRegion[region] ?? 'USD')
  return currencies.find((known) => known === code) ?? 'USD'
}
