import { type HandlerOutput, TEST_EVENT } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import { withStore } from '../../../ground/db/scope.ts'
import { receiverOf, webhookRow } from '../webhook-rows.ts'
import { viewDelivery } from './delivery-rows.ts'
import { queueAttempt } from './queue-attempt.ts'

/** Queues a test event, also for a disabled webhook, so that a receiver can be checked first. Throws `not_found`. */
export function sendTest(
  { db, session, store: { storeId } }: MemberScope,
  { webhookId }: { webhookId: string },
): Promise<HandlerOutput<'webhook.sendTest'>> {
  return withStore(db, storeId, async (trx) => {
    const detail = { receiver: receiverOf(await webhookRow(trx, storeId, webhookId)) }
    const row = await trx
      .insertInto('webhook_deliveries')
      .values({
        store_id: storeId,
        id: newId(),
        webhook_id: webhookId,
        event: TEST_EVENT,
        ids: JSON.stringify({ webhookId }),
        next_attempt_at: sql<Date>`now()`,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await queueAttempt(trx, row)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.sendTest', target: webhookId, detail })
    return viewDelivery(row)
  })
}
