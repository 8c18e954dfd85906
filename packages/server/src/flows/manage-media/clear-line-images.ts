import type { StoreTrx } from '../../ground/db/scope.ts'

/** Removes a file of the media library from the lines of a store's orders, which keep the image that their product had. */
export async function clearLineImages(trx: StoreTrx, storeId: string, mediaId: string): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ image: '' })
    .where('store_id', '=', storeId)
    .where('image', 'like', `/media/${storeId}/${mediaId}.%`)
    .execute()
}
