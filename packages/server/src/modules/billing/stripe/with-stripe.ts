import type Stripe from 'stripe'
import type { ServerContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import { callStripe, ProviderError } from '../../payment/index.ts'

/** Calls Stripe with the operator's account. Throws `ProviderError`. */
export function withStripe<T>({ config }: Pick<ServerContext, 'config'>, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  if (!config.stripe) throw new ProviderError('refused', 'This server has no Stripe account for plans.')
  return callStripe(config.stripeApi, config.stripe.secretKey, call)
}

/** Calls Stripe for a person who waits for the response. Throws `unavailable` with a message for that person. */
export async function askStripe<T>(
  context: Pick<ServerContext, 'config' | 'log'>,
  call: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  try {
    return await withStripe(context, call)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.error({ err: error }, 'Stripe refused a billing request or did not respond')
    throw appError('unavailable', {
      cause: error,
      retryAfter: 5,
      message: 'Our payment provider did not respond as expected. Nothing was changed. Please try again in a moment.',
    })
  }
}
