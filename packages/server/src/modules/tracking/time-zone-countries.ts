import { countryCodes } from '@blockfront/commerce'

let countriesByZone: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Returns the countries that use a time zone (IANA name), by the time zone data of ICU; empty for an unknown name. Most zones have one
 * country. UTC and zones such as `Etc/GMT+1` have none.
 */
export function countriesOfTimeZone(timeZone: string): readonly string[] {
  countriesByZone ??= readZones()
  const name = canonicalName(timeZone)
  return name === undefined ? [] : (countriesByZone.get(name) ?? [])
}

/** The ECMA-402 proposal Intl Locale Info, which Node has and TypeScript does not know yet. */
type LocaleInfo = Intl.Locale & { getTimeZones?: () => string[] | undefined }

function readZones(): Map<string, string[]> {
  const zones = new Map<string, string[]>()
  for (const country of countryCodes()) {
    const locale: LocaleInfo = new Intl.Locale(`und-${country}`)
    for (const zone of locale.getTimeZones?.() ?? []) {
      const name = canonicalName(zone)
      if (name !== undefined) zones.set(name, [...(zones.get(name) ?? []), country])
    }
  }
  return zones
}

/** One name for all aliases of a time zone: browsers report different ones. */
function canonicalName(timeZone: string): string | undefined {
  try {
    return timeZone === '' ? undefined : new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
