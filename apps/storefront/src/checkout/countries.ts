import type { CheckoutConfig } from '@blockfront/contract'

/** The countries that the store ships to with their names in its language, by name. */
export function countries(
  { countries: codes }: Pick<CheckoutConfig, 'countries'>,
  locale: string,
): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return codes.map((code): [string, string] => [code, names.of(code) ?? code]).sort(([, a], [, b]) => a.localeCompare(b, locale))
}
