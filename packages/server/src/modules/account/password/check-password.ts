import type { Kysely } from 'kysely'
import type { ServerContext } from '../../../ground/context.ts'
import type { Tables } from '../../../ground/db/tables.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import { verifyPassword } from './hash-password.ts'

const WRONG_PASSWORD = 'Incorrect password.'

const wrongPassword = (field: string) =>
  appError('bad_credentials', { message: WRONG_PASSWORD, fields: { [field]: WRONG_PASSWORD } })

/** Passwords that signed-in browsers may try for one account, in all calls together: a stolen session is no way to guess the password. */
const ATTEMPTS = { points: 10, seconds: 900 }

/**
 * Checks the password of an account before a change. Returns the hash that it was checked against, for {@link lockAccount}. Throws
 * `rate_limited`, and `bad_credentials` with a message for the input `field`.
 */
export async function checkPassword(
  { db, limiter }: Pick<ServerContext, 'db' | 'limiter'>,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  await limiter.count('confirm', userId, ATTEMPTS)
  const user = orNotFound(await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst())
  if (!(await verifyPassword(user.password_hash, password))) throw wrongPassword(field)
  await limiter.forget('confirm', userId, ATTEMPTS)
  return user.password_hash
}

/**
 * Locks an account until the end of the transaction. Throws `bad_credentials` when its password was changed after
 * {@link checkPassword}. The check itself runs before the transaction: hashing is slow and would hold a connection.
 */
export async function lockAccount(trx: Kysely<Tables>, userId: string, checkedHash: string, field: string): Promise<void> {
  const user = await trx.selectFrom('users').select('password_hash').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (user?.password_hash !== checkedHash) throw wrongPassword(field)
}
