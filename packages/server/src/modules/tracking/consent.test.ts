import { europeanConsentCountries } from '@blockfront/contract'
import { describe, expect, it } from 'vitest'
import { mustAsk } from './consent.ts'
import { countriesOfTimeZone } from './time-zone-countries.ts'

const european = { consent: 'countries', countries: [...europeanConsentCountries] } as const
const place = { country: undefined, timeZone: '', language: '' }

describe('a visitor of a store that asks in chosen countries', () => {
  it.each([
    ['with a European time zone', { timeZone: 'Europe/Vienna' }, true],
    ['with an alias of a time zone', { timeZone: 'Asia/Calcutta' }, false],
    ['with an American time zone', { timeZone: 'America/New_York', language: 'en-US' }, false],
    ['with an American time zone and a European language', { timeZone: 'America/New_York', language: 'de-AT' }, true],
    ['with an American time zone and no region', { timeZone: 'America/New_York', language: 'en' }, false],
    ['with UTC, as browsers that hide the time zone report', { timeZone: 'UTC', language: 'en-US' }, true],
    ['with an unknown time zone', { timeZone: 'Nowhere/City' }, true],
    ['without anything', {}, true],
    ['from a chosen country, by the proxy', { country: 'FR', timeZone: 'America/New_York' }, true],
    ['from another country, by the proxy', { country: 'US', timeZone: 'Europe/Vienna', language: 'de' }, false],
  ])('%s', (_, known, ask) => expect(mustAsk(european, { ...place, ...known })).toBe(ask))
})

it('is always or never asked, if the store chose that', () => {
  const known = { ...place, country: 'US' }
  expect(mustAsk({ consent: 'always', countries: [] }, known)).toBe(true)
  expect(mustAsk({ consent: 'never', countries: ['US'] }, known)).toBe(false)
})

it('every European country has a time zone that the server knows', () => {
  const zoneOf = (country: string) => (new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[] }).getTimeZones?.()[0]
  for (const country of europeanConsentCountries) expect(countriesOfTimeZone(zoneOf(country) ?? '')).toContain(country)
})
