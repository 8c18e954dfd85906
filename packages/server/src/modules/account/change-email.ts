import type { UserContext } from '../../ground/context.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAccountExistsEmail, queueAddressChangeRequestedEmail, queueConfirmNewAddressEmail } from './account-emails.ts'
import { issueToken } from './account-token.ts'
import { findConfirmedUser } from './email-owner.ts'
import { checkIdentity } from './identity/confirmation.ts'
import { lockAccount } from './password/check-password.ts'

/**
 * Requests a change of email address: sends a link to the new address, and a notice to the current one if it is confirmed. Nothing
 * changes until the link is followed. If the new address belongs to another account, the response is the same and that account's
 * owner gets an email. Throws `bad_credentials` and
 * `confirmation_required`.
 */
export async function changeEmail(context: UserContext, { email, password }: Body<'user.changeEmail'>) {
  const { db, config, session } = context
  const checkedHash = await checkIdentity(context, password, 'password')
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, session.userId, checkedHash, 'password')
    const owner = await findConfirmedUser(trx, email)
    const token = await issueToken(trx, session.userId, 'change-email', email)
    if (owner && owner.id !== session.userId) await queueAccountExistsEmail(trx, config, owner.email)
    else await queueConfirmNewAddressEmail(trx, config, email, token)
    if (session.emailVerified) await queueAddressChangeRequestedEmail(trx, config, session.email)
  })
  return { ok: true as const }
}
