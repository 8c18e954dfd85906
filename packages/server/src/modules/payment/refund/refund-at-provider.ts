import type { Currency, Minor } from '@blockfront/commerce'
import { ProviderError, type ProviderRefund } from '../providers/provider.ts'
import { withProvider } from '../with-provider.ts'

export interface ProviderRefundInput {
  paymentId: string
  amount: Minor
  /** Idempotency key: the provider refunds once for each. */
  key: string
  reason: string
}

/**
 * Refunds a part of a payment through its provider. Call it outside of a transaction, and `applyPayment` afterwards. Throws
 * `ProviderError`: `unavailable` if the result is unknown and the same call must be repeated, and `refused` if it is final.
 */
export async function refundAtProvider(
  context: Parameters<typeof withProvider>[0],
  { paymentId, amount, key, reason }: ProviderRefundInput,
): Promise<ProviderRefund> {
  const refund = await withProvider(context, paymentId, ({ provider, credentials, ref, payment }) =>
    provider.refund(credentials, { ref, amount, currency: payment.currency as Currency, key, reason }),
  )
  if (!refund) throw new ProviderError('refused', 'This payment was not made through a payment provider.')
  return refund
}
