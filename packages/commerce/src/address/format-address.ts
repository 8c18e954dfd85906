import { type AddressPart, addressFormat, partOf } from './address-format.ts'

/** An address as entered. Missing parts are empty. */
export interface WrittenAddress {
  firstName: string
  lastName: string
  company: string
  line1: string
  line2: string
  city: string
  /** ISO 3166-2 code of the region, or its name. */
  region: string
  /** Name of the region whose code is given. */
  regionName?: string | undefined
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** An address without a name, in which nothing is entered. */
export const emptyPlace = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' }

/** An address in which nothing is entered. */
export const emptyAddress = { firstName: '', lastName: '', company: '', ...emptyPlace }

/** Countries whose postal service requires the code of the region, such as "CA" for California. */
const WITH_REGION_CODE = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/** Languages in which the family name comes first. */
const FAMILY_NAME_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh'])

/** Whether the family name comes first in the language of a BCP 47 locale. */
export const isFamilyNameFirst = (locale: string): boolean => FAMILY_NAME_FIRST.has(locale.split('-')[0] ?? '')

/**
 * The lines of an address in the order of its country, without the country. Each part that is not empty appears exactly once: a part that
 * the country's format does not have gets a line after the street.
 */
export function formatAddress(address: WrittenAddress, locale = 'en'): string[] {
  const { pattern, rows } = addressFormat(address.country, locale)
  const values = valuesOf(address, locale)
  const known = new Set(rows.flat())
  const extra = (['city', 'region', 'postalCode', 'name', 'company', 'street'] as const).filter(
    (part) => !known.has(part) && values[part].length > 0,
  )
  return pattern.flatMap((line) => {
    const written = writeLine(line, values)
    return line.includes('%A') ? [...written, ...extra.flatMap((part) => values[part])] : written
  })
}

function valuesOf(address: WrittenAddress, locale: string): Record<AddressPart, string[]> {
  const names = [address.firstName.trim(), address.lastName.trim()].filter(Boolean)
  if (isFamilyNameFirst(locale)) names.reverse()
  const given = (...texts: string[]) => texts.map((text) => text.trim()).filter(Boolean)
  return {
    name: given(names.join(' ')),
    company: given(address.company),
    street: given(address.line1, address.line2),
    city: given(address.city),
    region: given(regionText(address)),
    postalCode: given(address.postalCode),
  }
}

/** The code of the region, without the country, where addresses have codes or the name is not known; otherwise the name. */
function regionText({ country, region, regionName }: WrittenAddress): string {
  const prefix = `${country}-`
  const isCode = region.startsWith(prefix)
  if (isCode && (WITH_REGION_CODE.has(country) || !regionName)) return region.slice(prefix.length)
  return regionName || region
}

/** Returns the lines of one line of a pattern: none if all its parts are empty, several for a street of two lines. */
function writeLine(line: string, values: Readonly<Record<AddressPart, string[]>>): string[] {
  // Alternates literal text and letters of parts.
  const pieces = line.split(/%([NOACSZ])/)
  const hasParts = pieces.length > 1
  let text = ''
  let hasValue = false
  let separator = ''
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      separator += piece
      continue
    }
    const value = values[partOf(piece)]
    if (value.length === 0) {
      // Without the part, what separates it from the previous one is omitted.
      if (hasValue) separator = ''
      continue
    }
    text += (hasValue || separator.trim() ? separator : '') + value.join('\n')
    separator = ''
    hasValue = true
  }
  if (!hasParts || !hasValue) return []
  return `${text}${separator}`.trim().split('\n')
}
