import type { HandlerOutput } from '@blockfront/contract'
import type { UserContext } from '../../../ground/context.ts'
import { rowCount } from '../../../ground/db/list-page.ts'
import { passkeysOf } from '../passkey/passkeys.ts'
import { listSessions } from '../session/sessions.ts'

/** Returns two-factor authentication, passkeys and sessions of the account. */
export async function accountSecurity(context: UserContext): Promise<HandlerOutput<'user.security'>> {
  const { db, session } = context
  const [totp, { codes }, passkeys, sessions] = await Promise.all([
    db.selectFrom('two_factor').select('enabled_at').where('user_id', '=', session.userId).executeTakeFirst(),
    db.selectFrom('recovery_codes').select(rowCount.as('codes')).where('user_id', '=', session.userId).executeTakeFirstOrThrow(),
    passkeysOf(db, session.userId),
    listSessions(context),
  ])
  return {
    totp: totp?.enabled_at ? { enabledAt: totp.enabled_at.toISOString(), recoveryCodesLeft: codes } : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      passkeyId: id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    sessions,
  }
}
