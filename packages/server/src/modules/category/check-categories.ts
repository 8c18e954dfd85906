import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'

/** Throws `invalid_input` at the path `field` when one of the categories does not exist. The ids are unique. */
export async function checkCategories(trx: StoreTrx, storeId: string, ids: readonly string[], field: string): Promise<void> {
  if (ids.length === 0) return
  const found = await trx.selectFrom('categories').select('id').where('store_id', '=', storeId).where('id', 'in', ids).execute()
  if (found.length < ids.length)
    throw appError('invalid_input', { fields: { [field]: 'One of these categories no longer exists.' } })
}
