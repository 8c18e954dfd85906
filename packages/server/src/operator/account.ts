import { sql } from 'kysely'
import type { Database } from '../ground/db/database.ts'
import { StartError } from '../ground/start-error.ts'

/** Returns the id of the account with a confirmed email address, in any case. Throws `StartError` without one. */
export async function findAccount(db: Database, email: string): Promise<string> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy(sql`email_verified_at is null`)
    .execute()
  const [account] = rows
  if (!account) throw new StartError(`No account has the email address ${email}. Nothing was changed.`)
  if (!account.email_verified_at)
    throw new StartError(`The owner of ${email} has not confirmed this address yet. Nothing was changed.`)
  return account.id
}
