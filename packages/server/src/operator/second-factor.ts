import type { Config } from '../ground/config.ts'
import type { Database } from '../ground/db/database.ts'
import { StartError } from '../ground/start-error.ts'
import { isTotpOn, resetSecondFactor } from '../modules/account/index.ts'
import { findAccount } from './account.ts'
import { recordCommand } from './log.ts'

/** `second-factor EMAIL [reset]`: shows or removes the two-factor authentication of an account. */
export async function secondFactor(
  { db, config }: { db: Database; config: Config },
  [email, action, ...rest]: readonly string[],
): Promise<string> {
  if (!email || rest.length > 0 || (action !== undefined && action !== 'reset'))
    throw new StartError('Write: npm run operator -- second-factor EMAIL [reset]')
  const userId = await findAccount(db, email)
  if (action === undefined) return `${email}: two-factor authentication is ${(await isTotpOn(db, userId)) ? 'on' : 'off'}.`
  const wasOn = await db.transaction().execute(async (trx) => {
    if (!(await resetSecondFactor(trx, config, userId))) return false
    await recordCommand(trx, userId, 'second-factor reset')
    return true
  })
  if (!wasOn) throw new StartError(`${email} has no two-factor authentication. Nothing was changed.`)
  return `${email}: two-factor authentication is off, and all sessions have ended. The account gets an email about it.`
}
