import type { Category } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStoreRepeating } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'
import { checkTemplate } from '../page/index.ts'
import { addRenameRedirect } from '../redirect/index.ts'
import { loadCategory } from './load-category.ts'
import { categoryColumns, checkParent, invalidateCategory, orSlugTaken } from './write-category.ts'

/**
 * Replaces all fields of a category. Throws `conflict` for a parent that is the category or one of its descendants. A new slug gets a
 * redirect from the previous one.
 */
export function updateCategory(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  input: Body<'category.update'>,
): Promise<Category> {
  const { id } = input
  return withStoreRepeating(db, storeId, async (trx) => {
    // Locks all categories: two concurrent moves could otherwise create a cycle.
    await sql`select 1 from categories c where c.store_id = ${storeId} order by c.id for update`.execute(trx)
    const before = await loadCategory(trx, storeId, { id })
    await checkParent(trx, storeId, input.parentId, id)
    await checkTemplate(trx, storeId, 'collection', input.templateId)
    const slug = input.slug ?? before.slug
    const columns = categoryColumns(input)
    // A demo category that is only moved stays a demo category. Changing its texts or image makes it the owner's.
    const isStillDemo = sql<boolean>`is_demo and (name, slug, image, description, seo_title, meta_description) =
      (${columns.name}, ${slug}, ${columns.image}, ${columns.description}, ${columns.seo_title}, ${columns.meta_description})`
    await trx
      .updateTable('categories')
      .set({ ...columns, slug, is_demo: isStillDemo, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
      .catch(orSlugTaken)
    await addRenameRedirect(trx, storeId, `/collection/${before.slug}`, `/collection/${slug}`)
    await recordAudit(trx, { storeId, actorId, action: 'category.update', target: id })
    await invalidateCategory(trx, storeId, id, before.parentId)
    return loadCategory(trx, storeId, { id })
  })
}
