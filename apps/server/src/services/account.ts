import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/id.ts'
import type { Tables } from '../db/tables.ts'
import { fail, violates } from '../http/failure.ts'
import type { Limiter } from '../http/limiter.ts'
import { enqueue } from '../jobs/queue.ts'
import { postAlreadyKnown, postNotice, postReset, postVerification } from './account-mail.ts'
import { issueToken, useToken } from './account-token.ts'
import { hashPassword, requireUncommon, verifyNothing, verifyPassword } from './password.ts'
import { endSessions, type Session, startSession } from './session.ts'

type Deps = { db: Database; config: Config }
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
  { db, config }: Deps,
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
    if (known) await postAlreadyKnown(trx, config, known)
    else await postVerification(trx, config, input, token)
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
    .select(['id', 'email', 'name'])
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Guesses at one account, from one place and from everywhere. */
const guessesHere = { points: 10, seconds: 900 }
const guessesEverywhere = { points: 100, seconds: 3600 }

/** Who has one store is not asked which. */
async function onlyStoreOf(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ store_id: string }>`select store_id from stores_of_user(${userId}) limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.store_id ?? null) : null
}

/**
 * Checks a password and starts a session. Unknown addresses cost as much time as known ones: always two checks, because a confirmed and
 * an unconfirmed account may share an address.
 */
export async function logIn(
  { db, limiter }: Deps & { limiter: Limiter },
  input: { email: string; password: string },
  from: { ip: string; userAgent: string },
): Promise<string> {
  await limiter.count('login-here', `${input.email} ${from.ip}`, guessesHere)
  await limiter.count('login-everywhere', input.email, guessesEverywhere)
  const users = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', input.email)
    .orderBy(sql`email_verified_at is null`)
    .limit(2)
    .execute()
  const fits = await Promise.all(
    [0, 1].map((i) => (users[i] ? verifyPassword(users[i].password_hash, input.password) : verifyNothing(input.password))),
  )
  const user = users.find((_, i) => fits[i])
  if (!user) throw fail('bad_credentials')
  await limiter.forget('login-here', `${input.email} ${from.ip}`, guessesHere)
  return startSession(db, user.id, from.userAgent, await onlyStoreOf(db, user.id))
}

/** Confirms an address by a link of signup or of a change of address. */
export async function verifyEmail({ db, config }: Deps, token: string): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const used = await useToken(trx, token, ['verify-email', 'change-email'])
      const before = await trx
        .selectFrom('users')
        .select(['email', 'name'])
        .where('id', '=', used.userId)
        .executeTakeFirstOrThrow()
      if (used.purpose === 'change-email')
        await trx
          .deleteFrom('users')
          .where(sql`lower(email)`, '=', used.email)
          .where('email_verified_at', 'is', null)
          .where('id', '<>', used.userId)
          .execute()
      await trx
        .updateTable('users')
        .set({ email: used.email, email_verified_at: sql`now()`, updated_at: sql`now()` })
        .where('id', '=', used.userId)
        .execute()
      if (used.purpose === 'change-email')
        await postNotice(trx, config, before, `Your account now uses the address ${used.email}.`)
    })
  } catch (error) {
    // Somebody else confirmed the address first.
    throw violates(error, 'users_email') ? fail('token_invalid') : error
  }
}

export async function resendVerification({ db, config }: Deps, session: Session): Promise<void> {
  if (session.emailVerified) return
  await db.transaction().execute(async (trx) => {
    const known = await verifiedUser(trx, session.email)
    const token = await issueToken(trx, session.userId, 'verify-email', session.email)
    if (known) await postAlreadyKnown(trx, config, known)
    else await postVerification(trx, config, session, token)
  })
}

declare module '../jobs/queue.ts' {
  interface Jobs {
    'account.forgotPassword': { email: string }
  }
}

/** The work happens in a job, so that the answer's time does not tell whether the address is known. */
export async function forgotPassword({ db }: Deps, email: string): Promise<void> {
  await enqueue(db, 'account.forgotPassword', { email })
}

/** Job: sends the link to whoever has the address, if anybody does. */
export async function sendResetLink({ email }: { email: string }, { db, config }: Deps): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'name'])
      .where(sql`lower(email)`, '=', email)
      .orderBy(sql`email_verified_at is null`)
      .limit(1)
      .executeTakeFirst()
    if (user) await postReset(trx, config, user, await issueToken(trx, user.id, 'reset-password', user.email))
  })
}

/** Chooses a new password by a link, which also proves the address. Ends all sessions. */
export async function resetPassword({ db, config }: Deps, input: { token: string; password: string }): Promise<void> {
  const passwordHash = await hashPassword(input.password)
  try {
    await db.transaction().execute(async (trx) => {
      const { userId, email } = await useToken(trx, input.token, ['reset-password'])
      const user = await trx.selectFrom('users').select(['email', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
      if (user.email !== email) throw fail('token_invalid')
      requireUncommon(input.password, user)
      await trx
        .updateTable('users')
        .set({ password_hash: passwordHash, email_verified_at: sql`coalesce(email_verified_at, now())`, updated_at: sql`now()` })
        .where('id', '=', userId)
        .execute()
      await endSessions(trx, userId)
      await postNotice(trx, config, user, 'Your password was changed by a link from a mail. All sessions have ended.')
    })
  } catch (error) {
    throw violates(error, 'users_email') ? fail('token_invalid') : error
  }
}
