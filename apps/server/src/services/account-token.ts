import { type Kysely, sql } from 'kysely'
import { hashToken, newToken } from '../db/id.ts'
import type { Tables } from '../db/tables.ts'
import { fail } from '../http/failure.ts'

export type Purpose = Tables['tokens']['purpose']

/** How long a link lives, in minutes. */
const lifetime: Record<Purpose, number> = { 'verify-email': 3 * 24 * 60, 'reset-password': 30, 'change-email': 24 * 60 }

/** Makes a link's token for a user; older ones for the same purpose end. Only its hash is stored. */
export async function issueToken(trx: Kysely<Tables>, userId: string, purpose: Purpose, email: string): Promise<string> {
  const token = newToken()
  await trx.deleteFrom('tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  await trx
    .insertInto('tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      email,
      expires_at: sql`now() + make_interval(mins => ${sql.lit(lifetime[purpose])})`,
    })
    .execute()
  return token
}

/** Uses a token up. Throws `token_invalid` when it is unknown, used, expired or for something else. */
export async function useToken(
  trx: Kysely<Tables>,
  token: string,
  purposes: Purpose[],
): Promise<{ userId: string; email: string; purpose: Purpose }> {
  const row = await trx
    .deleteFrom('tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email', 'purpose'])
    .executeTakeFirst()
  if (!row) throw fail('token_invalid')
  return { userId: row.user_id, email: row.email, purpose: row.purpose }
}
