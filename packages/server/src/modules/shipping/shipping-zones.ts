import { type Currency, toMajor } from '@blockfront/commerce'
import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { ShippingRatesTable, ShippingZonesTable } from '../../ground/db/tables.ts'
import { currencyOf } from '../product/index.ts'

export type ShippingZoneRow = Selectable<ShippingZonesTable>
export type ShippingRateRow = Selectable<ShippingRatesTable>

/** The stored form of a tier: prices in minor units, `upTo` in minor units or grams by the rate's type. */
export interface StoredTier {
  upTo: number | null
  price: number
}

/** The tiers of a rate, as they are stored. */
export const tiersOf = ({ tiers }: ShippingRateRow) => tiers as unknown as StoredTier[]

/** The shipping zones of a store in the owner's order. */
export const zonesOf = (trx: StoreTrx, storeId: string): Promise<ShippingZoneRow[]> =>
  trx.selectFrom('shipping_zones').selectAll().where('store_id', '=', storeId).orderBy('position').orderBy('id').execute()

/** The shipping rates of all zones of a store, also disabled ones, in the owner's order. */
export const ratesOf = (trx: StoreTrx, storeId: string): Promise<ShippingRateRow[]> =>
  trx.selectFrom('shipping_rates').selectAll().where('store_id', '=', storeId).orderBy('position').orderBy('id').execute()

/** The shipping zones of a store with their rates, as its members see them. */
export const listShippingZones = ({ db, store: { storeId } }: StoreScope): Promise<ShippingZone[]> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const [currency, zones, rates] = await Promise.all([currencyOf(trx, storeId), zonesOf(trx, storeId), ratesOf(trx, storeId)])
    return zones.map((zone) => viewZone(zone, rates, currency))
  })

/** A zone with its rates out of the rates of the store. */
export const viewZone = (zone: ShippingZoneRow, rates: readonly ShippingRateRow[], currency: Currency): ShippingZone => ({
  id: zone.id,
  name: zone.name,
  countries: zone.countries,
  regions: zone.regions,
  isRestOfWorld: zone.is_rest_of_world,
  position: zone.position,
  version: zone.version,
  rates: rates.filter((rate) => rate.zone_id === zone.id).map((rate) => viewRate(rate, currency)),
})

/** A rate with its prices in major units. */
export function viewRate(rate: ShippingRateRow, currency: Currency): ShippingRate {
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, currency))
  return {
    id: rate.id,
    name: rate.name,
    type: rate.type,
    price: toMajor(rate.price, currency),
    tiers: tiersOf(rate).map(({ upTo, price }) => ({
      upTo: rate.type === 'price_tiers' ? major(upTo) : upTo,
      price: toMajor(price, currency),
    })),
    freeOver: major(rate.free_over),
    minDays: rate.min_days,
    maxDays: rate.max_days,
    enabled: rate.enabled,
    position: rate.position,
    version: rate.version,
  }
}

/**
 * The ISO 3166-1 codes of the countries that a store ships to, sorted; 'all' if a zone covers the rest of the world.
 */
export async function shippingCountries(trx: StoreTrx, storeId: string): Promise<string[] | 'all'> {
  const zones = await trx
    .selectFrom('shipping_zones')
    .select(['countries', 'is_rest_of_world'])
    .where('store_id', '=', storeId)
    .execute()
  return zones.some((zone) => zone.is_rest_of_world) ? 'all' : [...new Set(zones.flatMap((zone) => zone.countries))].sort()
}
