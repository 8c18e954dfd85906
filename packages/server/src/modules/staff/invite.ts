import type { StaffInvitation, StaffRole } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { hashToken, newId, newToken } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { isEmailLimitReached } from '../../ground/email/email-limit.ts'
import { queuePlatformEmail } from '../../ground/email/queue-platform-email.ts'
import { appError, orNotFound, tooManyAttempts } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit, primaryHostname, storeRow } from '../store/index.ts'
import { viewInvitation } from './list-staff.ts'

const LIFETIME_DAYS = 7
const expiresAt = sql<Date>`now() + make_interval(days => ${sql.lit(LIFETIME_DAYS)})`

/**
 * Invites a person by email. An open invitation to the same address is replaced, and its link ends. Throws `conflict` for a member,
 * and `limit_reached` when the plan of the owner includes no more staff.
 */
export function inviteStaff(context: MemberContext, { email, role }: Body<'staff.invite'>): Promise<StaffInvitation> {
  const { db, session, store } = context
  const { storeId } = store
  return withStore(db, storeId, async (trx) => {
    const member = await trx
      .selectFrom('store_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('m.user_id')
      .where('m.store_id', '=', storeId)
      .where(sql`lower(u.email)`, '=', email)
      .where('u.email_verified_at', 'is not', null)
      .executeTakeFirst()
    if (member) throw appError('conflict', { message: `${email} is already a member of this store.` })
    await trx
      .deleteFrom('store_invitations')
      .where('store_id', '=', storeId)
      .where(sql`lower(email)`, '=', email)
      .where('accepted_at', 'is', null)
      .execute()
    await checkLimit(trx, storeId, 'staff')
    const { row, token } = await insertInvitation(trx, { storeId, email, role, invitedBy: session.userId })
    await queueInvitation(trx, context, { email, role, token })
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'staff.invite', target: row.id, detail: { email, role } })
    return viewInvitation(row)
  })
}

interface NewInvitation {
  storeId: string
  email: string
  role: StaffRole
  /** The id of a user. */
  invitedBy: string
}

/** Inserts an invitation without sending it. Returns its row, and the token of its link. */
export async function insertInvitation(trx: StoreTrx, { storeId, email, role, invitedBy }: NewInvitation) {
  const token = newToken()
  const row = await trx
    .insertInto('store_invitations')
    .values({
      store_id: storeId,
      id: newId(),
      email,
      role,
      token_hash: hashToken(token),
      invited_by: invitedBy,
      expires_at: expiresAt,
      accepted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, token }
}

/** Sends an invitation again with a new link, valid for another seven days. Throws `not_found`. */
export function resendInvitation(
  context: MemberContext,
  { invitationId }: Body<'staff.resendInvitation'>,
): Promise<StaffInvitation> {
  const { db, session, store } = context
  const { storeId } = store
  return withStore(db, storeId, async (trx) => {
    const token = newToken()
    const row = orNotFound(
      await trx
        .updateTable('store_invitations')
        .set({ token_hash: hashToken(token), expires_at: expiresAt })
        .where('store_id', '=', storeId)
        .where('id', '=', invitationId)
        .where('accepted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    )
    const { email, role } = row
    await queueInvitation(trx, context, { email, role, token })
    const detail = { email, role }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'staff.resendInvitation', target: row.id, detail })
    return viewInvitation(row)
  })
}

/** Deletes an open invitation. Throws `not_found`. */
export function cancelInvitation(
  { db, session, store: { storeId } }: MemberContext,
  { invitationId }: Body<'staff.cancelInvitation'>,
) {
  return withStore(db, storeId, async (trx) => {
    const { email } = orNotFound(
      await trx
        .deleteFrom('store_invitations')
        .where('store_id', '=', storeId)
        .where('id', '=', invitationId)
        .where('accepted_at', 'is', null)
        .returning('email')
        .executeTakeFirst(),
    )
    const entry = { storeId, actorId: session.userId, action: 'staff.cancelInvitation', target: invitationId, detail: { email } }
    await recordAudit(trx, entry)
    return { ok: true as const }
  })
}

/** Longest name of a store in an invitation, in characters. */
const MAX_NAME = 60

/** The name of a store for a recipient who does not know it: its hostname instead of a name that an email program could show as a link. */
export const nameInInvitation = (name: string, hostname: string): string =>
  /[/@:]|\.\p{L}/u.test(name) || name.length > MAX_NAME ? hostname : name

/**
 * The email names the store and its hostname, and the sender by a confirmed address: anyone can invite the address of another person, and must
 * not be able to send any other text (docs/decisions/0139).
 */
async function queueInvitation(
  trx: StoreTrx,
  { config, session, store: { storeId } }: MemberContext,
  { email, role, token }: { email: string; role: StaffRole; token: string },
): Promise<void> {
  if (await isEmailLimitReached(trx, { kind: 'staff-invitation', to: email })) throw tooManyAttempts(3600)
  const [store, { name }] = await Promise.all([primaryHostname(trx, storeId), storeRow(trx, storeId)])
  const url = `${config.publicUrl}/invitation?token=${token}`
  await queuePlatformEmail(trx, config, {
    kind: 'staff-invitation',
    to: email,
    data: { url, name: nameInInvitation(name, store), store, inviter: session.email, role },
  })
}
