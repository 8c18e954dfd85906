import type { UserContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { checkPassword } from '../password/check-password.ts'
import { isTotpOn } from '../two-factor/is-totp-on.ts'
import { checkSecondFactor } from '../two-factor/second-factor.ts'
import { setConfirmed } from './confirmation.ts'

/**
 * Confirms the session with the password, and with a code where two-factor authentication is on. Throws `bad_credentials`, `rate_limited`, and
 * `invalid_input` for a missing code.
 */
export async function confirmIdentity(context: UserContext, { password, code }: Body<'user.confirm'>) {
  const { db, session } = context
  await checkPassword(context, session.userId, password, 'password')
  if (await isTotpOn(db, session.userId)) {
    if (!code) throw appError('invalid_input', { fields: { code: 'Enter a code from your authenticator app.' } })
    await checkSecondFactor(context, session.userId, code)
  }
  await setConfirmed(db, session)
  return { ok: true as const }
}
