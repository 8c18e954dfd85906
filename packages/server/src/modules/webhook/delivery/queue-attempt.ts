import { enqueue } from '../../../ground/db/job-queue.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { DeliveryRow } from './delivery-rows.ts'

declare module '../../../ground/db/job-queue.ts' {
  interface Jobs {
    /** The trigger of an event adds it, too: `queue_webhook_event` in ground/db/baseline. */
    'webhook.deliver': { storeId: string; webhookId: string; deliveryId: string }
  }
}

/**
 * Adds the job of the next attempt, instead of one that waits. The first attempt of an event is added by triggers, in the transaction of the
 * change (docs/decisions/0121).
 */
export const queueAttempt = (
  trx: StoreTrx,
  { store_id: storeId, webhook_id: webhookId, id: deliveryId }: Pick<DeliveryRow, 'store_id' | 'webhook_id' | 'id'>,
  runAt?: Date,
): Promise<void> =>
  enqueue(trx, 'webhook.deliver', { storeId, webhookId, deliveryId }, { key: `webhook/${deliveryId}`, ...(runAt && { runAt }) })
