import type Stripe from 'stripe'
import { stopSignal } from '../../../../ground/outgoing/stop-signal.ts'
import { ProviderError } from '../provider.ts'

/** The version of Stripe's API that the SDK's types describe; events arrive in the same one. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

/** Milliseconds that a request to Stripe may take; it is sent at most twice. */
const timeout = 10_000

/** Calls Stripe with a secret key at the URL of its API. Throws `ProviderError` for every error of Stripe. */
export async function callStripe<T>(apiUrl: string, secretKey: string, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  // Loaded with the first payment: the SDK takes 35 MB of memory, which a server without Stripe does not need.
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(stoppableFetch),
  })
  try {
    return await call(stripe)
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? providerError(error) : error
  }
}

/** `fetch` that also ends with the job that sends the request. */
const stoppableFetch: typeof fetch = (url, init) =>
  fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, stopSignal()]) : stopSignal() })

function providerError(error: Stripe.errors.StripeError): ProviderError {
  const about = { cause: error }
  switch (error.type) {
    case 'StripeSignatureVerificationError':
      return new ProviderError('signature', 'The signature is not from Stripe.', about)
    case 'StripeAuthenticationError':
      return new ProviderError('credentials', 'Stripe does not accept this key. It may be mistyped, deleted or replaced.', about)
    case 'StripePermissionError':
      return new ProviderError('credentials', 'Stripe does not allow this with the key: enter the secret key itself.', about)
    case 'StripeConnectionError':
      return new ProviderError('unavailable', 'Stripe did not respond.', about)
    case 'StripeAPIError':
      return new ProviderError('unavailable', 'Stripe reported an error on its side.', about)
    case 'StripeRateLimitError':
      return new ProviderError('unavailable', 'Stripe received too many requests with this key.', about)
    default:
      return new ProviderError('refused', error.message, about)
  }
}
