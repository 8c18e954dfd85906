import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { requireConfirmation } from '../account/index.ts'
import { receiverOf, viewWebhook, webhookRow } from './webhook-rows.ts'
import { newSecret, sealSecret } from './webhook-secret.ts'

/**
 * Replaces the secret of a webhook and returns the new one. The previous one signs too for 24 hours, so that the receiver can change to the
 * new one at any time of a day. Throws `confirmation_required` and `not_found`.
 */
export function rotateSecret(
  { db, config, session, store: { storeId } }: Pick<MemberContext, 'db' | 'config' | 'session' | 'store'>,
  { webhookId }: { webhookId: string },
): Promise<HandlerOutput<'webhook.rotateSecret'>> {
  requireConfirmation(session)
  return withStore(db, storeId, async (trx) => {
    const before = await webhookRow(trx, storeId, webhookId, { forUpdate: true })
    const secret = newSecret()
    const row = await trx
      .updateTable('webhooks')
      .set({
        secret_encrypted: sealSecret(config, before, secret),
        previous_secret_encrypted: before.secret_encrypted,
        previous_secret_until: sql<Date>`now() + interval '24 hours'`,
      })
      .where('store_id', '=', storeId)
      .where('id', '=', webhookId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const detail = { receiver: receiverOf(row) }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.rotateSecret', target: webhookId, detail })
    return { webhook: viewWebhook(row), secret }
  })
}
