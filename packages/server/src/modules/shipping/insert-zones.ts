import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { ShippingRateRow, StoredTier } from './shipping-zones.ts'

/** A rate of a new store. Prices in minor units, bounds of tiers in minor units or grams. */
export interface NewRate extends Pick<ShippingRateRow, 'name' | 'type'> {
  price?: number
  tiers?: readonly StoredTier[]
  freeOver?: number
  /** Shortest and longest delivery time in days. */
  days?: readonly [min: number, max: number]
}

/** A zone of a new store: its countries and regions, or without countries the rest of the world. */
export interface NewZone {
  name: string
  countries?: readonly string[]
  regions?: readonly string[]
  rates: readonly NewRate[]
}

const DEFAULT_ZONES: readonly NewZone[] = [
  // Without delivery times: only the owner can promise them.
  { name: 'Everywhere', rates: [{ name: 'Standard shipping', type: 'free' }] },
]

/** Inserts the shipping zones of a new store; by default one for all countries, with free standard shipping. */
export async function insertZones(trx: StoreTrx, storeId: string, zones: readonly NewZone[] = DEFAULT_ZONES): Promise<void> {
  for (const [position, { name, countries = [], regions = [], rates }] of zones.entries()) {
    const zoneId = newId()
    const areas = { countries: [...countries], regions: [...regions], is_rest_of_world: countries.length === 0 }
    await trx
      .insertInto('shipping_zones')
      .values({ store_id: storeId, id: zoneId, name, position, ...areas })
      .execute()
    await trx
      .insertInto('shipping_rates')
      .values(
        rates.map((rate, place) => ({ ...rateRow(rate), store_id: storeId, id: newId(), zone_id: zoneId, position: place })),
      )
      .execute()
  }
}

const rateRow = ({ name, type, price = 0, tiers = [], freeOver, days }: NewRate) => ({
  name,
  type,
  price,
  tiers: JSON.stringify(tiers),
  free_over: freeOver ?? null,
  min_days: days?.[0] ?? null,
  max_days: days?.[1] ?? null,
})
