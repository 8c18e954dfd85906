import type { MemberContext } from '../../context.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import type { Body } from '../../handler.ts'
import { recordAudit } from '../audit.ts'
import { deleteMember, lockMember, setRole } from './member.ts'

/** Returns a locked member who is not the owner. Throws `not_found` and `conflict`. */
async function lockStaff(trx: StoreTrx, storeId: string, userId: string) {
  const member = await lockMember(trx, storeId, userId)
  if (member.role === 'owner')
    throw appError('conflict', { message: 'A store always has an owner. Transfer the ownership to another member first.' })
  return member
}

/** Changes the role of a member. Takes effect with the next request. Throws `not_found`, and `conflict` for the owner. */
export function changeRole({ db, session, store: { storeId } }: MemberContext, { userId, role }: Body<'staff.changeRole'>) {
  return withStore(db, storeId, async (trx) => {
    const { name } = await lockStaff(trx, storeId, userId)
    await setRole(trx, storeId, userId, role)
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
