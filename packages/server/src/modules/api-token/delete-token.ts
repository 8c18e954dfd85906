import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'

/** Deletes a token. Every call looks its token up, so it stops working immediately. Throws `not_found`. */
export function deleteToken(
  { db, session, store: { storeId } }: Pick<MemberScope, 'db' | 'session' | 'store'>,
  { tokenId }: { tokenId: string },
) {
  return withStore(db, storeId, async (trx) => {
    const deleted = await trx
      .deleteFrom('api_tokens')
      .where('store_id', '=', storeId)
      .where('id', '=', tokenId)
      .returning('name')
      .executeTakeFirst()
    const { name } = orNotFound(deleted)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'apiToken.delete', target: tokenId, detail: { name } })
    return { ok: true as const }
  })
}
