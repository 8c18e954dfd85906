import { sql } from 'kysely'
import type { Session, UserContext } from '../../../ground/context.ts'
import type { Database } from '../../../ground/db/database.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import { checkPassword } from '../password/check-password.ts'
import { isTotpOn } from '../two-factor/is-totp-on.ts'

/** How long a confirmation counts, in milliseconds: ten minutes. */
const CONFIRMED_FOR_MS = 600_000

/** Whether the user confirmed the password or a passkey in this session within the last ten minutes. */
export const isConfirmed = ({ confirmedAt }: Pick<Session, 'confirmedAt'>, now = Date.now()): boolean =>
  confirmedAt !== null && now - confirmedAt.getTime() < CONFIRMED_FOR_MS

/** Throws `confirmation_required` unless the user confirmed a moment ago that it is them (user.confirm, user.confirmWithPasskey). */
export function requireConfirmation(session: Pick<Session, 'confirmedAt'>): void {
  if (!isConfirmed(session)) throw appError('confirmation_required')
}

/** Marks a session as confirmed now. */
export async function setConfirmed(db: Database, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: sql`now()` }).where('token_hash', '=', tokenHash).execute()
}

/**
 * Checks before a change of an account that its user is present: by a recent confirmation, or by the password in the input `field`, which is
 * not enough with two-factor authentication. Returns the hash of the password for `lockAccount`. Throws `bad_credentials`, `rate_limited`
 * and `confirmation_required`.
 */
export async function checkIdentity(
  context: Pick<UserContext, 'db' | 'limiter' | 'session'>,
  password: string | undefined,
  field: string,
): Promise<string> {
  const { db, session } = context
  if (isConfirmed(session)) {
    const user = await db.selectFrom('users').select('password_hash').where('id', '=', session.userId).executeTakeFirst()
    return orNotFound(user).password_hash
  }
  if (password === undefined || (await isTotpOn(db, session.userId))) throw appError('confirmation_required')
  return checkPassword(context, session.userId, password, field)
}
