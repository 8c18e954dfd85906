import { sql } from 'kysely'
import type { RequestContext, UserContext } from '../../ground/context.ts'
import type { Body } from '../../ground/handler.ts'
import { queuePasswordChangedEmail } from './account-emails.ts'
import { endTokens } from './account-token.ts'
import { checkIdentity } from './identity/confirmation.ts'
import { lockAccount } from './password/check-password.ts'
import { rejectCommonPassword } from './password/common-password.ts'
import { hashPassword } from './password/hash-password.ts'
import { setSessionCookie, trustDevice } from './session/browser-session.ts'
import { endSessions, startSession } from './session/session.ts'

/**
 * Changes the password. Ends all sessions and links of the account and starts a new session in this browser. Throws
 * `bad_credentials`, `confirmation_required`, and `invalid_input` for a password that is easy to guess.
 */
export async function changePassword(
  context: UserContext & RequestContext,
  { currentPassword, newPassword }: Body<'user.changePassword'>,
) {
  const { db, config, session } = context
  const { userId } = session
  const checkedHash = await checkIdentity(context, currentPassword, 'currentPassword')
  rejectCommonPassword(newPassword, session)
  const passwordHash = await hashPassword(newPassword)
  const token = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId, checkedHash, 'currentPassword')
    await trx.updateTable('users').set({ password_hash: passwordHash, updated_at: sql`now()` }).where('id', '=', userId).execute()
    await endTokens(trx, userId)
    await endSessions(trx, userId)
    await queuePasswordChangedEmail(trx, config, session.email)
    return startSession(trx, userId, context.userAgent, session.selectedStoreId)
  })
  setSessionCookie(context, token)
  trustDevice(context, { id: userId, password_hash: passwordHash })
  return { ok: true as const }
}
