import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import {
  type OrderEmailConfig,
  type OrderRow,
  orderRow,
  type RefundRow,
  refundRow,
  setOrderColumns,
} from '../../modules/order/index.ts'
import { ProviderError, type ProviderRefund, refundAtProvider } from '../../modules/payment/index.ts'
import { completeRefund, failRefund, postponeRefund } from '../../modules/refund/index.ts'
import { applyPayment, type PaymentContext } from '../take-payment/index.ts'

const NOT_NOW = 'unavailable'

/**
 * Sends a pending refund to its provider and applies the response. It may run any number of times, also in parallel: the provider refunds once
 * for each key, and the response is applied under the order's lock. Without a response the refund stays pending, and a job repeats the call.
 */
export async function sendRefund(context: PaymentContext, refundId: string): Promise<void> {
  const { storeId } = context.store
  const refund = await withStoreReadOnly(context.db, storeId, async (trx) =>
    orNotFound(
      await trx.selectFrom('refunds').selectAll().where('store_id', '=', storeId).where('id', '=', refundId).executeTakeFirst(),
    ),
  )
  if (refund.status !== 'pending' || refund.payment_id === null) return
  if (refund.external) return readAgain(context, refund, refund.payment_id)
  const result = await callProvider(context, refund, refund.payment_id)
  await withStore(context.db, storeId, async (trx) => {
    const order = await orderRow(trx, storeId, refund.order_id, { forUpdate: true })
    const row = await refundRow(trx, order, refundId)
    // Another call was faster, or the owner tried again after a failure in the meantime.
    if (row.status === 'pending' && row.attempts === refund.attempts) await applyResult(trx, context.config, order, row, result)
  })
  // The payment's totals follow; if the provider does not respond now, its webhook or the next check updates them.
  await applyPayment(context, refund.payment_id).catch((error: unknown) => {
    context.log.info({ err: error, storeId, refundId }, 'A refunded payment could not be read')
  })
}

/** The provider already has a refund that was made there. Its state follows from the payment. */
async function readAgain(context: PaymentContext, refund: RefundRow, paymentId: string): Promise<void> {
  await withStore(context.db, context.store.storeId, (trx) => postponeRefund(trx, refund, refund.provider_ref))
  await applyPayment(context, paymentId)
}

type RefundResult = Pick<ProviderRefund, 'state'> & { ref: string | null; failure: string }

async function callProvider(
  context: PaymentContext,
  { id, amount, reason, attempts }: RefundRow,
  paymentId: string,
): Promise<RefundResult> {
  // A provider responds to a failed key with the same failure, so a new attempt has a new key.
  const key = attempts === 0 ? id : `${id}-${attempts}`
  try {
    const { ref, state } = await refundAtProvider(context, { paymentId, amount, key, reason })
    return { ref, state, failure: state === 'failed' ? 'The payment provider could not return the money.' : '' }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { ref: null, state: error.code === NOT_NOW ? 'pending' : 'failed', failure: error.message }
  }
}

async function applyResult(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  row: RefundRow,
  { state, ref, failure }: RefundResult,
): Promise<void> {
  if (state === 'pending') return postponeRefund(trx, row, ref ?? row.provider_ref)
  if (state === 'failed') {
    await failRefund(trx, order, row, failure)
    return setOrderColumns(trx, order, {})
  }
  await setOrderColumns(trx, order, await completeRefund(trx, config, order, row, { providerRef: ref }))
}
