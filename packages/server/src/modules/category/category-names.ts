import { byName } from '../../ground/db/by-name.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Names and images of those categories that exist. */
export async function categoryNames(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; image: string }[]> {
  if (ids.length === 0) return []
  return trx
    .selectFrom('categories')
    .select(['id', 'name', 'image'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
}
