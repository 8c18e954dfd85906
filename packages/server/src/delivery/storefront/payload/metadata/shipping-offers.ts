import { availableRates, type Currency, currencyExponent, toMajor } from '@blockfront/commerce'
import { type ShippingRateRow, type ShippingZoneRow, tiersOf } from '../../../../modules/shipping/index.ts'

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
 * zone, with its delivery time if the owner has entered one. Of a zone for the rest of the world, only the store's own country is named. Pickup
 * is not shipping. `price` is in minor units.
 */
export function shippingDetails({ zones, rates, currency, country, weight }: ShippedProduct, price: number): object[] {
  return zones.flatMap((zone) => {
    const isElsewhere = zones.some(({ countries }) => countries.includes(country))
    const destinations = zone.is_rest_of_world ? (isElsewhere ? [] : [region(country)]) : destinationsOf(zone)
    const shipped = rates
      .filter((rate) => rate.zone_id === zone.id && rate.type !== 'pickup')
      .map((rate) => ({ ...rate, tiers: tiersOf(rate), freeOver: rate.free_over }))
    const [cheapest] = availableRates(shipped, { subtotal: price, weight }).toSorted((a, b) => a.price - b.price)
    if (!cheapest || destinations.length === 0 || destinations.length > MOST_DESTINATIONS) return []
    const value = toMajor(cheapest.price, currency).toFixed(currencyExponent(currency))
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value, currency },
        shippingDestination: destinations,
        ...deliveryTime(cheapest.rate),
      },
    ]
  })
}

/** The transit time of a rate: its days count from the handover to the carrier. Rates do not say how long handling takes. */
function deliveryTime({ min_days: min, max_days: max }: Pick<ShippingRateRow, 'min_days' | 'max_days'>): object {
  const [minValue, maxValue] = [min ?? max, max ?? min]
  if (minValue === null) return {}
  const transitTime = { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
  return { deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime } }
}

/** The countries of a zone, or the regions of a country that it is limited to. */
const destinationsOf = ({ countries, regions }: ShippingZoneRow): object[] =>
  countries.map((country) => {
    const inside = regions.flatMap((code) => (code.startsWith(`${country}-`) ? [code.slice(country.length + 1)] : []))
    return { ...region(country), ...(inside.length > 0 && { addressRegion: inside }) }
  })

const region = (country: string) => ({ '@type': 'DefinedRegion', addressCountry: country })
