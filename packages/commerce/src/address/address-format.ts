import { addressRules } from './address-formats.ts'

/** A part of an address in the order of a country. */
export type AddressPart = 'name' | 'company' | 'street' | 'city' | 'region' | 'postalCode'

/** How addresses of a country are written and entered. */
export interface AddressFormat {
  /** Lines with their parts, in order. Literal text is not included. */
  rows: readonly (readonly AddressPart[])[]
  /** Lines as the post office prints them, with `%` and a letter for each part. */
  pattern: readonly string[]
  /** Parts without which mail is not delivered, in addition to the name. */
  required: ReadonlySet<AddressPart>
  /** The country's word for a region, such as `prefecture`; empty for a province. */
  regionName: string
  /** The country's word for a postal code: `zip`, `pin`, `eircode` or `postcode`; empty for a postal code. */
  postalCodeName: string
  /** The country's word for a city, such as `suburb`; empty for a city. */
  cityName: string
  /** Whether postal codes have digits only. */
  hasNumericPostalCodes: boolean
}

const PARTS: Readonly<Record<string, AddressPart>> = {
  N: 'name',
  O: 'company',
  A: 'street',
  C: 'city',
  S: 'region',
  Z: 'postalCode',
}

/** The letters of the parts in a pattern. */
export const partOf = (letter: string): AddressPart => PARTS[letter] as AddressPart

const DEFAULT_RULES = '%N|%O|%A|%C %Z;;AC;;;;'

let rulesByCountry: Map<string, string> | undefined

function rulesOf(country: string): string {
  rulesByCountry ??= new Map(
    addressRules
      .trim()
      .split('\n')
      .flatMap((line) => {
        const end = line.lastIndexOf(';')
        return line
          .slice(end + 1)
          .split(' ')
          .map((code): [string, string] => [code, line.slice(0, end)])
      }),
  )
  return rulesByCountry.get(country) ?? DEFAULT_RULES
}

/** Countries that say "postcode", which the metadata does not tell apart from "postal code". */
const POSTCODE_COUNTRIES = new Set(['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'])

/** Languages whose script has a separate format, by country. Other shoppers get the order of the Latin script. */
const LOCAL_LANGUAGES: Readonly<Record<string, string>> = { CN: 'zh', HK: 'zh', JP: 'ja', KR: 'ko', MO: 'zh', TH: 'th', TW: 'zh' }

/**
 * The address format of a country (ISO 3166-1 alpha-2). A country with a separate order in its own script, such as Japan, uses it for a
 * `locale` (BCP 47) in that language. An unknown country gets a general format.
 */
export function addressFormat(country: string, locale = 'en'): AddressFormat {
  const [local = '', latin, required = '', regionName = '', postalCodeName = '', cityName = '', numeric] =
    rulesOf(country).split(';')
  const isLocal = !latin || locale.split('-')[0] === LOCAL_LANGUAGES[country]
  const pattern = (isLocal ? local : latin).split('|')
  return {
    pattern,
    rows: pattern
      .map((line) => [...line.matchAll(/%([NOACSZ])/g)].map(([, letter = '']) => partOf(letter)))
      .filter((parts) => parts.length > 0),
    required: new Set([...required].map(partOf)),
    regionName,
    postalCodeName: postalCodeName || (POSTCODE_COUNTRIES.has(country) ? 'postcode' : ''),
    cityName,
    hasNumericPostalCodes: numeric === '1',
  }
}

/**
 * Whether a checkout requires a part of an address: the country requires it, or the store does and addresses of the country have it. A
 * store's checkout can also ask for a region where addresses have none, because rates and taxes can depend on it. A hidden part is never
 * required.
 */
export function isPartRequired(
  format: AddressFormat,
  part: 'city' | 'region' | 'postalCode',
  rule: 'hidden' | 'optional' | 'required' = 'optional',
): boolean {
  if (rule === 'hidden') return false
  const isWritten = part === 'region' || format.rows.some((row) => row.includes(part))
  return isWritten && (rule === 'required' || format.required.has(part))
}
