import { roleCan } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { revokePreviewsOf } from '../preview/index.ts'
import { deleteMember, lockMember, setRole } from '../store/index.ts'
import { deleteWebhooksOf } from '../webhook/index.ts'

/** Returns a locked member who is not the owner. Throws `not_found` and `conflict`. */
async function lockStaff(trx: StoreTrx, storeId: string, userId: string) {
  const member = await lockMember(trx, storeId, userId)
  if (member.role === 'owner')
    throw appError('conflict', { message: 'A store always has an owner. Transfer the ownership to another member first.' })
  return member
}

/** Changes the role of a member. Takes effect with the next request, and ends webhooks and preview links that the role does not include. Throws `not_found`, and `conflict` for the owner. */
export function changeRole({ db, session, store: { storeId } }: MemberContext, { userId, role }: Body<'staff.changeRole'>) {
  return withStore(db, storeId, async (trx) => {
    const { name } = await lockStaff(trx, storeId, userId)
    await setRole(trx, storeId, userId, role)
    // The scopes of API tokens are limited by the role.
    if (!roleCan(role, 'webhooks.manage')) await deleteWebhooksOf(trx, storeId, userId)
    if (!roleCan(role, 'content.manage')) await revokePreviewsOf(trx, storeId, userId)
    const detail = { name, role }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'staff.changeRole', target: userId, detail })
    return { ok: true as const }
  })
}

/** Removes a member. Throws `not_found`, and `conflict` for the owner. */
export function removeMember({ db, session, store: { storeId } }: MemberContext, { userId }: Body<'staff.remove'>) {
  return withStore(db, storeId, async (trx) => {
    const { name } = await lockStaff(trx, storeId, userId)
    await deleteMember(trx, storeId, userId)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'staff.remove', target: userId, detail: { name } })
    return { ok: true as const }
  })
}

/** Ends the membership of the signed-in user. Throws `conflict` for the owner. */
export function leaveStore({ db, session: { userId }, store: { storeId } }: MemberContext) {
  return withStore(db, storeId, async (trx) => {
    const { name } = await lockStaff(trx, storeId, userId)
    await deleteMember(trx, storeId, userId)
    await recordAudit(trx, { storeId, actorId: userId, action: 'staff.leave', target: userId, detail: { name } })
    return { ok: true as const }
  })
}
