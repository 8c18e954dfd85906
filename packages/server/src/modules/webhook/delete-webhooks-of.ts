import type { StoreTrx } from '../../ground/db/scope.ts'

/** Deletes the webhooks that a member added, whose new role does not include them. */
export async function deleteWebhooksOf(trx: StoreTrx, storeId: string, userId: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('store_id', '=', storeId).where('created_by', '=', userId).execute()
}
