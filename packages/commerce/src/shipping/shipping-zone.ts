/** Countries and regions with the same shipping rates. */
export interface Zone {
  /** ISO 3166-1 alpha-2 codes. */
  countries: readonly string[]
  /** ISO 3166-2 codes such as "US-CA". If a zone has regions of a country, it covers only these regions of it. */
  regions: readonly string[]
  /** Covers every address that no other zone covers. */
  isRestOfWorld: boolean
  /** Of equally specific zones, the one with the lowest position is used. */
  position: number
}

/** The parts of an address that determine its zone. */
export interface Destination {
  country: string
  /** "US-CA" or "CA". */
  region?: string
}

/**
 * Returns the most specific zone of an address: by region, then by country, then the rest of the world. Returns undefined if the store does
 * not ship there, which is not the same as free shipping.
 */
export function findZone<Each extends Zone>(zones: readonly Each[], destination: Destination): Each | undefined {
  let best: { zone: Each; score: number } | undefined
  for (const zone of zones.toSorted((a, b) => a.position - b.position)) {
    const score = scoreOf(zone, destination)
    if (score > (best?.score ?? 0)) best = { zone, score }
  }
  return best?.zone
}

/** Returns 3 for a match by region, 2 by country, 1 for the rest of the world, 0 for none. */
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
