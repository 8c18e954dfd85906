import { TEST_EVENT } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { retryDelay } from '../../../ground/retry.ts'
import { disableWebhook } from '../disable-webhook.ts'
import type { WebhookRow } from '../webhook-rows.ts'
import { type DeliveryRow, updateDelivery } from './delivery-rows.ts'
import { queueAttempt } from './queue-attempt.ts'

/** What one attempt resulted in. It succeeded without a `failure`. */
export interface Outcome {
  response?: { status: number; body: string }
  failure?: string
  /** Seconds that the receiver asks the server to wait. */
  retryAfter?: number
}

type Attempt = { webhook: WebhookRow; delivery: DeliveryRow }

/**
 * Records the end of an attempt. After a failure it queues the next one. Status 410 disables the webhook; so does the last failure, if nothing
 * was accepted since the delivery's first attempt. Locks the webhook before the delivery, as deleting a webhook does.
 */
export async function recordOutcome(trx: StoreTrx, config: Config, attempt: Attempt, outcome: Outcome): Promise<void> {
  const { delivery } = attempt
  const isGone = outcome.response?.status === 410
  if (outcome.failure === undefined) return recordSuccess(trx, attempt, outcome)
  const { retryAfter = 0 } = outcome
  const delay = isGone || isTest(delivery) ? undefined : retryDelay(delivery.attempts, { retryAfter, random: Math.random() })
  const next = delay === undefined ? null : new Date(Date.now() + delay * 1000)
  if (!next && !isTest(delivery)) await disableWebhook(trx, config, attempt, isGone ? 'gone' : 'failing')
  await updateDelivery(trx, delivery)
    .set({ status: next ? 'pending' : 'failed', failure: outcome.failure, next_attempt_at: next, ...responseColumns(outcome) })
    .execute()
  if (next) await queueAttempt(trx, delivery, next)
}

const isTest = ({ event }: DeliveryRow) => event === TEST_EVENT

async function recordSuccess(trx: StoreTrx, { delivery, webhook }: Attempt, outcome: Outcome): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ last_success_at: sql<Date>`now()` })
    .where('store_id', '=', webhook.store_id)
    .where('id', '=', webhook.id)
    .execute()
  await updateDelivery(trx, delivery)
    .set({ status: 'delivered', failure: '', next_attempt_at: null, ...responseColumns(outcome) })
    .execute()
}

/** A response may repeat the payload, so it is not stored once that was erased. */
const responseColumns = ({ response }: Outcome) => ({
  response_status: response?.status ?? null,
  response: sql<string>`case when payload is null then '' else ${response?.body ?? ''} end`,
})
