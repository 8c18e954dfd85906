const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes that name no country: the European Union, the Eurozone, the United Nations, and codes for private use. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A withdrawn code resolves to the code of the country that replaced it. */
const isCurrent = (code: string) => new Intl.Locale('und', { region: code }).region === code

/** The ISO 3166-1 alpha-2 codes of all countries that the runtime knows. */
export const allCountries: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NOT_COUNTRIES.has(code) && names.of(code) !== undefined && isCurrent(code),
)
