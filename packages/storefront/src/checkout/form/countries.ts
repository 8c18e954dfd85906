import type { CheckoutConfig } from '@blockfront/contract'

/** Returns the name of a country in the language of `locale`, or its code without a name. */
export const countryName = (code: string, locale: string): string =>
  code && (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code)

/** Returns the countries that the store ships to, sorted by their name in the store's language. */
export function countries(
  { countries: codes }: Pick<CheckoutConfig, 'countries'>,
  locale: string,
): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return codes.map((code): [string, string] => [code, names.of(code) ?? code]).sort(([, a], [, b]) => a.localeCompare(b, locale))
}

/** Returns the initial country: the preferred one if the store ships there, else the only one, else empty. */
export const initialCountry = ({ countries: codes }: Pick<CheckoutConfig, 'countries'>, preferred: string): string =>
  codes.includes(preferred) ? preferred : codes.length === 1 ? (codes[0] ?? '') : ''
