import { enqueue } from '../../../ground/db/job-queue.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { DeliveryRow } from './delivery-rows.ts'

declare module '../../../ground/db/job-queue.ts' {
  interface Jobs {
    'webhook.deliver': { storeId: string; webhookId: string; deliveryId: string }
  }
}

/** The key of the job that makes the next attempt. */
export const attemptKey = (deliveryId: string): string => `webhook/${deliveryId}`

/** Adds the job of the next attempt, instead of one that waits. */
export const queueAttempt = (
  trx: StoreTrx,
  { store_id: storeId, webhook_id: webhookId, id: deliveryId }: Pick<DeliveryRow, 'store_id' | 'webhook_id' | 'id'>,
  runAt?: Date,
): Promise<void> =>
  enqueue(trx, 'webhook.deliver', { storeId, webhookId, deliveryId }, { key: attemptKey(deliveryId), ...(runAt && { runAt }) })
