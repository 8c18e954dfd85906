import type { RequestContext, ServerContext } from '../../ground/context.ts'
import { newToken } from '../../ground/db/id.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAddressChangeUndoneEmail } from './account-emails.ts'
import { endTokens, issueToken, redeemToken } from './account-token.ts'
import { claimEmail } from './email-owner.ts'
import { removePasskeys } from './passkey/passkeys.ts'
import { hashPassword } from './password/hash-password.ts'
import { clearSessionCookie } from './session/browser-session.ts'
import { endSessions } from './session/session.ts'
import { removeTotp } from './two-factor/totp.ts'

/**
 * Restores the previous address of an account, by the link that this address received when it was replaced. Ends all sessions and
 * links, removes passkeys and two-factor authentication, and invalidates the password, because the person who changed the address knew it. Returns the token for choosing a new
 * password. Throws `token_invalid`, and `conflict` when another account has confirmed the address since.
 */
export async function undoEmailChange(context: ServerContext & RequestContext, { token }: Body<'auth.undoEmailChange'>) {
  const unusableHash = await hashPassword(newToken())
  try {
    const passwordToken = await context.db.transaction().execute(async (trx) => {
      const { userId, email, createdAt } = await redeemToken(trx, token, ['undo-email-change'])
      const before = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
      await claimEmail(trx, userId, email)
      await trx.updateTable('users').set({ password_hash: unusableHash }).where('id', '=', userId).execute()
      await endTokens(trx, userId, createdAt)
      await endSessions(trx, userId)
      // The person who changed the address may have added them.
      await removeTotp(trx, userId)
      await removePasskeys(trx, userId)
      if (before.email !== email) await queueAddressChangeUndoneEmail(trx, context.config, before.email)
      return issueToken(trx, userId, 'reset-password', email)
    })
    clearSessionCookie(context)
    return { passwordToken }
  } catch (error) {
    throw isConstraintViolation(error, 'users_email')
      ? appError('conflict', { message: 'Another account uses this email address now. Contact us to get your account back.' })
      : error
  }
}
