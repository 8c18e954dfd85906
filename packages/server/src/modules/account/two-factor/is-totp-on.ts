import type { Kysely } from 'kysely'
import type { Tables } from '../../../ground/db/tables.ts'

/** Returns whether an account has two-factor authentication. */
export async function isTotpOn(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
