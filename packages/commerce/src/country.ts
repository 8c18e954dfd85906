const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Codes that name no country: the European Union, the Eurozone, the United Nations, and codes for private use. */
const notCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

let codes: readonly string[] | undefined

/** Returns the ISO 3166-1 alpha-2 codes of all countries that the runtime knows, sorted. */
export function countryCodes(): readonly string[] {
  codes ??= findCountries()
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
