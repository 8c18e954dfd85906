import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

/** Inserts the shipping zone of a new store: all countries, with free standard shipping. */
export async function insertDefaultZone(trx: StoreTrx, storeId: string): Promise<void> {
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
}
