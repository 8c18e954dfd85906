import { type Currency, TransitionError } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import { type JobContext, type MemberContext, storeContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { getOrder, type OrderRow, orderRow, updateOrder } from '../../modules/order/index.ts'
import {
  type PaymentRow,
  ProviderError,
  paymentRow,
  requestCapture,
  setPaymentColumns,
  withProvider,
} from '../../modules/payment/index.ts'
import { applyPayment, type PaymentContext } from './apply-payment.ts'
import { queueIncidentEmail } from './incident/incident-email.ts'
import { recordIncident } from './incident/incidents.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'payment.capture': { storeId: string; paymentId: string }
  }
}

/** Captures the payment of a fulfilled order after the transaction has ended. Does nothing for an order without an authorized payment. */
export async function captureLater(trx: StoreTrx, order: OrderRow): Promise<void> {
  const paymentId = await requestCapture(trx, order)
  if (paymentId) await enqueue(trx, 'payment.capture', { storeId: order.store_id, paymentId })
}

/** Captures the authorized payment of an order, for a member. Throws `transition_forbidden` if there is none, or the provider refuses. */
export async function captureOrder(context: MemberContext, input: Body<'order.capture'>): Promise<Order> {
  const decided: { paymentId?: string | undefined } = {}
  await updateOrder(context, input, { type: 'capture_requested' }, async (trx, order) => {
    if (order.payment_status !== 'authorized') throw new TransitionError('paymentStatus', order.payment_status, 'paid')
    // From here on the order cannot be canceled until the provider has responded.
    decided.paymentId = await requestCapture(trx, order)
    return {}
  })
  if (!decided.paymentId) throw appError('transition_forbidden', { message: 'This order has no authorized payment.' })
  await capturePayment(context, decided.paymentId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    if (error.code === 'refused') throw appError('transition_forbidden', { message: error.message, cause: error })
    throw appError('unavailable', {
      message: `${error.message} The server retries the capture every few minutes.`,
      cause: error,
    })
  })
  return getOrder(context, { orderId: input.orderId })
}

/** Job: captures a payment whose capture was decided. */
export async function captureDecided(
  { storeId, paymentId }: { storeId: string; paymentId: string },
  context: JobContext,
): Promise<void> {
  await capturePayment(storeContext(context, storeId), paymentId).catch((error: unknown) => {
    // A refusal is final and was recorded as an incident. After any other failure the job runs again.
    if (!(error instanceof ProviderError) || error.code !== 'refused') throw error
  })
}

/** Captures a payment whose capture was decided, with one idempotency key, and applies the result. Throws `ProviderError`. */
export async function capturePayment(context: PaymentContext, paymentId: string): Promise<void> {
  try {
    await withProvider(context, paymentId, async ({ provider, credentials, ref, payment }) => {
      if (!isDecided(payment)) return
      if (!provider.capture) throw new ProviderError('refused', 'This provider captures payments automatically.')
      const { amount, currency, id } = payment
      await provider.capture(credentials, { ref, amount, currency: currency as Currency, key: `${id}-capture` })
    })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'refused') await revokeCapture(context, paymentId, error.message)
    throw error
  } finally {
    await applyPayment(context, paymentId).catch(() => {})
  }
}

const isDecided = ({ status, capture_requested_at }: PaymentRow) => status === 'authorized' && capture_requested_at !== null

/** The provider refused the capture: the order can be canceled again, and the owner is notified. */
const revokeCapture = ({ config, db, store: { storeId } }: PaymentContext, paymentId: string, reported: string): Promise<void> =>
  withStore(db, storeId, async (trx) => {
    await setPaymentColumns(trx, { store_id: storeId, id: paymentId }, { capture_requested_at: null })
    const payment = await paymentRow(trx, storeId, paymentId)
    if (await recordIncident(trx, payment, { type: 'capture_failed', reported: reported.slice(0, 200) }))
      await queueIncidentEmail(trx, config, await orderRow(trx, storeId, payment.order_id), 'capture_failed')
  })
