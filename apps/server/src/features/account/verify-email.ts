import type { Kysely } from 'kysely'
import type { RequestContext, ServerContext, Session, UserContext } from '../../context.ts'
import type { Tables } from '../../db/tables.ts'
import { appError, isConstraintViolation } from '../../errors.ts'
import type { Body } from '../../handler.ts'
import { queueAccountExistsEmail, queueAddressChangedEmail, queueVerificationEmail } from './account-emails.ts'
import { endTokens, issueToken, redeemToken } from './account-token.ts'
import { claimEmail, confirmEmail, findConfirmedUser } from './email-owner.ts'
import { setSessionCookie } from './session/browser-session.ts'
import { endSessions, startSession } from './session/session.ts'

type VerifyContext = ServerContext & RequestContext & { session: Session | undefined }

/**
 * Confirms an address by the link of a sign-up or of a change of address. A change ends all links and sessions of the account, and
 * the previous address gets a link that undoes it. The session of this browser continues when it belongs to the account. Throws
 * `token_invalid`.
 */
export async function verifyEmail(context: VerifyContext, { token }: Body<'auth.verifyEmail'>) {
  try {
    const session = await context.db.transaction().execute((trx) => followLink(trx, context, token))
    if (session) setSessionCookie(context, session)
    return { ok: true as const }
  } catch (error) {
    // Another account confirmed the address first.
    throw isConstraintViolation(error, 'users_email') ? appError('token_invalid') : error
  }
}

/** Returns the token of the session that continues, or undefined when this browser's session remains unchanged. */
async function followLink(
  trx: Kysely<Tables>,
  { config, session, userAgent }: VerifyContext,
  token: string,
): Promise<string | undefined> {
  const { userId, email, purpose } = await redeemToken(trx, token, ['verify-email', 'change-email'])
  const before = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (purpose === 'verify-email') {
    if (before.email !== email) throw appError('token_invalid')
    await confirmEmail(trx, userId, email)
    return undefined
  }
  await claimEmail(trx, userId, email)
  await endTokens(trx, userId)
  await endSessions(trx, userId)
  // An address that was never confirmed may belong to another person, who must not be able to take the account.
  if (before.email_verified_at && before.email !== email)
    await queueAddressChangedEmail(trx, config, before.email, await issueToken(trx, userId, 'undo-email-change', before.email))
  return session?.userId === userId ? startSession(trx, userId, userAgent, session.selectedStoreId) : undefined
}

/** Sends the confirmation link of a sign-up again. Does nothing when the address is confirmed already. */
export async function resendVerification({ db, config, session }: UserContext) {
  const { userId, email, emailVerified } = session
  if (!emailVerified)
    await db.transaction().execute(async (trx) => {
      const owner = await findConfirmedUser(trx, email)
      const token = await issueToken(trx, userId, 'verify-email', email)
      if (owner) await queueAccountExistsEmail(trx, config, owner.email)
      else await queueVerificationEmail(trx, config, email, token)
    })
  return { ok: true as const }
}
