import type { WebhookEvent } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { StoreEvent } from '../../../ground/events/subscriber.ts'
import { attemptKey } from './queue-attempt.ts'

/** Adds a delivery of an event, with the job of its first attempt, for each enabled webhook of the store that has chosen it. */
export async function queueDeliveries(trx: StoreTrx, event: StoreEvent<WebhookEvent>): Promise<void> {
  const { id, storeId, type, subject, data, occurredAt } = event
  await sql`
    with queued as (
      insert into webhook_deliveries (store_id, id, webhook_id, event, subject_id, ids, created_at, next_attempt_at)
      select w.store_id, replace(gen_random_uuid()::text, '-', ''), w.id, ${type}, ${subject}, ${JSON.stringify(data)}::jsonb,
        ${occurredAt}, now()
      from webhooks w
      where w.store_id = ${storeId} and w.is_enabled and ${type} = any (w.events) and w.after_event < ${id}
      returning id, webhook_id
    )
    select enqueue_job('webhook.deliver', json_build_object('storeId', ${storeId}::text, 'webhookId', q.webhook_id, 'deliveryId', q.id),
      null, ${attemptKey('')} || q.id)
    from queued q`.execute(trx)
}
