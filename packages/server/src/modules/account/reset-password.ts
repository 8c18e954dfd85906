import { sql } from 'kysely'
import type { RequestContext, ServerContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { isEmailLimitReached } from '../../ground/email/email-limit.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { queuePasswordChangedEmail, queueResetPasswordEmail } from './account-emails.ts'
import { endTokens, issueToken, redeemToken } from './account-token.ts'
import { rejectCommonPassword } from './password/common-password.ts'
import { hashPassword } from './password/hash-password.ts'
import { clearSessionCookie, trustDevice } from './session/browser-session.ts'
import { endSessions } from './session/session.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'account.forgotPassword': { email: string }
  }
}

/** Requests a link to reset a password. A job sends it, so that the response time does not reveal whether the address is known. */
export async function forgotPassword({ db }: ServerContext, { email }: Body<'auth.forgotPassword'>) {
  await enqueue(db, 'account.forgotPassword', { email })
  return { ok: true as const }
}

/**
 * Job: sends the link if an account has this address, the confirmed account first. Beyond the limit of emails to the address, the last link stays
 * valid.
 */
export async function sendResetLink(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  { email }: { email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql`lower(email)`, '=', email)
      .orderBy(sql`email_verified_at is null`)
      .limit(1)
      .executeTakeFirst()
    if (!user) return
    if (await isEmailLimitReached(trx, { kind: 'reset-password', to: user.email })) return
    const token = await issueToken(trx, user.id, 'reset-password', user.email)
    await queueResetPasswordEmail(trx, config, user.email, token)
  })
}

/**
 * Sets a new password by a link, which also confirms the address. Ends all sessions and all other links of the account. Throws
 * `token_invalid`, and `invalid_input` for a password that is easy to guess.
 */
export async function resetPassword(context: ServerContext & RequestContext, { token, password }: Body<'auth.resetPassword'>) {
  const passwordHash = await hashPassword(password)
  try {
    const userId = await context.db.transaction().execute(async (trx) => {
      const { userId: id, email } = await redeemToken(trx, token, ['reset-password'])
      const user = await trx.selectFrom('users').select(['email', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
      if (user.email !== email) throw appError('token_invalid')
      rejectCommonPassword(password, user)
      await trx
        .updateTable('users')
        .set({ password_hash: passwordHash, email_verified_at: sql`coalesce(email_verified_at, now())`, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute()
      await endSessions(trx, id)
      await endTokens(trx, id)
      await queuePasswordChangedEmail(trx, context.config, user.email)
      return id
    })
    clearSessionCookie(context)
    trustDevice(context, { id: userId, password_hash: passwordHash })
    return { ok: true as const }
  } catch (error) {
    // Another account confirmed the address first.
    throw isConstraintViolation(error, 'users_email') ? appError('token_invalid') : error
  }
}
