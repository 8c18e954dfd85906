import type { CheckoutConfig } from '@blockfront/contract'

/** A country's name in a language; its code where the language has none. */
export const countryName = (code: string, locale: string): string =>
  code && (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code)

/** The countries that the store ships to with their names in its language, by name. */
export function countries(
  { countries: codes }: Pick<CheckoutConfig, 'countries'>,
  locale: string,
): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return codes.map((code): [string, string] => [code, names.of(code) ?? code]).sort(([, a], [, b]) => a.localeCompare(b, locale))
}

/** The country to begin with: the one that is wanted where the store ships there, else the only one, else none yet. */
export const initialCountry = ({ countries: codes }: Pick<CheckoutConfig, 'countries'>, wanted: string): string =>
  codes.includes(wanted) ? wanted : codes.length === 1 ? (codes[0] ?? '') : ''
