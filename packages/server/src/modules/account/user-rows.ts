import { type Kysely, sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { Tables } from '../../ground/db/tables.ts'

interface NewUser {
  email: string
  name: string
  passwordHash: string
  /** When the user confirmed the email address; null for not yet. */
  verifiedAt: Date | null
}

/** Inserts an account without a subscription and returns its id. */
export async function insertUser(db: Kysely<Tables>, { email, name, passwordHash, verifiedAt }: NewUser): Promise<string> {
  const id = newId()
  await db.insertInto('users').values({ id, email, name, password_hash: passwordHash, email_verified_at: verifiedAt }).execute()
  return id
}

/** Deletes an account with everything that belongs to it alone. Its stores are deleted before. */
export async function deleteUser(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** Deletes the accounts with an email address that were never confirmed. */
export async function deleteUnconfirmedUsers(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom('users').where(sql`lower(email)`, '=', email).where('email_verified_at', 'is', null).execute()
}
