import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext } from '../../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import type { Body } from '../../../ground/handler.ts'
import { storeRow } from '../store.ts'
import type { StoreRow } from '../store-view.ts'
import { writeDetails } from '../update-store.ts'
import { newVisitorPassword } from './visitor-password.ts'

type Opening = HandlerOutput<'store.opening'>

/** Returns whether the store is open, and what visitors of the closed store see. */
export const getOpening = ({ db, store: { storeId } }: Pick<MemberContext, 'db' | 'store'>): Promise<Opening> =>
  withStoreReadOnly(db, storeId, async (trx) => viewOpening(await storeRow(trx, storeId)))

/**
 * Opens or closes a store, and changes its password page. All processes follow within a second. A store that is older than passwords
 * gets one when it is closed for the first time.
 */
export function updateOpening(
  { db, session, store: { storeId } }: Pick<MemberContext, 'db' | 'session' | 'store'>,
  input: Body<'store.updateOpening'>,
): Promise<Opening> {
  return withStore(db, storeId, async (trx) => {
    const before = await storeRow(trx, storeId)
    await writeDetails(trx, storeId, {
      ...(input.isOpen !== undefined && { is_open: input.isOpen }),
      visitor_password: input.password ?? (before.visitor_password || newVisitorPassword()),
      ...(input.message !== undefined && { closed_message: input.message.trim() }),
      ...(input.showNewsletter !== undefined && { closed_newsletter: input.showNewsletter }),
      updated_at: sql`now()`,
    })
    const fields = Object.keys(input).filter((key) => key !== 'storeId')
    const detail = { fields, ...(input.isOpen !== undefined && { isOpen: input.isOpen }) }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'store.updateOpening', target: storeId, detail })
    await invalidate(trx, storeId)
    return viewOpening(await storeRow(trx, storeId))
  })
}

const viewOpening = (row: StoreRow): Opening => ({
  isOpen: row.is_open,
  password: row.visitor_password,
  message: row.closed_message,
  showNewsletter: row.closed_newsletter,
})
