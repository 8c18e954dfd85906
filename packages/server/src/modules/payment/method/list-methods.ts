import { toMajor } from '@blockfront/commerce'
import type { PaymentMethod } from '@blockfront/contract'
import type { ServerContext, StoreScope } from '../../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { SealError } from '../../../ground/db/seal.ts'
import { currencyOf } from '../../product/index.ts'
import { findProvider } from '../providers/all.ts'
import { isProviderType } from '../providers/provider-type.ts'
import { openCredentials } from './credentials.ts'
import { lacksBankDetails, methodsOf, NO_BANK_DETAILS, type PaymentMethodRow } from './payment-methods.ts'

type ListContext = StoreScope & Pick<ServerContext, 'config'>

/** The payment methods of a store as its members see them. Secrets never leave the server. */
export const listPaymentMethods = (context: ListContext): Promise<PaymentMethod[]> =>
  withStoreReadOnly(context.db, context.store.storeId, (trx) => listMethods(context, trx))

/** Like {@link listPaymentMethods}, in a transaction. */
export async function listMethods(context: ListContext, trx: StoreTrx): Promise<PaymentMethod[]> {
  const { storeId } = context.store
  const [currency, methods] = await Promise.all([currencyOf(trx, storeId), methodsOf(trx, storeId)])
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, currency))
  return methods.map((method) => ({
    id: method.id,
    type: method.type,
    title: method.title,
    instructions: method.instructions,
    enabled: method.enabled,
    position: method.position,
    minTotal: major(method.min_total),
    maxTotal: major(method.max_total),
    manualCapture: method.manual_capture,
    configHint: method.config_hint as Record<string, string>,
    problem: methodProblem(context, method),
  }))
}

/** Why shoppers cannot pay with a method, and what its owner can do; empty without a problem. */
function methodProblem({ db, config }: ListContext, method: PaymentMethodRow): string {
  if (method.enabled && lacksBankDetails(method)) return `${NO_BANK_DETAILS} Until then, the checkout does not offer this method.`
  if (!isProviderType(method.type)) return ''
  if (!findProvider({ db, config }, method.type))
    return 'This server does not offer this payment provider, so shoppers cannot pay with it. Delete this payment method.'
  try {
    openCredentials(config, method)
    return ''
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return 'The stored keys cannot be decrypted, because the secret of the server has changed. Enter the keys again.'
  }
}
