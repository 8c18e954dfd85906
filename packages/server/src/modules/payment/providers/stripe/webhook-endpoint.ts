import type Stripe from 'stripe'
import { ProviderError } from '../provider.ts'
import { apiVersion } from './call-stripe.ts'

/** The events that can change a payment. The endpoint is registered for these and no others. */
const events = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Registers the webhook endpoint in place of those with the same URL, and returns its signing secret. Throws `credentials`. */
export async function registerWebhookEndpoint(stripe: Stripe, webhookUrl: string): Promise<string> {
  const former = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
  const endpoint = await stripe.webhookEndpoints
    .create({ url: webhookUrl, enabled_events: [...events], api_version: apiVersion, description: 'Blockfront' })
    .catch((error: Error & { param?: string }) => {
      if (error.param !== 'url') throw error
      throw new ProviderError('credentials', `Stripe cannot send events to ${webhookUrl}: ${error.message}`)
    })
  for (const { id, url } of former) if (url === webhookUrl) await stripe.webhookEndpoints.del(id)
  if (!endpoint.secret) throw new ProviderError('credentials', 'Stripe returned no signing secret for the webhook endpoint.')
  return endpoint.secret
}
