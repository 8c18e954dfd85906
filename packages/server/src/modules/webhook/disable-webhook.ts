import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { queuePlatformEmail } from '../../ground/email/queue-platform-email.ts'
import { ownerOf } from '../store/index.ts'
import type { DeliveryRow } from './delivery/delivery-rows.ts'
import { receiverOf, type WebhookRow } from './webhook-rows.ts'

type Failed = { webhook: WebhookRow; delivery: Pick<DeliveryRow, 'first_attempt_at'> }

/**
 * Disables a webhook after a delivery failed for good, and notifies the owner of the store. If the receiver is not gone but only failed, this
 * requires that it accepted nothing since the delivery's first attempt.
 */
export async function disableWebhook(
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  { webhook, delivery }: Failed,
  reason: NonNullable<WebhookRow['disabled_reason']>,
): Promise<void> {
  const { store_id: storeId, id } = webhook
  let query = trx
    .updateTable('webhooks')
    .set({ is_enabled: false, disabled_reason: reason })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('is_enabled', '=', true)
  if (reason === 'failing')
    query = query.where(sql<boolean>`coalesce(last_success_at < ${delivery.first_attempt_at}::timestamptz, true)`)
  if (!(await query.returning('id').executeTakeFirst())) return
  const { email, store } = await ownerOf(trx, storeId)
  const data = { reason, store, receiver: receiverOf(webhook), url: `${config.publicUrl}/dashboard/webhooks/${id}` }
  await queuePlatformEmail(trx, config, { kind: 'webhook-disabled', to: email, data })
}
