import { availableRates, findZone } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { findRegion } from '../../ground/request/regions.ts'
import { ratesOf, type ShippingRateRow, type ShippingZoneRow, tiersOf, zonesOf } from './shipping-zones.ts'

/** A shipping rate that applies to a cart, with its price in minor units. */
export interface QuotedRate {
  row: ShippingRateRow
  price: number
}

interface Destination {
  country?: string | undefined
  /** A region code, such as "US-CA" or "CA"; other text matches no zone of regions. */
  region?: string | undefined
}

/** The items to ship: their price in minor units after discounts, and their weight in grams. */
export interface Parcel {
  subtotal: number
  weight: number
}

/** The shipping rates that apply, with the zone of the address and the problems that leave no rate. */
export interface RatesQuote {
  zone: ShippingZoneRow | undefined
  rates: QuotedRate[]
  problems: Quote['problems']
}

/** Loads the zone of a destination, and all of its rates in their order. Without a matching zone, there are no rates. */
export async function loadZoneRates(trx: StoreTrx, storeId: string, { country, region }: Destination & { country: string }) {
  const [allZones, allRates] = await Promise.all([zonesOf(trx, storeId), ratesOf(trx, storeId)])
  const zones = allZones.map((zone) => ({ ...zone, isRestOfWorld: zone.is_rest_of_world }))
  const zone = findZone(zones, { country, region: findRegion(country, region ?? '')?.code })
  const rates = allRates
    .filter((row) => row.zone_id === zone?.id)
    .map((row) => ({
      row,
      type: row.type,
      price: row.price,
      tiers: tiersOf(row),
      freeOver: row.free_over,
      enabled: row.enabled,
    }))
  return { zone, rates }
}

/**
 * Loads the shipping rates for a destination. Returns a function that quotes them for a parcel, because discounts on shipping and prices
 * that depend on a discounted subtotal need several quotes. Without a matching zone there is a problem, never free shipping. Without a
 * country there are no rates and no problem.
 */
export async function loadRates(
  trx: StoreTrx,
  storeId: string,
  { country, region }: Destination,
): Promise<(parcel: Parcel) => RatesQuote> {
  if (country === undefined) return () => ({ zone: undefined, rates: [], problems: [] })
  const { zone, rates: ofZone } = await loadZoneRates(trx, storeId, { country, region })
  if (!zone) return () => ({ zone, rates: [], problems: [NO_ZONE] })
  return (parcel) => {
    const rates = availableRates(ofZone, parcel).map(({ rate, price }) => ({ row: rate.row, price }))
    return { zone, rates, problems: rates.length === 0 ? [NO_RATE] : [] }
  }
}

const NO_ZONE = { code: 'no_zone', message: 'This store does not ship to this address.' } as const
const NO_RATE = { code: 'no_rate', message: 'No shipping rate is available for this order and address.' } as const
