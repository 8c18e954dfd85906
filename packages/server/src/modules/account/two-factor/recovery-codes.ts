import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../ground/db/tables.ts'

type Trx = Kysely<Tables>

const COUNT = 10
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** A code of ten letters of Crockford's base 32 (50 random bits), such as "4k7m2-x9d3q". */
function newCode(): string {
  const code = [...randomBytes(10)].map((byte) => letters[byte & 31]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Codes are short, so the hash has a key that is not in the database. */
const hashCode = (secret: string, userId: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery-code/${userId}/${code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`)
    .digest()

/** Replaces the recovery codes of an account and returns the new ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(trx: Trx, secret: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await deleteRecoveryCodes(trx, userId)
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(secret, userId, code) })))
    .execute()
  return codes
}

export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Deletes a recovery code. Returns whether it existed, so that it works once. */
export async function consumeRecoveryCode(trx: Trx, secret: string, userId: string, code: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(secret, userId, code))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
