import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { queueAccountChangeEmail } from '../account-emails.ts'
import { endSessions } from '../session/session.ts'
import { removeTotp } from './totp.ts'

/**
 * Removes two-factor authentication and the recovery codes of an account, ends its sessions, and reports it by email. For a user who lost the
 * authenticator app and the recovery codes, after the operator has checked who it is. The password and passkeys stay. Returns false without
 * two-factor authentication, and then changes nothing.
 */
export async function resetSecondFactor(trx: StoreTrx, config: Config, userId: string): Promise<boolean> {
  const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  if (!(await removeTotp(trx, userId))) return false
  await endSessions(trx, userId)
  await queueAccountChangeEmail(trx, config, user.email, 'two-factor-reset')
  return true
}
