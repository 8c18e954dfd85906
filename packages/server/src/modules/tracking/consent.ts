import type { TrackingSettings } from '@blockfront/contract'
import type { CallContext } from '../../ground/handler.ts'
import { clientCountry } from '../../ground/limits/client-address.ts'
import { getTracking } from './settings.ts'
import { countriesOfTimeZone } from './time-zone-countries.ts'

/** The known location of a visitor. */
export interface VisitorPlace {
  /** The country that a proxy found for the network address; undefined without one. */
  country: string | undefined
  timeZone: string
  language: string
}

interface ConsentRule {
  consent: TrackingSettings['consent']
  countries: readonly string[]
}

/** Returns whether a visitor must be asked before the pixel loads. */
export async function visitorConsent(
  context: Pick<CallContext<'tracking.consent'>, 'db' | 'store' | 'config' | 'incoming'>,
  { timeZone, language }: { timeZone: string; language: string },
): Promise<{ ask: boolean }> {
  const settings = await getTracking(context)
  const country = clientCountry(context.incoming, context.config.countryHeader)
  return { ask: mustAsk(settings, { country, timeZone, language }) }
}

/**
 * Whether a visitor must be asked. The country of the network address decides if a proxy knows it. Otherwise the visitor is not asked only if
 * the time zone belongs to other countries and the language names no chosen one. An unknown place is asked.
 */
export function mustAsk({ consent, countries }: ConsentRule, place: VisitorPlace): boolean {
  if (consent !== 'countries') return consent === 'always'
  const chosen = new Set(countries)
  if (place.country !== undefined) return chosen.has(place.country)
  const possible = countriesOfTimeZone(place.timeZone)
  return possible.length === 0 || [...possible, regionOf(place.language)].some((country) => chosen.has(country))
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    return ''
  }
}
