import { type Kysely, sql } from 'kysely'
import { newId } from '../../../../ground/db/id.ts'
import { enqueue } from '../../../../ground/db/job-queue.ts'
import type { Tables } from '../../../../ground/db/tables.ts'

/** The choices of the shopper on the hosted page. */
export const outcomes = ['approve', 'decline', 'authenticate', 'confirm', 'reject'] as const
export type Outcome = (typeof outcomes)[number]

const failures: Partial<Record<Outcome, string>> = {
  decline: 'The payment was declined.',
  reject: 'The authentication failed.',
}

/**
 * Applies the shopper's choice to a pending payment, and sends the webhook. Returns the payment; a choice for a payment that is not
 * pending changes nothing.
 */
export const chooseOutcome = (db: Kysely<Tables>, id: string, outcome: Outcome) =>
  db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('test_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    const isOpen = row?.state === 'pending' && row.expires_at > new Date()
    if (!row || !isOpen) return row
    if (outcome === 'authenticate')
      return trx
        .updateTable('test_payments')
        .set({ needs_confirmation: true })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    const failure = failures[outcome]
    const paid = row.manual_capture ? { state: 'authorized' as const } : { state: 'paid' as const, captured: row.amount }
    const updated = await trx
      .updateTable('test_payments')
      .set(failure ? { state: 'failed', failure } : { ...paid, authorized: sql<number>`amount` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    await enqueue(trx, 'payment.testWebhook', { paymentId: id, event: `te_${newId()}` })
    return updated
  })
