import { sql } from 'kysely'
import { type JobContext, storeContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { takeTurns } from '../../ground/limits/take-turns.ts'
import { stopSignal } from '../../ground/outgoing/stop-signal.ts'
import { nextCheck, paymentRow, setPaymentColumns } from '../../modules/payment/index.ts'
import { applyPayment, type PaymentContext } from './apply-payment.ts'
import { capturePayment } from './capture-payment.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'payment.check': Record<string, never>
  }
}

/** Payments that one run reads, and how many at the same time. */
const [BATCH, PARALLEL] = [200, 8]

/**
 * Job: reads the payments whose webhook did not arrive, and repeats captures whose result is unknown. A provider that does not respond
 * is retried later; it does not stop the others.
 */
export async function checkPayments(_payload: Record<string, never>, context: JobContext): Promise<void> {
  const { rows } = await sql<{ store_id: string; id: string }>`
    select store_id, id from payments_to_check(${new Date()}, ${BATCH})`.execute(context.db)
  await takeTurns(rows, { atOnce: PARALLEL, signal: stopSignal() }, ({ store_id, id }) =>
    check(storeContext(context, store_id), id),
  )
}

async function check(context: PaymentContext, paymentId: string): Promise<void> {
  const { storeId } = context.store
  try {
    const payment = await withStore(context.db, storeId, (trx) => paymentRow(trx, storeId, paymentId))
    await (payment.capture_requested_at ? capturePayment(context, paymentId) : applyPayment(context, paymentId))
  } catch (error) {
    context.log.warn({ err: error, storeId, paymentId }, 'A payment could not be read from its provider')
    await postpone(context, paymentId)
  }
}

const postpone = ({ db, store: { storeId } }: PaymentContext, paymentId: string): Promise<void> =>
  withStore(db, storeId, async (trx) => {
    const payment = await paymentRow(trx, storeId, paymentId, { forUpdate: true })
    await setPaymentColumns(trx, payment, { checks: payment.checks + 1, next_check_at: nextCheck(payment) })
  })
