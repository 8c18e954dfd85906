import type { ReviewSettings } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'

/** Returns the settings of a store's reviews: open and without invitations, unless the owner changed them. */
export async function readReviewSettings(trx: StoreTrx, storeId: string): Promise<ReviewSettings> {
  const row = await trx
    .selectFrom('review_settings')
    .select(['is_open', 'invites'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return { isOpen: row?.is_open ?? true, invites: row?.invites ?? false }
}

export const getReviewSettings = ({ db, store: { storeId } }: StoreScope): Promise<ReviewSettings> =>
  withStoreReadOnly(db, storeId, (trx) => readReviewSettings(trx, storeId))

/** Changes the settings of a store's reviews, and returns them. */
export const updateReviewSettings = (
  { db, store: { storeId }, session }: MemberScope,
  { isOpen, invites }: Body<'review.updateSettings'>,
): Promise<ReviewSettings> =>
  withStore(db, storeId, async (trx) => {
    await trx
      .insertInto('review_settings')
      .values({ store_id: storeId, is_open: isOpen, invites })
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ is_open: isOpen, invites }))
      .execute()
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'review.updateSettings' })
    return { isOpen, invites }
  })
