import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreRepeating } from '../../ground/db/scope.ts'
import { deleteTranslations } from '../translation/index.ts'
import { loadCategory } from './load-category.ts'
import { invalidateCategory } from './write-category.ts'

/** Deletes a category. Its products stay, and its subcategories move up to its parent. */
export function deleteCategory(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { id }: { id: string },
): Promise<{ ok: true }> {
  return withStoreRepeating(db, storeId, async (trx) => {
    const { parentId, name } = await loadCategory(trx, storeId, { id })
    await trx
      .updateTable('categories')
      .set({ parent_id: parentId })
      .where('store_id', '=', storeId)
      .where('parent_id', '=', id)
      .execute()
    await trx.deleteFrom('categories').where('store_id', '=', storeId).where('id', '=', id).execute()
    await deleteTranslations(trx, storeId, 'category', [id])
    await recordAudit(trx, { storeId, actorId, action: 'category.delete', target: id, detail: { name } })
    await invalidateCategory(trx, storeId, id, parentId)
    return { ok: true }
  })
}

/** Deletes demo categories, except those that contain a product or a category that stays. Returns the slugs of the deleted ones. */
export async function deleteEmptyDemoCategories(trx: StoreTrx, storeId: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with recursive kept as (
      select c.id, c.parent_id from categories c
       where c.store_id = ${storeId}
         and (not c.is_demo or exists (select from product_categories pc where pc.store_id = ${storeId} and pc.category_id = c.id))
      union
      select c.id, c.parent_id from categories c join kept on c.id = kept.parent_id where c.store_id = ${storeId}
    )
    delete from categories c where c.store_id = ${storeId} and c.id not in (select id from kept) returning c.slug`.execute(trx)
  return rows.map(({ slug }) => slug)
}
