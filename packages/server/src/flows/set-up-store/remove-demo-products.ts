import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { deleteEmptyDemoCategories } from '../../modules/category/index.ts'
import { deleteDemoProducts } from '../../modules/product/index.ts'
import { addRenameRedirect } from '../../modules/redirect/index.ts'

/**
 * Removes the products and the categories that a new store starts with. Those that a member edited are no longer demo content, so
 * they stay, and so do categories with other products. Orders keep their lines. The images are files of the server, not of the store.
 * Links to a removed category redirect to the shop page.
 */
export function removeDemoProducts({ db, session, store: { storeId } }: MemberContext) {
  return withStore(db, storeId, async (trx) => {
    const removed = await deleteDemoProducts(trx, storeId)
    const slugs = await deleteEmptyDemoCategories(trx, storeId)
    // Pages of the theme link to its categories, and the owner may have kept those links.
    for (const slug of slugs) await addRenameRedirect(trx, storeId, `/collection/${slug}`, '/shop')
    const detail = { removed, removedCategories: slugs.length }
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
