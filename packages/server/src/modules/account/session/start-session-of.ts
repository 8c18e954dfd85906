import { sql } from 'kysely'
import type { RequestContext, ServerContext } from '../../../ground/context.ts'
import type { Database } from '../../../ground/db/database.ts'
import { appError } from '../../../ground/errors.ts'
import { startSession } from './session.ts'
import type { Account } from './trusted-device.ts'

/** Starts a session of an account, with its only store selected. Throws `bad_credentials` when its password was changed since it was read. */
export async function startSessionOf(
  { db, userAgent }: Pick<ServerContext & RequestContext, 'db' | 'userAgent'>,
  account: Account,
): Promise<string> {
  const storeId = await findOnlyStore(db, account.id)
  return db.transaction().execute(async (trx) => {
    // The password may have been changed since it was checked, and all sessions ended with it.
    const current = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', account.id)
      .forShare()
      .executeTakeFirst()
    if (current?.password_hash !== account.password_hash) throw appError('bad_credentials')
    return startSession(trx, account.id, userAgent, storeId)
  })
}

/** Returns the id of a user's store when there is exactly one; null otherwise. */
async function findOnlyStore(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ store_id: string }>`select store_id from stores_of_user(${userId}) limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.store_id ?? null) : null
}
