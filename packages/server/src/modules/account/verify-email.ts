import type { Kysely } from 'kysely'
import type { RequestContext, ServerContext, Session, UserContext } from '../../ground/context.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { isEmailLimitReached } from '../../ground/email/email-limit.ts'
import { appError, isConstraintViolation, tooManyAttempts } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAccountExistsEmail, queueAddressChangedEmail, queueVerificationEmail } from './account-emails.ts'
import { endTokens, issueToken, redeemToken } from './account-token.ts'
import { claimEmail, confirmEmail, findConfirmedUser } from './email-owner.ts'
import { rejectCommonPassword } from './password/common-password.ts'
import { hashPassword } from './password/hash-password.ts'
import { setSessionCookie } from './session/browser-session.ts'
import { endSessions, startSession } from './session/session.ts'

type VerifyContext = ServerContext & RequestContext & { session: Session | undefined }

/**
 * Confirms an address by the link of a sign-up or of a change of address. Ends all links and sessions of the account; the session of this
 * browser continues when it belongs to the account. After a change, the previous address gets a link that undoes it.
 *
 * Anyone can sign up with the address of another person, or change to it, and knows the password of that account. In a browser without a
 * session of the account, the person who opens the link therefore chooses a new password. Throws `password_required` without one and changes
 * nothing, `token_invalid`, and `invalid_input` for a password that is easy to guess.
 */
export async function verifyEmail(context: VerifyContext, { token, password }: Body<'auth.verifyEmail'>) {
  const chosen = password === undefined ? undefined : { password, hash: await hashPassword(password) }
  try {
    const session = await context.db.transaction().execute((trx) => followLink(trx, context, token, chosen))
    if (session) setSessionCookie(context, session)
    return { ok: true as const }
  } catch (error) {
    // Another account confirmed the address first.
    throw isConstraintViolation(error, 'users_email') ? appError('token_invalid') : error
  }
}

/** Returns the token of the session that continues, or undefined when the browser has no session of the account. */
async function followLink(
  trx: Kysely<Tables>,
  { config, session, userAgent }: VerifyContext,
  token: string,
  chosen: { password: string; hash: string } | undefined,
): Promise<string | undefined> {
  const { userId, email, purpose } = await redeemToken(trx, token, ['verify-email', 'change-email'])
  const before = await trx
    .selectFrom('users')
    .select(['email', 'name', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (purpose === 'verify-email' && before.email !== email) throw appError('token_invalid')
  const isOwn = session?.userId === userId
  if (!isOwn && !chosen) throw appError('password_required')
  if (purpose === 'verify-email') await confirmEmail(trx, userId, email)
  else await claimEmail(trx, userId, email)
  if (!isOwn && chosen) {
    rejectCommonPassword(chosen.password, { email, name: before.name })
    await setPasswordHash(trx, userId, chosen.hash)
  }
  await endTokens(trx, userId)
  await endSessions(trx, userId)
  // An address that was never confirmed may belong to another person, who must not be able to take the account.
  if (purpose === 'change-email' && before.email_verified_at && before.email !== email)
    await queueAddressChangedEmail(trx, config, before.email, await issueToken(trx, userId, 'undo-email-change', before.email))
  return isOwn ? startSession(trx, userId, userAgent, session.selectedStoreId) : undefined
}

const setPasswordHash = (trx: Kysely<Tables>, userId: string, hash: string) =>
  trx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()

/** Sends the confirmation link of a sign-up again. Does nothing when the address is confirmed already. Throws `rate_limited`. */
export async function resendVerification({ db, config, session }: UserContext) {
  const { userId, email, emailVerified } = session
  if (!emailVerified)
    await db.transaction().execute(async (trx) => {
      if (await isEmailLimitReached(trx, { kind: 'verify-email', to: email })) throw tooManyAttempts(3600)
      const owner = await findConfirmedUser(trx, email)
      const token = await issueToken(trx, userId, 'verify-email', email)
      if (owner) await queueAccountExistsEmail(trx, config, owner.email)
      else await queueVerificationEmail(trx, config, email, token)
    })
  return { ok: true as const }
}
