import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext, StoreContext } from '../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { storeRow, writeDetails } from '../store/index.ts'

/** Returns the id of the store's Meta Pixel; empty without one. */
export const getPixel = ({ db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>) =>
  withStoreReadOnly(db, storeId, async (trx) => ({ fbPixelId: (await storeRow(trx, storeId)).fb_pixel_id }))

export function updatePixel({ db, session, store: { storeId } }: MemberContext, { fbPixelId }: Body<'store.updatePixel'>) {
  return withStore(db, storeId, async (trx) => {
    await writeDetails(trx, storeId, { fb_pixel_id: fbPixelId, updated_at: sql`now()` })
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'store.updatePixel', target: storeId })
    await invalidate(trx, storeId)
    return { fbPixelId }
  })
}
