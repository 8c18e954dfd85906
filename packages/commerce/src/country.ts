const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Codes that name no country: the European Union, the Eurozone, the United Nations, and codes for private use. */
const notCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

let codes: ReadonlySet<string> | undefined

/** Returns the ISO 3166-1 alpha-2 codes of all countries that the runtime knows, sorted. */
export const countryCodes = (): readonly string[] => [...knownCodes()]

/** Whether a text is the ISO 3166-1 alpha-2 code of a country, in upper case. */
export const isCountryCode = (code: string): boolean => knownCodes().has(code)

function knownCodes(): ReadonlySet<string> {
  codes ??= new Set(findCountries())
  return codes
}

function findCountries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // A withdrawn code resolves to the code of the country that replaced it.
  const isCurrent = (code: string) => new Intl.Locale('und', { region: code }).region === code
  return [...letters]
    .flatMap((first) => [...letters].map((second) => first + second))
    .filter((code) => !notCountries.includes(code) && names.of(code) !== undefined && isCurrent(code))
}
