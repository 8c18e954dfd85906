import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { appError, orNotFound } from '../../../errors.ts'
import { verifyPassword } from './hash-password.ts'

const WRONG_PASSWORD = 'Incorrect password.'

const wrongPassword = (field: string) =>
  appError('bad_credentials', { message: WRONG_PASSWORD, fields: { [field]: WRONG_PASSWORD } })

/**
 * Checks the password of an account before a change. Returns the hash that it was checked against, for {@link lockAccount}. Throws
 * `bad_credentials` with a message for the input `field`.
 */
export async function checkPassword(db: Database, userId: string, password: string, field: string): Promise<string> {
  const user = orNotFound(await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst())
  if (!(await verifyPassword(user.password_hash, password))) throw wrongPassword(field)
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
