import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

/** Inserts the payment method of a new store: cash on delivery. */
export async function insertDefaultMethod(trx: StoreTrx, storeId: string): Promise<void> {
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
}
