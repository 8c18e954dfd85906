import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { receiverOf } from './webhook-rows.ts'

/** Deletes a webhook with its deliveries. Jobs of pending ones find nothing to send. Throws `not_found`. */
export function deleteWebhook({ db, session, store: { storeId } }: MemberScope, { webhookId }: { webhookId: string }) {
  return withStore(db, storeId, async (trx) => {
    const deleted = await trx
      .deleteFrom('webhooks')
      .where('store_id', '=', storeId)
      .where('id', '=', webhookId)
      .returning('url')
      .executeTakeFirst()
    const detail = { receiver: receiverOf(orNotFound(deleted)) }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.delete', target: webhookId, detail })
    return { ok: true as const }
  })
}
