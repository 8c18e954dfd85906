import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../ground/db/tables.ts'

type Trx = Kysely<Tables>

/** Returns the account that has confirmed this email address, if there is one. */
export const findConfirmedUser = (trx: Trx, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Sets the email address of an account and marks it as confirmed. */
export async function confirmEmail(trx: Trx, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_verified_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
}

/** Like {@link confirmEmail}, and deletes the unconfirmed accounts of others with this address. */
export async function claimEmail(trx: Trx, userId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('users')
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is', null)
    .where('id', '<>', userId)
    .execute()
  await confirmEmail(trx, userId, email)
}
