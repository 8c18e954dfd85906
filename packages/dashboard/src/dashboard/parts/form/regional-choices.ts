import { countryCodes } from '@blockfront/commerce'
import type { SelectOption } from '@blockfront/ui'

const byLabel = (a: SelectOption, b: SelectOption) => a.label.localeCompare(b.label)

/** Every country with its name in the browser's language, sorted by name. */
export function countryChoices(): SelectOption[] {
  const names = new Intl.DisplayNames(undefined, { type: 'region' })
  return countryCodes()
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort(byLabel)
}

/** Languages for dates and amounts, each with its usual countries. */
const LOCALES =
  'ar bg cs da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ en-US es es-AR es-CL es-CO es-MX et fi fr fr-BE fr-CA fr-CH he hi hr hu id it it-CH ja ko lt lv ms nb nl nl-BE pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh zh-Hant'

/** The known locales, and the current one. */
export function localeChoices(current: string): SelectOption[] {
  const names = new Intl.DisplayNames(undefined, { type: 'language' })
  return [...new Set([...LOCALES.split(' '), current])].map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel)
}

/** All time zones by name, and the current one. */
export const timezoneChoices = (current: string): SelectOption[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
