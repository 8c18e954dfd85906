import type { StoreTrx } from '../../ground/db/scope.ts'
import { insertDefaultMethod } from '../payment/index.ts'
import { insertZones, type NewZone } from '../shipping/index.ts'

/**
 * Inserts the checkout settings of a new store: cash on delivery, and the shipping zones; without them one zone for all countries with
 * free standard shipping.
 */
export async function insertCheckoutDefaults(trx: StoreTrx, storeId: string, zones?: readonly NewZone[]): Promise<void> {
  await insertZones(trx, storeId, zones)
  await insertDefaultMethod(trx, storeId)
  await trx.insertInto('checkout_config').values({ store_id: storeId }).execute()
}
