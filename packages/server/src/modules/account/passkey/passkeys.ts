import type { Kysely } from 'kysely'
import type { UserContext } from '../../../ground/context.ts'
import type { Tables } from '../../../ground/db/tables.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { queueAccountChangeEmail } from '../account-emails.ts'
import { requireConfirmation } from '../identity/confirmation.ts'

type Trx = Kysely<Tables>

/** Returns the passkeys of an account, oldest first. */
export const passkeysOf = (db: Trx, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

/** Deletes all passkeys of an account. */
export async function removePasskeys(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Renames a passkey of the account. Throws `not_found`. */
export async function renamePasskey(
  { db, session }: Pick<UserContext, 'db' | 'session'>,
  { passkeyId, name }: Body<'user.renamePasskey'>,
) {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', session.userId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(row)
  return { ok: true as const }
}

/** Removes a passkey of the account and reports it by email. Throws `confirmation_required` and `not_found`. */
export async function removePasskey({ db, config, session }: UserContext, { passkeyId }: Body<'user.removePasskey'>) {
  requireConfirmation(session)
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', session.userId)
      .returning('id')
      .executeTakeFirst()
    orNotFound(row)
    await queueAccountChangeEmail(trx, config, session.email, 'passkey-removed')
  })
  return { ok: true as const }
}
