import type { MemberScope } from '../../context.ts'
import { withStore } from '../../db/scope.ts'
import { recordAudit } from '../audit.ts'
import { loadCategory } from './load-category.ts'
import { invalidateCategory } from './write-category.ts'

/** Deletes a category. Its products stay, and its subcategories move up to its parent. */
export function deleteCategory(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { id }: { id: string },
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    const { parentId, name } = await loadCategory(trx, storeId, { id })
    await trx
      .updateTable('categories')
      .set({ parent_id: parentId })
      .where('store_id', '=', storeId)
      .where('parent_id', '=', id)
      .execute()
    await trx.deleteFrom('categories').where('store_id', '=', storeId).where('id', '=', id).execute()
    await recordAudit(trx, { storeId, actorId, action: 'category.delete', target: id, detail: { name } })
    await invalidateCategory(trx, storeId, id)
    return { ok: true }
  })
}
