import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { type OrderRow, orderRow, recordOrderEvent } from '../../modules/order/index.ts'
import {
  type Incident,
  nextCheck,
  type PaymentRow,
  type ProviderPayment,
  paymentChange,
  paymentRow,
  setPaymentColumns,
  withProvider,
} from '../../modules/payment/index.ts'
import { recordExternalRefunds } from '../../modules/refund/index.ts'
import { closeDispute } from './incident/close-dispute.ts'
import { queueIncidentEmail } from './incident/incident-email.ts'
import { isUnwanted, recordIncident } from './incident/incidents.ts'
import { followPayment } from './order/follow-payment.ts'

/** The context of a change of one store's payments that a webhook, a job or a request of the shopper causes. */
export type PaymentContext = Pick<ServerContext, 'db' | 'config' | 'log'> & { store: { storeId: string } }

/**
 * Reads a payment from its provider and applies what it reports to the payment and its order. The provider is called outside of a
 * transaction; the result is applied under the locks of order and payment, and totals only grow. So it may run any number of times, also
 * in parallel. Does nothing for a payment that was not started. Throws `ProviderError`.
 */
export async function applyPayment(context: PaymentContext, paymentId: string): Promise<void> {
  for (let attempt = 0; attempt < MOST_READS; attempt++) {
    const read = await withProvider(context, paymentId, async ({ provider, credentials, ref, payment }) => ({
      reported: await provider.read(credentials, ref),
      since: payment.checked_at,
    }))
    if (!read || (await applyReported(context, paymentId, read.reported, read))) return
  }
}

/** How often a payment is read again because another report was applied meanwhile. After that, the next check reads it. */
const MOST_READS = 8

/**
 * Applies a report of the provider. Returns false for one that may be outdated: another one was applied after `since`, and this one would
 * change the status to one that does not last. Exported for tests of reports that arrive late.
 */
export function applyReported(
  context: PaymentContext,
  paymentId: string,
  reported: ProviderPayment,
  { since }: { since?: Date | null } = {},
): Promise<boolean> {
  const { storeId } = context.store
  return withStore(context.db, storeId, async (trx) => {
    const { order_id } = await paymentRow(trx, storeId, paymentId)
    // Always the order first, as every other change of an order does, so that no two transactions wait for each other.
    const order = await orderRow(trx, storeId, order_id, { forUpdate: true })
    const payment = await paymentRow(trx, storeId, paymentId, { forUpdate: true })
    const change = paymentChange(payment, reported)
    const isOutdated = since !== undefined && payment.checked_at?.getTime() !== since?.getTime()
    if (isOutdated && change.status !== payment.status && change.status !== 'captured') return false
    await setPaymentColumns(trx, payment, {
      ...change.totals,
      status: change.status,
      failure: change.failure,
      checked_at: sql<Date>`now()`,
      checks: sql<number>`checks + 1`,
      next_check_at: nextCheck({ ...payment, status: change.status }),
      ...(change.status !== 'authorized' && { capture_requested_at: null }),
      updated_at: sql<Date>`now()`,
    })
    for (const incident of change.incidents)
      if (incident.type !== 'authorization_lost' || isFulfillable(order)) await report(context, trx, { order, payment, incident })
    const { status, failure } = change
    if (status !== payment.status && status !== 'pending') {
      const followed = { to: status, captured: change.totals.captured, provider: payment.provider ?? '', failure: failure ?? '' }
      if ((await followPayment(trx, context.config, order, followed)) === 'unwanted')
        await giveBack(context, trx, { order, payment, isCaptured: status === 'captured' })
    }
    if (change.disputeOutcome) await closeDispute(trx, payment, change.disputeOutcome)
    if (change.externalRefunds.length > 0 && !(await isUnwanted(trx, payment)))
      await recordExternalRefunds(trx, context.config, { storeId, orderId: order.id, paymentId, refunds: change.externalRefunds })
    return true
  })
}

/** A closed order needs no authorization. */
const isFulfillable = ({ status }: OrderRow) => status === 'open' || status === 'completed'

interface Occurrence {
  order: OrderRow
  payment: PaymentRow
  incident: Incident
}

/** Records an incident on the dashboard and on the order's timeline, and emails the owner, once. */
async function report(context: PaymentContext, trx: StoreTrx, { order, payment, incident }: Occurrence): Promise<void> {
  if (!(await recordIncident(trx, payment, incident))) return
  const { store_id: storeId, id: orderId } = order
  context.log.warn({ storeId, orderId, paymentId: payment.id, incident: incident.type }, 'A payment needs attention')
  await recordOrderEvent(trx, { storeId, orderId, type: 'payment_incident', data: { ...incident } })
  await queueIncidentEmail(trx, context.config, order, incident.type)
}

/** Refunds or releases a payment that its order cannot keep: it came too late, or the order was already paid. */
async function giveBack(
  context: PaymentContext,
  trx: StoreTrx,
  { order, payment, isCaptured }: { order: OrderRow; payment: PaymentRow; isCaptured: boolean },
): Promise<void> {
  const { storeId } = context.store
  if (!isCaptured) return enqueue(trx, 'payment.cancel', { storeId, paymentId: payment.id })
  const isClosed = order.status === 'expired' || order.status === 'cancelled' || order.status === 'archived'
  await report(context, trx, { order, payment, incident: { type: isClosed ? 'late_payment' : 'duplicate_payment' } })
  await enqueue(trx, 'payment.giveBack', { storeId, paymentId: payment.id })
}
