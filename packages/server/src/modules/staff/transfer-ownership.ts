import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAccountChangeEmail, requireConfirmation } from '../account/index.ts'
import { lockMember, primaryHostname, setRole } from '../store/index.ts'

/**
 * Makes another member the owner; the previous owner becomes a manager. Takes effect immediately: members have already accepted to work in
 * the store. Both get an email. Throws `confirmation_required`, `not_found` for a user who is not a member, and `conflict` for one without
 * a confirmed email address.
 */
export async function transferOwnership(context: MemberContext, { userId }: Body<'staff.transferOwnership'>) {
  const {
    db,
    config,
    session,
    store: { storeId },
  } = context
  requireConfirmation(session)
  await withStore(db, storeId, async (trx) => {
    const before = await lockMember(trx, storeId, session.userId)
    const next = await lockMember(trx, storeId, userId)
    if (before.role !== 'owner') throw appError('forbidden')
    if (next.user_id === before.user_id) throw appError('conflict', { message: 'You are already the owner of this store.' })
    if (!next.email_verified_at) throw appError('conflict', { message: `${next.name} has to confirm their email address first.` })
    // A store has one owner at most, so the old one steps back first.
    await setRole(trx, storeId, before.user_id, 'manager')
    await setRole(trx, storeId, next.user_id, 'owner')
    const store = await primaryHostname(trx, storeId)
    await queueAccountChangeEmail(trx, config, before.email, 'ownership-given', store)
    await queueAccountChangeEmail(trx, config, next.email, 'ownership-received', store)
    const detail = { name: next.name }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'staff.transferOwnership', target: userId, detail })
  })
  return { ok: true as const }
}
