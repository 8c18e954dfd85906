import type { RequestContext, ServerContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { queueAccountChangeEmail } from '../account-emails.ts'
import { consumeChallenge, findChallenge, startChallenge } from '../challenge.ts'
import { replaceSession, trustDevice } from '../session/browser-session.ts'
import { startSessionOf } from '../session/start-session-of.ts'
import type { Account } from '../session/trusted-device.ts'
import { countCodeAttempt, forgetCodeAttempts, wrongCode } from './code-attempts.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { consumeTotpCode } from './totp.ts'

type Context = Pick<ServerContext, 'db' | 'config' | 'limiter'>

/**
 * Checks a TOTP code or a recovery code and makes it unusable. A used recovery code is reported by email. Throws `bad_credentials` and
 * `rate_limited`.
 */
export async function checkSecondFactor(context: Context, userId: string, code: string): Promise<void> {
  const { db, config } = context
  await countCodeAttempt(context, userId)
  const digits = code.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await consumeTotpCode(db, config.secret, userId, digits)
    : await db.transaction().execute(async (trx) => {
        if (!(await consumeRecoveryCode(trx, config.secret, userId, code))) return false
        const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
        if (user) await queueAccountChangeEmail(trx, config, user.email, 'recovery-code-used')
        return true
      })
  if (!isRight) throw wrongCode()
  await forgetCodeAttempts(context, userId)
}

/** Stores that the password of an account was right, until a code follows. Returns the token for {@link signInWithSecondFactor}. */
export const awaitSecondFactor = ({ db }: Pick<ServerContext, 'db'>, account: Account): Promise<string> =>
  startChallenge(db, { purpose: 'second-factor', userId: account.id, challenge: account.password_hash })

/**
 * Starts the session after the password and a code. The token of the password step works once. Throws `token_invalid`, `bad_credentials` and
 * `rate_limited`.
 */
export async function signInWithSecondFactor(
  context: ServerContext & RequestContext,
  { token, code }: Body<'auth.secondFactor'>,
) {
  const { userId, challenge } = await findChallenge(context.db, token, 'second-factor')
  if (userId === null) throw appError('token_invalid')
  await checkSecondFactor(context, userId, code)
  await consumeChallenge(context.db, token, 'second-factor', userId)
  const account = { id: userId, password_hash: challenge }
  await replaceSession(context, await startSessionOf(context, account))
  trustDevice(context, account)
  return { ok: true as const }
}
