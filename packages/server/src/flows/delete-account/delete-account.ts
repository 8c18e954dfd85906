import { sql } from 'kysely'
import type { RequestContext, UserContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'
import { checkIdentity, clearSessionCookie, deleteUser, forgetDevice } from '../../modules/account/index.ts'
import { endSubscriptionsOf } from '../../modules/billing/index.ts'
import { deleteStoreRow } from '../../modules/store/index.ts'

/** Deletes the account and the stores that it owns. Throws `bad_credentials` and `confirmation_required`. */
export async function deleteAccount(context: UserContext & RequestContext, { password }: Body<'user.delete'>) {
  const { db, session } = context
  await checkIdentity(context, password, 'password')
  const { rows } = await sql<{ store_id: string }>`
    select store_id from stores_of_user(${session.userId}) where role = 'owner'`.execute(db)
  for (const { store_id } of rows) await withStore(db, store_id, (trx) => deleteStoreRow(trx, store_id))
  await db.transaction().execute(async (trx) => {
    await endSubscriptionsOf(trx, session.userId)
    await deleteUser(trx, session.userId)
  })
  clearSessionCookie(context)
  forgetDevice(context)
  return { ok: true as const }
}
