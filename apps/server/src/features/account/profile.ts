import { type Kysely, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Session } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { withStore } from '../../db/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { appError, orNotFound } from '../../errors.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import type { SignedIn } from './account.ts'
import { postAlreadyKnown, postChangeEmail, postChangeEmailRequested, postPasswordChanged } from './account-email.ts'
import { endTokens, issueToken } from './account-token.ts'
import { trustedDeviceCookie } from './known-device.ts'
import { hashPassword, requireUncommon, verifyPassword } from './password.ts'
import { endSessions, startSession } from './session.ts'

type ServerContext = { db: Database; config: Config }

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

const wrongPassword = (field: string) =>
  appError('bad_credentials', { message: 'The password is not right.', fields: { [field]: 'The password is not right.' } })

/**
 * Throws unless the password is the account's.
 * @returns the hash that it was checked against, for {@link lockAccount}.
 */
async function requirePassword(db: Database, session: Session, password: string, field: string): Promise<string> {
  const user = orNotFound(
    await db.selectFrom('users').select('password_hash').where('id', '=', session.userId).executeTakeFirst(),
  )
  if (!(await verifyPassword(user.password_hash, password))) throw wrongPassword(field)
  return user.password_hash
}

/** Locks the account until the end of the transaction. Throws when its password was changed after it was checked. */
async function lockAccount(trx: Kysely<Tables>, userId: string, checkedHash: string, field: string): Promise<void> {
  const user = await trx.selectFrom('users').select('password_hash').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (user?.password_hash !== checkedHash) throw wrongPassword(field)
}

/**
 * Changes the password. Ends all sessions and links of the account and starts a new session for this browser.
 * @returns the token of the session, and the value of the cookie that marks this browser as known.
 */
export async function changePassword(
  { db, config }: ServerContext,
  session: Session,
  input: { currentPassword: string; newPassword: string },
  userAgent: string,
): Promise<SignedIn> {
  const checked = await requirePassword(db, session, input.currentPassword, 'currentPassword')
  requireUncommon(input.newPassword, session)
  const passwordHash = await hashPassword(input.newPassword)
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, session.userId, checked, 'currentPassword')
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: sql`now()` })
      .where('id', '=', session.userId)
      .execute()
    await endTokens(trx, session.userId)
    await endSessions(trx, session.userId)
    await postPasswordChanged(trx, config, session.email)
    return {
      token: await startSession(trx, session.userId, userAgent, session.selectedStoreId),
      device: trustedDeviceCookie(config.secret, { id: session.userId, password_hash: passwordHash }),
    }
  })
}

/**
 * Sends a link to the new address, and a notice to the current one if it is confirmed. Until the link is followed, nothing changes.
 * A taken address gets the same response, and its owner gets an email.
 */
export async function changeEmail(
  { db, config }: ServerContext,
  session: Session,
  input: { email: string; password: string },
): Promise<void> {
  const checked = await requirePassword(db, session, input.password, 'password')
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, session.userId, checked, 'password')
    const owner = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql`lower(email)`, '=', input.email)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    const token = await issueToken(trx, session.userId, 'change-email', input.email)
    if (owner && owner.id !== session.userId) await postAlreadyKnown(trx, config, owner.email)
    else await postChangeEmail(trx, config, input.email, token)
    if (session.emailVerified) await postChangeEmailRequested(trx, config, session.email)
  })
}

/** Deletes the account with the stores that it owns. */
export async function deleteAccount({ db }: ServerContext, session: Session, password: string): Promise<void> {
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
