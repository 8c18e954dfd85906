import { areasOf, findZone, type ZoneArea } from '@blockfront/commerce'
import type { ShippingZone } from '@blockfront/contract'
import { messages } from './messages.ts'

const names = new Intl.DisplayNames(undefined, { type: 'region' })
const list = new Intl.ListFormat(undefined, { type: 'conjunction' })

export const countryName = (code: string): string => names.of(code) ?? code

/** Countries that a list names; the others are counted. */
const NAMED = 3

/** Returns names as a list: the first ones, and the number of others. */
export const listed = (all: readonly string[], most = NAMED): string =>
  list.format(all.length > most + 1 ? [...all.slice(0, most), messages.others(all.length - most)] : all)

/** Returns the names of areas. The regions of a country are counted. */
export function placeNames(areas: readonly ZoneArea[]): string[] {
  const byCountry = Map.groupBy(areas, ({ country }) => country)
  return [...byCountry].map(([country, own]) =>
    own.some(({ region }) => region === '')
      ? countryName(country)
      : messages.someRegions(countryName(country), messages.regionCount(own.length)),
  )
}

/** The areas of a zone, by the zone whose rates customers there would see without it; undefined for none. */
export function fallbacksOf(zones: readonly ShippingZone[], deleted: ShippingZone): Map<ShippingZone | undefined, ZoneArea[]> {
  const others = zones.filter(({ id }) => id !== deleted.id)
  return Map.groupBy(areasOf(deleted), ({ country, region }) => findZone(others, { country, ...(region && { region }) }))
}

/** Countries that no zone covers at all, and countries of which zones cover some regions only. */
export function uncoveredOf(zones: readonly ShippingZone[], countries: readonly string[]): { whole: string[]; partly: string[] } {
  const limited = new Set(zones.flatMap(({ regions }) => regions.map((region) => region.slice(0, 2))))
  const uncovered = countries.filter((country) => !findZone(zones, { country }))
  return {
    whole: uncovered.filter((country) => !limited.has(country)),
    partly: uncovered.filter((country) => limited.has(country)),
  }
}
