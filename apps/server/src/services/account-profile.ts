import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { withStore } from '../db/scope.ts'
import { announceStoreChange } from '../db/store-events.ts'
import type { Tables } from '../db/tables.ts'
import { fail, orNotFound } from '../http/failure.ts'
import { postAlreadyKnown, postChangeEmail, postNotice } from './account-mail.ts'
import { issueToken } from './account-token.ts'
import { hashPassword, requireUncommon, verifyPassword } from './password.ts'
import { endSessions, type Session, startSession } from './session.ts'

type Deps = { db: Database; config: Config }

export async function getProfile(db: Kysely<Tables>, userId: string) {
  const user = orNotFound(await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst())
  const pending = await db
    .selectFrom('tokens')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return {
    userId: user.id,
    email: user.email,
    pendingEmail: pending?.email ?? null,
    emailVerified: user.email_verified_at !== null,
    name: user.name,
    createdAt: user.created_at.toISOString(),
  }
}

export async function updateProfile(db: Database, userId: string, name: string) {
  await db.updateTable('users').set({ name, updated_at: sql`now()` }).where('id', '=', userId).execute()
  return getProfile(db, userId)
}

/** Throws unless the password is the account's. */
async function requirePassword(db: Database, session: Session, password: string, field: string): Promise<void> {
  const user = orNotFound(
    await db.selectFrom('users').select('password_hash').where('id', '=', session.userId).executeTakeFirst(),
  )
  if (!(await verifyPassword(user.password_hash, password)))
    throw fail('bad_credentials', { message: 'The password is not right.', fields: { [field]: 'The password is not right.' } })
}

/** Changes the password, ends all sessions and starts a new one, whose token is answered. */
export async function changePassword(
  { db, config }: Deps,
  session: Session,
  input: { currentPassword: string; newPassword: string },
  userAgent: string,
): Promise<string> {
  await requirePassword(db, session, input.currentPassword, 'currentPassword')
  requireUncommon(input.newPassword, session)
  const passwordHash = await hashPassword(input.newPassword)
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: sql`now()` })
      .where('id', '=', session.userId)
      .execute()
    await trx.deleteFrom('tokens').where('user_id', '=', session.userId).where('purpose', '=', 'reset-password').execute()
    await endSessions(trx, session.userId)
    await postNotice(trx, config, session, 'Your password was changed. All other sessions have ended.')
    return startSession(trx, session.userId, userAgent, session.selectedStoreId)
  })
}

/** Sends a link to the new address; until it is followed the old one stays. A taken address answers the same, and its owner learns of it. */
export async function changeEmail(
  { db, config }: Deps,
  session: Session,
  input: { email: string; password: string },
): Promise<void> {
  await requirePassword(db, session, input.password, 'password')
  await db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(sql`lower(email)`, '=', input.email)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    const token = await issueToken(trx, session.userId, 'change-email', input.email)
    if (owner && owner.id !== session.userId) await postAlreadyKnown(trx, config, owner)
    else await postChangeEmail(trx, config, { name: session.name, email: input.email }, token)
  })
}

/** Deletes the account with the stores that it owns. */
export async function deleteAccount({ db }: Deps, session: Session, password: string): Promise<void> {
  await requirePassword(db, session, password, 'password')
  const { rows } = await sql<{ store_id: string; role: string }>`select * from stores_of_user(${session.userId})`.execute(db)
  for (const { store_id } of rows.filter((row) => row.role === 'owner')) {
    await withStore(db, store_id, async (trx) => {
      await trx.deleteFrom('stores').where('store_id', '=', store_id).execute()
      await announceStoreChange(trx, store_id)
    })
  }
  await db.deleteFrom('users').where('id', '=', session.userId).execute()
}
