import type { ServerContext } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { SealError } from '../../ground/db/seal.ts'
import { openCredentials } from './method/credentials.ts'
import type { PaymentMethodRow } from './method/payment-methods.ts'
import { type PaymentRow, paymentRow } from './payment-rows.ts'
import { findProvider } from './providers/all.ts'
import { type Credentials, type PaymentProvider, ProviderError } from './providers/provider.ts'

type ProviderContext = Pick<ServerContext, 'db' | 'config'> & { store: { storeId: string } }

interface StartedPayment {
  provider: PaymentProvider
  credentials: Credentials
  /** The provider's id of the payment. */
  ref: string
  payment: PaymentRow
}

/**
 * Calls the provider of a payment that was started, outside of a transaction. Returns undefined for one that was not. Throws
 * `ProviderError`.
 */
export async function withProvider<T>(
  context: ProviderContext,
  paymentId: string,
  call: (started: StartedPayment) => Promise<T>,
): Promise<T | undefined> {
  const { storeId } = context.store
  const { payment, method } = await withStoreReadOnly(context.db, storeId, async (trx) => {
    const payment = await paymentRow(trx, storeId, paymentId)
    return { payment, method: payment.method_id ? await anyMethod(trx, storeId, payment.method_id) : undefined }
  })
  if (payment.provider_ref === null || !method) return undefined
  return call({ ...providerOf(context, method), ref: payment.provider_ref, payment })
}

/** A method, also a deleted one: its payments can still be read and refunded. */
export const anyMethod = (trx: StoreTrx, storeId: string, methodId: string): Promise<PaymentMethodRow | undefined> =>
  trx.selectFrom('payment_methods').selectAll().where('store_id', '=', storeId).where('id', '=', methodId).executeTakeFirst()

/**
 * Returns the provider of a method with its decrypted settings. Throws `ProviderError` with the code `credentials` if the settings cannot
 * be decrypted, and `refused` for a provider that this server does not have.
 */
export function providerOf(
  context: Pick<ServerContext, 'db' | 'config'>,
  method: PaymentMethodRow,
): { provider: PaymentProvider; credentials: Credentials } {
  const provider = findProvider(context, method.type)
  if (!provider) throw new ProviderError('refused', `This server has no payment provider "${method.type}".`)
  try {
    return { provider, credentials: openCredentials(context.config, method) }
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    throw new ProviderError('credentials', 'The settings of this payment method cannot be decrypted.', { cause: error })
  }
}
