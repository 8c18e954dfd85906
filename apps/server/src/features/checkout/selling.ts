import { type Currency, toMajor } from '@blockfront/commerce'
import type { PaymentMethod, ShippingZone } from '@blockfront/contract'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import { currencyOf } from '../product/product-view.ts'

/** A tier as it is stored: prices in minor units, `upTo` in minor units or grams by the rate's type. */
export interface StoredTier {
  upTo: number | null
  price: number
}

export const zonesOf = (trx: StoreTrx, storeId: string) =>
  trx.selectFrom('shipping_zones').selectAll().where('store_id', '=', storeId).orderBy('position').orderBy('id').execute()

export const ratesOf = (trx: StoreTrx, storeId: string) =>
  trx.selectFrom('shipping_rates').selectAll().where('store_id', '=', storeId).orderBy('position').orderBy('id').execute()

export const methodsOf = (trx: StoreTrx, storeId: string) =>
  trx.selectFrom('payment_methods').selectAll().where('store_id', '=', storeId).orderBy('position').orderBy('id').execute()

const orNull = (amount: number | null, currency: Currency) => (amount === null ? null : toMajor(amount, currency))

/** The shipping zones of a store with their rates, as members see them. */
export const shippingZones = (db: Database, storeId: string): Promise<ShippingZone[]> =>
  readStore(db, storeId, async (trx) => {
    const [currency, zones, rates] = await Promise.all([currencyOf(trx, storeId), zonesOf(trx, storeId), ratesOf(trx, storeId)])
    return zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      countries: zone.countries,
      regions: zone.regions,
      isRestOfWorld: zone.is_rest_of_world,
      position: zone.position,
      rates: rates
        .filter((rate) => rate.zone_id === zone.id)
        .map((rate) => ({
          id: rate.id,
          name: rate.name,
          type: rate.type,
          price: toMajor(rate.price, currency),
          tiers: (rate.tiers as unknown as StoredTier[]).map(({ upTo, price }) => ({
            upTo: rate.type === 'price_tiers' ? orNull(upTo, currency) : upTo,
            price: toMajor(price, currency),
          })),
          freeOver: orNull(rate.free_over, currency),
          minDays: rate.min_days,
          maxDays: rate.max_days,
          enabled: rate.enabled,
          position: rate.position,
        })),
    }))
  })

/** The payment methods of a store as members see them; secrets never leave the server. */
export const paymentMethods = (db: Database, storeId: string): Promise<PaymentMethod[]> =>
  readStore(db, storeId, async (trx) => {
    const [currency, methods] = await Promise.all([currencyOf(trx, storeId), methodsOf(trx, storeId)])
    return methods.map((method) => ({
      id: method.id,
      type: method.type,
      title: method.title,
      instructions: method.instructions,
      enabled: method.enabled,
      position: method.position,
      minTotal: orNull(method.min_total, currency),
      maxTotal: orNull(method.max_total, currency),
      configHint: method.config_hint as Record<string, string>,
    }))
  })
