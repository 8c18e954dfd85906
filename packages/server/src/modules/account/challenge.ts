import { type Kysely, sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { hashToken, newToken } from '../../ground/db/id.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { appError } from '../../ground/errors.ts'

type Purpose = Tables['sign_in_challenges']['purpose']

/** How long a step may take. */
const LIFETIME_MINUTES: Record<Purpose, number> = {
  'second-factor': 10,
  'passkey-sign-in': 5,
  'passkey-add': 5,
  'passkey-confirm': 5,
}

interface NewChallenge {
  purpose: Purpose
  /** Undefined while the account is unknown. */
  userId?: string
  challenge: string
}

/** Stores a challenge and returns its token. Only the token's hash is stored. Deletes expired challenges. */
export async function startChallenge(db: Database, { purpose, userId, challenge }: NewChallenge): Promise<string> {
  const token = newToken()
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', sql<Date>`now()`).execute()
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      challenge,
      expires_at: sql`now() + make_interval(mins => ${sql.lit(LIFETIME_MINUTES[purpose])})`,
    })
    .execute()
  return token
}

const STEP_EXPIRED = 'This took too long or was already used. Try again.'

/** Returns a challenge without using it. Throws `token_invalid`. */
export async function findChallenge(db: Kysely<Tables>, token: string, purpose: Purpose) {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select(['user_id', 'challenge'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) throw appError('token_invalid', { message: STEP_EXPIRED })
  return { userId: row.user_id, challenge: row.challenge }
}

/**
 * Deletes a challenge and returns it, so that it works once, also when the response to it is wrong. Throws `token_invalid` when it is
 * unknown, used, expired, for another purpose, or was started by another account than `userId`.
 */
export async function consumeChallenge(db: Kysely<Tables>, token: string, purpose: Purpose, userId: string | null) {
  const row = await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst()
  if (!row) throw appError('token_invalid', { message: STEP_EXPIRED })
  return row.challenge
}
