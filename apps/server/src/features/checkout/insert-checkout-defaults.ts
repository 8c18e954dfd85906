import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { insertDefaultZone } from '../shipping/insert-default-zone.ts'

/** Inserts the checkout settings of a new store: a shipping zone for all countries with free standard shipping, and cash on delivery. */
export async function insertCheckoutDefaults(trx: StoreTrx, storeId: string): Promise<void> {
  await insertDefaultZone(trx, storeId)
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
