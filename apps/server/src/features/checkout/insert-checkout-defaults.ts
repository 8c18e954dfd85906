import type { StoreTrx } from '../../db/scope.ts'
import { insertDefaultMethod } from '../payment/insert-default-method.ts'
import { insertDefaultZone } from '../shipping/insert-default-zone.ts'

/** Inserts the checkout settings of a new store: a shipping zone for all countries with free standard shipping, and cash on delivery. */
export async function insertCheckoutDefaults(trx: StoreTrx, storeId: string): Promise<void> {
  await insertDefaultZone(trx, storeId)
  await insertDefaultMethod(trx, storeId)
  await trx.insertInto('checkout_config').values({ store_id: storeId }).execute()
}
