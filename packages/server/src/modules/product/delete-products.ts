import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreRepeating } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import { deleteTranslations } from '../translation/index.ts'
import { invalidateProducts, productVisibility } from './product-visibility.ts'

/** Deletes products and returns how many there were. Ids of other stores and unknown ids are ignored. Orders keep their lines as sold. */
export function deleteProducts(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { ids }: { ids: readonly string[] },
): Promise<{ deleted: number }> {
  const requested = [...new Set(ids)]
  return withStoreRepeating(db, storeId, async (trx) => {
    // Locked in the order of the ids, so that no two transactions wait for each other.
    await trx
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', 'in', requested)
      .orderBy('id')
      .forUpdate()
      .execute()
    const visibility = await productVisibility(trx, storeId, requested)
    const deleted = await trx
      .deleteFrom('products')
      .where('store_id', '=', storeId)
      .where('id', 'in', requested)
      .returning(['id', 'name'])
      .execute()
    await deleteTranslations(
      trx,
      storeId,
      'product',
      deleted.map(({ id }) => id),
    )
    for (const { id, name } of deleted) {
      await recordAudit(trx, { storeId, actorId, action: 'product.delete', target: id, detail: { name } })
      await recordEvent(trx, { storeId, type: 'product.deleted', subject: id, data: { productIds: [id] } })
    }
    await invalidateProducts(trx, storeId, requested, visibility)
    return { deleted: deleted.length }
  })
}

/** Deletes one product. Throws `not_found` for an unknown id. */
export async function deleteProduct(context: MemberScope, { productId }: { productId: string }): Promise<{ ok: true }> {
  const { deleted } = await deleteProducts(context, { ids: [productId] })
  orNotFound(deleted || undefined)
  return { ok: true }
}

/** Deletes the products of a new store that were never edited. Returns their number. */
export async function deleteDemoProducts(trx: StoreTrx, storeId: string): Promise<number> {
  const deleted = trx.deleteFrom('products').where('store_id', '=', storeId).where('is_demo', '=', true)
  return (await deleted.returning('id').execute()).length
}
