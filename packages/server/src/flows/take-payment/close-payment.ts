import { type JobContext, storeContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orderRow } from '../../modules/order/index.ts'
import { ProviderError, paymentsOf, withProvider } from '../../modules/payment/index.ts'
import { applyPayment, type PaymentContext } from './apply-payment.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'payment.cancel': { storeId: string; paymentId: string }
  }
}

/**
 * Ends a payment at its provider, and applies its last state: a payment that was captured in the meantime stays captured. One that was
 * authorized stays authorized unless `release` is set. Throws `ProviderError` if the provider does not respond, so that it is unknown
 * whether the shopper can still pay.
 */
export async function closePayment(context: PaymentContext, paymentId: string, { release = false } = {}): Promise<void> {
  await withProvider(context, paymentId, async ({ provider, credentials, ref }) => {
    try {
      await provider.cancel(credentials, { ref, release })
    } catch (error) {
      // It is already final; the state that is read next says which.
      if (!(error instanceof ProviderError) || error.code !== 'refused') throw error
    }
  })
  await applyPayment(context, paymentId)
}

/**
 * Ends all pending payments of an order at their provider. `isUnknown`: the provider of one did not respond. `expiresAt` is the end of
 * the order's reservation.
 */
export async function closePayments(
  context: PaymentContext,
  orderId: string,
): Promise<{ isUnknown: boolean; expiresAt: Date | null }> {
  const { storeId } = context.store
  const { order, payments } = await withStore(context.db, storeId, async (trx) => {
    const order = await orderRow(trx, storeId, orderId)
    return { order, payments: await paymentsOf(trx, order) }
  })
  let isUnknown = false
  for (const { id, status, provider_ref } of payments) {
    if (status !== 'pending' || provider_ref === null) continue
    await closePayment(context, id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      context.log.warn({ err: error, storeId, paymentId: id }, 'A payment could not be ended at its provider')
      isUnknown = true
    })
  }
  return { isUnknown, expiresAt: order.expires_at }
}

/** Job: ends the payment of an order that was canceled. */
export const cancelAtProvider = ({ storeId, paymentId }: { storeId: string; paymentId: string }, context: JobContext) =>
  closePayment(storeContext(context, storeId), paymentId, { release: true })
