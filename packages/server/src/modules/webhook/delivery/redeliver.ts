import { type HandlerOutput, TEST_EVENT } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope } from '../../../ground/context.ts'
import { withStore } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { receiverOf, webhookRow } from '../webhook-rows.ts'
import { deliveryRow, updateDelivery, viewDelivery } from './delivery-rows.ts'
import { queueAttempt } from './queue-attempt.ts'

/**
 * Sends a delivery again, under the same id. A pending one keeps its attempts; others start again. Throws `not_found`, and `conflict` if the
 * webhook is disabled.
 */
export function redeliver(
  { db, session, store: { storeId } }: MemberScope,
  { deliveryId }: { deliveryId: string },
): Promise<HandlerOutput<'webhook.redeliver'>> {
  return withStore(db, storeId, async (trx) => {
    const before = await deliveryRow(trx, storeId, deliveryId, { forUpdate: true })
    const webhook = await webhookRow(trx, storeId, before.webhook_id)
    if (!webhook.is_enabled && before.event !== TEST_EVENT)
      throw appError('conflict', { message: 'This webhook is off. Turn it on, then send the delivery again.' })
    const isPending = before.status === 'pending'
    const row = await updateDelivery(trx, before)
      .set({ status: 'pending', next_attempt_at: sql<Date>`now()`, ...(!isPending && { attempts: 0, first_attempt_at: null }) })
      .returningAll()
      .executeTakeFirstOrThrow()
    await queueAttempt(trx, row)
    const detail = { receiver: receiverOf(webhook), event: row.event }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.redeliver', target: row.webhook_id, detail })
    return viewDelivery(row)
  })
}
