import type { StoreTrx } from '../../ground/db/scope.ts'

/** The images of a product that imports could not fetch, so that an export loses none. */
export async function missingImagesOf(trx: StoreTrx, storeId: string, productId: string) {
  const rows = await trx
    .selectFrom('product_import_images')
    .select(['url', 'alt', 'variation_key'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .where('status', '<>', 'done')
    .orderBy('position')
    .execute()
  return rows.map(({ url, alt, variation_key }) => ({ url, alt, variationKey: variation_key }))
}
