import type Stripe from 'stripe'
import { stripeId } from './objects.ts'
import type { EndpointParams } from './params.ts'
import { missing, StripeRefusal } from './refusal.ts'

/** The webhook endpoints of an account. */
export function createEndpointCalls(endpoints: Stripe.WebhookEndpoint[], seconds: () => number) {
  return {
    createEndpoint({ url, enabled_events, api_version = '', description = '' }: EndpointParams): Stripe.WebhookEndpoint {
      // Stripe rejects URLs that are not public. The fake accepts URLs of this machine, where the tests run.
      if (!/^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/])/.test(url))
        throw new StripeRefusal('url_invalid', 'Invalid URL: URL must be publicly accessible.', { param: 'url', saved: false })
      if (endpoints.length >= 16) throw new StripeRefusal('', 'You have reached the maximum of 16 test webhook endpoints.')
      const endpoint: Stripe.WebhookEndpoint = {
        id: stripeId('we'),
        object: 'webhook_endpoint',
        api_version,
        application: null,
        created: seconds(),
        description,
        enabled_events,
        livemode: false,
        metadata: {},
        secret: stripeId('whsec'),
        status: 'enabled',
        url,
      }
      endpoints.unshift(endpoint)
      return endpoint
    },

    deleteEndpoint(id: string): Stripe.DeletedWebhookEndpoint {
      const at = endpoints.findIndex((endpoint) => endpoint.id === id)
      if (at < 0) throw missing('webhook endpoint', id)
      endpoints.splice(at, 1)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  }
}
