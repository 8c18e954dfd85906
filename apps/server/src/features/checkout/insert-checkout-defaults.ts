import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

/** Inserts the checkout settings of a new store: a shipping zone for all countries with free standard shipping, and cash on delivery. */
export async function insertCheckoutDefaults(trx: StoreTrx, storeId: string): Promise<void> {
  const zoneId = newId()
  await trx
    .insertInto('shipping_zones')
    .values({ store_id: storeId, id: zoneId, name: 'Everywhere', is_rest_of_world: true })
    .execute()
  await trx
    .insertInto('shipping_rates')
    .values({
      store_id: storeId,
      id: newId(),
      zone_id: zoneId,
      name: 'Standard shipping',
      type: 'free',
      free_over: null,
      min_days: 3,
      max_days: 7,
    })
    .execute()
  await trx
    .insertInto('payment_methods')
    .values({
      store_id: storeId,
      id: newId(),
      type: 'cod',
      title: 'Cash on delivery',
      instructions: 'Pay in cash when your order arrives.',
      min_total: null,
      max_total: null,
      config_encrypted: null,
    })
    .execute()
  await trx.insertInto('checkout_config').values({ store_id: storeId }).execute()
}
