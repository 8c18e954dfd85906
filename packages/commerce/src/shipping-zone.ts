/** A part of the world that shares its shipping rates. */
export interface Zone {
  /** ISO 3166-1 alpha-2 codes. */
  countries: readonly string[]
  /** ISO 3166-2 codes such as "US-CA". A zone that names regions of a country covers only these of that country. */
  regions: readonly string[]
  /** Takes every address that no other zone takes. */
  isRestOfWorld: boolean
  /** Among zones that fit equally well, the lowest wins. */
  position: number
}

/** As much of an address as choosing a zone takes. */
export interface Destination {
  country: string
  /** "US-CA" or "CA". */
  region?: string
}

/**
 * The zone of an address: one that names its region before one that names its whole country before the rest of the world.
 * undefined means that the store does not ship there, which is never the same as free shipping.
 */
export function findZone<Each extends Zone>(zones: readonly Each[], destination: Destination): Each | undefined {
  let best: { zone: Each; score: number } | undefined
  for (const zone of zones.toSorted((a, b) => a.position - b.position)) {
    const score = scoreOf(zone, destination)
    if (score > (best?.score ?? 0)) best = { zone, score }
  }
  return best?.zone
}

/** 3 for the region, 2 for the whole country, 1 for the rest of the world, 0 for none. */
function scoreOf(zone: Zone, destination: Destination): number {
  const country = destination.country.trim().toUpperCase()
  const region = regionCode(country, destination.region ?? '')
  const regions = zone.regions.map((each) => each.toUpperCase()).filter((each) => each.startsWith(`${country}-`))
  if (region && regions.includes(region)) return 3
  if (regions.length === 0 && zone.countries.some((each) => each.toUpperCase() === country)) return 2
  return zone.isRestOfWorld ? 1 : 0
}

function regionCode(country: string, region: string): string {
  const code = region.trim().toUpperCase()
  if (code === '') return ''
  return code.startsWith(`${country}-`) ? code : `${country}-${code}`
}
