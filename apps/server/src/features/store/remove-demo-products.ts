import { sql } from 'kysely'
import type { MemberContext } from '../../context.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { invalidate } from '../../events/store-events.ts'
import { recordAudit } from '../audit.ts'
import { addRenameRedirect } from '../redirect/redirect.ts'

/**
 * Removes the products and the categories that a new store starts with. Those that a member edited are no longer demo content, so
 * they stay, and so do categories with other products. Orders keep their lines. The images are files of the server, not of the store.
 * Links to a removed category redirect to the shop page.
 */
export function removeDemoProducts({ db, session, store: { storeId } }: MemberContext) {
  return withStore(db, storeId, async (trx) => {
    const products = await trx
      .deleteFrom('products')
      .where('store_id', '=', storeId)
      .where('is_demo', '=', true)
      .returning('id')
      .execute()
    const slugs = await deleteEmptyDemoCategories(trx, storeId)
    // Pages of the theme link to its categories, and the owner may have kept those links.
    for (const slug of slugs) await addRenameRedirect(trx, storeId, `/collection/${slug}`, '/shop')
    const detail = { removed: products.length, removedCategories: slugs.length }
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'store.removeDemoProducts',
      target: storeId,
      detail,
    })
    await invalidate(trx, storeId)
    return detail
  })
}

/** Deletes demo categories, except those that contain a product or a category that stays. Returns the slugs of the deleted ones. */
async function deleteEmptyDemoCategories(trx: StoreTrx, storeId: string): Promise<string[]> {
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
