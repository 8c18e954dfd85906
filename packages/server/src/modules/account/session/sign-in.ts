import { sql } from 'kysely'
import type { RequestContext, ServerContext } from '../../../ground/context.ts'
import type { Database } from '../../../ground/db/database.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { verifyPassword, verifyWithoutAccount } from '../password/hash-password.ts'
import { isTotpOn } from '../two-factor/is-totp-on.ts'
import { awaitSecondFactor } from '../two-factor/second-factor.ts'
import { replaceSession, trustDevice } from './browser-session.ts'
import { deviceCookieOf } from './cookie.ts'
import { startSessionOf } from './start-session-of.ts'
import { type Account, deviceOf } from './trusted-device.ts'

type SignInContext = ServerContext & RequestContext

/** Attempts to sign in to one account: from one client, and from one trusted device. */
const ATTEMPTS = { points: 10, seconds: 900 }

/**
 * Checks a password and starts a session, with the only store of a user selected. Takes as long for an unknown address as for a known
 * one. With two-factor authentication, returns the token of the second step instead of starting a session. A browser that signed in to the account before is exempt from the limits that strangers can use up (docs/decisions/0024).
 * Throws `bad_credentials` and `rate_limited`.
 */
export async function signIn(context: SignInContext, { email, password }: Body<'auth.login'>) {
  const accounts = await findAccounts(context.db, email)
  // Anyone can create an unconfirmed account with this address. Signing in to it must not lift a limit.
  const confirmed = accounts.find((account) => account.email_verified_at)
  const attempt = await countAttempt(context, email, confirmed)
  const account = await accountWithPassword(accounts, password)
  if (!account) throw appError('bad_credentials')
  if (account === confirmed) await attempt.takeBack()
  if (await isTotpOn(context.db, account.id))
    return { ok: true as const, secondFactor: await awaitSecondFactor(context, account) }
  await replaceSession(context, await startSessionOf(context, account))
  trustDevice(context, account)
  return { ok: true as const }
}

/** A confirmed and an unconfirmed account may share an address; the confirmed one comes first. */
const findAccounts = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where(sql`lower(email)`, '=', email)
    .orderBy(sql`email_verified_at is null`)
    .limit(2)
    .execute()

/** Counts an attempt: per device in a trusted browser, otherwise per client and, with growing delays, per address. */
async function countAttempt(context: SignInContext, email: string, confirmed: Account | undefined) {
  const { config, limiter, signInThrottle, client, incoming } = context
  const device = confirmed && deviceOf(config.secret, confirmed, deviceCookieOf(incoming.headers.cookie, config))
  if (device) {
    await limiter.count('login-device', device, ATTEMPTS)
    return { takeBack: () => limiter.forget('login-device', device, ATTEMPTS) }
  }
  const key = `${email} ${client}`
  await limiter.count('login-here', key, ATTEMPTS)
  await signInThrottle.wait(email, client)
  return {
    takeBack: async () => {
      await limiter.forget('login-here', key, ATTEMPTS)
      await signInThrottle.takeBack(email)
    },
  }
}

/** Verifies two passwords in every case, so that the time does not reveal how many accounts have the address. */
async function accountWithPassword<T extends Account>(accounts: T[], password: string): Promise<T | undefined> {
  const matches = await Promise.all(
    [accounts[0], accounts[1]].map((account) =>
      account ? verifyPassword(account.password_hash, password) : verifyWithoutAccount(password),
    ),
  )
  return accounts.find((_, i) => matches[i])
}
