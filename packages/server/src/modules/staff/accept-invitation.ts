import type { HandlerOutput, StaffRole } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { ServerContext, UserContext } from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import { hashToken } from '../../ground/db/id.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { claimEmail, endOtherSessions, setSelectedStore } from '../account/index.ts'
import { insertMember, storeRow } from '../store/index.ts'

type Invitation = { store_id: string; id: string; email: string; role: StaffRole }

/** Returns the open invitation of a link. Throws `token_invalid` when it is unknown, accepted, canceled or expired. */
async function invitationOf(db: Database, token: string): Promise<Invitation> {
  const { rows } = await sql<Invitation>`select * from invitation_of_token(${hashToken(token)})`.execute(db)
  const [invitation] = rows
  if (!invitation) throw appError('token_invalid', { message: 'This invitation is no longer valid. Ask for a new one.' })
  return invitation
}

interface ListedInvitation {
  store_id: string
  id: string
  role: StaffRole
  store_name: string
}

/** The open invitations to the address of the account; none before the address is confirmed. */
async function invitationsOf({ db, session: { email, emailVerified } }: UserContext): Promise<ListedInvitation[]> {
  if (!emailVerified) return []
  return (await sql<ListedInvitation>`select * from invitations_of_email(${email})`.execute(db)).rows
}

/** Returns the open invitations to the confirmed address of the account, newest first. A person can lose the link that led to the sign-up. */
export const myInvitations = async (context: UserContext): Promise<HandlerOutput<'staff.myInvitations'>> =>
  (await invitationsOf(context)).map(({ id, store_name, role }) => ({ invitationId: id, storeName: store_name, role }))

/** Returns what the holder of an invitation link sees before signing in. Throws `token_invalid`. */
export async function findInvitation(
  { db }: Pick<ServerContext, 'db'>,
  { token }: Body<'staff.findInvitation'>,
): Promise<HandlerOutput<'staff.findInvitation'>> {
  const { store_id: storeId, email, role } = await invitationOf(db, token)
  const { name } = await withStoreReadOnly(db, storeId, (trx) => storeRow(trx, storeId))
  return { storeName: name, email, role }
}

/** The open invitation with an id, for the account with its confirmed address. Throws `token_invalid`. */
async function ownInvitation(context: UserContext, invitationId: string | undefined): Promise<Invitation> {
  const found = (await invitationsOf(context)).find(({ id }) => id === invitationId)
  if (!found) throw appError('token_invalid', { message: 'This invitation is no longer valid. Ask for a new one.' })
  return { ...found, email: context.session.email.toLowerCase() }
}

/**
 * Makes the signed-in account a member and selects the store. The link was sent to the address, so it also confirms the address of the
 * account. Throws `token_invalid`, and `forbidden` for an account with another address.
 */
export async function acceptInvitation(context: UserContext, { token, invitationId }: Body<'staff.acceptInvitation'>) {
  const { db, session } = context
  const invitation = token === undefined ? ownInvitation(context, invitationId) : invitationOf(db, token)
  const { store_id: storeId, id, email, role } = await invitation
  if (session.email.toLowerCase() !== email)
    throw appError('forbidden', { message: `This invitation is for ${email}. Sign in with that address to accept it.` })
  try {
    await withStore(db, storeId, async (trx) => {
      // Another request may have accepted or canceled it meanwhile.
      const accepted = await trx
        .updateTable('store_invitations')
        .set({ accepted_at: sql<Date>`now()` })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .$if(token !== undefined, (query) => query.where('token_hash', '=', hashToken(token ?? '')))
        .where('accepted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!accepted) throw appError('token_invalid')
      if (!session.emailVerified) await claimEmail(trx, session.userId, email)
      await insertMember(trx, storeId, session.userId, role)
      const detail = { email, role }
      await recordAudit(trx, {
        storeId,
        actorId: session.userId,
        action: 'staff.acceptInvitation',
        target: session.userId,
        detail,
      })
    })
  } catch (error) {
    // The address belongs to another account, which confirmed it.
    throw isConstraintViolation(error, 'users_email') ? appError('token_invalid') : error
  }
  // Before the address was confirmed, another person may have been signed in to the account.
  if (!session.emailVerified) await endOtherSessions({ db, session })
  await setSelectedStore(db, session.tokenHash, storeId)
  return { storeId }
}
