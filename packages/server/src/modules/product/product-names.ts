import { byName } from '../../ground/db/by-name.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** The name and image of a product or category. */
export interface NamedItem {
  id: string
  name: string
  image: string
}

/** Names and images of those products that exist. */
export async function productNames(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<NamedItem[]> {
  if (ids.length === 0) return []
  return trx
    .selectFrom('products')
    .select(['id', 'name', 'product_image as image'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
}

/** The ids of the categories of each product. A product without categories is omitted. */
export async function categoryIdsOfProducts(
  trx: StoreTrx,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const byProduct = new Map<string, string[]>()
  if (productIds.length === 0) return byProduct
  const rows = await trx
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', productIds)
    .execute()
  for (const row of rows) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), row.category_id])
  return byProduct
}
