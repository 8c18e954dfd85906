import type { HandlerOutput } from '@blockfront/contract'
import { type Kysely, sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { UserContext } from '../../../ground/context.ts'
import { seal, unseal } from '../../../ground/db/seal.ts'
import type { Tables } from '../../../ground/db/tables.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { queueAccountChangeEmail } from '../account-emails.ts'
import { requireConfirmation } from '../identity/confirmation.ts'
import { countCodeAttempt, forgetCodeAttempts, wrongCode } from './code-attempts.ts'
import { isTotpOn } from './is-totp-on.ts'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

type Trx = Kysely<Tables>

/** Length of a time step in seconds, and how many steps a clock may differ (RFC 6238, 5.2). */
const PERIOD = 30
const WINDOW = 1

/** The algorithm that authenticator apps support: SHA-1, six digits (RFC 6238; Key URI Format of Google Authenticator). */
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Blockfront', label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

const purposeOf = (userId: string) => `totp/${userId}`

/**
 * Returns whether a code is right, and makes it and earlier codes unusable. A code works once, also for requests at the same time: the step
 * of the last accepted code only grows (RFC 6238, 5.2).
 */
export async function consumeTotpCode(db: Trx, secret: string, userId: string, code: string, now = Date.now()): Promise<boolean> {
  const row = await db.selectFrom('two_factor').select('secret').where('user_id', '=', userId).executeTakeFirst()
  if (!row) return false
  const delta = totpOf(unseal(secret, purposeOf(userId), row.secret), '').validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  })
  if (delta === null) return false
  const step = Math.floor(now / 1000 / PERIOD) + delta
  const used = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Stores a new secret, which does nothing until a code proves that the app has it. Throws `confirmation_required` and `conflict`. */
export async function startTotp({ db, config, session }: UserContext): Promise<HandlerOutput<'user.startTotp'>> {
  requireConfirmation(session)
  const { userId, email } = session
  const secret = new Secret({ size: 20 }).base32
  const row = await db
    .insertInto('two_factor')
    .values({ user_id: userId, secret: seal(config.secret, purposeOf(userId), secret), enabled_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ ref }) => ({ secret: ref('excluded.secret'), last_step: 0 }))
        .where('two_factor.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!row) throw appError('conflict', { message: 'Two-factor authentication is already on.' })
  return { secret, uri: totpOf(secret, email).toString() }
}

/**
 * Turns on two-factor authentication after a first code, and returns new recovery codes. Throws `confirmation_required`, `bad_credentials`,
 * `rate_limited`, and `conflict` when it was not started or is on.
 */
export async function enableTotp(context: UserContext, { code }: Body<'user.enableTotp'>) {
  const { db, config, session } = context
  requireConfirmation(session)
  await countCodeAttempt(context, session.userId)
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    if (!(await consumeTotpCode(trx, config.secret, session.userId, code.replaceAll(/\s/g, '')))) throw wrongCode()
    const row = await trx
      .updateTable('two_factor')
      .set({ enabled_at: sql<Date>`now()` })
      .where('user_id', '=', session.userId)
      .where('enabled_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!row) throw appError('conflict', { message: 'Two-factor authentication is already on.' })
    await queueAccountChangeEmail(trx, config, session.email, 'two-factor-on')
    return replaceRecoveryCodes(trx, config.secret, session.userId)
  })
  await forgetCodeAttempts(context, session.userId)
  return { recoveryCodes }
}

/** Deletes the secret and the recovery codes of an account. */
export async function removeTotp(trx: Trx, userId: string): Promise<boolean> {
  await deleteRecoveryCodes(trx, userId)
  const row = await trx.deleteFrom('two_factor').where('user_id', '=', userId).returning('enabled_at').executeTakeFirst()
  return row?.enabled_at !== null && row !== undefined
}

/** Turns off two-factor authentication. Throws `confirmation_required`. */
export async function disableTotp({ db, config, session }: UserContext) {
  requireConfirmation(session)
  await db.transaction().execute(async (trx) => {
    const wasOn = await removeTotp(trx, session.userId)
    if (wasOn) await queueAccountChangeEmail(trx, config, session.email, 'two-factor-off')
  })
  return { ok: true as const }
}

/** Replaces the recovery codes and returns them. Throws `confirmation_required`, and `conflict` without two-factor authentication. */
export async function newRecoveryCodes({ db, config, session }: UserContext) {
  requireConfirmation(session)
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    if (!(await isTotpOn(trx, session.userId)))
      throw appError('conflict', { message: 'Two-factor authentication is off. Turn it on to get recovery codes.' })
    await queueAccountChangeEmail(trx, config, session.email, 'recovery-codes-new')
    return replaceRecoveryCodes(trx, config.secret, session.userId)
  })
  return { recoveryCodes }
}
