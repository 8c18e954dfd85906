import { sql } from 'kysely'
import type { UserContext } from '../../../ground/context.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { deviceName } from './device-name.ts'
import { MAX_IDLE_DAYS } from './session.ts'

type Context = Pick<UserContext, 'db' | 'session'>

/** Returns the running sessions of the account, the latest used first. */
export async function listSessions({ db, session }: Context) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'network', 'country', 'created_at', 'seen_at'])
    .where('user_id', '=', session.userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('seen_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(MAX_IDLE_DAYS)})`)
    .orderBy('seen_at', 'desc')
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    device: deviceName(row.user_agent),
    network: row.network,
    country: row.country,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.seen_at.toISOString(),
    isCurrent: row.token_hash.equals(session.tokenHash),
  }))
}

/** Ends one session of the account. Throws `not_found`. */
export async function endOneSession({ db, session }: Context, { sessionId }: Body<'user.endSession'>) {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', session.userId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(row)
  return { ok: true as const }
}

/** Ends all sessions of the account except this one. */
export async function endOtherSessions({ db, session }: Context) {
  await db.deleteFrom('sessions').where('user_id', '=', session.userId).where('token_hash', '<>', session.tokenHash).execute()
  return { ok: true as const }
}
