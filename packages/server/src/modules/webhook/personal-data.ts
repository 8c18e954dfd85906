import type { StoreTrx } from '../../ground/db/scope.ts'

/**
 * Removes what deliveries about these orders and customers contain. A pending delivery is sent with what is left of them. The caller has
 * locked or deleted the records, so that no attempt stores their earlier state afterwards.
 */
export async function eraseDeliveries(trx: StoreTrx, storeId: string, subjects: readonly string[]): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ payload: null, response: '' })
    .where('store_id', '=', storeId)
    .where('subject_id', 'in', subjects)
    .execute()
}
