import type { BillingOverview } from '@blockfront/contract'
import type { UserContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import { ProviderError } from '../../payment/index.ts'
import { getOverview } from '../overview.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Reads the account's subscription from Stripe, such as after the return from a payment page, and returns the result. */
export async function refreshSubscription(context: UserContext): Promise<BillingOverview> {
  try {
    if (context.config.stripe) await syncSubscription(context, context.session.userId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ err: error }, 'A subscription could not be read from Stripe')
    throw appError('unavailable', {
      cause: error,
      retryAfter: 5,
      message: 'We could not reach our payment provider. Your payment is safe; your plan updates as soon as we can.',
    })
  }
  return getOverview(context)
}
