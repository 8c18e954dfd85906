import { trialPlan } from '@blockfront/contract/plans'
import { sql } from 'kysely'
import type { RequestContext, ServerContext } from '../../ground/context.ts'
import type { Body } from '../../ground/handler.ts'
import {
  deleteUnconfirmedUsers,
  findConfirmedUser,
  hashPassword,
  insertUser,
  issueToken,
  queueAccountExistsEmail,
  queueVerificationEmail,
  rejectCommonPassword,
  replaceSession,
  startSession,
} from '../../modules/account/index.ts'
import { startTrial } from '../../modules/billing/index.ts'

/**
 * Creates an account with a trial and signs it in. An earlier unconfirmed account with the same address is replaced.
 *
 * An address belongs to the account that confirmed it. Signing up with such an address creates an account that can never be confirmed, and its
 * owner gets an email. Neither this response nor a later one reveals that the address is in use.
 */
export async function signUp(context: ServerContext & RequestContext, input: Body<'auth.signup'>) {
  const { email, name, password } = input
  rejectCommonPassword(password, input)
  const passwordHash = await hashPassword(password)
  const token = await context.db.transaction().execute(async (trx) => {
    // Sign-ups with the same address run one after the other: each replaces the one before it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`signup/${email}`}, 0))`.execute(trx)
    const owner = await findConfirmedUser(trx, email)
    await deleteUnconfirmedUsers(trx, email)
    const id = await insertUser(trx, { email, name, passwordHash, verifiedAt: null })
    await startTrial(trx, id, trialPlan)
    const verification = await issueToken(trx, id, 'verify-email', email)
    if (owner) await queueAccountExistsEmail(trx, context.config, owner.email)
    else await queueVerificationEmail(trx, context.config, email, verification)
    return startSession(trx, id, context.userAgent)
  })
  await replaceSession(context, token)
  return { ok: true as const }
}
