import { availableRates, type Currency, currencyExponent, toMajor } from '@blockfront/commerce'
import type { ShippingRateRow, ShippingZoneRow } from '../../features/shipping/shipping-zones.ts'
import { tiersOf } from '../../features/shipping/shipping-zones.ts'

/** The zones and rates of a store, and what is shipped. */
export interface ShippedProduct {
  zones: readonly ShippingZoneRow[]
  rates: readonly ShippingRateRow[]
  currency: Currency
  /** Country of the store, ISO 3166-1. */
  country: string
  /** Grams. */
  weight: number
}

/** Zones with more destinations are left out: they would make the page heavy. */
const MOST_DESTINATIONS = 50

/**
 * Returns the shipping costs of one piece as schema.org `OfferShippingDetails`, with the fields that Google requires: the cheapest rate of each
 * zone. Of a zone for the rest of the world, only the store's own country is named. Pickup is no shipping. Delivery times are left out, because a
 * rate does not say how long handling takes. `price` is in minor units.
 */
export function shippingDetails({ zones, rates, currency, country, weight }: ShippedProduct, price: number): object[] {
  return zones.flatMap((zone) => {
    const isElsewhere = zones.some(({ countries }) => countries.includes(country))
    const destinations = zone.is_rest_of_world ? (isElsewhere ? [] : [region(country)]) : destinationsOf(zone)
    const shipped = rates
      .filter((rate) => rate.zone_id === zone.id && rate.type !== 'pickup')
      .map((rate) => ({ ...rate, tiers: tiersOf(rate), freeOver: rate.free_over }))
    const prices = availableRates(shipped, { subtotal: price, weight }).map((rate) => rate.price)
    if (prices.length === 0 || destinations.length === 0 || destinations.length > MOST_DESTINATIONS) return []
    const value = toMajor(Math.min(...prices), currency).toFixed(currencyExponent(currency))
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value, currency },
        shippingDestination: destinations,
      },
    ]
  })
}

/** The countries of a zone, or the regions of a country that it is limited to. */
const destinationsOf = ({ countries, regions }: ShippingZoneRow): object[] =>
  countries.map((country) => {
    const inside = regions.flatMap((code) => (code.startsWith(`${country}-`) ? [code.slice(country.length + 1)] : []))
    return { ...region(country), ...(inside.length > 0 && { addressRegion: inside }) }
  })

const region = (country: string) => ({ '@type': 'DefinedRegion', addressCountry: country })
