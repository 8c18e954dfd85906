import type { Zone } from './shipping-zone.ts'

/** A country, or a region of it. */
export interface ZoneArea {
  /** ISO 3166-1 alpha-2 code. */
  country: string
  /** ISO 3166-2 code such as "US-CA"; empty for the whole country. */
  region: string
}

/** The part of a zone that determines its areas. */
export type ZoneAreas = Pick<Zone, 'countries' | 'regions' | 'isRestOfWorld'>

/** Returns the areas that a zone covers: its regions, and each of its countries without regions as a whole. */
export function areasOf({ countries, regions }: Pick<Zone, 'countries' | 'regions'>): ZoneArea[] {
  const chosen = [...new Set(regions.map((each) => each.toUpperCase()))]
  const limited = new Set(chosen.map(countryOf))
  const whole = [...new Set(countries.map((each) => each.toUpperCase()))].filter((country) => !limited.has(country))
  return [
    ...whole.map((country) => ({ country, region: '' })),
    ...chosen.map((region) => ({ country: countryOf(region), region })),
  ]
}

/** A zone that has the same area. Without an area, both zones cover the rest of the world. */
export interface ZoneConflict<Each> {
  zone: Each
  area: ZoneArea | undefined
}

/**
 * Returns each area of a zone that another zone of the store has. A country and one of its regions are different areas: the zone of the
 * region is more specific and wins (`findZone`).
 */
export function zoneConflicts<Each extends ZoneAreas>(others: readonly Each[], zone: ZoneAreas): ZoneConflict<Each>[] {
  const keyOf = ({ country, region }: ZoneArea) => region || country
  const own = new Map(areasOf(zone).map((area) => [keyOf(area), area]))
  return others.flatMap((other) => {
    const both = areasOf(other).flatMap((area) => own.get(keyOf(area)) ?? [])
    const conflicts: ZoneConflict<Each>[] = both.map((area) => ({ zone: other, area }))
    return zone.isRestOfWorld && other.isRestOfWorld ? [{ zone: other, area: undefined }, ...conflicts] : conflicts
  })
}

const countryOf = (region: string) => region.slice(0, 2)
