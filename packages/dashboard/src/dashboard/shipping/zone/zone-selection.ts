import { areasOf } from '@blockfront/commerce'
import type { ShippingZone } from '@blockfront/contract'

/** The chosen countries: whole, or some of their regions (ISO 3166-2 codes). */
export type Selection = ReadonlyMap<string, 'all' | ReadonlySet<string>>

/** Countries and regions that other zones have, with the name of the zone. */
export interface Taken {
  countries: ReadonlyMap<string, string>
  regions: ReadonlyMap<string, string>
}

type Areas = Pick<ShippingZone, 'countries' | 'regions'>

export function selectionOf(zone: Areas): Selection {
  const selection = new Map<string, 'all' | Set<string>>()
  for (const { country, region } of areasOf(zone)) {
    const chosen = selection.get(country)
    if (!region) selection.set(country, 'all')
    else if (chosen instanceof Set) chosen.add(region)
    else selection.set(country, new Set([region]))
  }
  return selection
}

/** The areas of a selection, as a zone stores them. */
export const areasOfSelection = (selection: Selection): Areas => ({
  countries: [...selection.keys()],
  regions: [...selection.values()].flatMap((chosen) => (chosen === 'all' ? [] : [...chosen])),
})

/** The areas of a store's zones, except the edited one. */
export function takenBy(zones: readonly ShippingZone[], editedId: string | undefined): Taken {
  const countries = new Map<string, string>()
  const regions = new Map<string, string>()
  for (const zone of zones)
    if (zone.id !== editedId)
      for (const { country, region } of areasOf(zone)) {
        if (region) regions.set(region, zone.name)
        else countries.set(country, zone.name)
      }
  return { countries, regions }
}

/** Chooses whole countries that no other zone has, or removes countries with all of their regions. */
export function withCountries(selection: Selection, countries: readonly string[], chosen: boolean, taken: Taken): Selection {
  const next = new Map(selection)
  for (const country of countries) {
    if (chosen && !taken.countries.has(country)) next.set(country, 'all')
    else next.delete(country)
  }
  return next
}

/**
 * Chooses or removes one region. `all` are the codes of the country's regions. Choosing the last missing one chooses the whole country, unless
 * another zone has that. Removing one from the whole country leaves the others that no zone has.
 */
export function withRegion(
  selection: Selection,
  { country, region, all }: { country: string; region: string; all: readonly string[] },
  chosen: boolean,
  taken: Taken,
): Selection {
  const before = selection.get(country)
  const regions = new Set(before === 'all' ? all.filter((code) => !taken.regions.has(code)) : before)
  if (chosen) regions.add(region)
  else regions.delete(region)
  const next = new Map(selection)
  const isWhole = all.every((code) => regions.has(code)) && !taken.countries.has(country)
  if (regions.size === 0) next.delete(country)
  else next.set(country, isWhole ? 'all' : regions)
  return next
}

/** Whether all, some or none of a continent's countries are chosen that can be. */
export function stateOf(selection: Selection, countries: readonly string[], taken: Taken): boolean | 'mixed' {
  const free = countries.filter((country) => !taken.countries.has(country))
  if (free.length > 0 && free.every((country) => selection.get(country) === 'all')) return true
  return countries.some((country) => selection.has(country)) ? 'mixed' : false
}
