import { type JobContext, storeContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { hasPaymentEvent, orderRow, queuePaymentReturnedEmail, recordOrderEvent } from '../../modules/order/index.ts'
import { type PaymentRow, ProviderError, paymentRow, refundAtProvider } from '../../modules/payment/index.ts'
import { applyPayment, type PaymentContext } from './apply-payment.ts'
import { queueIncidentEmail } from './incident/incident-email.ts'
import { recordIncident } from './incident/incidents.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'payment.giveBack': { storeId: string; paymentId: string }
  }
}

/**
 * Job: refunds a payment that its order cannot keep, because it came too late or the order was already paid. The shopper gets an email. If
 * the provider refuses, the owner sees an incident. After any other failure the job runs again, with the same key.
 */
export async function giveBackPayment(
  { storeId, paymentId }: { storeId: string; paymentId: string },
  job: JobContext,
): Promise<void> {
  const context: PaymentContext = storeContext(job, storeId)
  const payment = await withStore(job.db, storeId, (trx) => paymentRow(trx, storeId, paymentId))
  const amount = payment.captured - payment.refunded
  if (amount <= 0) return
  const key = `${paymentId}-give-back`
  try {
    const { state } = await refundAtProvider(context, { paymentId, amount, key, reason: 'The order could not be fulfilled.' })
    await withStore(job.db, storeId, (trx) =>
      state === 'failed' ? reportFailure(trx, context.config, payment, '') : notifyOfReturn(trx, context.config, payment, amount),
    )
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== 'refused') throw error
    await withStore(job.db, storeId, (trx) => reportFailure(trx, context.config, payment, error.message.slice(0, 200)))
  }
  await applyPayment(context, paymentId)
}

/** Records that the provider did not refund a payment, and emails the owner, once. */
async function reportFailure(
  trx: StoreTrx,
  config: PaymentContext['config'],
  payment: PaymentRow,
  reported: string,
): Promise<void> {
  if (!(await recordIncident(trx, payment, { type: 'refund_failed', reported }))) return
  await queueIncidentEmail(trx, config, await orderRow(trx, payment.store_id, payment.order_id), 'refund_failed')
}

/** Records the refund on the timeline and emails the shopper, once. */
async function notifyOfReturn(
  trx: StoreTrx,
  config: PaymentContext['config'],
  payment: PaymentRow,
  amount: number,
): Promise<void> {
  const { store_id: storeId, order_id: orderId, id } = payment
  const order = await orderRow(trx, storeId, orderId, { forUpdate: true })
  if (await hasPaymentEvent(trx, payment, 'payment_returned')) return
  await recordOrderEvent(trx, { storeId, orderId, type: 'payment_returned', data: { payment: id } })
  await queuePaymentReturnedEmail(trx, config, order, amount)
}
