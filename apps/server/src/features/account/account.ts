import { type Kysely, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Session } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { newId, newToken } from '../../db/id.ts'
import type { Tables } from '../../db/tables.ts'
import { appError, violates } from '../../errors.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Limiter } from '../../limits/limiter.ts'
import {
  postAlreadyKnown,
  postChangeUndone,
  postEmailChanged,
  postPasswordChanged,
  postReset,
  postVerification,
} from './account-email.ts'
import { endTokens, issueToken, useToken } from './account-token.ts'
import { deviceOf, trustedDeviceCookie } from './known-device.ts'
import { hashPassword, requireUncommon, verifyNothing, verifyPassword } from './password.ts'
import { endSessions, startSession } from './session.ts'
import type { SignInThrottle } from './sign-in-pace.ts'

type ServerContext = { db: Database; config: Config }
type Trx = Kysely<Tables>

/** The plan that a trial shows. */
const trialPlan = 'starter'

/**
 * Creates an account with a trial and signs it in. An address belongs to whoever confirmed it: signing up with a known one makes an account
 * that can never be confirmed, and its owner gets a mail, so that nothing in the answers or afterwards tells that it is known.
 * An earlier unconfirmed account with the address is replaced.
 * @returns the session's token.
 */
export async function signUp(
  { db, config }: ServerContext,
  input: { name: string; email: string; password: string },
  userAgent: string,
): Promise<string> {
  requireUncommon(input.password, input)
  const passwordHash = await hashPassword(input.password)
  return db.transaction().execute(async (trx) => {
    // Signups of one address come one after the other: each replaces the one before it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`signup/${input.email}`}, 0))`.execute(trx)
    const known = await verifiedUser(trx, input.email)
    await trx.deleteFrom('users').where(sql`lower(email)`, '=', input.email).where('email_verified_at', 'is', null).execute()
    const id = newId()
    await trx
      .insertInto('users')
      .values({ id, email: input.email, name: input.name, password_hash: passwordHash, email_verified_at: null })
      .execute()
    await startTrial(trx, id)
    const token = await issueToken(trx, id, 'verify-email', input.email)
    if (known) await postAlreadyKnown(trx, config, known.email)
    else await postVerification(trx, config, input.email, token)
    return startSession(trx, id, userAgent)
  })
}

/** Fourteen days' trial from signup, as the plan says. */
async function startTrial(trx: Trx, userId: string): Promise<void> {
  const plan = await trx.selectFrom('plans').select('trial_days').where('code', '=', trialPlan).executeTakeFirstOrThrow()
  await trx
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      plan_code: trialPlan,
      status: 'trialing',
      trial_ends_at: sql`now() + make_interval(days => ${plan.trial_days})`,
      current_period_ends_at: null,
      provider: null,
      provider_ref: null,
    })
    .execute()
}

const verifiedUser = (trx: Trx, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Attempts to sign in to one account from one address, and from one known browser. */
const attempts = { points: 10, seconds: 900 }

/** Who has one store is not asked which. */
async function onlyStoreOf(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ store_id: string }>`select store_id from stores_of_user(${userId}) limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.store_id ?? null) : null
}

export interface SignedIn {
  /** The token of the session. */
  token: string
  /** The value of the cookie that marks this browser as known. */
  device: string
}

/**
 * Checks a password and starts a session. Unknown addresses take as long as known ones: two password checks in every case, because a
 * confirmed and an unconfirmed account may share an address. A browser that signed in to the account before is exempt from the limits
 * that strangers can use up (docs/decisions/0024).
 */
export async function logIn(
  { db, config, limiter, signInThrottle }: ServerContext & { limiter: Limiter; signInThrottle: SignInThrottle },
  input: { email: string; password: string },
  from: { client: string; userAgent: string; device: string | undefined },
): Promise<SignedIn> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where(sql`lower(email)`, '=', input.email)
    .orderBy(sql`email_verified_at is null`)
    .limit(2)
    .execute()
  // Anyone can create an unconfirmed account with this address: signing in to it lifts no limit, whether or not there is another.
  const confirmed = users.find((user) => user.email_verified_at)
  const device = confirmed && deviceOf(config.secret, confirmed, from.device)
  if (device) await limiter.count('login-device', device, attempts)
  else {
    await limiter.count('login-here', `${input.email} ${from.client}`, attempts)
    await signInThrottle.wait(input.email, from.client)
  }
  const fits = await Promise.all(
    [0, 1].map((i) => (users[i] ? verifyPassword(users[i].password_hash, input.password) : verifyNothing(input.password))),
  )
  const user = users.find((_, i) => fits[i])
  if (!user) throw appError('bad_credentials')
  if (user === confirmed) {
    if (device) await limiter.forget('login-device', device, attempts)
    else {
      await limiter.forget('login-here', `${input.email} ${from.client}`, attempts)
      await signInThrottle.takeBack(input.email)
    }
  }
  const store = await onlyStoreOf(db, user.id)
  return db.transaction().execute(async (trx) => {
    // The password may have been changed since it was checked, and all sessions ended with it.
    const current = await trx.selectFrom('users').select('password_hash').where('id', '=', user.id).forShare().executeTakeFirst()
    if (current?.password_hash !== user.password_hash) throw appError('bad_credentials')
    return { token: await startSession(trx, user.id, from.userAgent, store), device: trustedDeviceCookie(config.secret, user) }
  })
}

/** Removes unconfirmed accounts that wait for an address that another account has proved to own. */
const removeUnconfirmed = (trx: Trx, email: string, ownerId: string) =>
  trx
    .deleteFrom('users')
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is', null)
    .where('id', '<>', ownerId)
    .execute()

/**
 * Confirms an address by the link of a sign-up or of a change of address. A change ends all links and sessions of the account, and the
 * old address gets a link that undoes it.
 * @param session the session of the browser that followed the link, if it has one: it continues when it is of the same account.
 * @returns the token of the session that continues, or undefined when there is none to continue.
 */
export async function verifyEmail(
  { db, config }: ServerContext,
  token: string,
  session: Session | undefined,
  userAgent: string,
): Promise<string | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      const { userId, email, purpose } = await useToken(trx, token, ['verify-email', 'change-email'])
      const before = await trx
        .selectFrom('users')
        .select(['email', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      if (purpose === 'verify-email') {
        if (before.email !== email) throw appError('token_invalid')
        await confirmAddress(trx, userId, email)
        return undefined
      }
      await removeUnconfirmed(trx, email, userId)
      await confirmAddress(trx, userId, email)
      await endTokens(trx, userId)
      await endSessions(trx, userId)
      // An address that was never confirmed may belong to a third person, who must not be able to take the account.
      if (before.email_verified_at && before.email !== email)
        await postEmailChanged(trx, config, before.email, await issueToken(trx, userId, 'undo-email-change', before.email))
      return session?.userId === userId ? startSession(trx, userId, userAgent, session.selectedStoreId) : undefined
    })
  } catch (error) {
    // Another account confirmed the address first.
    throw violates(error, 'users_email') ? appError('token_invalid') : error
  }
}

const confirmAddress = (trx: Trx, userId: string, email: string) =>
  trx
    .updateTable('users')
    .set({ email, email_verified_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute()

/**
 * Gives an account its previous address back, by the link that this address received when it was replaced. Ends all sessions, links
 * and the password: the person who changed the address knew it.
 * @returns the token with which the owner chooses a new password.
 */
export async function undoEmailChange({ db, config }: ServerContext, token: string): Promise<string> {
  const unusable = await hashPassword(newToken())
  try {
    return await db.transaction().execute(async (trx) => {
      const { userId, email, createdAt } = await useToken(trx, token, ['undo-email-change'])
      const before = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
      await removeUnconfirmed(trx, email, userId)
      await confirmAddress(trx, userId, email)
      await trx.updateTable('users').set({ password_hash: unusable }).where('id', '=', userId).execute()
      await endTokens(trx, userId, createdAt)
      await endSessions(trx, userId)
      if (before.email !== email) await postChangeUndone(trx, config, before.email)
      return issueToken(trx, userId, 'reset-password', email)
    })
  } catch (error) {
    throw violates(error, 'users_email')
      ? appError('conflict', { message: 'Another account uses this email address now. Contact us to get your account back.' })
      : error
  }
}

export async function resendVerification({ db, config }: ServerContext, session: Session): Promise<void> {
  if (session.emailVerified) return
  await db.transaction().execute(async (trx) => {
    const known = await verifiedUser(trx, session.email)
    const token = await issueToken(trx, session.userId, 'verify-email', session.email)
    if (known) await postAlreadyKnown(trx, config, known.email)
    else await postVerification(trx, config, session.email, token)
  })
}

declare module '../../jobs/queue.ts' {
  interface Jobs {
    'account.forgotPassword': { email: string }
  }
}

/** The work happens in a job, so that the answer's time does not tell whether the address is known. */
export async function forgotPassword({ db }: ServerContext, email: string): Promise<void> {
  await enqueue(db, 'account.forgotPassword', { email })
}

/** Job: sends the link to whoever has the address, if anybody does. */
export async function sendResetLink({ email }: { email: string }, { db, config }: ServerContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql`lower(email)`, '=', email)
      .orderBy(sql`email_verified_at is null`)
      .limit(1)
      .executeTakeFirst()
    if (user) await postReset(trx, config, user.email, await issueToken(trx, user.id, 'reset-password', user.email))
  })
}

/**
 * Sets a new password by a link, which also proves the address. Ends all sessions and all other links of the account.
 * @returns the value of the cookie that marks this browser as known.
 */
export async function resetPassword({ db, config }: ServerContext, input: { token: string; password: string }): Promise<string> {
  const passwordHash = await hashPassword(input.password)
  try {
    return await db.transaction().execute(async (trx) => {
      const { userId, email } = await useToken(trx, input.token, ['reset-password'])
      const user = await trx.selectFrom('users').select(['email', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
      if (user.email !== email) throw appError('token_invalid')
      requireUncommon(input.password, user)
      await trx
        .updateTable('users')
        .set({ password_hash: passwordHash, email_verified_at: sql`coalesce(email_verified_at, now())`, updated_at: sql`now()` })
        .where('id', '=', userId)
        .execute()
      await endSessions(trx, userId)
      await endTokens(trx, userId)
      await postPasswordChanged(trx, config, user.email)
      return trustedDeviceCookie(config.secret, { id: userId, password_hash: passwordHash })
    })
  } catch (error) {
    throw violates(error, 'users_email') ? appError('token_invalid') : error
  }
}
